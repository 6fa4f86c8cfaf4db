"""A game of each game to its last touch, by clicks: from its start, or from a late position where
that takes long."""

import pytest
from playwright.sync_api import expect

from tests.browser.company import YOU, open_at
from tests.browser.conftest import Visit
from tests.browser.hands import Hands, open_by_form
from tests.games.expecting import expected, sides
from tests.games.walk import late_position
from wuqi.core.registry import load, names
from wuqi.core.text.words import words


@pytest.mark.parametrize("game", names())
def test_hot_seat_to_the_end(visit: Visit, game: str) -> None:
    """One person holds every seat: across one screen."""
    page = visit()
    rules = load(game, **expected(game).SHORT)
    if rules.start().deck.cards:  # the shuffle comes before the first action
        open_by_form(page, game, *["you"] * sides(game), own=expected(game).SHORT)
    else:
        terms = {"options": expected(game).SHORT, "position": late_position(rules, 2, plies=5)}
        open_at(page, "Mai", game, *[YOU] * len(rules.seats), **terms)
    hands = Hands(page)
    hands.play_out()
    expect(page.locator(".outcome h2").first).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    assert page.locator(".moves li").count() == hands.ply
    assert page.locator(".outcome .reason").inner_text() in reasons(game)
    if rules.start().deck.cards:
        expect(page.locator(".outcome summary")).to_have_text("The shuffle was fair")


def reasons(game: str) -> list[str]:
    """Why a game may end, in words."""
    rules = load(game)
    speak = words("en", game)
    return [speak(f"reason-{reason}") for reason in rules.face.REASONS]


def test_one_click_against_the_computer(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play Three Musketeers against the computer").click()
    Hands(page).play_out()
    expect(page.locator(".outcome")).to_contain_text("win")


def test_a_missed_capture_is_huffed(visit: Visit) -> None:
    page = visit()
    open_by_form(page, "draughts", "you", "you", own={"capture": "huff"})
    for ply, path in enumerate(("32 28", "19 23", "31 26"), 1):
        for square in path.split():
            page.locator(f"[data-square='{square}']").click()
        page.locator(f".table[data-ply='{ply}']").wait_for()
    page.get_by_role("button", name="Huff the piece on 28").click()
    page.locator(".table[data-ply='4']").wait_for()
    expect(page.locator("[data-on='28']")).to_have_count(0)


def test_the_path_of_a_capture_is_chosen_square_by_square(visit: Visit) -> None:
    page = visit("/learn/draughts")
    figure = page.locator("figure", has=page.locator("[data-try='4x22x33x24']"))
    for square in (4, 22, 33, 24):
        figure.locator(f"[data-square='{square}']").click()
    expect(figure.locator(".word")).to_contain_text("jumped from 4 to 24")
