"""Random games from a position to their end. Game-blind: the simplest use of a kernel's table."""

import time
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from wuqi.core import verbs
from wuqi.core.kernel import CHANCE, Codes, State, row
from wuqi.core.native.compiling import compiled
from wuqi.core.position import Position
from wuqi.search.dice import below, new_dice, weighted

PATH = 4096  # repetition keys remembered; every game's stall rule ends play long before
BATCH_SECONDS = 0.25


@dataclass(frozen=True, slots=True)
class PlayoutSummary:
    """The results of a run of random games."""

    games: int
    moves: int
    seconds: float
    payoffs: tuple[float, ...]  # mean over the games, one for each side (see Result.payoffs)


class PlayoutArrays(NamedTuple):
    """What random games work with; all but the last have one row."""

    addresses: Codes  # of the game's verbs
    states: State
    codes: Codes
    weights: Codes
    path: State  # repetition keys
    places: Codes
    payoffs: Codes  # of each side, added up


@compiled
def play_out(arrays: PlayoutArrays, dice: State) -> int:
    """Plays row 0 of `states` to its end, in place; the number of actions played."""
    codes, weights, path = arrays.codes, arrays.weights, arrays.path
    game = row(arrays.addresses, 0)
    state = row(arrays.states, 0)
    known = 0
    moves = 0
    key = verbs.repeat_key(game, state)
    if key != np.uint64(0):
        path[0, 0] = key
        known = 1
    while True:
        n = verbs.actions(game, state, row(codes, 0))
        if n > 0:
            verbs.play(game, state, codes[0, below(dice, n)])
            moves += 1
        elif verbs.turn(game, state) == CHANCE:
            n = verbs.chance(game, state, row(codes, 0), row(weights, 0))
            verbs.play(game, state, codes[0, weighted(dice, weights[0], n)])
        else:
            return moves
        if verbs.irreversible(game, state):
            known = 0
        key = verbs.repeat_key(game, state)
        if key != np.uint64(0):
            occurrences = 1
            for i in range(known):
                if path[0, i] == key:
                    occurrences += 1
            path[0, known] = key
            known += 1
            verbs.repeat(game, state, occurrences)


@compiled
def play_games(arrays: PlayoutArrays, root: State, games: int, dice: State) -> int:
    """Many random games from `root`; adds each side's doubled lead over its rivals to `payoffs`."""
    places, payoffs = arrays.places, arrays.payoffs
    sides = len(payoffs)
    moves = 0
    for _ in range(games):
        for word in range(root.shape[0]):
            arrays.states[0, word] = root[word]
        moves += play_out(arrays, dice)
        verbs.result(row(arrays.addresses, 0), row(arrays.states, 0), row(places, 0))
        for side in range(sides):
            for rival in range(sides):
                if places[0, side] < places[0, rival]:
                    payoffs[side] += 2
                elif rival != side and places[0, side] == places[0, rival]:
                    payoffs[side] += 1
    return moves


def play_randomly(
    position: Position, games: int | None = None, seconds: float = 1.0, seed: int = 1
) -> PlayoutSummary:
    """Random games from a position: a number of them, or as many as fit into the seconds."""
    kernel, sides = position.game.kernel, position.game.sides
    dice = new_dice(seed)
    arrays = PlayoutArrays(
        addresses=kernel.addresses,
        states=np.zeros((1, kernel.words), dtype=np.uint64),
        codes=np.zeros((1, max(kernel.most_actions, kernel.most_outcomes)), dtype=np.int64),
        weights=np.zeros((1, max(1, kernel.most_outcomes)), dtype=np.int64),
        path=np.zeros((1, PATH), dtype=np.uint64),
        places=np.zeros((1, kernel.most_sides), dtype=np.int64),
        payoffs=np.zeros(sides, dtype=np.int64),
    )

    def batch(size: int) -> tuple[int, float]:
        started = time.process_time()
        moves = play_games(arrays, position.state, size, dice)
        return int(moves), time.process_time() - started

    batch(0)  # compiled before the clock starts
    played, moves, spent, size = 0, 0, 0.0, games or 1
    while games is None or played < games:
        more, took = batch(size)
        played, moves, spent = played + size, moves + more, spent + took
        if games is None:
            if spent >= seconds:
                break
            pace = played / max(spent, 1e-6)
            size = max(1, int(pace * min(BATCH_SECONDS, seconds - spent)))
    mean = tuple(float(p) / (2 * (sides - 1) * max(1, played)) for p in arrays.payoffs)
    return PlayoutSummary(played, moves, spent, mean)
