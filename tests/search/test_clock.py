"""Search looks at the clock often: time that is up ends it within a few nodes, whatever it does."""

import numpy as np
import pytest

from tests.search.late import late_positions
from wuqi.core.game import Game
from wuqi.core.registry import configure, names
from wuqi.search.alphabeta.deepening import AlphaBeta
from wuqi.search.analysis import two_sided
from wuqi.search.clock import EVERY, SECOND, is_due, shows
from wuqi.search.limits import NEVER, Limits, Stop
from wuqi.search.mcts.forest import COUNT, CROWDED, FIRST, IN_USE, VISITS, Forest
from wuqi.search.mcts.searcher import MonteCarlo

GAMES = [configure(name, None, {}) for name in names()]
HOURS = 10_000.0


def test_the_clock_never_goes_back() -> None:
    shown = [shows() for _ in range(50)]
    assert shown == sorted(shown)
    assert 0 < shown[0] < shows() + SECOND


def test_a_flag_raises_itself_when_its_time_has_come() -> None:
    stop = Stop()
    assert not stop.after(None).raised
    assert not stop.after(HOURS).raised
    assert stop.after(0.0).raised
    assert stop.after(-1.0).raised
    with stop.after(HOURS):
        assert not stop.raised
    assert stop.raised  # whoever still searches is told that it is over
    assert not is_due(NEVER)


@pytest.mark.parametrize("game", [game for game in GAMES if two_sided(game)], ids=str)
def test_alphabeta_goes_no_further_when_time_is_up(game: Game) -> None:
    searcher = AlphaBeta(game.kernel, 1)
    for position in late_positions(game, 8, 3):
        first, *more = searcher.think(position, Limits(seconds=0.0))
        assert first.depth == 1  # which is always finished
        assert all(depth.nodes - first.nodes <= EVERY for depth in more)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_trees_grow_no_further_when_time_is_up(game: Game) -> None:
    searcher = MonteCarlo(game, 1)
    (grown,) = searcher.think(game.start(), Limits(seconds=0.0))
    assert grown.simulations == 1


def test_making_room_can_be_put_off() -> None:
    forest = Forest(1)
    count = forest.capacity - 1
    forest.nodes[0, [FIRST, COUNT, VISITS]] = 1, count, count
    forest.census[0, IN_USE], forest.census[0, CROWDED] = 1 + count, 1
    before = forest.nodes.copy()
    stop = Stop()
    forest.cut_back(stop.after(0.0).flag)
    assert forest.census[0, CROWDED]
    assert np.array_equal(forest.nodes, before)
    forest.replant(1)  # a leaf: everything else can go
    forest.cut_back(stop.after(HOURS).flag)
    assert forest.census[0, IN_USE] == 1
    assert not forest.census[0, CROWDED]
