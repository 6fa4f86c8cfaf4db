"""What fits on a screen, and what stays where it is."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.fingers import PHONE, Fingers, sit_down
from tests.browser.hands import Hands

SIZES = [(320, 640), (360, 740), (740, 360), (640, 400), (1280, 800)]
SEATS = {"musketeers": 2, "sanguo": 3, "draughts": 2, "tamquan": 6, "janken": 2}
OPTIONS: dict[str, dict[str, str]] = {"tamquan": {"pieces": "3"}}

BOXES = """() => ['.board svg', '.near .strip', '.prompt .turn'].map((one) => {
  const { left, top, right, bottom } = document.querySelector(one).getBoundingClientRect();
  return { one, left, top, right, bottom };
})"""

# How far things jumped that nobody had just touched.
SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!entry.hadRecentInput) window.shifts.push(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}"""


@pytest.mark.parametrize("game", SEATS)
def test_the_board_and_what_is_expected_fit(visit: Visit, game: str) -> None:
    page = visit("/", **PHONE)
    sit_down(page, game, SEATS[game], options=OPTIONS.get(game, {}))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_function(f"innerWidth === {width}")
        for box in page.evaluate(BOXES):
            assert box["left"] >= 0, (width, height, box)
            assert box["top"] >= 0, (width, height, box)
            assert box["right"] <= width, (width, height, box)
            assert box["bottom"] <= height, (width, height, box)


def board_top(page: Page) -> float:
    return float(
        page.evaluate("document.querySelector('.board svg').getBoundingClientRect().top + scrollY")
    )


@pytest.mark.parametrize("game", SEATS)
def test_the_board_stays_where_it_is_for_a_whole_game(visit: Visit, game: str) -> None:
    """Captured pieces, camps, eliminations and prompts have room of their own."""
    page = visit("/", **PHONE)
    sit_down(page, game, SEATS[game], options=OPTIONS.get(game, {}))
    before = board_top(page)
    hands = Hands(page, fingers=Fingers(page))
    for _ in range(60):
        if not hands.await_turn():
            break
        hands.act()
        assert board_top(page) == before


ROUTES = [
    "/",
    "/new/sanguo",
    "/learn",
    "/learn/janken",
    "/puzzles",
    "/archive",
    "/settings",
    "/analysis/draughts",
    "/nowhere",
]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("path", ROUTES)
def test_nothing_jumps_while_a_page_comes(visit: Visit, path: str, phone: bool) -> None:
    how = PHONE if phone else {}

    def watch(page: Page) -> None:
        page.add_init_script(f"({SHIFTS})()")

    page = visit(path, ready=watch, **how)
    page.wait_for_timeout(1000)
    assert sum(page.evaluate("shifts")) < 0.02
