"""How endings of up to six pieces are numbered for the solver of blocks.

Each side looks at the board from where it starts, as in `tables.py`: squares count from the row
where its own men are crowned, 45 for men and 50 for kings. For m men and k kings of the side to
move, M and K of the other:

    number = ((our men × sets of M + their men) × sets of k + our kings) × sets of K + their kings

So the positions with the same men are next to each other: a *block*. Kings move within a block;
every move of a man, crowning and capture leaves it for a block that is solved before.
"""

from collections.abc import Sequence
from math import comb

import numpy as np

from wuqi.core.kernel import State
from wuqi.core.native.bits import U0, U1, at, highest, lowest, popcount, signed
from wuqi.core.native.compiling import compiled
from wuqi.core.native.subsets import WAYS, set_of
from wuqi.core.numbering import DEEPER, OUTSIDE
from wuqi.games.draughts.board import BIT_OF, BITS
from wuqi.games.draughts.captures import can_capture
from wuqi.games.draughts.rules import BLUE, CAPTURE, DRAWS, GREEN, KINGS, SIDE, WORDS
from wuqi.games.draughts.tables import CROWNING, SQUARES, unseen

MOST_PIECES = 6
MEN_SQUARES = SQUARES - CROWNING

# What a side has: (men, kings). A pair: the material of a side and of the other.
Army = tuple[int, int]
Pair = tuple[Army, Army]


def _armies(pieces: int) -> list[Army]:
    return [(men, pieces - men) for men in range(pieces + 1)]


def _pairs(pieces: int) -> list[Pair]:
    """The materials of so many pieces in the order of solving: crowning leads to fewer men."""
    found = [
        (ours, theirs)
        for more in range((pieces + 1) // 2, pieces)
        for ours in _armies(more)
        for theirs in _armies(pieces - more)
        if 2 * more > pieces or ours <= theirs
    ]
    return sorted(found, key=lambda pair: (pair[0][0] + pair[1][0], pair))


PAIRS: list[Pair] = [pair for pieces in range(2, MOST_PIECES + 1) for pair in _pairs(pieces)]


def kings_ways(army: Army) -> int:
    return comb(SQUARES, army[1])


def men_ways(army: Army) -> int:
    return comb(MEN_SQUARES, army[0])


# By our men and kings, their men and kings: where the numbers begin.
FIRST = np.full((MOST_PIECES,) * 4, -1, dtype=np.int64)
SLICES: list[tuple[int, int, int, int, int]] = []  # the same as a list, and that material
ENDS: dict[int, int] = {1: 0}  # by number of pieces: where their numbers end
PAIR_ENDS: list[int] = []
_next = 0
for _pair in PAIRS:
    for _ours, _theirs in dict.fromkeys([_pair, _pair[::-1]]):
        SLICES.append((_next, *_ours, *_theirs))
        FIRST[(*_ours, *_theirs)] = _next
        _next += men_ways(_ours) * men_ways(_theirs) * kings_ways(_ours) * kings_ways(_theirs)
    PAIR_ENDS.append(_next)
    ENDS[sum(_pair[0]) + sum(_pair[1])] = _next
MATERIAL = np.array(SLICES, dtype=np.int64)

# By king or man, how manieth piece (from 1), and bit as its side sees it: what it adds to the
# number of a set.
ADDS = np.zeros((2, MOST_PIECES, BITS), dtype=np.int64)
KING, MAN = 0, 1
for _square, _bit in BIT_OF.items():
    for _nth in range(1, MOST_PIECES):
        ADDS[KING, _nth, _bit] = comb(_square - 1, _nth)
        ADDS[MAN, _nth, _bit] = comb(max(0, _square - 1 - CROWNING), _nth)


@compiled
def viewed(bit: int, side: int) -> int:
    """A bit of the kernel's board as a side sees it, and the other way round."""
    return bit if side == 1 else BITS - 1 - bit


@compiled
def number_of_set(pieces: np.uint64, side: int, kind: int) -> int:
    """The number of a set of kings or men of a side."""
    number, nth = 0, 1
    while pieces != U0:
        bit = lowest(pieces) if side == 1 else highest(pieces)
        pieces ^= at(bit)
        number += ADDS[kind, nth, viewed(bit, side)]
        nth += 1
    return number


@compiled
def number_in_all(ours: np.uint64, theirs: np.uint64, kings: np.uint64, side: int) -> int:
    """The number of a position with `side` to move, forced or not."""
    our_kings, their_kings = ours & kings, theirs & kings
    m, k = popcount(ours ^ our_kings), popcount(our_kings)
    men, more = popcount(theirs ^ their_kings), popcount(their_kings)
    number = number_of_set(ours ^ our_kings, side, MAN)
    number *= WAYS[MEN_SQUARES, men]
    number += number_of_set(theirs ^ their_kings, 3 - side, MAN)
    number = number * WAYS[SQUARES, k] + number_of_set(our_kings, side, KING)
    number = number * WAYS[SQUARES, more] + number_of_set(their_kings, 3 - side, KING)
    return FIRST[m, k, men, more] + number


@compiled
def number(state: State) -> int:
    """Positions in which something must be taken are not kept: what remains is."""
    side = signed(state[SIDE])
    ours, theirs = state[side - 1], state[2 - side]
    pieces = popcount(ours | theirs)
    if pieces > MOST_PIECES or state[CAPTURE] != U0:
        return OUTSIDE
    kings = state[KINGS]
    if can_capture(ours & ~kings, ours & kings, theirs):
        return DEEPER
    return number_in_all(ours, theirs, kings, side)


@compiled
def stand_any(state: State, number: int) -> bool:
    """The same as `stand`, for positions in which something must be taken, too."""
    place = 0
    while place + 1 < len(MATERIAL) and MATERIAL[place + 1, 0] <= number:
        place += 1
    m, k, men, more = MATERIAL[place, 1], MATERIAL[place, 2], MATERIAL[place, 3], MATERIAL[place, 4]
    rest = number - MATERIAL[place, 0]
    their_kings = unseen(set_of(rest % WAYS[SQUARES, more], more), 2)
    rest //= WAYS[SQUARES, more]
    our_kings = unseen(set_of(rest % WAYS[SQUARES, k], k), 1)
    rest //= WAYS[SQUARES, k]
    their_men = unseen(set_of(rest % WAYS[MEN_SQUARES, men], men) << np.uint64(CROWNING), 2)
    our_men = unseen(set_of(rest // WAYS[MEN_SQUARES, men], m) << np.uint64(CROWNING), 1)
    for word in range(WORDS):
        if word != DRAWS and word != CAPTURE:
            state[word] = U0
    state[SIDE] = U1
    state[BLUE] = our_men | our_kings
    state[GREEN] = their_men | their_kings
    state[KINGS] = our_kings | their_kings
    return popcount(state[BLUE] | state[GREEN]) == m + k + men + more


@compiled
def stand(state: State, number: int) -> bool:
    if not stand_any(state, number):
        return False
    kings = state[KINGS]
    return not can_capture(state[BLUE] & ~kings, state[BLUE] & kings, state[GREEN])


def ends_up_to(pieces: int) -> Sequence[int]:
    """Where the numbers of each pair of materials end."""
    return [end for end in PAIR_ENDS if end <= ENDS[pieces]]
