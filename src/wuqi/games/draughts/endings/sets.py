"""Sets of kings and men as the solver of blocks walks through them: as bits of the kernel's board,
with the number of each set that differs in one piece."""

from functools import lru_cache
from math import comb
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wuqi.core.native.bits import U0, U1, at, lowest
from wuqi.core.native.compiling import compiled
from wuqi.core.native.subsets import set_of
from wuqi.games.draughts.board import BITS
from wuqi.games.draughts.endings.numbering import KING, MEN_SQUARES, number_of_set
from wuqi.games.draughts.tables import CROWNING, SQUARES, unseen

Words = npt.NDArray[np.uint64]
Numbers = npt.NDArray[np.int32]


class Sets(NamedTuple):
    """Tables by size of set; a set of `size` with a number is in row `first[size] + number`.

    `bits` are as a side sees them: see `numbering.viewed`.
    """

    first: npt.NDArray[np.int64]  # where the kings' sets of a size begin
    kings: Words  # side - 1, row: the set
    bits: Numbers  # row, n: the bit of its nth king
    without: Numbers  # row, n: the number of the set without its nth king
    joined: Numbers  # row, bit: the number of the set with one more king; -1: it is there already
    men_first: npt.NDArray[np.int64]
    men: Words  # side - 1, row: the set


@lru_cache(maxsize=2)
def sets_for(pieces: int) -> Sets:
    """The sets that endings of so many pieces need."""
    most = pieces - 1  # of a side
    first = np.cumsum([0, *(comb(SQUARES, size) for size in range(most + 1))])
    men_first = np.cumsum([0, *(comb(MEN_SQUARES, size) for size in range(most + 1))])
    kings = np.zeros((2, first[-1]), dtype=np.uint64)
    men = np.zeros((2, men_first[-1]), dtype=np.uint64)
    bits = np.zeros((first[-1], most), dtype=np.int32)
    without = np.zeros((first[-1], most), dtype=np.int32)
    joined = np.full((first[most], BITS), -1, dtype=np.int32)
    for size in range(most + 1):
        for side in (1, 2):
            _list(size, side, 0, kings[side - 1, first[size] : first[size + 1]])
            _list(size, side, CROWNING, men[side - 1, men_first[size] : men_first[size + 1]])
        here = slice(first[size], first[size + 1])
        _take_away(kings[0, here], bits[here], without[here])
        if size < most:
            _join(kings[0, here], joined[here])
    return Sets(first, kings, bits, without, joined, men_first, men)


@compiled
def _list(size: int, side: int, shift: int, out: Words) -> None:
    """All sets of a size in order."""
    for number in range(len(out)):
        out[number] = unseen(set_of(number, size) << np.uint64(shift), side)


@compiled
def _take_away(sets: Words, bits: Numbers, without: Numbers) -> None:
    for row in range(len(sets)):
        left, nth = sets[row], 0
        while left != U0:
            bit = lowest(left)
            left &= left - U1
            bits[row, nth] = bit
            without[row, nth] = number_of_set(sets[row] ^ at(bit), 1, KING)
            nth += 1


@compiled
def _join(sets: Words, joined: Numbers) -> None:
    square = U0
    for row in range(len(sets)):
        for number in range(SQUARES):
            square = unseen(U1 << np.uint64(number), 1)
            if sets[row] & square == U0:
                joined[row, lowest(square)] = number_of_set(sets[row] | square, 1, KING)
