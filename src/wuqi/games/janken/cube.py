"""The cube: how it can lie, and what a roll does to it (RULES 5, the cube).

Two faces of each kind, opposite faces alike. So three kinds say everything: the one on top, the
one on the north–south axis, the one on the east–west axis. Written as the first two of them:

                 P
    RP  is    S [R] S     seen from above; rolled north or south it is PR, east or west SP
                 P

As a number: 2 × top, + 1 if the north–south kind beats the top (and not the other way round).
"""

import numpy as np

KINDS = "RPS"  # rock, paper, scissors: each beats the one before it, and rock the last
LIES = ("RS", "RP", "PR", "PS", "SP", "SR")
NORTH_SOUTH, EAST_WEST = range(2)


def third_kind(lie: str) -> str:
    """The kind on the east–west axis: neither on top nor north–south."""
    return next(kind for kind in KINDS if kind not in lie)


def rolled(lie: str, axis: int) -> str:
    """How a cube lies after a roll along an axis: that axis and the top have changed places."""
    top, north_south = lie[0], lie[1]
    return north_south + top if axis == NORTH_SOUTH else third_kind(lie) + north_south


def beats(kind: str, other: str) -> bool:
    """Scissors cut paper, paper wraps rock, rock blunts scissors."""
    return KINDS.index(kind) == (KINDS.index(other) + 1) % 3


# For compiled code, by 2 × lie + axis.
ROLLED = np.array(
    [LIES.index(rolled(lie, axis)) for lie in LIES for axis in (NORTH_SOUTH, EAST_WEST)],
    dtype=np.uint64,
)
