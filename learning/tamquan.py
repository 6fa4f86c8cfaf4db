"""Learns what armies of Cờ tam quân are worth in games of more than two teams.

    python -m learning.tamquan --seed 1

The program plays 8×8 against itself, then fits weights to who finished ahead of whom. The first
weights were set by hand. The same seed and sizes make the same weights.
"""

from pathlib import Path

import numpy as np

from learning.fitting import Floats, Ints, Samples
from learning.generations import Course, Generation, command
from learning.rivals import EXACT, drawn_pairs, fit_pairs, pair_samples, rows_of
from wuqi.core.kernel import State, row
from wuqi.core.native.bits import local_codes, signed
from wuqi.core.native.compiling import compiled
from wuqi.core.registry import configure
from wuqi.games.tamquan.armies import (
    HUNT,
    LEFT,
    NEIGHBOURS,
    NOTES,
    PHASES,
    PLACE,
    STEPS,
    UNIT,
    WEIGHTS,
    army_notes,
    hunt_notes,
)
from wuqi.games.tamquan.board import MOST_PIECES, MOST_TEAMS
from wuqi.games.tamquan.rules import is_takeable
from wuqi.games.tamquan.state import MEMBERS, NOBODY, PHASE, PIECES, TEAMS, WORDS

FILE = Path(__file__).resolve().parents[1] / "src/wuqi/games/tamquan/weights.npz"
GENERATIONS = (Generation(96, 600, 0.8),)
CHUNK = 12  # games
OPENING = range(25)  # random plies: 24 set up
EVERY = 4  # keep every n-th position
DRAWS = 3  # pairs of teams taken from each
ROOM = 2 * NOTES  # a team's weights, and its hunt

# The weights of the first generation, in logits.
PIECE = 2.0
CORNER, EDGE = -0.33, -0.16
TAKEABLE, TAKEABLE_ON_TURN = -1.0, -0.5
HUNTED, FOLLOWED = 1.6, 0.4


def first_weights() -> Floats:
    """Weights set by hand."""
    weights = np.zeros((WEIGHTS, PHASES), dtype=np.float32)
    weights[PLACE], weights[PLACE + 1 : PLACE + 5] = CORNER, EDGE
    for friends in range(4):
        for foes in range(4):
            if is_takeable(friends, foes):
                weights[NEIGHBOURS + 4 * friends + foes] = TAKEABLE_ON_TURN
                weights[NEIGHBOURS + 16 + 4 * friends + foes] = TAKEABLE
    for pieces in range(MOST_PIECES + 1):
        weights[LEFT + pieces] = PIECE * pieces
    for hunters, worth in ((1, FOLLOWED), (2, HUNTED), (3, HUNTED)):
        for who in (0, 4):
            first = HUNT + (who + hunters) * STEPS
            weights[first : first + STEPS] = worth
    return weights


def save(weights: Floats, path: Path = FILE) -> None:
    """Writes weights in the form that the judge reads."""
    whole = np.rint(np.clip(weights * UNIT, -32_767, 32_767)).astype(np.int16)
    np.savez_compressed(path, weights=whole)


def play(chunk: int, nodes: int, seed: int) -> Ints:
    return rows_of(configure("tamquan", "8x8", {}), CHUNK, nodes, OPENING, seed, EVERY)


@compiled
def describe(states: State, pairs: Ints, notes: Ints, fullness: Floats) -> None:
    """The weights that apply to one team against another, and the other way round."""
    noted = local_codes(NOTES)
    for i in range(states.shape[0]):
        state = row(states, i)
        pieces = 0
        for team in range(signed(state[TEAMS])):
            pieces += max(0, army_notes(state, team, noted) - 1) // 2
        fullness[i] = pieces / (signed(state[TEAMS]) * signed(state[PIECES]))
        if pairs[i, 0] == pairs[i, 1]:
            continue
        for one in range(2):
            team, rival = pairs[i, one], pairs[i, 1 - one]
            n = army_notes(state, team, noted)
            for place in range(n):
                notes[i, one * ROOM + place] = noted[place] * 16 + 1
            m = hunt_notes(state, team, rival, noted)
            for place in range(m):
                notes[i, one * ROOM + n + place] = noted[place] * 16 + 1


def samples(rows: Ints, trust: float, seed: int) -> Samples:
    """One pair of teams of each position."""
    states = np.ascontiguousarray(rows[:, :WORDS]).astype(np.uint64)
    shares = rows[:, WORDS:] / EXACT
    living = states[:, MEMBERS : MEMBERS + MOST_TEAMS] != NOBODY
    living |= states[:, PHASE, None] == 0
    pairs = drawn_pairs(living, seed)
    notes = np.zeros((len(states), 2 * ROOM), dtype=np.int16)
    fullness = np.zeros(len(states))
    describe(states, pairs, notes, fullness)
    return pair_samples(
        notes, fullness, shares[:, :MOST_TEAMS], shares[:, MOST_TEAMS:], pairs, trust
    )


def fit(rows: Ints, trust: float, seed: int) -> None:
    """Fits weights to rows and writes them."""
    save(fitted_weights(rows, trust, seed))


def fitted_weights(rows: Ints, trust: float, seed: int) -> Floats:
    """The fitted weights; the fit starts from the worth of pieces and nothing else."""
    drawn = [samples(rows, trust, seed + draw) for draw in range(DRAWS)]
    known = Samples(
        np.concatenate([part.features for part in drawn]),
        np.concatenate([part.amounts for part in drawn]),
        np.concatenate([part.fullness for part in drawn]),
        np.concatenate([part.targets for part in drawn]),
    )
    weights = np.zeros((WEIGHTS, PHASES), dtype=np.float32)
    weights[LEFT : LEFT + MOST_PIECES + 1] = 0.7 * np.arange(MOST_PIECES + 1)[:, None]
    return fit_pairs(known, weights, seed)


if __name__ == "__main__":
    command(Course("tamquan", GENERATIONS, lambda: save(first_weights()), play, fit), __doc__)
