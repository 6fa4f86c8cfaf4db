"""Whatever can be touched is large enough for a finger."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from tests.browser.company import FRIEND, YOU, open_at
from tests.browser.conftest import Visit
from tests.browser.fingers import PHONE, Fingers, sit_down
from tests.browser.hands import QUIET, TABLE, Hands, go_and_settle, walk, walk_and_settle
from tests.games.expecting import SEATS

EACH_GAME = pytest.mark.parametrize("game", SEATS)
COMING_MS = 700  # what follows when a side has given up

# Every control in sight that is missed by a finger 19 px beside its middle: 40 px are the least.
# A text with a link in it is no control, nor is what is larger than the screen.
MISSED = """async (within) => {
  const REACH = 19;
  const CONTROLS = 'button, a[href], select, summary, input, textarea, label:has(input)';
  const missed = [];
  const inProse = (one) => {
    const line = one.closest('p');
    if (!line) return false;
    const rest = line.cloneNode(true);
    rest.querySelectorAll('a, button').forEach((other) => other.remove());
    return /\\p{L}{2}/u.test(rest.textContent);
  };
  const owner = (one) => one?.closest('label') ?? one?.closest(CONTROLS);
  for (const one of document.querySelector(within).querySelectorAll(CONTROLS)) {
    if (one.matches('.skip') || one.closest('svg, [aria-hidden=true]') || inProse(one)) continue;
    if (one.tagName === 'INPUT' && one.closest('label')) continue;  // its label is measured
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = one.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const places = [[0, -REACH], [0, REACH]];
    const hit = places.every(([right, down]) => {
      const found = document.elementFromPoint(x + right, y + down);
      return found !== null && (one.contains(found) || owner(found) === one);
    });
    if (!hit || box.width < 24) {
      const name = `${one.tagName.toLowerCase()}.${one.className}`;
      const words = one.textContent.trim().slice(0, 30);
      missed.push(`${name} "${words}" ${Math.round(box.width)}x${Math.round(box.height)}`);
    }
  }
  return missed;
}"""


def missed(page: Page, within: str = "body") -> list[str]:
    assert page.evaluate("matchMedia('(pointer: coarse)').matches")
    return list(page.evaluate(MISSED, within))


def give_up(page: Page) -> None:
    """Resigns for one side after the other until the game is over."""
    for _ in range(6):
        if page.locator(f"{TABLE}[data-status=over]").count():
            return
        page.get_by_role("button", name="Resign").click()
        page.locator(".sure button.main").click()
        page.wait_for_timeout(COMING_MS)
    raise AssertionError("still not over")


ROUTES = {
    "home": ["/"],
    "new": ["/new", *(f"/new/{game}" for game in SEATS)],
    "learn": ["/learn", *(f"/learn/{game}" for game in SEATS)],
    "lessons": ["/lessons", *(f"/lessons/{game}" for game in SEATS)],
    "puzzles": ["/puzzles", *(f"/puzzles/{game}" for game in SEATS)],
    "analysis": ["/analysis", *(f"/analysis/{game}" for game in SEATS)],
    "rest": ["/archive", "/settings", "/nowhere"],
}


@pytest.mark.parametrize("group", ROUTES)
def test_controls_of_a_page_are_large_enough(visit: Visit, group: str) -> None:
    first, *others = ROUTES[group]
    page = visit(**PHONE)
    go_and_settle(page, first)
    found = {first: missed(page)}
    for path in others:
        walk_and_settle(page, path)
        found[path] = missed(page)
    assert not any(found.values()), found


@EACH_GAME
def test_controls_of_a_table_are_large_enough(visit: Visit, game: str) -> None:
    """While one waits for somebody, while one plays, and when it is over; then in the replay."""
    page = visit(**PHONE)
    open_at(page, "Mai", game, YOU, *[FRIEND] * (SEATS[game] - 1))
    page.locator(f"{TABLE}[data-status=open]").wait_for()
    found = {"open": missed(page)}
    sit_down(page, game, SEATS[game])
    hands = Hands(page, fingers=Fingers(page))
    for _ in range(4):
        hands.act()
    found["playing"] = missed(page)
    page.get_by_role("button", name="Resign").click()
    found["sure"] = missed(page, ".news")  # the question may cover what lies behind it
    page.locator("[data-stay]").click()
    give_up(page)
    found["over"] = missed(page)
    walk(page, urlsplit(page.url).path.replace("/play/", "/replay/"))
    page.locator(".moves a").first.wait_for()
    page.evaluate(QUIET)
    found["replay"] = missed(page)
    assert not any(found.values()), found
