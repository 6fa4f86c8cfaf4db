"""A static evaluation of draughts, in thousandths of a win. Its weights are learned.

In words: what counts is how the men stand to each other. The board is seen as sixteen blocks of
four by four squares, overlapping; a block has eight squares to stand on, so the men in it form
one of 6,561 patterns, and each pattern has a worth in each block: a chain is strong, a hole behind
an outpost is weak, a lone man far forward is lost. To this come the men and kings there are, a
first king where the other side has none, kings on the long diagonal, how unevenly a side's men
are spread over the wings, and whose turn it is.

Every weight is two: one for a full board and one for an empty one; in between they are mixed.
A lone king is hard to catch: with at most three pieces against it hardly anything is won.

`weights.npz` has the numbers; `python -m learning.draughts` makes it from games the program plays
against itself, see docs/learning.md.
"""

import math
from pathlib import Path

import numpy as np

from wuqi.core.bits import U0, U1, popcount, signed
from wuqi.core.compiling import compiled
from wuqi.core.kernel import State
from wuqi.games.draughts.board import BIT_OF
from wuqi.games.draughts.captures import can_capture
from wuqi.games.draughts.rules import BLUE, GREEN, KINGS, SIDE

PATTERNS = 3**8
BLOCK_ROWS = (0, 2, 4, 6)  # where blocks begin, from the top
BLOCK_COLUMNS = 4
BLOCKS = len(BLOCK_ROWS) * BLOCK_COLUMNS
MEN, KING, FIRST_KING, LONG_DIAGONAL, UNEVEN, TURN = range(6)
COUNTS = 6
FULL = 40  # pieces on a full board
UNIT = 1024  # of the weights: 1024 is a factor of e in the odds
HARD_TO_CATCH = 8  # by so much less a lead counts against a lone king

ROW_START = np.array([5 * row + row // 2 for row in range(10)], dtype=np.uint64)
DIAGONAL = np.uint64(sum(1 << BIT_OF[s] for s in (5, 10, 14, 19, 23, 28, 32, 37, 41, 46)))
LEFT = np.uint64(sum(1 << BIT_OF[s] for s in range(1, 51) if (s - 1) % 5 < 2))
RIGHT = np.uint64(sum(1 << BIT_OF[s] for s in range(1, 51) if (s - 1) % 5 > 2))
FIVE_BITS = np.uint64(31)
LANE = np.uint64(0xFFFF)


def _pairs(row: int) -> int:
    """For the five squares of a row (blue's bits, then green's): the four neighbouring pairs,
    each as a number from 0 to 8, in 16 bits."""
    men = [(row >> square & 1) + 2 * (row >> (5 + square) & 1) for square in range(5)]
    pairs = [min(2, men[i]) + 3 * min(2, men[i + 1]) for i in range(4)]
    return sum(pair << (16 * i) for i, pair in enumerate(pairs))


PAIRS = np.array([_pairs(row) for row in range(1024)], dtype=np.uint64)


def load_weights(path: Path) -> tuple[np.ndarray, np.ndarray]:
    """The weights of patterns (block, pattern, full or empty board) and of counts."""
    with np.load(path) as file:
        half = file["patterns"].astype(np.int64)
        counts = file["counts"].astype(np.int64)
    return np.concatenate([half, turned(half)]), counts


def turned(half: np.ndarray) -> np.ndarray:
    """The lower blocks: seen from the other side of the board they are the upper ones."""
    return -half[::-1][:, TURNED]


def _turned_pattern(pattern: int) -> int:
    """The pattern a block shows when the board is turned round and the colours are exchanged."""
    digits = [pattern // 3**i % 3 for i in range(8)]
    exchanged = [(0, 2, 1)[digit] for digit in reversed(digits)]
    return sum(digit * 3**i for i, digit in enumerate(exchanged))


TURNED = np.array([_turned_pattern(pattern) for pattern in range(PATTERNS)])
_PATTERN_WEIGHTS, _COUNT_WEIGHTS = load_weights(Path(__file__).with_name("weights.npz"))
# Both weights in one word, so that one addition adds both.
PATTERN_WEIGHTS = (_PATTERN_WEIGHTS[:, :, 0] << 32) + _PATTERN_WEIGHTS[:, :, 1]
COUNT_WEIGHTS = (_COUNT_WEIGHTS[:, 0] << 32) + _COUNT_WEIGHTS[:, 1]


@compiled
def row_pairs(blue: np.uint64, green: np.uint64, row: int) -> np.uint64:
    """The pairs of men in a row."""
    start = ROW_START[row]
    return PAIRS[(blue >> start & FIVE_BITS) | (green >> start & FIVE_BITS) << np.uint64(5)]


@compiled
def block_patterns(blue: np.uint64, green: np.uint64, top: int) -> np.uint64:
    """The patterns of the four blocks that begin in a row, 16 bits each."""
    return (
        row_pairs(blue, green, top)
        + np.uint64(9) * row_pairs(blue, green, top + 1)
        + np.uint64(81) * row_pairs(blue, green, top + 2)
        + np.uint64(729) * row_pairs(blue, green, top + 3)
    )


@compiled
def unevenness(men: np.uint64) -> int:
    """How many more men a side has on one wing than on the other."""
    return abs(popcount(men & LEFT) - popcount(men & RIGHT))


@compiled
def counted(state: State, count: int) -> int:
    """One of the counts, blue's less green's."""
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
def odds(state: State) -> float:
    """How good it is for blue: the logarithm of the odds, in UNITs."""
    blue, green, kings = state[BLUE], state[GREEN], state[KINGS]
    blue_men, green_men = blue & ~kings, green & ~kings
    both = 0
    for i in range(4):
        patterns = block_patterns(blue_men, green_men, 2 * i)
        for column in range(BLOCK_COLUMNS):
            pattern = patterns >> np.uint64(16 * column) & LANE
            both += PATTERN_WEIGHTS[BLOCK_COLUMNS * i + column, pattern]
    for count in range(COUNTS):
        both += counted(state, count) * COUNT_WEIGHTS[count]
    empty = np.int64(np.int32(both & 0xFFFFFFFF))
    full = (both - empty) >> 32
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
    # Unlike the chance to win itself, this still tells a large lead from a larger one.
    good = odds(state)
    value = int(999 * good / math.sqrt(good * good + 4.0 * UNIT * UNIT))
    return value if side == 1 else -value


@compiled
def loud(state: State) -> bool:
    """Something can be taken: what the pieces are worth is about to change."""
    side = signed(state[SIDE])
    own = state[side - 1]
    kings = own & state[KINGS]
    return can_capture(own ^ kings, kings, state[2 - side])
