"""Perft: how many sequences of actions a position has. Game-blind; RULES, "Perft counts …".

Bulk counting: at the last ply actions are counted, not played. Repetition is ignored; counters in
the position's text apply. It is not defined for chance.
"""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from wuqi.core import verbs
from wuqi.core.errors import BadRequest
from wuqi.core.kernel import CHANCE, Codes, Kernel, State, moved, row
from wuqi.core.native.compiling import compiled
from wuqi.core.position import Position

DEEPEST = 60
MOST_THREADS = 1024
MET_CHANCE = -1


@dataclass(frozen=True, slots=True)
class Count:
    """The leaf nodes at one depth and how long counting them took."""

    depth: int
    nodes: int
    seconds: float


@compiled
def count_below(
    game: Codes, state: State, buffer: Codes, words: int, most: int, depth: int, chancy: bool
) -> int:
    """The leaves `depth` plies below a state; MET_CHANCE if a chance node is met.

    All arrays are bare pointers: to the verbs, and to this ply's rows of states and of actions,
    `words` and `most` apart.
    """
    if chancy and verbs.turn(game, state) == CHANCE:
        return MET_CHANCE
    if depth == 1:
        return verbs.count(game, state, buffer)
    total = 0
    child = moved(state, words)
    below = moved(buffer, most)
    for i in range(verbs.actions(game, state, buffer)):
        for word in range(words):
            child[word] = state[word]
        verbs.play(game, child, buffer[i])
        if depth == 2 and not chancy:  # most nodes by far: spare them the recursive call
            total += verbs.count(game, child, below)
            continue
        leaves = count_below(game, child, below, words, most, depth - 1, chancy)
        if leaves == MET_CHANCE:
            return MET_CHANCE
        total += leaves
    return total


@compiled
def count_from(
    game: Codes,
    states: npt.NDArray[np.uint64],
    buffers: npt.NDArray[np.int64],
    depth: int,
    chancy: bool,
) -> int:
    """The leaves `depth` plies below the state in the first row; the other rows are scratch."""
    words, most = states.shape[1], buffers.shape[1]
    return count_below(row(game, 0), row(states, 0), row(buffers, 0), words, most, depth, chancy)


def perft(position: Position, depth: int, threads: int = 1) -> int:
    """The number of leaves at one depth."""
    _check(depth, threads)
    if depth == 0:
        return 1
    kernel = position.game.kernel
    if threads == 1 or depth < 4:
        nodes = _count(kernel, position.state, depth)
    else:
        # Two plies down there are enough pieces of work to keep all threads busy to the end.
        roots = [
            child
            for first in _children(kernel, position.state)
            for child in _children(kernel, first)
        ]
        with ThreadPoolExecutor(threads) as pool:
            counts = list(pool.map(lambda root: _count(kernel, root, depth - 2), roots))
        nodes = MET_CHANCE if MET_CHANCE in counts else sum(counts)
    if nodes == MET_CHANCE:
        raise BadRequest("perft-chance")
    return nodes


def perft_by_depth(position: Position, depth: int, threads: int = 1) -> Iterator[Count]:
    """The leaves at every depth from 1 on, each as soon as it is known."""
    _check(depth, threads)
    for d in range(1, depth + 1):
        started = time.perf_counter()
        nodes = perft(position, d, threads)
        yield Count(d, nodes, time.perf_counter() - started)


def _check(depth: int, threads: int) -> None:
    if not 0 <= depth <= DEEPEST:
        raise BadRequest("perft-depth", deepest=DEEPEST)
    if not 1 <= threads <= MOST_THREADS:
        raise BadRequest("perft-threads", most=MOST_THREADS)


def _count(kernel: Kernel, state: State, depth: int) -> int:
    states = np.zeros((depth + 1, kernel.words), dtype=np.uint64)
    states[0] = state
    buffers = np.zeros((depth + 1, kernel.most_actions), dtype=np.int64)
    chancy = kernel.most_outcomes > 0
    return int(count_from(kernel.addresses, states, buffers, depth, chancy))


def _children(kernel: Kernel, state: State) -> Iterator[State]:
    buffer: Codes = np.zeros(kernel.most_actions, dtype=np.int64)
    for code in buffer[: kernel.actions(state, buffer)].tolist():
        child = state.copy()
        kernel.play(child, code)
        yield child
