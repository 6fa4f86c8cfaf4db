"""How a game ends for those who played it, what comes next, and which level is played."""

import json

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.company import FRIEND, YOU, await_ply, move, open_at, two_at
from tests.browser.conftest import Visit
from tests.browser.hands import Hands
from tests.games.expecting import expected
from wuqi.core.registry import load, names

LEVEL_2 = {"computer": "level:2"}
CAME_LAST = "You came third: you resigned."


def give_up(page: Page) -> None:
    for _ in range(2):  # and once more, to be sure
        page.get_by_role("button", name="Resign").click()


def test_the_end_speaks_to_everybody_in_their_own_way(visit: Visit) -> None:
    mai, tuan = two_at(visit, "musketeers")
    onlooker = visit(mai.url)
    onlooker.locator(".table[data-status=playing]").wait_for()
    expect(mai.get_by_role("button", name="Offer a draw")).to_have_count(0)  # there is none
    give_up(mai)
    expect(mai.locator(".outcome h2")).to_have_text("You lost.")
    expect(tuan.locator(".outcome h2")).to_have_text("You won!")
    expect(onlooker.locator(".outcome h2")).to_have_text("The enemies win.")
    for page in (mai, tuan, onlooker):
        expect(page.locator(".outcome .reason")).to_have_text("The losing side resigned.")
    expect(onlooker.get_by_role("button", name="Rematch")).to_have_count(0)
    expect(mai.locator("[aria-live=assertive]")).to_contain_text("You lost.")


def test_a_draw_can_be_offered_where_there_is_one(visit: Visit) -> None:
    mai, tuan = two_at(visit, "draughts")
    mai.get_by_role("button", name="Offer a draw").click()
    tuan.get_by_role("button", name="Accept").click()
    for page in (mai, tuan):
        expect(page.locator(".outcome h2")).to_have_text("A draw.")


def test_nobody_talks_or_bargains_with_a_computer(visit: Visit) -> None:
    page = visit()
    open_at(page, "Mai", "draughts", YOU, LEVEL_2)
    page.locator(".table[data-status=playing]").wait_for()
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
    expect(page.get_by_role("button", name="Offer a draw")).to_have_count(0)
    expect(page.locator(".chat")).to_have_count(0)


THREE_SIDES = {
    game: options for game in names() if (options := expected(game).THREE_SIDES) is not None
}


@pytest.mark.parametrize("game", THREE_SIDES)
def test_computers_do_not_play_on_among_themselves(visit: Visit, game: str) -> None:
    """The game ends where the last person leaves it, says so, and can be played again."""
    options = THREE_SIDES[game]
    page = visit()
    seats = [YOU if seat.side == 1 else LEVEL_2 for seat in load(game, **options).seats]
    open_at(page, "Mai", game, *seats, options=options)
    page.locator(".table[data-status=playing]").wait_for()
    give_up(page)
    expect(page.locator(".outcome h2")).to_have_text(CAME_LAST)
    expect(page.locator("[data-left]")).to_have_text(
        "Only computers were left, so the game ended there."
    )
    expect(page.locator(".strip[data-side='1']")).to_contain_text("Resigned")
    table = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != table)
    page.locator(".table[data-status=playing]").wait_for()


def test_who_leaves_early_comes_last_whatever_the_board_shows(visit: Visit) -> None:
    """Among three people a computer goes on for whoever resigns; the end tells that, too."""
    mai = visit()
    open_at(mai, "Mai", "sanguo", YOU, FRIEND, FRIEND)
    others = [visit(mai.url) for _ in range(2)]
    others[0].get_by_role("button", name="Sit here").first.click()
    expect(others[1].get_by_role("button", name="Sit here")).to_have_count(1)
    others[1].get_by_role("button", name="Sit here").click()
    for page in (mai, *others):
        page.locator(".table[data-status=playing]").wait_for()
    give_up(mai)
    expect(mai.locator(".strip[data-side='1']")).to_contain_text("Resigned")
    expect(mai.locator(".outcome")).to_have_count(0)
    give_up(others[0])
    expect(others[0].locator(".outcome h2")).to_have_text("You came second: you resigned.")
    expect(others[1].locator(".outcome h2")).to_have_text("You won!")
    for page in others:
        expect(page.locator("[data-left]")).to_have_text(
            "Player 1 resigned and ranks below everyone who played on. "
            "A computer finished the game in their place."
        )
    expect(mai.locator(".outcome h2")).to_have_text(CAME_LAST)
    table = mai.url
    mai.get_by_role("button", name="Rematch").click()
    for page in others:
        page.get_by_role("button", name="Accept").click()
    mai.wait_for_url(lambda url: url != table)
    mai.locator(".table[data-status=playing]").wait_for()
    expect(mai.locator(".near .strip[data-side='2']")).to_contain_text("(you)")


