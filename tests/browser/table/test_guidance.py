"""Guidance at the table: the goal, the capture rule shown at the board, and quiet buttons."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.fingers import PHONE, Fingers, square
from tests.browser.hands import open_table
from tests.games.expecting import expected
from tests.games.tamquan.expected import MARCHING, TAKEABLE
from wuqi import load
from wuqi.core.registry import names
from wuqi.core.text.words import LANGUAGES, words


def play_from(page: Page, game: str, position: str, **options: str) -> None:
    """A table against the computer that begins with a position."""
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
    page = visit()
    goals = load(game).goals
    say = words("en", game)
    sentences = [say(goal.key, **goal.details) for goal in goals]
    sides = len(goals)
    open_table(page, game, "you", *["random"] * (sides - 1))
    guide = page.locator("section[data-goal]")
    expect(guide).to_contain_text(sentences[0])
    guide.get_by_role("button").click()
    expect(guide).to_have_count(0)
    page.reload()
    page.locator(".table[data-status=playing]").wait_for()
    expect(guide).to_have_count(0)
    page.locator("[data-guide]").click()
    expect(guide).to_contain_text(sentences[0])


@pytest.mark.parametrize("game", names())
def test_on_a_phone_the_goal_is_told_once(visit: Visit, game: str) -> None:
    page = visit(**PHONE)
    open_table(page, game, "you", *["random"] * (len(load(game).goals) - 1))
    page.locator(".table[data-status=playing]").wait_for()
    first = page.locator("[data-reminder]")
    expect(first).to_be_visible()
    assert page.locator(".table").inner_text().count(first.inner_text()) == 1


def test_after_some_games_it_goes_away_by_itself_but_not_in_the_middle_of_one(
    visit: Visit,
) -> None:
    """The goal, and what to touch."""
    page = visit()
    for _ in range(3):
        open_table(page, "musketeers", "you", "random")
        page.locator(".table[data-status=playing]").wait_for()
        expect(page.locator("section[data-goal]")).to_have_count(1)
        expect(page.locator(".prompt .expected")).to_contain_text("Touch a marked musketeer")
    page.reload()
    expect(page.locator("section[data-goal]")).to_have_count(1)
    open_table(page, "musketeers", "you", "random")
    page.locator(".table[data-status=playing]").wait_for()
    expect(page.locator("section[data-goal]")).to_have_count(0)
    expect(page.locator("[data-guide]")).to_be_visible()
    expect(page.locator(".prompt .expected")).to_have_text("Capture an enemy with a musketeer.")


def expect_beside(page: Page, square: str, *, foes: int, friends: int) -> None:
    """A diamond for each foe and a ring for each friend; digits would look like names of pieces."""
    badge = page.locator(f"[data-balance={square}]")
    expect(badge.locator(".foe")).to_have_count(foes)
    expect(badge.locator(".friend")).to_have_count(friends)
    expect(badge).to_have_text("")


def test_pieces_show_what_stands_beside_them(visit: Visit) -> None:
    page = visit()
    play_from(page, "tamquan", TAKEABLE)
    expect_beside(page, "a3", foes=2, friends=0)
    expect(page.locator("[data-balance=a3]")).to_have_attribute("data-strong", "true")
    expect_beside(page, "b3", foes=1, friends=0)
    expect(page.locator("[data-balance=b3]")).to_have_attribute("data-strong", "false")
    expect(page.locator("[data-balance=e3]")).to_have_count(0)  # no foe beside it
    expect(page.locator("[data-square=a3]")).to_have_attribute(
        "aria-label", re.compile("2 foes and 0 friends beside it, can be taken")
    )
    expect(page.locator("section[data-goal]")).to_contain_text(
        "◆ for each foe, ○ for each friend beside it"
    )


def test_the_button_that_ends_capturing_is_quiet_and_says_what_is_left(visit: Visit) -> None:
    page = visit()
    play_from(page, "tamquan", TAKEABLE)
    button = page.locator(".prompt button[data-action=done]")
    expect(button).to_have_text("Finish (1 left to take)")
    expect(button).not_to_have_class(re.compile("main"))
    page.locator("[data-square=a3]").click()
    expect(button).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_button_has_room_beside_whose_turn_it_is(visit: Visit, language: str) -> None:
    page = visit(settings=f'{{"pace": "off", "language": "{language}"}}', **PHONE)
    play_from(page, "tamquan", TAKEABLE)
    page.locator(".prompt button[data-action=done]").wait_for()
    turn, button = (page.locator(f".prompt .head {one}") for one in (".turn", "button"))
    assert turn.evaluate("(text) => text.scrollWidth <= text.clientWidth")
    beside, below = button.bounding_box(), turn.bounding_box()
    assert beside is not None
    assert below is not None
    assert beside["y"] < below["y"] + below["height"]
    assert beside["x"] + beside["width"] <= PHONE["viewport"]["width"]


def test_while_a_step_is_chosen_it_shows_what_could_be_taken_after_it(visit: Visit) -> None:
    page = visit()
    play_from(page, "tamquan", MARCHING)
    expect_beside(page, "c3", foes=1, friends=1)
    page.locator("[data-square=d4]").click()
    page.locator("[data-square=c4]").hover()
    expect_beside(page, "c3", foes=2, friends=1)
    expect(page.locator("[data-balance=c3]")).to_have_attribute("data-strong", "true")
    page.mouse.move(2, 2)
    expect(page.locator("[data-balance=c4]")).to_contain_text("+1")
    expect(page.locator("[data-legend]")).to_have_text("+: enemy pieces that you can then take")
    page.locator("[data-square=c4]").click()
    expect_beside(page, "c3", foes=2, friends=1)


PROMPTS = [(game, *one) for game in names() for one in expected(game).PROMPTS]


@pytest.mark.parametrize(("game", "position", "sentences"), PROMPTS)
def test_whoever_is_new_is_told_what_to_touch(
    visit: Visit, game: str, position: str, sentences: str
) -> None:
    page = visit()
    play_from(page, game, position)
    expect(page.locator(".prompt .expected")).to_contain_text(sentences)


def test_a_step_that_loses_is_marked_before_it_is_taken(visit: Visit) -> None:
    """Two musketeers stand in column c: the third is warned of it, by finger as by ear."""
    page = visit(**PHONE)
    play_from(page, "musketeers", "2M2/5/2eMe/5/2M2 m")
    expect(page.locator("[data-peril]")).to_have_count(0)
    Fingers(page).tap(square(page, "d3"))
    expect(page.locator("[data-peril=c3]")).to_be_visible()
    expect(page.locator("[data-peril]")).to_have_count(1)
    expect(page.locator(".warning")).to_contain_text("lose at once")
    expect(page.locator(".warning")).to_contain_text(
        "The three musketeers would stand in one line."
    )
    expect(page.locator("[data-square=c3]")).to_have_attribute(
        "aria-label", re.compile("lose at once")
    )
    Fingers(page).tap(square(page, "e3"))
    expect(page.locator("[data-peril]")).to_have_count(0)


def test_a_corner_that_will_be_reached_is_told(visit: Visit) -> None:
    page = visit(**PHONE)
    play_from(page, "janken", "6/1rp4/6/6/3RP2/1RP4 x")
    expect(page.locator(".warning")).to_contain_text("your opponent threatens to win")
