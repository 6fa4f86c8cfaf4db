"""The tables of endings with five or six pieces, as the solver of blocks needs them."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

import numpy as np
import numpy.typing as npt

from wuqi.core.folder.defaults import no_way_in_secret, nothing_larger
from wuqi.core.numbering import DRAW, LOSS, UNKEPT, WIN, BlockStep, Estimate, Solver
from wuqi.core.options import Options
from wuqi.games.draughts import tables
from wuqi.games.draughts.endings import numbering
from wuqi.games.draughts.endings.blocks import (
    BYTES,
    FORCED,
    block_for,
    solve_blocks,
    words_for,
)
from wuqi.games.draughts.endings.men import MenByRows, blocks_in, men_by_rows
from wuqi.games.draughts.endings.sets import sets_for

# Measured with up to four pieces and five slices of five.
SECONDS_A_MILLION = 0.36  # of processor time
BITS_A_NUMBER = 0.35  # in the file


class LargerTables:
    """Endings of up to so many pieces."""

    SOLVER: Solver = "blocks"
    VERSION = 1
    UNIT = tables.UNIT
    CONVERSIONS = tables.CONVERSIONS
    QUICK = False
    # Forced positions follow from those after them, and are counted.
    KEPT = np.array([DRAW, WIN, LOSS, *[UNKEPT] * (BYTES - 3)], dtype=np.uint16)
    COUNTED: Sequence[Sequence[int]] = (
        (DRAW, FORCED | DRAW),
        (WIN, FORCED | WIN),
        (LOSS, FORCED | LOSS),
    )
    number = staticmethod(numbering.number)
    stand = staticmethod(numbering.stand)
    bare = staticmethod(tables.bare)
    ways_in_secret = staticmethod(no_way_in_secret)
    larger = staticmethod(nothing_larger)

    def __init__(self, pieces: int) -> None:
        self.pieces = pieces
        numbers = numbering.ENDS[pieces]
        parts = np.diff([0, *numbering.ends_up_to(pieces)])
        self.estimate = Estimate(
            numbers=numbers,
            seconds=numbers / 1e6 * SECONDS_A_MILLION,
            disk=numbers,
            file=int(numbers * BITS_A_NUMBER / 8),
            memory=min(numbers, 4 * int(max(parts))),  # a part and what it leads to
        )

    def settings(self, options: Options) -> Mapping[str, str] | None:
        found = tables.settings(options)
        return None if found is None else {**found, "pieces": str(self.pieces)}

    def whole(self, options: Options) -> bool:
        return False

    def slices(self, options: Options) -> Sequence[int]:
        return numbering.ends_up_to(self.pieces)

    def steps(self) -> Sequence[BlockStep]:
        """The work in order: each pair of materials, men that are nearer to crowning first."""
        return _steps(self.pieces)

    def solve(self, values: npt.NDArray[np.uint8], step: BlockStep, begin: int, end: int) -> None:
        """Solves some blocks of a step. Those of earlier steps are there already."""
        ours, theirs = numbering.PAIRS[step.part]
        block = block_for(values, sets_for(self.pieces), (*ours, *theirs))
        marks = np.zeros((2, 4, max(1, words_for(block))), dtype=np.uint64)
        solve_blocks(block, marks, *_men(self.pieces, step.part), step.band, begin, end)


@lru_cache(maxsize=2)
def _steps(pieces: int) -> Sequence[BlockStep]:
    found, begin = list[BlockStep](), 0
    for part, end in enumerate(numbering.ends_up_to(pieces)):
        counts = blocks_in(*_men(pieces, part))
        found += [
            BlockStep(part, band, count, (end - begin) * count / sum(counts))
            for band, count in enumerate(counts)
            if count
        ]
        begin = end
    return found


def _men(pieces: int, part: int) -> tuple[MenByRows, MenByRows]:
    ours, theirs = numbering.PAIRS[part]
    return _by_rows(pieces, ours[0], 1), _by_rows(pieces, theirs[0], 2)


@lru_cache(maxsize=32)
def _by_rows(pieces: int, men: int, side: int) -> MenByRows:
    return men_by_rows(sets_for(pieces), men, side)


@cache
def larger(pieces: int) -> LargerTables | None:
    """The tables of endings with up to so many pieces; None: there are none of that size."""
    if tables.MOST_PIECES < pieces <= numbering.MOST_PIECES:
        return LargerTables(pieces)
    return None
