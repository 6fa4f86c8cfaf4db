"""How men stand to each other, as numbers, and what each pattern is worth.

The board is seen as a side sees it: its far row on top. A row's five squares are four neighbouring
pairs, and a pair of men is a number from 0 to 8 (each square 0 empty, 1 blue, 2 green; the left
one counts once, the right one three times). From the rows, top first, come

    a block     four rows of one pair, a number below 9⁴; blocks begin in the rows 0 and 2
    a tower     six rows of one pair, a number below 9⁶, from row 0 on

so that a side looks at four towers with two blocks in each. Then the board is turned round, with
the colours exchanged, and the other side looks at it in the same way: that covers the lower half.

A pattern has two worths: one for a full board, one for an empty one.
"""

from pathlib import Path

import numpy as np
import numpy.typing as npt

from wuqi.core.native import compiling
from wuqi.core.native.compiling import compiled
from wuqi.core.native.lasting import lasting

COLUMNS = 4  # pairs in a row
BLOCK_ROWS = 2  # rows in which blocks begin
BLOCKS = BLOCK_ROWS * COLUMNS  # of one side
BLOCK_PATTERNS = 9**4
TOWER_PATTERNS = 9**6
PHASES = 2  # a full board, an empty one
GRAIN = 16  # towers' weights are written down in multiples of this, to fit in a byte

Weights = npt.NDArray[np.int16]

ROW_START = np.array([5 * row + row // 2 for row in range(10)], dtype=np.uint64)
FIVE_BITS = np.uint64(31)
FIELD = np.uint64(0xFFFF)


def _pairs(men: list[int]) -> int:
    """The four neighbouring pairs of five squares, each in 16 bits."""
    return sum((men[i] + 3 * men[i + 1]) << (16 * i) for i in range(COLUMNS))


def _squares(row: int) -> list[int]:
    """Five squares: blue's bits, then green's."""
    return [(row >> square & 1) or 2 * (row >> (5 + square) & 1) for square in range(5)]


def _turned(men: list[int]) -> list[int]:
    return [(0, 2, 1)[man] for man in reversed(men)]


PAIRS = np.array([_pairs(_squares(row)) for row in range(1024)], dtype=np.uint64)
TURNED_PAIRS = np.array([_pairs(_turned(_squares(row))) for row in range(1024)], dtype=np.uint64)


def whole_towers(blocks: Weights, towers: npt.NDArray[np.int8]) -> Weights:
    """What a tower is worth together with the two blocks in it: one look instead of three."""
    if compiling.AHEAD:
        joined: Weights = np.zeros(towers.shape, dtype=np.int16)
        join(blocks, towers, joined)
        return joined
    upper = blocks[:COLUMNS, None, :, :].astype(np.int32)
    lower = blocks[COLUMNS:, :, None, :].astype(np.int32)
    whole = GRAIN * towers.astype(np.int32).reshape(COLUMNS, 9**2, 9**4, PHASES) + upper
    whole = whole.reshape(COLUMNS, 9**4, 9**2, PHASES) + lower
    return np.clip(whole, -32_767, 32_767).astype(np.int16).reshape(towers.shape)


@compiled
def join(blocks: Weights, towers: npt.NDArray[np.int8], out: Weights) -> None:
    """The same, where arrays cannot be added up; elsewhere nothing is compiled for an import."""
    for column in range(COLUMNS):
        for pattern in range(TOWER_PATTERNS):
            upper, lower = pattern % 9**4, pattern // 9**2
            for phase in range(PHASES):
                worth = GRAIN * int(towers[column, pattern, phase])
                worth += blocks[column, upper, phase] + blocks[COLUMNS + column, lower, phase]
                out[column, pattern, phase] = min(max(worth, -32_767), 32_767)


def load_weights(path: Path) -> tuple[Weights, npt.NDArray[np.int8], Weights]:
    """The weights of blocks, of towers beyond their blocks (in GRAINs), and of counts."""
    with np.load(path) as file:
        return file["blocks"], file["towers"], file["counts"]


_BLOCKS, _TOWERS, _COUNTS = load_weights(Path(__file__).with_name("weights.npz"))
tower_worths = lasting("draughts.towers", whole_towers(_BLOCKS, _TOWERS))
count_worths = lasting("draughts.counts", _COUNTS)


@compiled
def row_pairs(blue: np.uint64, green: np.uint64, row: int) -> np.uint64:
    """The pairs of men in a row."""
    start = ROW_START[row]
    return PAIRS[(blue >> start & FIVE_BITS) | (green >> start & FIVE_BITS) << np.uint64(5)]


@compiled
def turned_row_pairs(blue: np.uint64, green: np.uint64, row: int) -> np.uint64:
    """The same on the turned board."""
    start = ROW_START[9 - row]
    return TURNED_PAIRS[(blue >> start & FIVE_BITS) | (green >> start & FIVE_BITS) << np.uint64(5)]


@compiled
def two_rows(blue: np.uint64, green: np.uint64, row: int, turned: bool) -> np.uint64:
    """Two rows of each of the four columns of pairs, 16 bits each."""
    if turned:
        return turned_row_pairs(blue, green, row) + np.uint64(9) * turned_row_pairs(
            blue, green, row + 1
        )
    return row_pairs(blue, green, row) + np.uint64(9) * row_pairs(blue, green, row + 1)