def test_a_table_that_never_began_is_no_draw(visit: Visit) -> None:
    mai = visit()
    open_at(mai, "Mai", "draughts", YOU, FRIEND)
    mai.get_by_role("button", name="Close").click()
    expect(mai.locator(".outcome h2")).to_have_text("No game was played.")
    expect(mai.locator(".outcome")).to_contain_text("The table was closed.")
    expect(mai.get_by_text("draw")).to_have_count(0)
    expect(mai.get_by_role("button", name="Rematch")).to_have_count(0)
    table = mai.url.rpartition("/")[2]
    mai.goto(f"/replay/draughts/{table}")
    expect(mai.locator("aside")).to_contain_text("No game was played.")
    record = mai.request.get(f"/api/tables/{table}/record")
    assert json.loads(record.text()).get("result") is None


def test_the_level_is_asked_for_once_and_follows_what_happens(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play Three Musketeers").click()
    page.locator(".table[data-status=playing]").wait_for()
    expect(page.locator(".far")).to_contain_text("level 1")  # a newcomer may win
    page.locator(".levels [data-level='4']").click()
    expect(page.locator(".far")).to_contain_text("level 4")
    expect(page.locator(".levels")).to_have_count(0)
    give_up(page)
    expect(page.locator(".outcome h2")).to_have_text("You lost.")
    expect(page.locator("[data-offered]")).to_have_count(0)
    expect(page.locator(".outcome [data-level='5']")).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="Play Three Musketeers").click()
    expect(page.locator(".far")).to_contain_text("level 4")
    expect(page.locator(".levels")).to_have_count(0)
    give_up(page)
    expect(page.locator("[data-offered='3']")).to_be_visible()
    page.locator(".outcome [data-level='3']").click()
    expect(page.locator(".far")).to_contain_text("level 3")
    page.reload()
    page.locator(".table[data-status=playing]").wait_for()
    page.goto("/new/musketeers")
    expect(page.locator("select[data-seat]").nth(1)).to_have_value("level:3")


def test_a_newcomer_has_the_easier_side_and_then_they_take_turns(visit: Visit) -> None:
    """The enemies win from the start, so whoever is new leads them first."""
    page = visit("/")
    for side in (2, 1, 2):
        page.goto("/")
        page.get_by_role("button", name="Play Three Musketeers").click()
        page.locator(".table[data-status=playing]").wait_for()
        expect(page.locator(f".near .strip[data-side='{side}']")).to_be_visible()
        give_up(page)
        expect(page.locator(".outcome h2")).to_have_text("You lost.")


def test_a_pressed_button_shows_that_it_works(visit: Visit) -> None:
    """Opening a table may take a while: it is seen at once, and cannot be asked for twice."""
    page = visit("/")
    held: list[Route] = []
    page.route("**/api/tables", lambda route: held.append(route))
    play = page.locator(".games li").first.locator("[data-way=computer]")
    with page.expect_request("**/api/tables"):
        play.click()
    expect(play).to_have_attribute("aria-busy", "true")
    expect(play).to_be_disabled()
    ring = "(button) => getComputedStyle(button, '::after').animationName"
    assert play.evaluate(ring) == "busy"
    for button in page.locator(".games button").all():
        expect(button).to_be_disabled()
    (only,) = held
    only.continue_()
    page.locator(".table[data-status=playing]").wait_for()


def test_from_the_end_to_where_the_game_turned(visit: Visit) -> None:
    page = visit()
    start = "M3M/1e3/5/1ee2/M4 e"
    open_at(page, "Mai", "musketeers", YOU, YOU, position=start)
    Hands(page).play_out()
    page.get_by_role("link", name="Where the game turned").click()
    expect(page.locator("[data-reviewed=true]")).to_be_visible()


def test_moves_after_the_end_are_not_made(visit: Visit) -> None:
    """A move that was ready when the game ended is forgotten."""
    mai, tuan = two_at(visit, "musketeers")
    move(tuan, "b3", "c3")
    expect(tuan.locator("[data-ahead]")).to_have_count(1)
    give_up(mai)
    expect(tuan.locator(".outcome h2")).to_have_text("You won!")
    expect(tuan.locator("[data-ahead]")).to_have_count(0)
    await_ply(tuan, 0)
