"""A static evaluation of Three Musketeers, in thousandths of a win.

In words: the musketeers lose by being herded into one rank or file and win by running out of
captures. So it is good for them to stand far from any line (how many steps it would take to bring
all three into the nearest one), and to have few enemies left beside them; the fewer enemies on
the board at all, the harder they are to herd.
"""

import numpy as np

from wuqi.core.bits import U1, lowest, popcount
from wuqi.core.compiling import compiled
from wuqi.core.kernel import State
from wuqi.games.musketeers.rules import ENEMIES, MUSKETEERS, THE_MUSKETEERS, neighbours

STEP_FROM_LINE = 150
ENEMY_BESIDE = 40
ENEMY_GONE = 12
FULL_HOUSE = 22


@compiled
def spread(a: int, b: int, c: int) -> int:
    """How many steps bring three numbers together: the way from the lowest to the highest."""
    return max(a, b, c) - min(a, b, c)


@compiled
def steps_from_line(musketeers: np.uint64) -> int:
    """The fewest steps that would put all three musketeers into one rank or file."""
    first = lowest(musketeers)
    musketeers &= musketeers - U1
    second = lowest(musketeers)
    third = lowest(musketeers & (musketeers - U1))
    ranks = spread(first // 5, second // 5, third // 5)
    files = spread(first % 5, second % 5, third % 5)
    return min(ranks, files)


@compiled
def judge(state: State, side: int) -> int:
    musketeers = state[MUSKETEERS]
    enemies = state[ENEMIES]
    beside = popcount(neighbours(musketeers) & enemies)
    good = (
        STEP_FROM_LINE * (steps_from_line(musketeers) - 2)
        - ENEMY_BESIDE * (beside - 4)
        + ENEMY_GONE * (FULL_HOUSE - popcount(enemies) - 8)
    )
    good = max(-990, min(990, good))
    return good if side == THE_MUSKETEERS else -good
