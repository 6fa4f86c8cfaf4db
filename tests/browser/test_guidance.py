"""Guidance at the table: the goal, the capture rule shown at the board, and quiet buttons."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import open_table
from wuqi import load
from wuqi.core.registry import names
from wuqi.core.words import words

# Red to take: the blue piece on a3 has two foes beside it and no friend.
TAKEABLE = "5/5/BA1BB/A4/1A3 1 phase=take"
# Red to march: a step of d4 to c4 would leave the blue piece on c3 with two foes.
MARCHING = "5/3A1/1ABB1/5/A3B 1 phase=march"


def play_from(page: Page, game: str, position: str, **options: str) -> None:
    """A table against the computer that begins with a position."""
    page.goto("/")
    page.locator("main h1, main h2").first.wait_for()
    seats = load(game, **options).seats
    mover = load(game, **options).read(position).mover
    table = page.evaluate(
        """async (wish) => {
            const ask = async (path, body) => (await fetch(path, {method: 'POST',
              headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).json();
            await ask('/api/guest', {name: 'Nova'});
            return (await ask('/api/tables', wish)).table;
        }""",
        {
            "game": game,
            "options": options,
            "position": position,
            "seats": [
                {"you": True} if seat.side == mover else {"computer": "random"} for seat in seats
            ],
        },
    )
    page.goto(f"/play/{game}/{table}")
    page.locator(".table[data-status=playing][data-yours=true]").wait_for()


@pytest.mark.parametrize("game", names())
def test_whoever_is_new_is_told_the_goal(visit: Visit, game: str) -> None:
    page = visit("/")
    goals = load(game).goals
    say = words("en", game)
    told = [say(goal.key, **goal.details) for goal in goals]
    sides = len(goals)
    open_table(page, game, "you", *["random"] * (sides - 1))
    guide = page.locator("section[data-goal]")
    expect(guide).to_contain_text(told[0])
    guide.get_by_role("button").click()
    expect(guide).to_have_count(0)
    page.reload()
    page.locator(".table[data-status=playing]").wait_for()
    expect(guide).to_have_count(0)
    page.locator("[data-guide]").click()
    expect(guide).to_contain_text(told[0])


def test_after_some_games_it_goes_away_by_itself_but_not_in_the_middle_of_one(
    visit: Visit,
) -> None:
    page = visit("/")
    for _ in range(3):
        open_table(page, "musketeers", "you", "random")
        page.locator(".table[data-status=playing]").wait_for()
        expect(page.locator("section[data-goal]")).to_have_count(1)
    page.reload()
    expect(page.locator("section[data-goal]")).to_have_count(1)
    open_table(page, "musketeers", "you", "random")
    page.locator(".table[data-status=playing]").wait_for()
    expect(page.locator("section[data-goal]")).to_have_count(0)
    expect(page.locator("[data-guide]")).to_be_visible()


def test_pieces_show_what_stands_beside_them(visit: Visit) -> None:
    page = visit("/")
    play_from(page, "tamquan", TAKEABLE)
    expect(page.locator("[data-balance=a3]")).to_have_text("2:0")
    expect(page.locator("[data-balance=a3]")).to_have_attribute("data-strong", "true")
    expect(page.locator("[data-balance=b3]")).to_have_text("1:0")
    expect(page.locator("[data-balance=b3]")).to_have_attribute("data-strong", "false")
    expect(page.locator("[data-balance=e3]")).to_have_count(0)  # no foe beside it
    expect(page.locator("[data-square=a3]")).to_have_attribute(
        "aria-label", re.compile("2 foes and 0 friends beside it, can be taken")
    )
    expect(page.locator("section[data-goal]")).to_contain_text("foes and friends right beside it")


def test_the_button_that_ends_capturing_is_quiet_and_says_what_is_left(visit: Visit) -> None:
    page = visit("/")
    play_from(page, "tamquan", TAKEABLE)
    button = page.locator(".prompt button[data-action=done]")
    expect(button).to_have_text("Finish: one capture left")
    expect(button).not_to_have_class(re.compile("main"))
    page.locator("[data-square=a3]").click()
    expect(button).to_have_count(0)


def test_while_a_step_is_chosen_it_shows_what_could_be_taken_after_it(visit: Visit) -> None:
    page = visit("/")
    play_from(page, "tamquan", MARCHING)
    expect(page.locator("[data-balance=c3]")).to_have_text("1:1")
    page.locator("[data-square=d4]").click()
    page.locator("[data-square=c4]").hover()
    expect(page.locator("[data-balance=c3]")).to_have_text("2:1")
    expect(page.locator("[data-balance=c3]")).to_have_attribute("data-strong", "true")
    page.mouse.move(2, 2)
    expect(page.locator("[data-balance=c4]")).to_contain_text("+1")
    page.locator("[data-square=c4]").click()
    expect(page.locator("[data-balance=c3]")).to_have_text("2:1")
