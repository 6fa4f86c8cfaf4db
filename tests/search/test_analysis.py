"""One call says what is best, and whether that is certain."""

import itertools

import pytest

from tests.games.walk import random_game
from tests.search.late import WIN, late_positions, minimax
from wuqi import analyse, load
from wuqi.core.errors import BadRequest
from wuqi.core.position import Position
from wuqi.core.registry import names
from wuqi.search.analysis import Analyst
from wuqi.search.limits import Limits


def test_a_won_position_is_known_to_the_last_ply() -> None:
    for position in late_positions(load("musketeers"), 30, 3):
        found = analyse(position, Limits(), lines=2)
        assert found.method == "alpha-beta"
        line, truth = found.lines[0], minimax(position)
        assert line.exact
        assert line.value == ("win" if truth > 0 else "loss")
        assert line.distance == WIN - abs(truth)
        assert line.score == (1.0 if truth > 0 else -1.0)
        assert found.best in position.actions()


def test_lines_can_be_played() -> None:
    position = load("musketeers").start()
    found = analyse(position, Limits(depth=7), lines=4)
    assert len(found.lines) == 4
    assert found.depth == 7
    assert [line.score for line in found.lines] == sorted(
        (line.score for line in found.lines), reverse=True
    )
    for line in found.lines:
        after = position
        for action in line.actions:
            after = after.play(action)
        assert len(line.actions) >= 5


def test_it_reports_as_it_goes() -> None:
    position = load("musketeers").start()
    depths = [found.depth for found in Analyst(position.game).think(position, Limits(depth=6))]
    assert depths == [1, 2, 3, 4, 5, 6]


def test_where_nobody_acts_there_is_nothing_to_say() -> None:
    over = load("musketeers").read("5/5/MMM2/5/e4 m")
    with pytest.raises(BadRequest, match="nothing"):
        analyse(over)


@pytest.mark.parametrize("how", [{"threads": 0}, {"megabytes": 0}])
def test_impossible_settings_are_refused(how: dict[str, int]) -> None:
    with pytest.raises(BadRequest):
        analyse(load("musketeers").start(), **how)  # type: ignore[arg-type]


def firsts(position: Position, lines: int, nodes: int) -> list[str]:
    """The actions that the lines of an analysis begin with."""
    analyst = Analyst(position.game, 8)
    *_, found = analyst.think(position, Limits(nodes=nodes), lines, exact=True)
    return [str(line.actions[0]) for line in found.lines]


def test_proving_a_distance_repeats_no_line() -> None:
    """A shorter win, or a longer defence, was once looked for among the other lines' actions."""
    text = "B:W6,27,34,K35,36,38,40,43,44,46,47,50:B12,16"
    position = load("draughts").read(text)
    assert sorted(firsts(position, 3, 60_000)) == ["12-17", "12-18", "16-21"]


@pytest.mark.parametrize("game", names())
def test_no_two_lines_begin_alike(game: str) -> None:
    for seed in range(3):
        walked = [position for position, _ in random_game(load(game), seed) if position.mover > 0]
        for position in itertools.islice(reversed(walked), 0, 24, 3):  # wins and losses are near
            wanted = min(4, len(position.actions()))
            found = firsts(position, 4, 4_000)
            assert len(set(found)) == len(found) == wanted, position.text
