"""Hands that play: they touch what the board offers and know no rules."""

import math
import random
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page

from wuqi.core.registry import load

if TYPE_CHECKING:
    from tests.browser.fingers import Fingers

TABLE = ".table"
LOADED = ".table:not([data-status=loading])"  # the server has said how it stands
PATIENCE_MS = 90_000  # machines may be slow and busy; nothing here measures time
DOUBLE_MS = 400  # two touches of one place within less are a double click
DOUBLE_PX = 28  # and one place is what is nearer than this

# What a person sees: how things stand, and everything that can be touched. Waits until that is
# something new, and until there is something to touch or somebody else to wait for. Looks again
# whenever the page has changed.
LOOK = """([known, patience]) => new Promise((found, fail) => {
  const watch = new MutationObserver(() => later ??= setTimeout(look));
  let later = null;
  const seen = (sight) => { watch.disconnect(); clearTimeout(over); found(sight); };
  const over = setTimeout(() => {
    watch.disconnect();
    fail(new Error(`nothing new after ${known}`));
  }, patience);
  const centre = (element, kind) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { square, action, how } = element.dataset;
    return { kind, name: square ?? action ?? how, x: x + width / 2, y: y + height / 2 };
  };
  const all = (selector, kind) =>
    [...document.querySelectorAll(selector)].map((element) => centre(element, kind));
  const look = () => {
    later = null;
    const table = document.querySelector('.table');
    if (!table) return;
    const { ply, status, yours } = table.dataset;
    const taken = [...document.querySelectorAll('[aria-selected=true]')].map(
      (one) => one.dataset.square);
    const touches = [
      ...all('.asking button', 'way'), ...all('.half', 'half'),
      ...all('.prompt button[data-action]', 'button'), ...all('[data-next]', 'square')];
    const asked = touches.some((one) => one.kind === 'way');
    const stamp = [document.location.pathname, ply, status, yours, asked, taken].join();
    const busy = document.querySelector('[aria-busy=true]') !== null;
    const nothing = yours === 'true' && touches.length === 0;
    const waiting = status === 'playing' && (busy || nothing);
    if (stamp === known || waiting || status === 'loading') return;
    const held = [...document.querySelectorAll('[data-on]')].map((one) => one.dataset.on);
    seen({ stamp, ply: Number(ply), status, yours: yours === 'true', taken: taken.length > 0,
      touches, held });
  };
  watch.observe(document, { attributes: true, childList: true, subtree: true });
  look();
})"""


@dataclass(frozen=True)
class Sight:
    """The table as a person sees it."""

    stamp: str
    ply: int
    status: str
    yours: bool
    taken: bool  # a piece has been taken up
    touches: list[dict[str, Any]]  # what can be touched, and where it is on the screen
    held: list[str]  # squares where pieces stand

    @property
    def over(self) -> bool:
        return self.status == "over"


# Until nothing more has come for a while, and letters are drawn in their own fonts. An answer that
# is written line by line, as an analysis is, does not count before it ends.
QUIET = """() => new Promise((quiet) => {
  let known = -1;
  const look = () => {
    const came = performance.getEntriesByType('resource').length;
    if (came === known && document.fonts.status === 'loaded') return quiet();
    known = came;
    setTimeout(look, 400);
  };
  look();
})"""


def go_and_settle(page: Page, path: str) -> None:
    """To a page, until it has fetched what it needs after it has come."""
    page.goto(path)
    page.locator("main h1").first.wait_for(state="attached")
    page.evaluate(QUIET)


# As a link leads there; the heading that is left behind does not count as the next page's.
WALK = """(to) => {
  for (const one of document.querySelectorAll('main h1')) one.dataset.left = '';
  performance.clearResourceTimings(); // no more than some are kept
  history.pushState(null, '', to);
  dispatchEvent(new Event('popstate'));
}"""


def walk(page: Page, path: str) -> None:
    """To another page as a link leads there: nothing is loaded that is there already."""
    here, there = (one.split("/")[1] for one in (urlsplit(page.url).path, path))
    if here == there:  # one page with something else on it has no new heading
        walk(page, "/nowhere")
    page.evaluate(WALK, path)
    page.locator("main h1:not([data-left])").first.wait_for(state="attached")


def walk_and_settle(page: Page, path: str) -> None:
    """The same, until it has fetched what it needs after it has come."""
    walk(page, path)
    page.evaluate(QUIET)


def take_breath(page: Page) -> None:
    """Lets a double click's time pass: two quick clicks at one place of the screen are one wish,
    and Playwright scrolls so that what it clicks next is often just there."""
    page.wait_for_timeout(400)


# A table as wished, for whoever the page's visitor is.
OPEN = """async ([name, wish]) => {
  const post = (path, body) => fetch(`/api/${path}`, { method: 'POST',
    headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  await post('guest', { name });
  const answer = await post('tables', wish);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()).table;
}"""
HOLDERS: dict[str, dict[str, Any]] = {"you": {"you": True}, "friend": {}}


