"""Perft through the generic table, on one thread and several."""

import pytest

import wuqi
from wuqi.core.errors import BadRequest
from wuqi.search.perft import perft, perft_by_depth

START = wuqi.load("musketeers").start()


def test_depth_zero_is_the_position_itself() -> None:
    assert perft(START, 0) == 1


def test_counts_what_walking_the_tree_counts() -> None:
    def walk(position: wuqi.Position, depth: int) -> int:
        if depth == 0:
            return 1
        return sum(walk(position.play(action), depth - 1) for action in position.actions())

    assert [count.nodes for count in perft_by_depth(START, 5)] == [
        walk(START, depth) for depth in range(1, 6)
    ]


def test_threads_count_the_same() -> None:
    assert perft(START, 8) == perft(START, 8, threads=2) == perft(START, 8, threads=7) == 2_325_116


@pytest.mark.parametrize(("depth", "threads"), [(-1, 1), (61, 1), (3, 0), (3, 5000)])
def test_impossible_wishes_are_refused(depth: int, threads: int) -> None:
    with pytest.raises(BadRequest):
        perft(START, depth, threads)
    with pytest.raises(BadRequest):
        list(perft_by_depth(START, depth, threads))
