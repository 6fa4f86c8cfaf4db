"""Monte Carlo tree search proves what can be proven, keeps its tree and its bounds."""

import threading

import pytest

from tests.search.late import late_positions, minimax
from wuqi import load
from wuqi.core.game import Game
from wuqi.core.position import Position
from wuqi.search.limits import Limits
from wuqi.search.mcts.searcher import Grown, MonteCarlo


@pytest.fixture(scope="module")
def game() -> Game:
    return load("musketeers")


def last(searcher: MonteCarlo, position: Position, limits: Limits, **how: object) -> Grown:
    *_, grown = searcher.think(position, limits, **how)  # type: ignore[arg-type]
    return grown


@pytest.mark.parametrize("threads", [1, 3])
def test_what_it_proves_is_true(game: Game, threads: int) -> None:
    searcher = MonteCarlo(game, 32, threads)
    for position in late_positions(game, 33, 6):
        grown = last(searcher, position, Limits(nodes=200_000))
        assert grown.proven
        assert grown.branches[0].proven
        assert grown.branches[0].payoff == (1.0 if minimax(position) > 0 else 0.0)
        by_code = {action.code: action for action in position.actions()}
        for branch in grown.branches:
            after = position.play(by_code[branch.codes[0]])
            if branch.proven and after.result is None:
                assert branch.payoff == (1.0 if minimax(after) < 0 else 0.0)


def test_the_same_seed_grows_the_same_tree(game: Game) -> None:
    first, again = (
        last(MonteCarlo(game, 4, seed=5), game.start(), Limits(nodes=3_000)) for _ in range(2)
    )
    assert first == again


def test_the_number_of_simulations_is_kept(game: Game) -> None:
    for wanted in (1, 10, 700):
        assert last(MonteCarlo(game, 1), game.start(), Limits(nodes=wanted)).simulations == wanted


def test_payoffs_are_shared_out(game: Game) -> None:
    grown = last(MonteCarlo(game, 1), game.start(), Limits(nodes=500))
    assert sum(grown.payoffs) == pytest.approx(1.0)
    assert all(0 < branch.payoff < 1 for branch in grown.branches)


def test_the_tree_is_kept_after_a_move_and_its_answer(game: Game) -> None:
    searcher = MonteCarlo(game, 8)
    position = game.start()
    grown = last(searcher, position, Limits(nodes=4_000))
    by_code = {action.code: action for action in position.actions()}
    first, second = grown.branches[0].codes[:2]
    after = position.play(by_code[first])
    reply = next(action for action in after.actions() if action.code == second)
    again = last(searcher, after.play(reply), Limits(nodes=10))
    assert sum(branch.visits for branch in again.branches) > 100
    searcher.forget()
    fresh = last(searcher, after.play(reply), Limits(nodes=10))
    assert sum(branch.visits for branch in fresh.branches) <= 10


def test_another_game_gets_a_tree_of_its_own(game: Game) -> None:
    searcher = MonteCarlo(game, 8)
    last(searcher, game.start(), Limits(nodes=2_000))
    far = late_positions(game, 20, 1)[0]
    grown = last(searcher, far, Limits(nodes=50))
    assert {branch.codes[0] for branch in grown.branches} == {a.code for a in far.actions()}


def test_memory_is_bounded(game: Game) -> None:
    searcher = MonteCarlo(game, megabytes=1)
    grown = last(searcher, game.start(), Limits(nodes=60_000))
    assert grown.simulations == 60_000
    assert sum(branch.visits for branch in grown.branches) == 60_000
    assert searcher._forest.census[0, 0] <= searcher._forest.capacity


def test_only_some_actions_may_be_asked_about(game: Game) -> None:
    searcher = MonteCarlo(game, 4)
    wanted = [action.code for action in game.start().actions()[2:4]]
    grown = last(searcher, game.start(), Limits(nodes=500), only=wanted)
    assert sorted(branch.codes[0] for branch in grown.branches) == sorted(wanted)
    assert sum(branch.visits for branch in grown.branches) >= 499
    everything = last(searcher, game.start(), Limits(nodes=50))
    assert len(everything.branches) == len(game.start().actions())


def test_there_is_an_answer_even_without_time(game: Game) -> None:
    grown = last(MonteCarlo(game, 1), game.start(), Limits(seconds=0.0))
    assert grown.branches


def test_anybody_may_stop_it(game: Game) -> None:
    searcher = MonteCarlo(game, 1)
    thinking = searcher.think(game.start(), Limits())
    next(thinking)
    threading.Timer(0.2, searcher.stop.now).start()
    assert list(thinking)[-1].simulations


def test_it_looks_at_one_order_of_a_march_unless_it_is_asked() -> None:
    start = load("tamquan", preset="8x8").read("BBB2CCC/BB4CC/8/8/8/8/AA4DD/AAA2DDD 1 phase=march")
    searcher = MonteCarlo(start.game, 8)
    grown = last(searcher, start, Limits(nodes=2_000))
    by_code = {action.code: action for action in start.actions()}
    looked_at = {by_code[branch.codes[0]].split("-")[0] for branch in grown.branches}
    assert len(looked_at) == 1
    every = last(searcher, start, Limits(nodes=2_000), only=list(by_code))
    assert {branch.codes[0] for branch in every.branches} == set(by_code)
    assert min(branch.visits for branch in every.branches) > 0
    other = next(code for code in by_code if by_code[code].split("-")[0] not in looked_at)
    only = last(searcher, start, Limits(nodes=200), only=[other])
    assert [branch.codes[0] for branch in only.branches] == [other]
