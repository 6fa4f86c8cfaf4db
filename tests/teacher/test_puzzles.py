"""The puzzles that come with the games: each has one solution, and its proof holds."""

from pathlib import Path

import pytest
from puzzles.checking import wrong
from puzzles.from_tables import findings

from tests.games.expecting import expected
from tests.solve.solved import small_game
from wuqi import load
from wuqi.core.errors import BadRequest, IllegalAction
from wuqi.core.registry import configure
from wuqi.core.text.words import LANGUAGES, has_word, words
from wuqi.search.analysis import Analyst
from wuqi.search.limits import Limits
from wuqi.solve.probe import Prober
from wuqi.teacher.puzzle import (
    HARDEST,
    Puzzle,
    canonical,
    games_with_puzzles,
    puzzle,
    puzzles,
    stands,
    themes_of,
)
from wuqi.teacher.solving import attempt, continued, defence, position_after
from wuqi.teacher.worth import worths_by

LOOKED_AT = 40  # of each game, in the tests that play


def some(game: str, number: int = LOOKED_AT) -> list[Puzzle]:
    """A sample spread over all grades."""
    found = puzzles(game)
    return list(found[:: max(1, len(found) // number)])


@pytest.mark.parametrize("game", games_with_puzzles())
def test_there_are_enough_and_no_two_are_alike(game: str) -> None:
    found = puzzles(game)
    assert len(found) >= expected(game).PUZZLES
    assert len({one.id for one in found}) == len(found)
    plain = configure(game, None, {})
    alike = {canonical(plain, one.position) for one in found}
    assert len(alike) == len(found)
    assert len({one.grade for one in found}) >= 3
    for one in found:
        assert 1 <= one.grade <= HARDEST
        assert 0 <= one.failed <= 1


@pytest.mark.parametrize("game", games_with_puzzles())
def test_the_proof_speaks_of_every_action(game: str) -> None:
    for one in some(game):
        position = stands(game, one)
        assert position.text == one.position
        assert set(one.groups) == set(position.actions())
        assert one.proof.groups[0].actions == (one.solution,)
        assert one.line[0] == one.solution
        for action in one.line:
            if position.mover > 0:
                position = position.play(action)


@pytest.mark.parametrize("game", games_with_puzzles())
def test_only_the_solution_is_accepted(game: str) -> None:
    for one in some(game, 10):
        for action in stands(game, one).actions():
            verdict = attempt(game, one, action)
            assert verdict.right == (action == one.solution)
            for language in LANGUAGES:
                words(language, game)(verdict.saying.key, **verdict.saying.details)


@pytest.mark.parametrize("game", games_with_puzzles())
def test_every_turn_can_be_reached_by_right_actions_and_the_stored_defence(game: str) -> None:
    several = [one for one in puzzles(game) if len(one.turns) > 1]
    for one in several[:: max(1, len(several) // 15)]:
        turns = one.turns
        for after, turn in turns.items():
            position = position_after(game, one, after)
            assert position.mover == one.start().mover
            assert {action for group in turn.groups for action in group.actions} == set(
                position.actions()
            )
            for action in turn.right:
                reply = defence(turns, (*after, action))
                assert attempt(game, one, action, after).reply == (reply or ())
                assert reply is None or (*after, action, *reply) in turns


@pytest.mark.parametrize("game", games_with_puzzles())
def test_whoever_plays_well_solves_it_and_mistakes_are_refuted(game: str) -> None:
    for one in some(game, 12):
        played: tuple[str, ...] = ()
        while True:
            turn = one.turns[played]
            for group in turn.groups:
                if group.actions[0] not in turn.right:
                    refuted = attempt(game, one, group.actions[0], played)
                    assert not refuted.right
                    assert refuted.reply == group.answer
                    position_after(game, one, (*played, group.actions[0], *refuted.reply))
            verdict = attempt(game, one, turn.right[-1], played)
            assert verdict.right
            if verdict.solved:
                assert verdict.line[: len(played) + 1] == (*played, turn.right[-1])
                break
            played = (*played, turn.right[-1], *verdict.reply)
        assert continued(one) == one.line


@pytest.mark.parametrize("game", games_with_puzzles())
def test_themes_have_names_in_every_language(game: str) -> None:
    themes = themes_of(game)
    assert len(themes) >= 3
    for one in some(game, 20):
        assert one.themes
    for language in LANGUAGES:
        names = [words(language, game)(f"theme-{theme}") for theme in themes]
        assert len(set(names)) == len(names)


def test_a_turn_that_does_not_exist_is_refused() -> None:
    one = puzzles("musketeers")[0]
    with pytest.raises(BadRequest) as refusal:
        attempt("musketeers", one, one.solution, ("a1-a2",))
    assert refusal.value.key == "puzzle-other-moves"


def test_feedback_says_what_a_try_does() -> None:
    keys = {
        attempt(game, one, action).saying.key
        for game in games_with_puzzles()
        for one in some(game, 10)
        for action in one.groups
    }
    assert {"puzzle-right-win", "puzzle-only-draws", "puzzle-loses-in-plies"} <= keys
    assert all(has_word(key) for key in keys)


def test_what_is_no_action_is_refused() -> None:
    one = puzzles("musketeers")[0]
    with pytest.raises(IllegalAction):
        attempt("musketeers", one, "a1-a1" if one.position.endswith("e") else "a1xa1")
    with pytest.raises(BadRequest):
        puzzle("musketeers", "nothing")


def test_symmetric_positions_are_one() -> None:
    game = load("musketeers")
    start = game.start().play("c3xc4").text
    assert canonical(game, start) == canonical(game, game.symmetries[0].position(start))


def test_search_agrees_with_puzzles_from_a_table() -> None:
    """Three Musketeers' proofs follow from search: small ones are searched to the end."""
    game = load("musketeers")
    analyst = Analyst(game, 16)
    looked_at = 0
    for one in puzzles("musketeers"):
        distance = one.proof.groups[0].number
        if distance is None or distance > 6 or looked_at == 12:
            continue
        looked_at += 1
        position = stands("musketeers", one)
        *_, found = analyst.think(position, Limits(nodes=300_000), 2, exact=True)
        assert found.best == one.solution
        assert (found.lines[0].value, found.lines[0].distance) == ("win", distance)
    assert looked_at == 12


def test_the_table_agrees_with_every_puzzle_of_a_solved_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WUQI_DATA", str(tmp_path))
    assert wrong(load("tamquan"), some("tamquan", 200)) == []


def test_search_finds_the_shorter_wins_too() -> None:
    """What tables say, search confirms where it can see the end."""
    game = "janken"
    analyst = Analyst(load(game), 16)
    near = [
        one
        for one in puzzles(game)
        if one.goal == "win" and (one.proof.groups[0].number or 99) <= 3
    ]
    for one in near[:8]:
        *_, found = analyst.think(stands(game, one), Limits(nodes=400_000), 2)
        assert (found.best, found.lines[0].value) == (one.solution, "win")
        assert found.lines[1].value != "win"
    assert near


def test_shots_win_what_they_say() -> None:
    game = load("draughts")
    analyst = Analyst(game, 16)
    shots = [one for one in puzzles("draughts") if one.proof.by == "alpha-beta"]
    for one in shots[:: len(shots) // 8]:
        *_, found = analyst.think(stands("draughts", one), Limits(depth=9), 2)
        assert found.best == one.solution
        assert found.lines[0].score - found.lines[1].score > 0.02


def test_a_solved_game_agrees_with_a_puzzle_made_from_it(solved: object) -> None:
    """What the maker of puzzles calls one has exactly one action that keeps the result."""
    game = small_game()
    prober = Prober.of(game)
    assert prober is not None
    looking = findings(game, "test", 0)
    for _ in range(5):
        _, finding = next(looking)
        worths = worths_by(prober, finding.position)
        assert worths is not None
        assert worths[finding.position.find(finding.solution)].value == finding.goal
        assert [worth.value for worth in worths.values()].count(finding.goal) == 1
