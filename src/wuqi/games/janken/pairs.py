"""Two cubes and how they lie to each other, as numbers, and what each pair is worth.

A side looks at the board from its own home: X as it is drawn, O turned by half. Squares are then
numbered 0 to 35, row by row from the own corner. How two cubes lie to each other is a number from
0 to 11, since renaming the kinds in a circle changes nothing:

    4 × (how many kinds the second top is ahead of the first) + 2 × bit 0 of the first lie + the
    second's (see `cube`: whether the north–south kind beats the top)

    pair = (square of the first × 36 + square of the second) × 12 + how they lie

A pair has two worths: one for a full board, one for an empty one; and others under each preset.
"""

from pathlib import Path

import numpy as np
import numpy.typing as npt

from wuqi.core.native.lasting import lasting
from wuqi.games.janken.board import BIT_OF, NAMES
from wuqi.games.janken.cube import LIES

SQUARES = 36
LYING = 12  # ways in which two cubes can lie to each other
PAIRS = SQUARES * SQUARES * LYING
OURS_AND_THEIRS, OURS, THEIRS = range(3)  # whose the two cubes are, seen from the side to move
PAIR_KINDS = 3
MATERIALS = 16  # 4 × (our cubes - 1) + their cubes - 1
RULES = 2  # one cube a turn (the seed's), any cube (Gakken's)
PHASES = 2  # a full board, an empty one

SQUARE = np.zeros((3, 64), dtype=np.int64)  # by side and bit
for _square, _name in enumerate(name for row in NAMES for name in row):
    SQUARE[1, BIT_OF[_name]] = _square
    SQUARE[2, BIT_OF[_name]] = SQUARES - 1 - _square

LIE = np.array(  # by first lie × 8 + second lie
    [
        4 * ((second // 2 - first // 2) % 3) + 2 * (first % 2) + second % 2
        if max(first, second) < len(LIES)
        else 0
        for first in range(8)
        for second in range(8)
    ],
    dtype=np.int64,
)

Weights = npt.NDArray[np.int16]


def load_weights(path: Path) -> tuple[Weights, Weights]:
    """The worths of pairs and of material."""
    with np.load(path) as file:
        return file["pairs"], file["material"]


_PAIRS, _MATERIAL = load_weights(Path(__file__).with_name("weights.npz"))
pair_worths = lasting("janken.pairs", _PAIRS)
material_worths = lasting("janken.material", _MATERIAL)
