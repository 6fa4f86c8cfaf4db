"""What fits on a screen, and what stays where it is."""

from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acting import opened, play_on
from tests.browser.company import YOU, Line, move, open_at, two_at
from tests.browser.conftest import Visit
from tests.browser.fingers import PHONE, Fingers, sit_down
from tests.browser.hands import Hands
from tests.games.expecting import SEATS, expected
from tests.games.walk import late_position
from wuqi import load

SIZES = [(320, 568), (320, 640), (360, 740), (740, 360), (640, 320), (640, 400), (1280, 800)]
LONGEST_CLOCK = {"days": 14}
TEN_MINUTES = {"base": 600, "increment": 0}  # "9:59" is shorter
DEVICES: dict[str, dict[str, Any]] = {"phone": PHONE, "desktop": {}}


def each_game_on(*devices: str) -> list[tuple[str, str]]:
    """Every game once, on one device after the other: what jumps on a device does so in several
    games, and what jumps in a game does so on its other device in the next test."""
    return list(zip(SEATS, cycle(devices), strict=False))


RECENT_MS = 600  # so long after a touch, browsers count nothing as a jump
TINY = 0.0005  # of the screen: a digit or two of a clock

# How far things jumped that nobody had just touched.
SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect, currentRect }) =>
        [node?.className ?? node?.parentElement?.className ?? node?.nodeName,
          (node?.textContent ?? '').trim().slice(0, 40),
          Math.round(previousRect.y), Math.round(currentRect.y)]);
      window.shifts.push({ by: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}"""


FITTING = """() => [
  '.board svg', '.near .strip', '.near .clock', '.prompt .turn',
].map((one) => {
  const { left, top, right, bottom } = document.querySelector(one).getBoundingClientRect();
  return { one, left, top, right, bottom };
})"""

# Phones upright and held sideways, and a desktop: there is room for all that a player has to know.
SCREENS = [(360, 740), (740, 360), (640, 320), (1280, 800)]
KNOWING = """() => [
  '.prompt .turn', '.expected p', '[data-reminder], .guide p', '[data-round] li',
].flatMap((one) => {
  const shown = [...document.querySelectorAll(one)].find((found) => found.checkVisibility());
  if (!shown) return [{ one, bottom: Infinity }];
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const first = one === '[data-round] li' ? Math.min(bottom, top + 20) : bottom; // it may scroll
  return [{ one, left, top, right, bottom: first }];
})"""


def reshape(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_function("(width) => innerWidth === width", arg=width)


@pytest.mark.parametrize("game", SEATS)
def test_what_a_player_has_to_see_fits(visit: Visit, game: str) -> None:
    """Without scrolling: the board and whose turn it is; turn, goal, next step and what happened,
    for whoever is new to a game and told most."""
    page = visit(**PHONE)
    sides = [seat.side for seat in load(game).seats]
    seats = [YOU if side == 1 else {"computer": "random"} for side in sides]
    open_at(page, "Mai", game, *seats, clock=LONGEST_CLOCK)
    hands = Hands(page)
    hands.await_turn()
    for width, height in SIZES:
        reshape(page, width, height)
        for box in page.evaluate(FITTING):
            assert box["left"] >= 0, (width, height, box)
            assert box["top"] >= 0, (width, height, box)
            assert box["right"] <= width, (width, height, box)
            assert box["bottom"] <= height, (width, height, box)
    hands.act()
    hands.await_turn()
    page.locator(".levels").wait_for(state="detached")
    for width, height in SCREENS:
        reshape(page, width, height)
        for box in page.evaluate(KNOWING):
            if "round" in box["one"] and height < 360:
                continue  # on the smallest screens it is read a little further down
            assert box["bottom"] <= height, (width, height, box)
            assert box["left"] >= 0, (width, height, box)
            assert box["right"] <= width, (width, height, box)


def box_of(page: Page, selector: str) -> dict[str, float]:
    """Where something lies on the page, however far that is scrolled."""
    found: dict[str, float] = page.evaluate(
        """(selector) => {
          const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
          return { x, y: y + scrollY, width, height };
        }""",
        selector,
    )
    return found


def soon_over(game: str) -> dict[str, object]:
    """Terms of a short game, or a position late in one: with few pieces left, and many taken."""
    if short := expected(game).SHORT:
        return {"options": short}
    plies = expected(game).LATE
    return {"position": late_position(load(game), seed=2, plies=plies)} if plies else {}


def watch_shifts(page: Page) -> None:
    page.add_init_script(f"({SHIFTS})()")


def assert_nothing_jumped(page: Page) -> None:
    """Digits of a running clock do not count: 10:00 is wider than 9:59, and a game may be long."""
    jumps = [shift for shift in page.evaluate("shifts") if shift["by"] > TINY]
    assert sum(jump["by"] for jump in jumps) < 0.02, "\n".join(map(str, jumps))


@pytest.mark.parametrize(("game", "device"), each_game_on("desktop", "phone"))
def test_the_board_stays_where_it_is(visit: Visit, game: str, device: str) -> None:
    """Captured pieces, camps, eliminations, clocks and prompts have room of their own."""
    how = DEVICES[device]
    page = visit(**how)
    seats = len(load(game, **expected(game).SHORT).seats)
    sit_down(page, game, seats, clock=TEN_MINUTES, **soon_over(game))
    before = box_of(page, ".board svg")
    hands = Hands(page, fingers=Fingers(page) if how else None)
    for _ in range(12):
        if not hands.await_turn():
            break
        hands.act()
        assert box_of(page, ".board svg") == before


@pytest.mark.parametrize(("game", "device"), each_game_on("phone", "desktop"))
def test_nothing_jumps_from_the_first_to_the_last(visit: Visit, game: str, device: str) -> None:
    """A game, its shuffle and its end included: whatever moves, nobody has touched it.

    The first actions are touched, which puts away what is asked only before the game; the others
    come by themselves.
    """
    how = DEVICES[device]
    page = visit(ready=watch_shifts, **how)
    seats = load(game, **expected(game).SHORT).seats
    holders = [YOU if seat.side == 1 else {"computer": "random"} for seat in seats]
    open_at(page, "Mai", game, *holders, clock=TEN_MINUTES, **soon_over(game))
    hands = Hands(page, fingers=Fingers(page) if how else None)
    for _ in range(5):
        assert hands.await_turn()
        page.wait_for_timeout(RECENT_MS)
        hands.act()
    page.wait_for_timeout(RECENT_MS)
    play_on(page)
    expect(page.locator(".outcome h2").first).to_be_visible()
    page.wait_for_timeout(RECENT_MS)
    assert_nothing_jumped(page)


@pytest.mark.parametrize(("game", "device"), each_game_on("desktop", "phone"))
def test_nothing_jumps_when_the_table_is_told(visit: Visit, game: str, device: str) -> None:
    """The board is there before the server has answered, and just where it stays."""
    slow = Line(delay_ms=700)

    def ready(page: Page) -> None:
        watch_shifts(page)
        slow.lay(page)

    path = opened(visit(), game, *["you"] * SEATS[game])
    again = visit(path, first=True, ready=ready, **DEVICES[device])
    again.locator(".table[data-status=loading] [data-square]").first.wait_for()
    again.locator(".table[data-status=playing] .prompt").wait_for()
    again.wait_for_timeout(RECENT_MS)
    assert_nothing_jumped(again)


@pytest.mark.parametrize("device", DEVICES)
def test_nothing_jumps_when_somebody_speaks(visit: Visit, device: str) -> None:
    how = {**DEVICES[device], "ready": watch_shifts}
    page, friend = two_at(visit, "draughts", how, clock=TEN_MINUTES)
    places = (".board svg", ".prompt")
    before = [box_of(page, one) for one in places]
    page.evaluate("shifts.length = 0")
    for number in range(8):
        friend.locator(".chat input").fill(f"line {number} " * 12)
        friend.locator(".chat input").press("Enter")
        page.get_by_text(f"line {number} ").first.wait_for()
    assert [box_of(page, one) for one in places] == before
    assert_nothing_jumped(page)


@pytest.mark.parametrize(("game", "device"), each_game_on("phone", "desktop"))
def test_the_goal_goes_without_moving_anything(visit: Visit, game: str, device: str) -> None:
    page = visit(**DEVICES[device])
    sit_down(page, game, SEATS[game])
    places = (".board svg", ".prompt")
    before = [box_of(page, one) for one in places]
    dismiss = page.locator(".guide button")
    if device == "phone" and not dismiss.is_visible():  # all of it stands below the board
        expect(page.locator(".guide")).to_be_hidden()
        return
    dismiss.click()
    expect(page.locator(".guide")).to_have_count(0)
    assert [box_of(page, one) for one in places] == before


def test_the_games_of_the_analysis_stand_in_one_line_on_a_phone(visit: Visit) -> None:
    page = visit("/analysis/sanguo", **PHONE)
    names = page.locator("nav.games a")
    expect(names.first).to_be_visible()
    heights = names.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().height)")
    assert len(set(heights)) == 1, heights


LATE = "9/9/K1PP5/9/r7R 1 camps=1,2,3 taken=AERHCaerhc,PPPkaehc,AEHCppppp"
MANY_TAKEN = "9/7r?/9/1H4p1?/8? 1 camps=2,3,1 taken=KPPPPkaaeerhhccppp,AAERRHCC,-"


# Each piece beside a name, and the room that it has there.
CAPTURED = """() => [...document.querySelectorAll('.strip .beside')].flatMap((beside) => {
  const box = (one) => one.getBoundingClientRect().toJSON();
  return [...beside.querySelectorAll('li')].map((one) => [box(beside), box(one)]);
})"""


@pytest.mark.parametrize("position", [LATE, MANY_TAKEN], ids=["late", "many"])
def test_all_captured_pieces_are_in_sight(visit: Visit, position: str) -> None:
    page = visit(viewport={"width": 320, "height": 740})
    robot = {"computer": "random"}
    open_at(page, "Mai", "sanguo", YOU, robot, robot, position=position)
    page.locator(".strip[data-side='1'] .beside li").first.wait_for()
    for width in (320, 360, 1280):
        reshape(page, width, 740)
        captured = page.evaluate(CAPTURED)
        assert captured
        for room, box in captured:
            assert box["width"] > 0, width
            assert box["x"] >= room["x"] - 1, width
            assert box["y"] >= room["y"] - 1, width
            assert box["x"] + box["width"] <= room["x"] + room["width"] + 1, width
            assert box["y"] + box["height"] <= room["y"] + room["height"] + 1, width


def test_captured_cubes_show_what_they_are(visit: Visit) -> None:
    page = visit()
    open_at(page, "Mai", "janken", YOU, YOU, position="RP5/6/6/1RPsp3/6/4sp1 x")
    move(page, "d5", "d4", "d3")
    page.locator(".asking button, .half").first.wait_for()
    page.locator(".asking button, .half").first.click()
    taken = page.locator(".strip[data-side='1'] .beside li")
    expect(taken.first).to_have_attribute("title", "scissors (paper north and south)")
    expect(taken.first.locator("path").nth(2)).to_be_attached()


PLACES = (".board svg", ".prompt", ".round", ".browse", ".verbs")


@pytest.mark.parametrize("device", DEVICES)
def test_a_hint_has_room_of_its_own(visit: Visit, device: str) -> None:
    page = visit(**DEVICES[device])
    open_at(page, "Mai", "draughts", YOU, {"computer": "random"})
    Hands(page).await_turn()
    before = [box_of(page, one) for one in PLACES]
    for number in (1, 2, 3):
        page.locator("[data-hint]").click()
        expect(page.locator(f"[data-clue='{number}']")).to_be_visible()
        expect(page.locator(f"[data-clue='{number}']")).to_be_in_viewport()
        assert [box_of(page, one) for one in PLACES] == before
        page.wait_for_timeout(RECENT_MS)


@pytest.mark.parametrize("device", DEVICES)
def test_an_offer_pushes_nothing_away(visit: Visit, device: str) -> None:
    mai, tuan = two_at(visit, "draughts", DEVICES[device])
    before = [box_of(mai, one) for one in PLACES]
    mai.evaluate("scrollTo(0, 0)")
    tuan.get_by_role("button", name="Offer a draw").click()
    accept = mai.get_by_role("button", name="Accept")
    expect(accept).to_be_in_viewport(ratio=1)
    offer = mai.locator(".offer").bounding_box()
    assert offer is not None
    for covered in (".board svg", ".prompt", ".round"):
        found = box_of(mai, covered)
        assert (
            found["y"] + found["height"] <= offer["y"]
            or found["x"] + found["width"] <= offer["x"]
            or found["y"] >= offer["y"] + offer["height"]
        ), covered
    assert [box_of(mai, one) for one in PLACES] == before
    mai.get_by_role("button", name="Decline").click()
    expect(accept).to_have_count(0)
    assert [box_of(mai, one) for one in PLACES] == before


@pytest.mark.parametrize("game", SEATS)
def test_on_a_desktop_the_newest_move_is_in_sight(visit: Visit, game: str) -> None:
    """Also for newcomers, who are told the goal and asked for a level until their first move."""
    page = visit()
    first = [seat.side for seat in load(game).seats].count(1)
    others = [{"computer": "level:1"}] * (SEATS[game] - first)
    open_at(page, "Mai", game, *[YOU] * first, *others)
    hands = Hands(page)
    hands.await_turn()
    expect(page.locator(".levels")).to_be_in_viewport(ratio=0.9)
    places = PLACES[:3]
    before = [box_of(page, one) for one in places]
    for _ in range(6):
        hands.await_turn()
        hands.act()
    expect(page.locator(".levels")).to_have_count(0)
    assert [box_of(page, one) for one in places] == before
    expect(page.locator(".moves a[aria-current]")).to_be_in_viewport(ratio=0.9)


LINES = """(all) => all.map(
  (one) => one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight))"""


def test_names_of_games_are_not_broken_in_japanese(visit: Visit) -> None:
    """They have no spaces, and a browser would break them in the middle of a word."""
    page = visit("/", settings='{"pace": "off", "language": "ja"}', **PHONE)
    names = page.locator(".games h2")
    names.first.wait_for()
    page.evaluate("document.fonts.ready")
    for width, height in ((360, 740), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        lines = names.evaluate_all(LINES)
        assert len(lines) == len(SEATS)
        assert all(number < 1.5 for number in lines), lines
