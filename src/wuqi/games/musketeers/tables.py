"""How the positions of Three Musketeers are numbered, for its tables.

Only placements of the musketeers that are the smallest of their eight are kept (see `placements`).
The other 22 squares are the cells, numbered in the order of the squares:

    number = placement × 2²² + set of cells with an enemy

Positions with the musketeers to move are not kept: they follow from those after their captures.
"""

from collections.abc import Mapping, Sequence

import numpy as np

from wuqi.core.kernel import State
from wuqi.core.native.bits import U0, U1, signed
from wuqi.core.native.compiling import compiled
from wuqi.core.numbering import DEEPER, Crowd
from wuqi.core.numbering import nothing_to_bare as bare
from wuqi.core.options import Options
from wuqi.games.musketeers.placements import (
    IN_LINE,
    PLACEMENT,
    PLACEMENTS,
    TURN,
    TURNS,
    placement_index,
    turned_enemies,
    turned_squares,
)
from wuqi.games.musketeers.rules import (
    BOARD,
    ENEMIES,
    MUSKETEERS,
    SIDE,
    THE_ENEMIES,
    THE_MUSKETEERS,
)

__all__ = ["bare", "crowd", "number", "settings", "slices", "stand", "whole"]

SOLVER = "layered"
VERSION = 1
UNIT = "plies"
CONVERSIONS = False
QUICK = True

CELLS = 22
SETS = 1 << CELLS


FREE = [[square for square in range(25) if square not in p] for p in PLACEMENTS]
HUNTERS = np.array(PLACEMENTS, dtype=np.int64)


def settings(options: Options) -> Mapping[str, str] | None:
    return {"stuck": options["stuck"]}


def whole(options: Options) -> bool:
    return True


def slices(options: Options) -> Sequence[int]:
    return [len(PLACEMENTS) * SETS]


def crowd(options: Options) -> Crowd:
    """The musketeers as hunters, the enemies as the crowd."""
    count = len(PLACEMENTS)
    alike = np.array([len({turned_squares(p, turn) for turn in TURNS}) for p in PLACEMENTS])
    beside = np.zeros(count, dtype=np.int64)
    steps = np.full((count, 40, 2), -1, dtype=np.int64)
    takes = np.full((count, 12, 2), -2, dtype=np.int64)
    moved = np.full((count, 12, CELLS), -1, dtype=np.int64)
    for p, hunters in enumerate(PLACEMENTS):
        cell = {square: number for number, square in enumerate(FREE[p])}
        pairs = [(cell[a], cell[b]) for a in cell for b in cell if a < b and _beside(a, b)]
        steps[p, : len(pairs)] = pairs
        captures = [(a, b) for a in hunters for b in cell if _beside(a, b)]
        for n, (origin, target) in enumerate(captures):
            beside[p] |= 1 << cell[target]
            after = sorted({*hunters} - {origin} | {target})
            at = after[0] * 625 + after[1] * 25 + after[2]
            takes[p, n] = cell[target], PLACEMENT[at]
            if PLACEMENT[at] != IN_LINE:
                turn, free = TURNS[TURN[at]], FREE[PLACEMENT[at]]
                moved[p, n] = [free.index(turn[s]) if s != target else -1 for s in FREE[p]]
    return Crowd(CELLS, alike, beside, steps, takes, moved, options["stuck"] == "immediate")


def _beside(a: int, b: int) -> bool:
    return abs(a // 5 - b // 5) + abs(a % 5 - b % 5) == 1


@compiled
def number(state: State) -> int:
    if state[SIDE] == np.uint64(THE_MUSKETEERS):
        return DEEPER
    at = placement_index(state)
    enemies = turned_enemies(state, TURN[at])
    placement = PLACEMENT[at]
    for k in range(2, -1, -1):  # the squares of the musketeers are no cells: close the gaps
        gap = np.uint64(HUNTERS[placement, k])
        low = (U1 << gap) - U1
        enemies = (enemies & low) | ((enemies >> U1) & ~low)
    return placement * SETS + signed(enemies)


@compiled
def stand(state: State, number: int) -> bool:
    placement = number // SETS
    enemies = np.uint64(number % SETS)
    musketeers = U0
    for k in range(3):
        gap = np.uint64(HUNTERS[placement, k])
        low = (U1 << gap) - U1
        enemies = (enemies & low) | ((enemies & ~low) << U1)
        musketeers |= U1 << gap
    state[MUSKETEERS] = musketeers
    state[ENEMIES] = enemies & BOARD
    state[SIDE] = np.uint64(THE_ENEMIES)
    return True
