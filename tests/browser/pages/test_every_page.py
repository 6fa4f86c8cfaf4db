"""Every page, on every screen: nothing jumps while it loads, and everything fits."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.company import YOU, open_at
from tests.browser.conftest import Visit
from tests.browser.fingers import PHONE
from tests.browser.hands import QUIET, Hands, go_and_settle, walk, walk_and_settle
from tests.browser.pages.test_layout import watch_shifts

DEVICES: dict[str, dict[str, Any]] = {"phone": PHONE, "desktop": {}}
# Every kind of page, with games that differ most on it: one for each device.
PAGES = (
    ("/", "/"),
    ("/new", "/new"),
    ("/new/sanguo", "/new/draughts"),
    ("/learn", "/learn"),
    ("/learn/janken", "/learn/tamquan"),
    ("/lessons", "/lessons"),
    ("/lessons/draughts", "/lessons/sanguo"),
    ("/puzzles", "/puzzles"),
    ("/puzzles/tamquan", "/puzzles/sanguo"),
    ("/analysis/draughts", "/analysis/janken"),
    ("/analysis/sanguo", "/analysis/tamquan"),
    ("/solved", "/solved/draughts"),
    ("/archive", "/archive"),
    ("/settings", "/settings"),
    ("/nowhere", "/nowhere"),
)
BOARDS = ("/puzzles/tamquan", "/puzzles/draughts", "/analysis/draughts", "/analysis/sanguo")
# A small phone, one on its side, and a desktop at twice its size.
SMALL = ((320, 568), (740, 360), (640, 400))

BOX = """() => {
  const { left, top, right, bottom } = document.querySelector('.board svg').getBoundingClientRect();
  return [left, top + scrollY, right, bottom + scrollY];
}"""


def games_of(page: Page) -> tuple[str, str]:
    """An unfinished game of one's own, and a finished one with something to review."""
    open_at(page, "Mai", "musketeers", YOU, YOU, position="M3M/1e3/5/1ee2/M4 e")
    Hands(page).play_out()
    over = page.url.rpartition("/")[2]
    open_at(page, "Mai", "draughts", YOU, YOU)
    return page.url.rpartition("/")[2], over


def each_page(page: Page, *devices: str) -> Iterator[str]:
    _, over = games_of(page)
    chosen = [list(DEVICES).index(device) for device in devices]
    yield from dict.fromkeys(pair[number] for pair in PAGES for number in chosen)
    yield f"/replay/musketeers/{over}"
    yield f"/mistakes/musketeers/{over}"


def fetch_everything_anew(page: Page) -> None:
    """As on a first visit: scripts, words and fonts come when they come."""
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})


def await_layout(page: Page, width: int) -> None:
    """Until the page has been drawn in its new shape."""
    page.wait_for_function("(width) => innerWidth >= width", arg=width)
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50)))")


def total(shifts: list[dict[str, Any]]) -> float:
    return float(sum(shift["by"] for shift in shifts))


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
def test_nothing_jumps_while_a_page_comes(visit: Visit, device: str) -> None:
    page = visit(first=True, ready=watch_shifts, **DEVICES[device])
    fetch_everything_anew(page)
    found = {}
    for path in each_page(page, device):
        go_and_settle(page, path)
        found[path] = page.evaluate("shifts")
    assert {path: shifts for path, shifts in found.items() if total(shifts) >= 0.02} == {}


@pytest.mark.slow
def test_every_page_fits_a_small_screen(visit: Visit) -> None:
    """Nothing stands out to the side."""
    page = visit(**PHONE)
    wide = []
    for path in each_page(page, *DEVICES):
        walk_and_settle(page, path)
        for width, height in SMALL:
            page.set_viewport_size({"width": width, "height": height})
            await_layout(page, width)
            # A phone zooms out until whatever stands out is in sight.
            widest = page.evaluate("Math.max(innerWidth, document.documentElement.scrollWidth)")
            if widest > width:
                wide.append((path, width, widest))
    assert wide == []


def test_boards_are_seen_whole_on_a_small_screen(visit: Visit) -> None:
    page = visit(**PHONE)
    _, over = games_of(page)
    cut = []
    for path in (*BOARDS, f"/replay/musketeers/{over}", "/lessons/draughts", "/lessons/sanguo"):
        walk(page, path)
        if path.startswith("/lessons"):
            page.locator("main [data-lesson]").first.click()
        page.locator(".board svg").first.wait_for()
        page.evaluate(QUIET)
        for width, height in SMALL:
            page.set_viewport_size({"width": width, "height": height})
            await_layout(page, width)
            left, top, right, bottom = page.evaluate(BOX)
            if not (left >= 0 and right <= width and top >= 0 and bottom <= height):
                cut.append((path, width, height, [left, top, right, bottom]))
    assert cut == []


def test_unfinished_games_come_first(visit: Visit) -> None:
    page = visit(ready=watch_shifts, **PHONE)
    table, _ = games_of(page)
    go_and_settle(page, "/")
    mine = page.locator(f".unfinished a[href$='{table}']")
    mine.wait_for()
    box = mine.bounding_box()
    first = page.locator(".games li").first.bounding_box()
    assert box
    assert first
    assert box["y"] + box["height"] <= first["y"]
    assert total(page.evaluate("shifts")) < 0.02
    mine.tap()
    page.locator(".table[data-status=playing]").wait_for()


def test_a_stranger_is_told_what_to_do(visit: Visit) -> None:
    page = visit("/")
    welcome = page.get_by_text("Find an opponent, play the computer")
    welcome.wait_for()
    assert page.locator(".unfinished a").count() == 0
