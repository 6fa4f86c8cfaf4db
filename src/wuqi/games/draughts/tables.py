"""How the endings of draughts, with at most four pieces on the board, are numbered.

Each side looks at the board from where it starts: blue as it is drawn, green turned by half. So
green to move is no different from blue to move, and squares count from the row where one's own men
are crowned. For m men and k kings of ours, M and K of theirs:

    number = ((our men × sets of k squares + our kings) × sets of M squares + their men) × …

Men are never on the row where they are crowned: 45 squares for them, 50 for kings. A slice has all
positions with the same material, either side to move; captures and crownings lead to earlier ones.
Distances count plies to the next of these, so that following them makes progress.
"""

from collections.abc import Mapping, Sequence
from math import comb

import numpy as np

from wuqi.core.kernel import State
from wuqi.core.native.bits import U0, U1, at, lowest, popcount, signed
from wuqi.core.native.compiling import compiled
from wuqi.core.native.subsets import WAYS, set_number, set_of
from wuqi.core.numbering import OUTSIDE, BlockTables
from wuqi.core.options import Options
from wuqi.games.draughts.board import BITS
from wuqi.games.draughts.rules import (
    BLUE,
    CAPTURE,
    DRAWS,
    FEW,
    GREEN,
    KINGS,
    QUIET,
    SIDE,
    TO_AND_FRO,
    WORDS,
)

SOLVER = "retrograde"
VERSION = 1
UNIT = "plies"
CONVERSIONS = True
QUICK = True

MOST_PIECES = 4
SQUARES = 50
CROWNING = 5  # squares of the row where men are crowned
ROWS_A_GAP = 11  # bits from one bit without a square to the next


def _armies() -> list[list[tuple[int, int]]]:
    """By number of pieces: how many of them are men and kings."""
    return [[(men, n - men) for men in range(n + 1)] for n in range(MOST_PIECES)]


def _slices() -> list[list[tuple[int, int, int, int]]]:
    """The material of each slice, from both sides, in the order of solving."""
    armies = _armies()
    pairs = {
        tuple(sorted([(*ours, *theirs), (*theirs, *ours)]))
        for n in range(1, MOST_PIECES)
        for more in range(1, MOST_PIECES + 1 - n)
        for ours in armies[n]
        for theirs in armies[more]
    }
    by_progress = sorted(pairs, key=lambda pair: (sum(pair[0]), pair[0][0] + pair[0][2], pair))
    return [sorted(set(pair)) for pair in by_progress]


SLICES = _slices()
# By our men and kings, their men and kings: where the numbers begin; and the list of all that.
FIRST = np.full((MOST_PIECES,) * 4, -1, dtype=np.int64)
ENDS: list[int] = []
_listed: list[tuple[int, int, int, int, int]] = []
_next = 0
for _slice in SLICES:
    for _m, _k, _men, _kings in _slice:
        FIRST[_m, _k, _men, _kings] = _next
        _listed.append((_next, _m, _k, _men, _kings))
        _men_ways = comb(SQUARES - CROWNING, _m) * comb(SQUARES - CROWNING, _men)
        _next += _men_ways * comb(SQUARES, _k) * comb(SQUARES, _kings)
    ENDS.append(_next)
MATERIAL = np.array(_listed, dtype=np.int64)


def settings(options: Options) -> Mapping[str, str] | None:
    return {} if options["capture"] == "enforced" else None


def whole(options: Options) -> bool:
    return False


def slices(options: Options) -> Sequence[int]:
    return ENDS


def larger(pieces: int) -> BlockTables | None:
    from wuqi.games.draughts.endings import larger as endings

    return endings.larger(pieces)


@compiled
def seen(pieces: np.uint64, side: int) -> np.uint64:
    """Pieces on the kernel's board as a set of squares, as a side sees them."""
    squares = U0
    while pieces != U0:
        bit = lowest(pieces)
        pieces &= pieces - U1
        if side != 1:
            bit = BITS - 1 - bit
        squares |= at(bit - bit // ROWS_A_GAP)
    return squares


@compiled
def unseen(squares: np.uint64, side: int) -> np.uint64:
    """The other way round."""
    pieces = U0
    while squares != U0:
        square = lowest(squares)
        squares &= squares - U1
        bit = square + square // (ROWS_A_GAP - 1)
        pieces |= at(bit if side == 1 else BITS - 1 - bit)
    return pieces


@compiled
def number(state: State) -> int:
    side = signed(state[SIDE])
    ours, theirs = state[side - 1], state[2 - side]
    kings = state[KINGS]
    if popcount(ours | theirs) > MOST_PIECES or state[CAPTURE] != U0:
        return OUTSIDE
    our_kings, their_kings = ours & kings, theirs & kings
    m, k = popcount(ours ^ our_kings), popcount(our_kings)
    men, more = popcount(theirs ^ their_kings), popcount(their_kings)
    number = set_number(seen(ours ^ our_kings, side) >> np.uint64(CROWNING))
    number = number * WAYS[SQUARES, k] + set_number(seen(our_kings, side))
    number = number * WAYS[SQUARES - CROWNING, men] + set_number(
        seen(theirs ^ their_kings, 3 - side) >> np.uint64(CROWNING)
    )
    number = number * WAYS[SQUARES, more] + set_number(seen(their_kings, 3 - side))
    return FIRST[m, k, men, more] + number


@compiled
def stand(state: State, number: int) -> bool:
    place = 0
    while place + 1 < len(MATERIAL) and MATERIAL[place + 1, 0] <= number:
        place += 1
    m, k, men, more = MATERIAL[place, 1], MATERIAL[place, 2], MATERIAL[place, 3], MATERIAL[place, 4]
    rest = number - MATERIAL[place, 0]
    their_kings = unseen(set_of(rest % WAYS[SQUARES, more], more), 2)
    rest //= WAYS[SQUARES, more]
    their_men = set_of(rest % WAYS[SQUARES - CROWNING, men], men)
    rest //= WAYS[SQUARES - CROWNING, men]
    our_kings = unseen(set_of(rest % WAYS[SQUARES, k], k), 1)
    our_men = unseen(set_of(rest // WAYS[SQUARES, k], m) << np.uint64(CROWNING), 1)
    for word in range(WORDS):
        if word != DRAWS and word != CAPTURE:
            state[word] = U0
    state[SIDE] = U1
    state[BLUE] = our_men | our_kings
    state[GREEN] = unseen(their_men << np.uint64(CROWNING), 2) | their_kings
    state[KINGS] = our_kings | their_kings
    return popcount(state[BLUE] | state[GREEN]) == m + k + men + more


@compiled
def bare(state: State) -> int:
    state[QUIET] = U0
    state[FEW] = U0
    for word in range(TO_AND_FRO, WORDS):
        state[word] = U0
    return 0
