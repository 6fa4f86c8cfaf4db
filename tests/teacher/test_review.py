"""Reviews: a blunder planted in a game is found, and nothing else."""

import random

import pytest

from tests.games.walk import random_action, random_game
from tests.solve.solved import small_game
from tests.teacher.planted import planted, worths_of
from wuqi import load
from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE
from wuqi.core.play.record import Outcome, Record
from wuqi.core.position import Position
from wuqi.core.registry import names
from wuqi.players.level_player import LevelPlayer
from wuqi.search.limits import Limits
from wuqi.solve.build import Made
from wuqi.teacher.again import FEW, right_answers, try_again
from wuqi.teacher.cost import turn_of
from wuqi.teacher.puzzle import puzzles
from wuqi.teacher.review import review
from wuqi.teacher.teaching import Teacher
from wuqi.teacher.worth import Worth, known_worths


def test_a_planted_blunder_is_found_exactly(solved: Made) -> None:
    record = planted()
    found = review(record)
    (point,) = found.turning_points
    assert (point.ply, point.played) == (0, record.actions[0])
    assert (point.turn, point.exact) == ("win-lost", True)
    assert point.better[0] != point.played
    position = record.replay()[0]
    for action in point.better:  # a line that can be stepped through
        position = position.play(action)
    curve = [chances[point.side - 1] for chances in found.chances]
    assert curve == [1.0] + [0.0] * len(record.actions)
    assert all(found.exact)


def test_a_turning_point_with_few_right_answers_makes_a_puzzle(solved: Made) -> None:
    """Its answers are the actions that keep the win, and every try is judged like the game was."""
    record = planted(FEW)
    (point,) = review(record).turning_points
    worths = worths_of(record.replay()[0])
    winning = {str(action) for action, worth in worths.items() if worth.value == "win"}
    assert 0 < len(winning) <= FEW
    assert set(point.right) == winning
    for action, worth in worths.items():
        retry = try_again(record, 0, str(action))
        assert retry.right == (str(action) in winning)
        assert (retry.before.value, retry.after.value) == ("win", worth.value)
    assert try_again(record, 0, point.played).turn == point.turn


def test_where_many_actions_are_right_there_is_no_puzzle(solved: Made) -> None:
    dice = random.Random(3)
    position, kinds = small_game().start(), list[str | None]()
    while kinds.count("win") <= FEW or "loss" not in kinds:
        if position.result is not None:
            position = small_game().start()
        position = position.play(dice.choice(position.actions()))
        known = known_worths(position) if position.result is None else None
        kinds = [worth.value for worth in known.values()] if known else []
    teacher = Teacher(position.game)
    assert right_answers(teacher, position, teacher.look(position), "win-lost") == ()


