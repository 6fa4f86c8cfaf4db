"""Half a xiangqi board, and where each kind of piece goes on it, no matter whose it is.

Points are bits 0–44, rank by rank from a1:

    5 | 36 37 38 39 40 41 42 43 44
    4 | 27 28 29 30 31 32 33 34 35
    3 | 18 19 20 21 22 23 24 25 26
    2 |  9 10 11 12 13 14 15 16 17
    1 |  0  1  2  3  4  5  6  7  8
         a  b  c  d  e  f  g  h  i

A piece that steps has its points in a table. One that moves along lines looks up its rank and
its file by what stands there: 2⁹ and 2⁵ cases.
"""

from collections.abc import Callable

import numpy as np

from wuqi.core.native.bits import U0, signed
from wuqi.core.native.compiling import compiled
from wuqi.games.sanguo.pieces import CANNON

FILES, RANKS = 9, 5
POINTS = FILES * RANKS
NAMES = tuple(f"{file}{rank}" for rank in range(1, 6) for file in "abcdefghi")
# All but file e and rank 3: four blocks of 4×2 in the corners.
CORNERS = np.uint64(sum(1 << p for p in range(POINTS) if p % FILES != 4 and p // FILES != 2))

DIAGONAL = ((1, 1), (1, -1), (-1, 1), (-1, -1))
ORTHOGONAL = ((1, 0), (-1, 0), (0, 1), (0, -1))
STEPPING = {  # RULES 2: nothing blocks a horse's leg or an elephant's eye, no palace, no river
    2: DIAGONAL,  # 仕士
    3: tuple((2 * x, 2 * y) for x, y in DIAGONAL),  # 相象
    5: tuple((x, y) for x in (-2, -1, 1, 2) for y in (-2, -1, 1, 2) if abs(x) != abs(y)),  # 傌馬
    7: ORTHOGONAL,  # 兵卒
}


def _stepping() -> list[list[int]]:
    """By kind and point; nothing for pieces that go along lines."""
    table = [[0] * POINTS for _ in range(8)]
    for kind, ways in STEPPING.items():
        for point in range(POINTS):
            for x, y in ways:
                file, rank = point % FILES + x, point // FILES + y
                if 0 <= file < FILES and 0 <= rank < RANKS:
                    table[kind][point] |= 1 << rank * FILES + file
    return table


def _slide(place: int, length: int, pieces: int) -> int:
    """A chariot on a line: every place up to the first piece, that one included."""
    reached = 0
    for way in (range(place + 1, length), range(place - 1, -1, -1)):
        for there in way:
            reached |= 1 << there
            if pieces >> there & 1:
                break
    return reached


def _jump(place: int, length: int, pieces: int) -> int:
    """A cannon on a line: free places before the first piece, and the first piece behind it."""
    reached = 0
    for way in (range(place + 1, length), range(place - 1, -1, -1)):
        met = 0
        for there in way:
            piece = pieces >> there & 1
            met += piece
            if met == piece * 2:  # nothing met yet, or the piece behind the screen
                reached |= 1 << there
    return reached


def _along_ranks(reach: Callable[[int, int, int], int]) -> list[list[int]]:
    return [[reach(file, FILES, pieces) for pieces in range(1 << FILES)] for file in range(FILES)]


def _along_files(reach: Callable[[int, int, int], int]) -> list[list[int]]:
    """As points of file a."""
    spread = [sum((n >> r & 1) << FILES * r for r in range(RANKS)) for n in range(1 << RANKS)]
    return [
        [spread[reach(rank, RANKS, pieces)] for pieces in range(1 << RANKS)]
        for rank in range(RANKS)
    ]


STEPS = np.array(_stepping(), dtype=np.uint64)
# First for chariots and generals, then for cannons; by place on the line and who stands on it.
ON_RANK = np.array([_along_ranks(_slide), _along_ranks(_jump)], dtype=np.uint16)
ON_FILE = np.array([_along_files(_slide), _along_files(_jump)], dtype=np.uint64)

FILE_A = np.uint64(sum(1 << FILES * rank for rank in range(RANKS)))
# Times this, points 0, 9, 18, 27 and 36 land side by side on bits 36 to 40.
GATHER = np.uint64(sum(1 << 36 - 8 * rank for rank in range(RANKS)))


@compiled
def reach(kind: int, point: int, occupied: np.uint64) -> np.uint64:
    """Where a piece can go: empty points it can move to, and occupied points it attacks."""
    stepped = STEPS[kind, point]
    if stepped != U0:
        return stepped
    jumps = 1 if kind == CANNON else 0
    rank, file = point // FILES, point % FILES
    up, right = np.uint64(rank * FILES), np.uint64(file)
    on_rank = signed((occupied >> up) & np.uint64(0x1FF))
    on_file = signed(((((occupied >> right) & FILE_A) * GATHER) >> np.uint64(36)) & np.uint64(31))
    return (np.uint64(ON_RANK[jumps, file, on_rank]) << up) | (
        ON_FILE[jumps, rank, on_file] << right
    )
