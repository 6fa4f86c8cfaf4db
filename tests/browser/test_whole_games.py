"""A whole game of each game, from the first touch to the last, by clicks."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Hands, open_table

GAMES: dict[str, dict[str, str]] = {
    "musketeers": {},
    "sanguo": {},
    "draughts": {},
    "tamquan": {"pieces": "2"},
    "janken": {},
}
SIDES = {"sanguo": 3}


@pytest.mark.parametrize("game", GAMES)
def test_hot_seat_to_the_end(visit: Visit, game: str) -> None:
    """One person holds every seat: across one screen."""
    page = visit("/")
    open_table(page, game, *["you"] * SIDES.get(game, 2), own=GAMES[game])
    hands = Hands(page)
    hands.play_out()
    expect(page.locator(".outcome h2").first).to_be_visible()
    expect(page.get_by_role("link", name="Look at the game")).to_be_visible()
    assert page.locator(".moves li").count() == hands.ply


def test_one_click_against_the_computer(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play Three Musketeers against the computer").click()
    Hands(page).play_out()
    expect(page.locator(".outcome")).to_contain_text("win")