def test_search_finds_one_where_no_table_is(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WUQI_DATA", str(tmp_path_factory.mktemp("none")))
    one, blunder = next(
        (one, group.actions[0])
        for one in puzzles("musketeers")
        for group in one.proof.groups
        if one.proof.groups[0].number == 4 and (group.measure, group.number) == ("loss", 1)
    )
    played = Record("musketeers", {}, (blunder,), start=one.position)
    (point,) = review(played, Limits(nodes=20_000)).turning_points
    assert (point.turn, point.better[0]) == ("win-lost", one.solution)
    right = Record("musketeers", {}, (one.solution,), start=one.position)
    assert review(right, Limits(nodes=20_000)).turning_points == ()


def test_three_sides_have_three_curves_and_luck_is_nobodys_fault() -> None:
    record = Record("sanguo", {}, ("flip a1=K", "flip b1=k", "flip c1=p"))
    progress: list[tuple[int, int]] = []
    found = review(record, Limits(nodes=200), lambda *done: progress.append(done))
    assert [len(chances) for chances in found.chances] == [3] * 4
    assert all(sum(chances) == pytest.approx(1.5, abs=0.002) for chances in found.chances)
    assert found.turning_points == ()
    assert progress == [(0, 4), (1, 4), (2, 4), (3, 4)]


def test_what_is_thrown_away_has_a_name() -> None:
    win, draw, loss = Worth(1.0, "win"), Worth(0.0, "draw"), Worth(-1.0, "loss")
    assert turn_of(win, loss) == "win-lost"
    assert turn_of(win, draw) == "win-drawn"
    assert turn_of(draw, loss) == "draw-lost"
    assert turn_of(win, win) is None
    assert turn_of(loss, loss) is None
    assert turn_of(Worth(0.3), Worth(0.29)) is None
    assert turn_of(Worth(0.3), Worth(0.25)) == "slip"
    assert turn_of(Worth(-1.0, "loss", 20), Worth(-1.0, "loss", 6)) == "hastened"
    assert turn_of(Worth(-1.0, "loss", 20), Worth(-1.0, "loss", 16)) == "slip"
    assert turn_of(Worth(-1.0, "loss", 4, "turns"), Worth(-1.0, "loss", 4, "turns")) is None
    assert turn_of(Worth(0.3), Worth(0.15)) == "mistake"
    assert turn_of(Worth(0.3), Worth(-0.1)) == "blunder"


def test_a_finished_game_ends_with_its_result() -> None:
    record = Record("musketeers", {}, ("c3xc2",), start="5/5/2M2/1Me2/3M1 m")
    *_, last = record.replay()
    assert last.result is not None
    assert review(record, Limits(nodes=100)).chances[-1] == last.result.payoffs()


def lost_by_chance(game: Game, seed: int, side: int) -> Record:
    """A game that a side plays at random, and loses, against somebody who thinks."""
    chance, strong = random.Random(seed), LevelPlayer(8, seed, pace=0.02)
    while True:
        position, actions = game.start(), list[str]()
        while position.result is None and len(actions) < 400:
            if position.mover == side or position.mover == CHANCE:
                action = random_action(position, chance)
                assert action is not None
            else:
                seats = [seat for seat in game.seats if seat.side == position.mover]
                action = strong.choose_together(position, seats)[1]
            known = position.mover != CHANCE
            actions = [*actions, str(action)] if known else [*actions[:-1], str(action)]
            position = position.play(action)
        if position.result is not None and position.result.payoffs()[side - 1] < 0.5:
            return Record(game.name, dict(game.options), tuple(actions))


@pytest.mark.parametrize("game", names())
def test_a_game_lost_by_playing_at_random_is_explained(game: str) -> None:
    for side in (1, 2):
        record = lost_by_chance(load(game), 5 + side, side)
        found = review(record, Limits(nodes=3_000))
        turned = any(point.side == side for point in found.turning_points)
        behind = any(remark.side == side for remark in found.remarks)
        assert turned or behind
        assert all(point.ply < len(record.actions) for point in found.turning_points)
        for point in found.turning_points:
            assert len(point.right) <= FEW
            assert point.played not in point.right
            assert not point.right or point.right[0] == point.better[0]


def test_a_side_that_is_lost_from_the_start_is_told_so(solved: Made) -> None:
    """The team that sets up first cannot win; what it still did badly is told all the same."""
    game = small_game()
    start = next(
        position
        for seed in range(50)
        for position, _ in random_game(game, seed)
        if position.mover > 0 and known_worths(position) and _lost_late(position)
    )
    worths = worths_of(start)
    action, worth = list(worths.items())[-1]
    record = Record(
        game.name,
        dict(game.options),
        (str(action),),
        start=start.text,
        result=Outcome(((3 - start.mover,), (start.mover,)), "resigned"),
    )
    found = review(record)
    assert [(one.side, one.kind) for one in found.remarks] == [(start.mover, "lost-from-start")]
    (point,) = found.turning_points
    assert (point.side, point.after.distance) == (start.mover, worth.distance)
    assert point.turn in ("hastened", "slip")


def _lost_late(position: Position) -> bool:
    """Whether everything loses, but not everything equally soon."""
    worths = worths_of(position).values()
    return {one.value for one in worths} == {"loss"} and len({one.distance for one in worths}) > 1
