"""The teacher in a real browser: a solved position, a planted blunder, a puzzle."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import DOUBLE_MS
from tests.server.running import Server
from tests.solve.solved import OPTIONS, made
from tests.teacher.planted import at_stake, planted, worths_of
from wuqi.core.play.record import Record
from wuqi.solve.build import Made
from wuqi.teacher.puzzle import puzzle, puzzles
from wuqi.teacher.solving import defence

__all__ = ["made"]


@pytest.fixture(scope="module")
def room(made: tuple[Path, Made], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A room that has the table of the small solved game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WUQI_DATA", str(made[0]))
        with Server(tmp_path_factory.mktemp("teaching") / "data") as running:
            yield running


def analysis(game: str, position: str, **options: str) -> str:
    query = {f"o.{name}": value for name, value in options.items()}
    return f"/analysis/{game}?{urlencode({**query, 'position': position})}"


def ask(page: Page, path: str, body: Any) -> Any:
    """What the server answers the page."""
    return page.evaluate(
        """async ([path, body]) => (await fetch(path, {
            method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify(body)})).json()""",
        [path, body],
    )


def test_a_solved_position_shows_its_values(visit: Visit) -> None:
    position = at_stake()
    page = visit(analysis("tamquan", position.text, **OPTIONS))
    panel = page.locator("[data-method=table]")
    panel.wait_for()
    known = worths_of(position)
    assert panel.locator("[data-action]").count() == len(known)
    for action, worth in known.items():
        row = panel.locator(f"[data-action='{action}']")
        expect(row.locator("svg")).to_have_attribute("data-value", worth.value or "")
        expect(row).to_contain_text(f"{worth.value}")
        if worth.distance is not None:
            expect(row).to_contain_text(str(worth.distance))
    # On the board: each piece that can step shows the best that can come of it.
    for square in {action[:2] for action in known}:
        best = next(worth for action, worth in known.items() if action.startswith(square))
        mark = page.locator(f"[data-worth][data-at='{square}']")
        expect(mark).to_have_attribute("data-worth", best.value or "")
    # Playing an action grows the tree, and the link holds it.
    action = next(iter(known))
    panel.locator(f"[data-action='{action}']").click()
    expect(page.locator(".tree [aria-current=step]")).to_contain_text(action.replace("-", "→"))
    expect(page).to_have_url(re.compile("moves="))


def test_perfect_play_is_laid_out_to_its_end(visit: Visit) -> None:
    page = visit(analysis("tamquan", "1A3/A3A/5/B3B/2B2 1 phase=march", **OPTIONS))
    page.get_by_role("button", name="Show perfect play").click()
    expect(page.locator(".tree [aria-current=step]")).to_be_visible()
    forward = page.get_by_role("button", name="Next move")
    steps = 1
    while forward.is_enabled():
        at = page.locator("[data-position]").get_attribute("data-position") or ""
        forward.click()
        expect(page.locator("[data-position]")).not_to_have_attribute("data-position", at)
        steps += 1
    assert steps > 3
    expect(page.locator(".state")).to_contain_text("wins.")


def test_solved_positions_are_explored(visit: Visit) -> None:
    """Values at the end of every move, the perfect line, the only move, and a proof unfolded."""
    query = {f"o.{name}": value for name, value in OPTIONS.items()}
    query["position"] = "1A3/A3A/5/B3B/2B2 1 phase=march"
    page = visit(f"/solved/tamquan?{urlencode(query)}")
    value = page.locator(".value")
    expect(value).to_have_attribute("data-value", "win")
    moves = page.locator("ul[aria-label='Every move and its value'] [data-action]")
    marks = page.locator(".worths [data-action]")
    expect(marks).to_have_count(moves.count())
    # What a mark says is what the list says.
    for mark in marks.all():
        row = page.locator(f"ul [data-action='{mark.get_attribute('data-action')}']")
        expect(row.locator("svg")).to_have_attribute(
            "data-value", mark.get_attribute("data-worth") or ""
        )
    page.get_by_role("button", name="Prove this position").click()
    replies = page.locator("[data-proof] [data-reply]")
    replies.first.wait_for()
    before = replies.count()
    replies.first.click()
    page.locator("[data-proof] .below [data-reply]").first.wait_for()
    assert replies.count() > before
    replies.first.click()
    expect(replies).to_have_count(before)
    # A wrong try is answered, and the right one is taken; then its values are shown.
    page.get_by_role("button", name="Find the only move").click()
    task = page.locator("[data-only]")
    expect(task).not_to_have_attribute("data-only", "")
    page.get_by_role("button", name="Starting position").click()
    expect(value).to_have_attribute("data-value", "loss")
    page.locator("button[data-perfect]").click()
    expect(page.locator(".tree [aria-current=step]")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.locator("button[data-perfect='']")).to_be_visible()


def test_any_position_can_be_set_up_and_played(visit: Visit) -> None:
    page = visit("/analysis/musketeers")
    page.get_by_role("button", name="Set up a position").click()
    page.wait_for_timeout(DOUBLE_MS)  # at the same place, and no double click
    page.get_by_role("button", name="Clear the board").click()
    expect(page.locator(".why")).to_contain_text("three musketeers")
    page.locator("[data-square=c3]").wait_for()
    for square in ("a1", "c3", "e1"):
        page.locator(f"[data-square={square}]").click()
    page.get_by_role("radio", name="enem").check(force=True)
    page.locator("[data-square=e2]").click()
    expect(page.locator(".why")).to_have_text("This position can be played.")
    page.get_by_role("button", name="Analyse this").click()
    expect(page.locator(".analysis")).to_have_attribute("data-position", "5/5/2M2/4e/M3M m")
    expect(page.locator("[data-method='alpha-beta']")).to_contain_text("win")
    page.get_by_role("button", name="Start playing").click()
    page.locator(".table[data-status=playing]").wait_for()
    page.locator("[data-hint]").click()
    expect(page.locator(".hint")).to_contain_text("You have only one legal move.")
    page.locator("[data-hint]").click()
    expect(page.locator(".hint")).to_contain_text("Move e1 → e2. That captures a piece.")


def test_a_record_can_be_opened(visit: Visit, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    Record("musketeers", {}, ("c3xc4", "c2-c3")).save(path)
    page = visit("/analysis/janken")
    with page.expect_file_chooser() as chooser:
        page.get_by_text("Open a record").click()
    chooser.value.set_files(path)
    expect(page.locator(".tree")).to_contain_text("c2–c3")
    page.get_by_role("textbox", name="Position as text").fill("nonsense")
    page.get_by_role("button", name="Apply", exact=True).click()
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_review_finds_the_planted_blunder(visit: Visit) -> None:
    record = planted()
    page = visit("/")
    page.locator("main h1, main h2").first.wait_for()
    ask(page, "/api/guest", {"name": "Nova"})
    seats = [{"you": True}] * 6
    wish = {"game": "tamquan", "options": OPTIONS, "position": record.start, "seats": seats}
    table = ask(page, "/api/tables", wish)["table"]
    path = f"/api/tables/{table}/commands"
    for ply, action in enumerate(record.actions):
        assert ask(page, path, {"type": "act", "ply": ply, "action": action})["ply"] == ply + 1
    for seat in (1, 2, 3):
        ask(page, path, {"type": "resign", "seat": seat})
    page.goto(f"/replay/tamquan/{table}")
    page.get_by_role("button", name="Review this game").click()
    point = page.locator("[data-turn=win-lost]")
    expect(point).to_have_count(1)
    expect(point).to_have_attribute("data-ply", "0")
    expect(page.locator("path.curve[data-side]")).to_have_count(2)
    point.get_by_role("button").click()
    expect(page.locator(".replay")).to_have_attribute("data-ply", "1")
    point.get_by_role("link").click()
    page.locator(".analysis").wait_for()
    expect(page.locator(".tree")).to_be_visible()


def touch(page: Page, action: str) -> None:
    """Plays an action of Three Musketeers."""
    for square in (action[:2], action[3:]):
        page.locator(f"[data-square={square}]").click()


def test_a_puzzle_accepts_only_its_solution(visit: Visit) -> None:
    one = next(one for one in puzzles("musketeers") if len(one.groups) < 12 and not one.options)
    page = visit(f"/puzzles/musketeers/{one.id}")
    shown, word = page.locator(".puzzle[data-live=true]"), page.locator("[data-right]")
    for action in (other for other in one.groups if other != one.solution):
        shown.wait_for()
        touch(page, action)
        expect(word).to_contain_text(action.replace("-", "–").replace("x", "×"))
        expect(word).to_have_attribute("data-right", "false")
        page.locator("[data-again]").click()  # its refutation was on the board
    shown.wait_for()
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".puzzle")).to_have_attribute("data-solved", "true")
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "0")
    page.locator("[data-another]").click()
    expect(page.locator(".puzzle")).to_have_attribute("data-solved", "false")
    expect(page.locator(".puzzle")).not_to_have_attribute("data-puzzle", one.id)


def test_a_puzzle_is_several_moves_deep_and_goes_on_by_itself(visit: Visit) -> None:
    one = next(one for one in puzzles("musketeers") if len(one.turns) > 1)
    page = visit(f"/puzzles/musketeers/{one.id}")
    played: tuple[str, ...] = ()
    while played in one.turns:
        page.locator(f".puzzle[data-live=true][data-at='{len(played)}']").wait_for()
        action = one.turns[played].right[0]
        touch(page, action)
        played = (*played, action, *(defence(one.turns, (*played, action)) or ()))
    expect(page.locator(".puzzle")).to_have_attribute("data-solved", "true")
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "1")
    expect(page.locator("[data-themes]")).to_be_visible()
    expect(page.locator(".puzzle")).to_have_attribute("data-at", str(len(one.line)))


def test_puzzles_of_a_theme_and_until_the_first_mistake(visit: Visit) -> None:
    page = visit("/puzzles")
    daily = page.locator("[data-daily]")
    expect(daily).to_have_attribute("href", re.compile("/puzzles/[a-z]+/[0-9a-f]{8}"))
    page.goto("/puzzles/musketeers")
    with page.expect_response("**/api/puzzles/musketeers?theme=bait"):
        page.locator("[data-theme]").select_option("bait")
    page.locator("[data-run=streak]").click()
    expect(page.locator("[data-run-solved]")).to_have_attribute("data-run-solved", "0")
    page.locator(".puzzle[data-live=true]").wait_for()
    one = puzzle("musketeers", page.locator(".puzzle").get_attribute("data-puzzle") or "")
    touch(page, next(action for action in one.groups if action != one.solution))
    expect(page.locator("[data-run-over]")).to_have_attribute("data-run-over", "true")
