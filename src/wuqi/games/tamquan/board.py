"""The boards of Cờ tam quân as data: which squares are neighbours, where teams set up (RULES 4).

Squares are numbered rank by rank from a1:

    5 | 20 21 22 23 24
    4 | 15 16 17 18 19
    3 | 10 11 12 13 14          a 5×5 board
    2 |  5  6  7  8  9
    1 |  0  1  2  3  4
         a  b  c  d  e

A set of squares is two words of bits: squares 0–63, and from 64 on.
"""

from collections.abc import Iterable
from functools import cache

import numpy as np

SIZES = range(4, 11)
MOST_TEAMS = 4
MOST_PIECES = 6
MOST_ZONES = 4
NOWHERE = 0xFF  # where a member stands who is not on the board: a square without neighbours

FILES = "abcdefghij"
SQUARE = r"[a-j](?:10|[1-9])"  # what a square's name looks like
ORTHOGONAL = ((0, 1), (1, 0), (0, -1), (-1, 0))
EIGHT_WAYS = (*ORTHOGONAL, (1, 1), (1, -1), (-1, -1), (-1, 1))


def zones(size: int, teams: int) -> tuple[frozenset[int], ...]:
    """The squares of zone 1, 2, …: the nearest rows for two teams, the corners for more."""
    if teams == 2:
        deep = 1 if size == 4 else 2
        low, high = range(deep), range(size - deep, size)
        blocks = [(range(size), low), (range(size), high)]
    else:
        wide = (size - 2) // 2
        low, high = range(wide), range(size - wide, size)
        blocks = [(low, low), (high, low), (low, high), (high, high)]
    return tuple(
        frozenset(file + size * rank for rank in ranks for file in files) for files, ranks in blocks
    )


def near(size: int, square: int, steps: tuple[tuple[int, int], ...]) -> list[int]:
    """The squares of a board that are one of these steps away."""
    rank, file = divmod(square, size)
    reached = [(file + across, rank + up) for across, up in steps]
    return [x + size * y for x, y in reached if x in range(size) and y in range(size)]


@cache
def names(size: int) -> tuple[str, ...]:
    """The squares' names, a1 first."""
    return tuple(f"{file}{rank}" for rank in range(1, size + 1) for file in FILES[:size])


@cache
def reading_order(size: int) -> tuple[int, ...]:
    """The squares from left to right, top to bottom."""
    return tuple(file + size * rank for rank in reversed(range(size)) for file in range(size))


def as_bits(squares: Iterable[int]) -> tuple[int, int]:
    """A set of squares as two words."""
    bits = sum(1 << square for square in squares)
    return bits & (1 << 64) - 1, bits >> 64


# For compiled code. Rows for sizes below 4 are never looked at.
NEAR = np.zeros((2, max(SIZES) + 1, NOWHERE + 1, 2), dtype=np.uint64)  # [eight, size, square]
ZONES = np.zeros((2, max(SIZES) + 1, MOST_ZONES, 2), dtype=np.uint64)  # [corners, size, zone - 1]
for size in SIZES:
    for eight, steps in enumerate((ORTHOGONAL, EIGHT_WAYS)):
        for square in range(size * size):
            NEAR[eight, size, square] = as_bits(near(size, square, steps))
    for corners in (0, 1):
        for number, squares in enumerate(zones(size, 2 + corners)):
            ZONES[corners, size, number] = as_bits(squares)
