"""Alpha-beta finds what plain, unhurried minimax finds, keeps its limits and can be stopped."""

import threading

import pytest

from tests.search.late import late_positions, minimax
from wuqi import load
from wuqi.core.game import Game
from wuqi.core.position import Position
from wuqi.search.alphabeta.deepening import AlphaBeta, Depth
from wuqi.search.alphabeta.scale import WIN
from wuqi.search.limits import Limits


def last(searcher: AlphaBeta, position: Position, limits: Limits, **how: object) -> Depth:
    *_, found = searcher.think(position, limits, **how)  # type: ignore[arg-type]
    return found


@pytest.fixture(scope="module")
def game() -> Game:
    return load("musketeers")


@pytest.mark.slow
def test_values_and_distances_are_those_of_minimax(game: Game) -> None:
    searcher = AlphaBeta(game.kernel, megabytes=4)
    for position in late_positions(game, 28, 8):
        found = last(searcher, position, Limits(), exact=True)
        assert found.lines[0].value == minimax(position)
        assert found.lines[0].shortest


def test_a_line_leads_to_the_end_it_promises(game: Game) -> None:
    searcher = AlphaBeta(game.kernel, megabytes=4)
    for position in late_positions(game, 28, 6):
        found = last(searcher, position, Limits(), exact=True)
        plies = WIN - abs(found.lines[0].value)
        for code in found.lines[0].codes:
            position = position.play(next(a for a in position.actions() if a.code == code))
        assert len(found.lines[0].codes) == plies or position.result is None


def test_every_line_has_the_value_of_its_first_action(game: Game) -> None:
    searcher = AlphaBeta(game.kernel, megabytes=4)
    for position in late_positions(game, 30, 4):
        found = last(searcher, position, Limits(), lines=99, exact=True)
        assert len(found.lines) == len(position.actions())
        values = [line.value for line in found.lines]
        assert values == sorted(values, reverse=True)
        by_code = {action.code: action for action in position.actions()}
        for line in found.lines:
            after = position.play(by_code[line.codes[0]])
            if after.result is None:
                value = -minimax(after)
                assert line.value == value + (-1 if value > 0 else 1)
            else:
                assert abs(line.value) == WIN - 1


def test_only_some_actions_may_be_asked_about(game: Game) -> None:
    position = game.start()
    wanted = [action.code for action in position.actions()[3:5]]
    found = last(AlphaBeta(game.kernel, 1), position, Limits(depth=5), lines=9, only=wanted)
    assert sorted(line.codes[0] for line in found.lines) == sorted(wanted)


@pytest.mark.parametrize("threads", [1, 2])
def test_several_threads_come_to_the_same_truth(game: Game, threads: int) -> None:
    searcher = AlphaBeta(game.kernel, megabytes=4, threads=threads)
    for position in late_positions(game, 28, 3):
        assert last(searcher, position, Limits(), exact=True).lines[0].value == minimax(position)


def test_nodes_are_limited(game: Game) -> None:
    searcher = AlphaBeta(game.kernel, megabytes=1)
    for nodes in (100, 5_000, 50_000):
        assert last(searcher, game.start(), Limits(nodes=nodes)).nodes <= nodes


def test_a_search_can_be_repeated_exactly(game: Game) -> None:
    runs = [last(AlphaBeta(game.kernel, 1), game.start(), Limits(nodes=40_000)) for _ in range(2)]
    assert runs[0] == runs[1]
    searcher = AlphaBeta(game.kernel, 1)
    first = last(searcher, game.start(), Limits(depth=8))
    searcher.forget()
    assert last(searcher, game.start(), Limits(depth=8)).nodes == first.nodes


def test_there_is_an_answer_even_without_time(game: Game) -> None:
    found = last(AlphaBeta(game.kernel, 1), game.start(), Limits(seconds=0.0))
    assert found.lines[0].codes[0] in [action.code for action in game.start().actions()]


def test_anybody_may_stop_it(game: Game) -> None:
    searcher = AlphaBeta(game.kernel, 1)
    waiting = threading.Timer(0.2, searcher.stop.now)
    thinking = searcher.think(game.start(), Limits())
    next(thinking)
    waiting.start()
    assert list(thinking)  # it ends, although nothing but the timer ends it