def open_table(page: Page, game: str, *holders: str, own: dict[str, str] | None = None) -> None:
    """Opens a table and goes there: who holds each side, and options. The form takes longer."""
    options = own or {}
    held = [holders[seat.side - 1] for seat in load(game, **options).seats]
    seats = [HOLDERS.get(holder, {"computer": holder}) for holder in held]
    table = page.evaluate(OPEN, ["Mai", {"game": game, "seats": seats, "options": options}])
    page.goto(f"/play/{game}/{table}")
    page.locator(LOADED).wait_for()


def open_by_form(
    page: Page, game: str, *holders: str, own: dict[str, str] | None = None, clock: int = 0
) -> None:
    """Opens a table by the form: who holds each side (or each seat), options, which clock."""
    page.goto(f"/new/{game}")
    for name, value in (own or {}).items():
        page.locator("form fieldset input").first.wait_for()
        by_themselves = page.locator("input[name=preset][value='(own)']")
        if by_themselves.count():  # options of equal standing are always there
            by_themselves.check()
        _choose(page, name, value)
    seats = page.locator("select[data-seat]")
    seats.first.wait_for()
    for number, holder in enumerate(holders):
        seats.nth(number).select_option(holder)
    page.locator("input[name=clock]").nth(clock).check()
    page.locator("form button[type=submit]").click()
    page.locator(LOADED).wait_for()


def _choose(page: Page, name: str, value: str) -> None:
    radio = page.locator(f"input[name='{name}'][value='{value}']")
    if radio.count():
        radio.check()
    else:
        page.locator(f"[aria-labelledby='option-{name}'] input").fill(value)


class Hands:
    """Somebody at a table, by mouse or by finger. The same seed touches the same squares."""

    def __init__(self, page: Page, seed: int = 1, fingers: "Fingers | None" = None) -> None:
        self.page = page
        self._chance = random.Random(seed)
        self._fingers = fingers
        # The last two touches: what it was, where on the screen, and when.
        self._touched: list[tuple[str, tuple[float, float], float]] = []

    @property
    def table(self) -> Locator:
        return self.page.locator(TABLE)

    @property
    def ply(self) -> int:
        return self.look().ply

    def look(self, known: str = "") -> Sight:
        """What there is to see, once it is something else than before."""
        return Sight(**self.page.evaluate(LOOK, [known, PATIENCE_MS]))

    @property
    def is_on_turn(self) -> bool:
        """As the page says just now."""
        return self.table.get_attribute("data-yours") == "true"

    def await_turn(self) -> bool:
        """Waits until it is this person's turn; False when the game is over."""
        sight = self.look()
        while not (sight.yours or sight.over):
            sight = self.look(sight.stamp)
        return not sight.over

    def act(self) -> None:
        """Takes one action, touch by touch."""
        before = sight = self.look()
        for _ in range(12):
            self._touch(self._choice(sight))
            sight = self.look(sight.stamp)
            if sight.over or sight.ply != before.ply:
                return
        raise AssertionError("twelve touches and nothing happened")

    def play_out(self, most: int = 1000) -> None:
        """Plays to the end."""
        for _ in range(most):
            if not self.await_turn():
                return
            self.act()
        raise AssertionError(f"not over after {most} actions")

    def _choice(self, sight: Sight) -> dict[str, Any]:
        kinds = {kind: [t for t in sight.touches if t["kind"] == kind] for kind in KINDS}
        if kinds["way"]:
            return self._chance.choice(kinds["way"])
        if kinds["half"] and self._chance.random() < 0.5:
            return self._chance.choice(kinds["half"])
        if kinds["button"] and (not kinds["square"] or self._chance.random() < 0.2):
            return self._chance.choice(kinds["button"])
        # Goes where a piece stands, if it can: games end sooner.
        targets = [t for t in kinds["square"] if sight.taken and t["name"] in sight.held]
        return self._chance.choice(targets or kinds["square"])

    def _touch(self, target: dict[str, Any]) -> None:
        here = (target["x"], target["y"])
        again = [  # pages that scroll show one square at several places
            when
            for name, at, when in self._touched
            if name == target["name"] or math.dist(at, here) < DOUBLE_PX
        ]
        if again:
            passed_ms = 1000 * (time.monotonic() - max(again))
            self.page.wait_for_timeout(max(0, DOUBLE_MS - passed_ms))
        self._press(target)
        self._touched = [*self._touched[-1:], (target["name"], here, time.monotonic())]

    def _press(self, target: dict[str, Any]) -> None:
        if target["kind"] in BY_NAME:  # other things may still come and push them down
            found = self.page.locator(BY_NAME[target["kind"]].format(target["name"]))
            if self._fingers is None:
                found.click()
            else:
                found.tap()
            return
        size = self.page.viewport_size
        x, y = target["x"], target["y"]
        if size and not 0 < y < size["height"]:
            by = y - size["height"] / 2
            y -= self.page.evaluate(
                "(by) => { const before = scrollY; scrollBy(0, by); return scrollY - before; }", by
            )
        if self._fingers is None:
            self.page.mouse.click(x, y)
        else:
            self._fingers.tap((x, y))


KINDS = ("way", "half", "button", "square")
BY_NAME = {
    "way": ".asking button[data-how='{}']",
    "button": ".prompt button[data-action='{}']",
}
