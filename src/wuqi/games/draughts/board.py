"""The board of draughts as bits of a word (RULES 3, squares 1–50).

Every row has five squares. One bit without a square (·) after every second row makes a diagonal
step the same shift everywhere, and a step over the edge end on a bit without a square:

           0     1     2     3     4             1     2     3     4     5
        5     6     7     8     9     ·       6     7     8     9    10
          11    12    13    14    15            11    12    13    14    15
       16    17    18    19    20     ·      16    17    18    19    20
          22    23    24    25    26            21    22    23    24    25
       27    28    29    30    31     ·      26    27    28    29    30
          33    34    35    36    37            31    32    33    34    35
       38    39    40    41    42     ·      36    37    38    39    40
          44    45    46    47    48            41    42    43    44    45
       49    50    51    52    53            46    47    48    49    50

                     bits                              squares

Green starts at the top and moves down, blue starts at the bottom and moves up.
"""

import numpy as np

from wuqi.core.native.bits import U0, at, highest, lowest
from wuqi.core.native.compiling import compiled

# By direction: down left, down right, up right, up left. The opposite is two further on; the two
# at right angles are `direction ^ 1` and `direction ^ 3`.
STEPS = (5, 6, -5, -6)

BIT_OF = {square: square - 1 + (square - 1) // 10 for square in range(1, 51)}
SQUARE_AT = {bit: square for square, bit in BIT_OF.items()}
BOARD = np.uint64(sum(1 << bit for bit in SQUARE_AT))
BITS = 54

FAR_ROW = np.array(
    [sum(1 << BIT_OF[square] for square in row) for row in (range(1, 6), range(46, 51))],
    dtype=np.uint64,
)  # where a side's men are crowned: blue's, green's


def _ray(bit: int, step: int) -> int:
    squares = 0
    while (bit := bit + step) in SQUARE_AT:
        squares |= 1 << bit
    return squares


# The squares from one to the edge, by direction and bit.
RAYS = np.array([[_ray(bit, step) for bit in range(BITS)] for step in STEPS], dtype=np.uint64)

FIVE = np.uint64(5)
SIX = np.uint64(6)


@compiled
def forward(pieces: np.uint64, side: int, empty: np.uint64) -> tuple[np.uint64, np.uint64]:
    """Where men of a side can step to: by `STEPS` of 5, and of 6."""
    if side == 1:
        return (pieces >> FIVE) & empty, (pieces >> SIX) & empty
    return (pieces << FIVE) & empty, (pieces << SIX) & empty


@compiled
def neighbours(pieces: np.uint64) -> np.uint64:
    """Every bit one step from any of these, including bits without a square."""
    return (pieces << FIVE) | (pieces >> FIVE) | (pieces << SIX) | (pieces >> SIX)


@compiled
def adjacent_jumpers(pieces: np.uint64, enemies: np.uint64, empty: np.uint64) -> np.uint64:
    """The pieces that are next to an enemy with an empty square right behind it."""
    return pieces & (
        ((enemies & (empty >> FIVE)) >> FIVE)
        | ((enemies & (empty << FIVE)) << FIVE)
        | ((enemies & (empty >> SIX)) >> SIX)
        | ((enemies & (empty << SIX)) << SIX)
    )


@compiled
def jumps(
    pieces: np.uint64, enemies: np.uint64, empty: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    """Where pieces land after jumping an enemy next to them, by direction."""
    return (
        (((pieces << FIVE) & enemies) << FIVE) & empty,
        (((pieces << SIX) & enemies) << SIX) & empty,
        (((pieces >> FIVE) & enemies) >> FIVE) & empty,
        (((pieces >> SIX) & enemies) >> SIX) & empty,
    )


@compiled
def nearest(ray: np.uint64, direction: int) -> int:
    """The bit of part of a ray that is nearest to where the ray begins; the part is not empty."""
    return lowest(ray) if direction < 2 else highest(ray)


@compiled
def reach(bit: int, direction: int, occupied: np.uint64) -> np.uint64:
    """The empty squares from a bit up to the first piece in a direction."""
    ray = RAYS[direction, bit]
    pieces = ray & occupied
    if pieces == U0:
        return ray
    stop = nearest(pieces, direction)
    return ray & ~(RAYS[direction, stop] | at(stop))
