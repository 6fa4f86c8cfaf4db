"""In which order blocks are solved: a man that steps comes nearer to being crowned."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wuqi.core.native.bits import U0, U1, lowest
from wuqi.core.native.compiling import compiled
from wuqi.games.draughts.endings.numbering import viewed
from wuqi.games.draughts.endings.sets import Sets

FARTHEST = 9  # rows from the one where men are crowned
BITS_OF_TWO_ROWS = 11
SQUARES_OF_A_ROW = 5

Ints = npt.NDArray[np.int64]


class MenByRows(NamedTuple):
    """The sets of a side's men by how many rows they are from crowning, all together."""

    numbers: Ints
    starts: Ints  # where those of so many rows begin


def men_by_rows(sets: Sets, men: int, side: int) -> MenByRows:
    here = sets.men[side - 1, sets.men_first[men] : sets.men_first[men + 1]]
    rows = np.zeros(len(here), dtype=np.int64)
    _count_rows(here, side, rows)
    starts = np.searchsorted(np.sort(rows), np.arange(FARTHEST * men + 2))
    return MenByRows(np.argsort(rows, kind="stable"), starts.astype(np.int64))


@compiled
def _count_rows(men: npt.NDArray[np.uint64], side: int, rows: Ints) -> None:
    for n in range(len(men)):
        left = men[n]
        while left != U0:
            bit = viewed(lowest(left), side)
            left &= left - U1
            rows[n] += (bit - bit // BITS_OF_TWO_ROWS) // SQUARES_OF_A_ROW


def blocks_in(ours: MenByRows, theirs: MenByRows) -> list[int]:
    """How many blocks there are by the rows from crowning, all together: the *band*."""
    return [int(n) for n in np.convolve(np.diff(ours.starts), np.diff(theirs.starts))]
