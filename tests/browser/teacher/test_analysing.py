"""The analysis board beside the table: the same colours, the same way round."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import YOU, open_at
from tests.browser.conftest import Visit
from tests.browser.hands import Hands
from tests.games.expecting import SEATS

NUMBERS = """(list) => [...document.querySelectorAll(list + ' .ply')].map(
  (one) => [one.textContent.trim(), getComputedStyle(one).color])"""


@pytest.mark.parametrize("game", SEATS)
def test_moves_have_the_colour_of_who_made_them(visit: Visit, game: str) -> None:
    """In the list of a game, and in the tree that is made of it, wherever one begins to look."""
    page = visit()
    open_at(page, "Mai", game, *[YOU] * SEATS[game])
    hands = Hands(page)
    for _ in range(8):
        hands.await_turn()
        hands.act()
    table = page.url.rpartition("/")[2]
    page.goto(f"/replay/{game}/{table}")
    page.locator(".moves .ply").nth(7).wait_for()
    listed = page.evaluate(NUMBERS, ".moves")
    assert len({colour for _, colour in listed}) > 1
    page.get_by_role("link", name="Open on the analysis board").click()
    page.wait_for_function(
        "() => [...document.querySelectorAll('.tree .ply')].length >= 8"
        " && [...document.querySelectorAll('.tree .ply')].every((one) => one.style.color)"
    )
    assert page.evaluate(NUMBERS, ".tree") == listed


def corners(page: Page) -> tuple[bool, bool]:
    """Whether a6 lies to the left of f1, and below it."""
    page.locator("[data-square=a6]").first.wait_for()
    first, last = (
        page.locator(f"[data-square={name}]").first.bounding_box() for name in ("a6", "f1")
    )
    assert first
    assert last
    return first["x"] < last["x"], first["y"] > last["y"]


def test_janken_is_seen_the_same_way_everywhere(visit: Visit) -> None:
    """Whoever begins sits at the bottom: at the table, in analysis, in the rule book."""
    page = visit()
    open_at(page, "Mai", "janken", YOU, {"computer": "random"})
    at_table = corners(page)  # also before the server has answered
    page.locator(".table[data-status=playing]").wait_for()
    assert corners(page) == at_table
    for path in ("/analysis/janken", "/learn/janken"):
        page.goto(path)
        assert corners(page) == at_table, path
    page.goto("/analysis/janken")
    page.get_by_role("button", name="Flip board").click()
    expect(page.locator("[data-square=a6]").first).to_be_visible()
    assert corners(page) == (not at_table[0], not at_table[1])
