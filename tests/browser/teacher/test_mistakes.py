"""Puzzles from a finished game: its turning points, tried again on the board."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import YOU, open_at, two_at
from tests.browser.conftest import Visit
from tests.browser.fingers import PHONE, Fingers, square
from tests.browser.hands import Hands, take_breath
from wuqi import load
from wuqi.teacher.puzzle import Puzzle, games_with_puzzles, puzzles, stands


def one_that_can_be_lost() -> tuple[Puzzle, list[str]]:
    """A position of Three Musketeers in which one action wins, and two that lose.

    Those that lose do not end the game at once.
    """
    for one in puzzles("musketeers"):
        lost = [
            action
            for group in one.proof.groups
            if group.measure == "loss" and 2 < (group.number or 0) < 9  # search sees it
            for action in group.actions
        ]
        near = (one.proof.groups[0].number or 99) < 10
        if near and one.goal == "win" and one.position.endswith(" m") and len(lost) > 1:
            return one, lost
    raise AssertionError("no such puzzle")


def squares_of(action: str) -> tuple[str, str]:
    return action[:2], action[3:]


def move(page: Page, *squares: str) -> None:
    """Clicks squares in turn."""
    for name in squares:
        page.locator(f"[data-square={name}]").click()


def lose(page: Page, blunder: str) -> None:
    move(page, *squares_of(blunder))
    page.locator(".table[data-ply='1']").wait_for()
    for _ in range(2):  # and once more, to be sure
        page.get_by_role("button", name="Resign").click()


def test_my_mistake_is_a_puzzle_at_the_end_of_the_game(visit: Visit) -> None:
    one, (blunder, other, *_) = one_that_can_be_lost()
    mai, _ = two_at(visit, "musketeers", position=one.position)
    lose(mai, blunder)
    mai.get_by_role("link", name="Puzzle from this game").click()
    puzzle = mai.locator(".puzzle")
    expect(puzzle).to_have_attribute("data-ply", "0")
    word = mai.locator("[data-right]")
    expect(word).to_contain_text(
        re.compile(r"^\s*Here you played .*winning position became a loss")
    )
    expect(mai.get_by_role("button", name="Go to start")).to_have_count(
        0
    )  # nothing to step through

    move(mai, *squares_of(blunder))
    expect(word).to_contain_text("That is the move from the game.")
    take_breath(mai)
    move(mai, *squares_of(other))
    expect(word).to_contain_text("A winning position became a loss.")
    expect(word).to_have_attribute("data-right", "false")
    expect(puzzle).to_have_attribute("data-solved", "false")
    take_breath(mai)
    move(mai, *squares_of(one.solution))
    expect(word).to_contain_text("Correct! That keeps the win.")
    expect(puzzle).to_have_attribute("data-solved", "true")
    mai.get_by_role("button", name="Go to start").click()
    expect(puzzle).to_have_attribute("data-at", "0")
    mai.get_by_role("button", name="Next move").click()
    expect(mai.locator(f"[data-on='{one.solution[3:]}']")).to_have_count(1)


def test_a_review_offers_its_turning_points_and_keeps_the_answer_back(visit: Visit) -> None:
    """By touch: the answer is folded away, and can be tried or looked at."""
    one, (blunder, *_) = one_that_can_be_lost()
    page = visit(**PHONE)
    open_at(page, "Mai", "musketeers", YOU, YOU, position=one.position)
    page.locator(".table[data-status=playing]").wait_for()
    lose(page, blunder)
    page.get_by_role("link", name="Where the game turned").tap()
    point = page.locator("[data-turn=win-lost]")
    side = ("musketeers", "enemies")[load("musketeers").read(one.position).mover - 1]
    expect(point.locator("[data-sentence]")).to_have_text(
        f"The {side} had a won game here and gave it away: after this move it is lost."
    )
    better = point.locator("[data-better]")
    expect(point.locator("[data-again]")).to_be_visible()
    expect(better).to_be_hidden()
    point.locator("summary").tap()
    move = one.solution.replace("-", "–").replace("x", "×")
    expect(better).to_have_text(f"Better: {move}, which wins.")
    expect(page.locator("[data-reviewed]")).not_to_contain_text("loss →")
    expect(page.locator("[data-reviewed]")).not_to_contain_text("half-move")
    point.locator("[data-again]").tap()
    expect(page.locator(".puzzle")).to_have_attribute("data-ply", "0")
    fingers = Fingers(page)
    for name in squares_of(one.solution):
        fingers.tap(square(page, name))
    expect(page.locator(".puzzle")).to_have_attribute("data-solved", "true")


def test_the_answer_can_be_shown(visit: Visit) -> None:
    one, (blunder, *_) = one_that_can_be_lost()
    page = visit()
    open_at(page, "Mai", "musketeers", YOU, YOU, position=one.position)
    page.locator(".table[data-status=playing]").wait_for()
    lose(page, blunder)
    page.get_by_role("link", name="Puzzle from this game").click()
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".puzzle")).to_have_attribute("data-solved", "true")
    expect(page.get_by_role("button", name="Go to start")).to_be_visible()
    page.get_by_role("link", name="Analysis").last.click()
    expect(page.locator(".tree")).to_be_visible()


def test_a_game_without_a_mistake_says_so(visit: Visit) -> None:
    page = visit()
    open_at(page, "Mai", "musketeers", YOU, YOU, position="M3M/1e3/5/1ee2/M4 e")
    Hands(page).play_out()
    page.get_by_role("link", name="Puzzle from this game").click()
    expect(page.locator("[data-none], .puzzle").first).to_be_visible()


def worst(one: Puzzle) -> str:
    return one.proof.groups[-1].actions[0]


def plainness(one: Puzzle) -> tuple[int, int]:
    """How plainly the worst action is one: less is plainer."""
    best, last = one.proof.groups[0], one.proof.groups[-1]
    if last.measure == "chance":
        return (last.number or 0) - (best.number or 0), 0
    return last.number or 99, best.number or 99


@pytest.mark.parametrize("game", games_with_puzzles())
def test_a_mistake_of_every_game_makes_a_puzzle(visit: Visit, game: str) -> None:
    """The worst action of a known puzzle; its solution is then right, and any other is not."""
    one = min(puzzles(game), key=lambda one: (len(one.turns), *plainness(one)))
    page = visit()
    sides = stands(game, one).game.seats
    open_at(page, "Mai", game, *[YOU] * len(sides), position=one.position, options=one.options)
    page.locator(".table[data-status=playing]").wait_for()
    table = page.url.rpartition("/")[2]
    command = f"/api/tables/{table}/commands"
    view = post(page, command, {"type": "act", "ply": 0, "action": worst(one)})
    for seat in sides:
        if view["status"] != "over":
            view = post(page, command, {"type": "resign", "seat": seat.number})
    assert view["status"] == "over", view
    page.goto(f"/mistakes/{game}/{table}")
    expect(page.locator(".puzzle")).to_have_attribute("data-ply", "0")
    path = f"/api/tables/{table}/puzzles/0"
    assert post(page, path, {"action": one.solution})["right"]
    assert not post(page, path, {"action": worst(one)})["right"]
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".puzzle")).to_have_attribute("data-solved", "true")


def post(page: Page, path: str, body: object) -> dict[str, object]:
    """What the server answers the page."""
    found: dict[str, object] = page.evaluate(
        """async ([path, body]) => (await fetch(path, {
            method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify(body)})).json()""",
        [path, body],
    )
    return found


def test_a_review_says_how_far_it_has_come(visit: Visit) -> None:
    page = visit()
    open_at(page, "Mai", "draughts", YOU, YOU)
    hands = Hands(page)
    for _ in range(12):
        hands.act()
    for _ in range(2):
        page.get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="Where the game turned").click()
    expect(page.locator("[data-progress]")).to_contain_text(re.compile(r"position \d+ of 13"))
    expect(page.locator("[data-reviewed=true]")).to_be_visible()
