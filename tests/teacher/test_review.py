"""Reviews: a blunder planted in a game is found, and nothing else."""

import pytest

from tests.teacher.planted import planted
from wuqi.core.record import Record
from wuqi.search.limits import Limits
from wuqi.solve.build import Made
from wuqi.teacher.puzzle import puzzles
from wuqi.teacher.review import review, turn_of
from wuqi.teacher.worth import Worth


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


def test_search_finds_one_where_no_table_is(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WUQI_DATA", str(tmp_path_factory.mktemp("none")))
    one = next(one for one in puzzles("musketeers") if one.proof.groups[0].number == 4)
    blunder = next(g for g in one.proof.groups if g.measure == "loss" and g.number == 1).actions[0]
    played = Record("musketeers", {}, (blunder,), start=one.position)
    (point,) = review(played, Limits(nodes=20_000)).turning_points
    assert (point.turn, point.better[0]) == ("win-lost", one.solution)
    right = Record("musketeers", {}, (one.solution,), start=one.position)
    assert review(right, Limits(nodes=20_000)).turning_points == ()


def test_three_sides_have_three_curves_and_luck_is_nobodys_fault() -> None:
    record = Record("sanguo", {}, ("flip a1=K", "flip b1=k", "flip c1=p"))
    told: list[tuple[int, int]] = []
    found = review(record, Limits(nodes=200), lambda *done: told.append(done))
    assert [len(chances) for chances in found.chances] == [3] * 4
    assert all(sum(chances) == pytest.approx(1.5) for chances in found.chances)
    assert found.turning_points == ()
    assert told == [(0, 4), (1, 4), (2, 4), (3, 4)]


def test_what_is_thrown_away_has_a_name() -> None:
    win, draw, loss = Worth(1.0, "win"), Worth(0.0, "draw"), Worth(-1.0, "loss")
    assert turn_of(win, loss) == "win-lost"
    assert turn_of(win, draw) == "win-drawn"
    assert turn_of(draw, loss) == "draw-lost"
    assert turn_of(win, win) is None
    assert turn_of(loss, loss) is None
    assert turn_of(Worth(0.3), Worth(0.25)) is None
    assert turn_of(Worth(0.3), Worth(0.15)) == "mistake"
    assert turn_of(Worth(0.3), Worth(-0.1)) == "blunder"


def test_a_finished_game_ends_with_its_result() -> None:
    record = Record("musketeers", {}, ("c3xc2",), start="5/5/2M2/1Me2/3M1 m")
    *_, last = record.replay()
    assert last.result is not None
    assert review(record, Limits(nodes=100)).chances[-1] == last.result.payoffs()
