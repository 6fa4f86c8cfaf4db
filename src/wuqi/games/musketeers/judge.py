"""A static evaluation of Three Musketeers, in thousandths of a win. Its weights are learned.

In words: the value of the enemies depends on where the musketeers stand. The board is turned
so that the three stand in one of 301 placements; for each of these every rank and every file
with the enemies in it has a worth: an enemy beside a musketeer who could be lured into line with
the others is dangerous, a far corner full of enemies who cannot come in time is not, and having
no enemy at all beside a musketeer brings the musketeers closer to winning. The number of enemies
left counts as well, for each side to move: the fewer there are, the harder it is to herd.
The two `stuck` rules have weights of their own.

`weights.npz` has the numbers. As the game is solved, `python -m learning.musketeers` makes it from
what is true of positions, not from what search thinks of them; see docs/learning.md.
"""

import math
from pathlib import Path

import numpy as np
import numpy.typing as npt

from wuqi.core.kernel import State
from wuqi.core.native.bits import popcount, signed
from wuqi.core.native.compiling import compiled
from wuqi.games.musketeers.placements import (
    IN_LINE,
    PLACEMENT,
    TURN,
    placement_index,
    turned_enemies,
)
from wuqi.games.musketeers.rules import FILE_A, SIDE, STUCK, THE_MUSKETEERS

LINES = 10  # five ranks, then five files
SETS = 32  # of enemies in a line
NUMBERS = 23  # of enemies, from none to all
UNIT = 12  # of the weights: 12 is a factor of e in the odds
LOST = 990  # for musketeers in line

# A file's squares are five bits apart; multiplied by this they lie side by side from bit 20 on.
GATHERED = np.uint64(sum(1 << (20 - 4 * rank) for rank in range(5)))
FIVE_BITS = np.uint64(31)


def load_weights(path: Path) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8]]:
    """The weights of lines (rule, placement, line, set) and of numbers (rule, placement, number of
    enemies, side to move)."""
    with np.load(path) as file:
        return file["lines"], file["numbers"]


LINE_WEIGHTS, NUMBER_WEIGHTS = load_weights(Path(__file__).with_name("weights.npz"))


@compiled
def set_in(enemies: np.uint64, line: int) -> int:
    """The enemies in one of the ten lines, as a number from 0 to 31."""
    if line < 5:
        return signed(enemies >> np.uint64(5 * line) & FIVE_BITS)
    file = enemies >> np.uint64(line - 5) & FILE_A
    return signed(file * GATHERED >> np.uint64(20) & FIVE_BITS)


@compiled
def odds(state: State, at: int) -> int:
    """How good it is for the musketeers: the logarithm of the odds, in UNITs."""
    rule, placement, side = signed(state[STUCK]), PLACEMENT[at], signed(state[SIDE])
    enemies = turned_enemies(state, TURN[at])
    good = int(NUMBER_WEIGHTS[rule, placement, popcount(enemies), side - 1])
    for line in range(LINES):
        good += LINE_WEIGHTS[rule, placement, line, set_in(enemies, line)]
    return good


@compiled
def judge(state: State, side: int) -> int:
    at = placement_index(state)
    if PLACEMENT[at] == IN_LINE:
        return -LOST if side == THE_MUSKETEERS else LOST
    # Unlike the chance to win, this still distinguishes a large lead from a larger one.
    good = float(odds(state, at))
    value = int(999 * good / math.sqrt(good * good + 4.0 * UNIT * UNIT))
    return value if side == THE_MUSKETEERS else -value
