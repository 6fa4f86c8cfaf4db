"""A static evaluation of draughts, in thousandths of a win. Its weights are learned.

In words: what counts is how the men stand to each other. Each side looks at the six rows farthest
from it as four towers of twelve squares, overlapping, and as eight blocks of eight squares in
them; each pattern that men form in a tower or block has a worth: a chain is strong, a hole behind
an outpost is weak, a lone man far forward is lost (see `patterns`). The number of
men and kings also counts, and so do a first king where the other side has none, kings on the long
diagonal, how unevenly a side's men are spread over the wings, and whose turn it is.

Each weight has two values, for a full board and for an empty one; in between they are mixed.
A lone king is hard to catch: with at most three pieces against it hardly anything is won.

`weights.npz` has the numbers; `python -m learning.draughts` makes it from games the program plays
against itself, see docs/learning.md.
"""

import math

import numpy as np

from wuqi.core.kernel import State
from wuqi.core.native.bits import U0, U1, popcount, signed
from wuqi.core.native.compiling import compiled
from wuqi.games.draughts.board import BIT_OF
from wuqi.games.draughts.captures import can_capture
from wuqi.games.draughts.patterns import (
    COLUMNS,
    FIELD,
    PHASES,
    TOWER_PATTERNS,
    count_worths,
    tower_worths,
    two_rows,
)
from wuqi.games.draughts.rules import BLUE, CAPTURE, GREEN, KINGS, SIDE

MEN, KING, FIRST_KING, LONG_DIAGONAL, UNEVEN, TURN = range(6)
COUNTS = 6
FULL = 40  # pieces on a full board
UNIT = 1024  # of the weights: 1024 is a factor of e in the odds
HARD_TO_CATCH = 8  # the divisor of a lead against a lone king

DIAGONAL = np.uint64(sum(1 << BIT_OF[s] for s in (5, 10, 14, 19, 23, 28, 32, 37, 41, 46)))
LEFT = np.uint64(sum(1 << BIT_OF[s] for s in range(1, 51) if (s - 1) % 5 < 2))
RIGHT = np.uint64(sum(1 << BIT_OF[s] for s in range(1, 51) if (s - 1) % 5 > 2))


@compiled
def unevenness(men: np.uint64) -> int:
    """How many more men a side has on one wing than on the other."""
    return abs(popcount(men & LEFT) - popcount(men & RIGHT))


@compiled
def counted(state: State, count: int) -> int:
    """One of the counts: blue's minus green's."""
    blue, green, kings = state[BLUE], state[GREEN], state[KINGS]
    if count == MEN:
        return popcount(blue & ~kings) - popcount(green & ~kings)
    if count == KING:
        return popcount(blue & kings) - popcount(green & kings)
    if count == FIRST_KING:
        blue_has, green_has = blue & kings != U0, green & kings != U0
        return (1 if blue_has else 0) - (1 if green_has else 0)
    if count == LONG_DIAGONAL:
        return popcount(blue & kings & DIAGONAL) - popcount(green & kings & DIAGONAL)
    if count == UNEVEN:
        return unevenness(blue & ~kings) - unevenness(green & ~kings)
    return 1 if state[SIDE] == U1 else -1


@compiled
def outlook(blue: np.uint64, green: np.uint64, turned: bool) -> tuple[int, int]:
    """What the towers are worth as one side sees them, on a full board and on an empty one."""
    table = tower_worths()
    upper = two_rows(blue, green, 0, turned) + np.uint64(9**2) * two_rows(blue, green, 2, turned)
    lower = two_rows(blue, green, 4, turned)
    full = empty = 0
    for column in range(COLUMNS):
        shift = np.uint64(16 * column)
        tower = signed((upper >> shift & FIELD) + np.uint64(9**4) * (lower >> shift & FIELD))
        place = PHASES * (TOWER_PATTERNS * column + tower)
        full += table[place]
        empty += table[place + 1]
    return full, empty


@compiled
def odds(state: State) -> float:
    """How good it is for blue: the logarithm of the odds, in UNITs."""
    blue, green, kings = state[BLUE], state[GREEN], state[KINGS]
    blue_men, green_men = blue & ~kings, green & ~kings
    full, empty = outlook(blue_men, green_men, False)
    less_full, less_empty = outlook(blue_men, green_men, True)
    full -= less_full
    empty -= less_empty
    table = count_worths()
    for count in range(COUNTS):
        amount = counted(state, count)
        full += amount * table[PHASES * count]
        empty += amount * table[PHASES * count + 1]
    pieces = popcount(blue | green)
    good = (full * pieces + empty * (FULL - pieces)) / FULL
    lead = popcount(blue) - popcount(green)
    if pieces <= 4 and ((blue_men == U0 and lead < 0) or (green_men == U0 and lead > 0)):
        fewer = blue if lead < 0 else green
        if popcount(fewer) == 1:
            return good / HARD_TO_CATCH
    return good


@compiled
def judge(state: State, side: int) -> int:
    # Unlike the chance to win, this still distinguishes a large lead from a larger one.
    good = odds(state)
    value = int(999 * good / math.sqrt(good * good + 4.0 * UNIT * UNIT))
    return value if side == 1 else -value


@compiled
def loud(state: State) -> bool:
    """Whether something must be taken: the material is about to change.

    Where captures may be left out, every other action would be searched as well, without end.
    """
    if state[CAPTURE] != U0:
        return False
    side = signed(state[SIDE])
    own = state[side - 1]
    kings = own & state[KINGS]
    return can_capture(own ^ kings, kings, state[2 - side])
