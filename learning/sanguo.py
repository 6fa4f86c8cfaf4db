"""Learns the weights of the judge of Three Kingdoms dark chess: `python -m learning.sanguo`.

Generation by generation: the program plays against itself with the weights it has, then fits new
ones to who finished ahead of whom. The first weights are the points of the pieces. The same seed
and sizes make the same weights.
"""

from pathlib import Path

import numpy as np

from learning.fitting import Floats, Ints
from learning.generations import Course, Generation, command
from learning.rivals import EXACT, drawn_pairs, fit_pairs, pair_samples, rows_of
from wuqi.core.kernel import State, moved, row
from wuqi.core.native.bits import local_codes
from wuqi.core.native.compiling import compiled
from wuqi.core.registry import configure
from wuqi.games.sanguo.armies import (
    ALL_DOWN,
    ANYWHERE,
    CELLS,
    FACE_DOWN,
    KINDS,
    PHASES,
    STANDING,
    WEIGHTS,
    apply_army,
    apply_attacks,
)
from wuqi.games.sanguo.judge import ALL_NOTES, NOTES, UNIT
from wuqi.games.sanguo.pieces import VALUE_OF, size
from wuqi.games.sanguo.rules import HIDDEN, LIVING, PLAYERS, WORDS

FILE = Path(__file__).resolve().parents[1] / "src/wuqi/games/sanguo/weights.npz"
GENERATIONS = (Generation(96, 500, 0.7), Generation(128, 800, 0.7))
CHUNK = 25  # games
OPENING = range(25)  # random plies
EVERY = 2  # keep every n-th position
POINT = 0.006  # what a point of value is worth at first, in logits


def first_weights() -> Floats:
    """The worth of pieces by their points."""
    weights = np.zeros((WEIGHTS, PHASES), dtype=np.float32)
    for kind in range(KINDS):
        worth = POINT * VALUE_OF[kind + 1]
        weights[STANDING + kind * CELLS : STANDING + (kind + 1) * CELLS] = worth
        weights[FACE_DOWN + kind] = weights[ANYWHERE + kind] = worth
    return weights


def save(weights: Floats, path: Path = FILE) -> None:
    """Writes weights in the form that the judge reads."""
    whole = np.rint(np.clip(weights * UNIT, -32_767, 32_767)).astype(np.int16)
    np.savez_compressed(path, armies=whole)


def play(chunk: int, nodes: int, seed: int) -> Ints:
    return rows_of(configure("sanguo", None, {}), CHUNK, nodes, OPENING, seed, EVERY)


@compiled
def describe(states: State, notes: Ints, fullness: Floats) -> None:
    """The weights that apply to each player of each state (state × player × place)."""
    attacks, noted, lengths = local_codes(4), local_codes(ALL_NOTES), local_codes(4)
    for i in range(states.shape[0]):
        state = row(states, i)
        for player in PLAYERS:
            there = moved(noted, (player - 1) * NOTES)
            lengths[player] = apply_army(state, player, attacks, there)
        for player in PLAYERS:
            there = moved(noted, (player - 1) * NOTES)
            n = apply_attacks(state, player, attacks, there, lengths[player])
            for place in range(n):
                notes[i, player - 1, place] = there[place]
        fullness[i] = size(state[HIDDEN]) / ALL_DOWN


def fit(rows: Ints, trust: float, seed: int) -> None:
    """Fits weights to rows and writes them."""
    save(fitted_weights(rows, trust, seed))


def fitted_weights(rows: Ints, trust: float, seed: int) -> Floats:
    """The weights that fit, from the first ones."""
    states = np.ascontiguousarray(rows[:, :WORDS]).astype(np.uint64)
    shares = rows[:, WORDS:] / EXACT
    notes = np.zeros((len(states), len(PLAYERS), NOTES), dtype=np.int16)
    fullness = np.zeros(len(states))
    describe(states, notes, fullness)
    living = (states[:, LIVING, None].astype(np.int64) >> np.arange(3) & 1).astype(bool)
    sides = len(PLAYERS)
    pairs = drawn_pairs(living, seed)
    both = np.take_along_axis(notes, pairs[:, :, None], axis=1).reshape(len(notes), -1)
    known = pair_samples(both, fullness, shares[:, :sides], shares[:, sides:], pairs, trust)
    weights = fit_pairs(known, first_weights(), seed)
    for kind in range(KINDS):
        cells = weights[STANDING + kind * CELLS : STANDING + (kind + 1) * CELLS]
        weights[ANYWHERE + kind] = cells.mean(axis=0)
    return weights


if __name__ == "__main__":
    command(Course("sanguo", GENERATIONS, lambda: save(first_weights()), play, fit), __doc__)
