"""Rectangular boards with one bit per square: names, masks, shifts, text, pictures, editing.

Squares are bits, rank by rank from a1. With `stride` boards of several sizes share one layout: a
6×6 board with a stride of 8 lies in the corner of an 8×8 board, so the same compiled code serves
both, as long as it masks with the board it plays on.

    2 |  8  9 10 …
    1 |  0  1  2 …          stride 8
         a  b  c
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import Any

import numpy as np

from wuqi.core.bits import U1
from wuqi.core.compiling import compiled
from wuqi.core.notation import read_rows, write_rows
from wuqi.core.picture import Cell, Picture

EAST, WEST, NORTH, SOUTH = range(4)
DIRECTIONS = 4

# What a piece looks like: its word, how a terminal writes it, and whose it is.
Look = tuple[str, tuple[str, ...], int]


@dataclass(frozen=True)
class Grid:
    """A board of so many files and ranks."""

    width: int
    height: int
    stride: int = 0  # bits from one rank to the next; 0: the width

    @cached_property
    def step(self) -> int:
        """Bits from one rank to the next."""
        return self.stride or self.width

    @cached_property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        """The names of the squares as drawn, top row first."""
        return tuple(
            tuple(f"{file}{rank}" for file in self.files) for rank in range(self.height, 0, -1)
        )

    @cached_property
    def files(self) -> tuple[str, ...]:
        """The letters of the files."""
        return tuple("abcdefghijklmnopqrstuvwxyz"[: self.width])

    @cached_property
    def bits(self) -> Mapping[str, int]:
        """The bit of each square by name, in the order of the bits."""
        return {
            name: self.step * rank + file
            for rank, row in enumerate(reversed(self.rows))
            for file, name in enumerate(row)
        }

    @cached_property
    def names(self) -> Mapping[int, str]:
        """The names of the squares by bit."""
        return {bit: name for name, bit in self.bits.items()}

    @cached_property
    def board(self) -> int:
        """All squares, as a mask."""
        return sum(1 << bit for bit in self.names)

    @cached_property
    def steps(self) -> tuple[int, int, int, int]:
        """What a step adds to a bit: east, west, north, south."""
        return (1, -1, self.step, -self.step)

    def mask(self, *squares: str) -> int:
        """Some squares as a mask."""
        return sum(1 << self.bits[square] for square in squares)

    def file(self, number: int) -> int:
        """The squares of a file, counted from 0, as a mask."""
        return self.mask(*(row[number] for row in self.rows))

    def rank(self, number: int) -> int:
        """The squares of a rank, counted from 0, as a mask."""
        return self.mask(*self.rows[self.height - 1 - number])

    # -- text -------------------------------------------------------------------------------------

    def read(self, board: str, letters: Sequence[str]) -> list[int]:
        """The mask of each letter in a board text (`eeeeM/…`, top row first), or BadPosition."""
        cells = read_rows(board, self.width, self.height, letters)
        masks = dict.fromkeys(letters, 0)
        for names, row in zip(self.rows, cells, strict=True):
            for name, letter in zip(names, row, strict=True):
                if letter:
                    masks[letter] |= 1 << self.bits[name]
        return list(masks.values())

    def write(self, masks: Sequence[int], letters: Sequence[str]) -> str:
        """The board text for the mask of each letter."""
        return "/".join([_written(self.width, *row) for row in self._sliced(masks, letters)])

    def cells(self, masks: Sequence[int], letters: Sequence[str]) -> list[tuple[str, ...]]:
        """The letter on each square as drawn, top row first; "" is empty."""
        return [_letters(self.width, *row) for row in self._sliced(masks, letters)]

    def _sliced(self, masks: Sequence[int], letters: Sequence[str]) -> list[tuple[Any, Any]]:
        """What stands in each row, as drawn: few rows are new, so what follows can be kept."""
        full, signs = (1 << self.width) - 1, tuple(letters)
        starts = range(self.step * (self.height - 1), -1, -self.step)
        return [(tuple([mask >> start & full for mask in masks]), signs) for start in starts]

    # -- pictures and editing ---------------------------------------------------------------------

    def picture(
        self,
        masks: Sequence[int],
        looks: Mapping[str, Look],
        inks: tuple[str, ...],
        notes: tuple[tuple[str, str], ...] = (),
    ) -> Picture:
        """The board with the pieces of each letter of `looks`, on light and dark squares."""
        drawn = zip(self.rows, self.cells(masks, tuple(looks)), strict=True)
        rows = tuple(
            [
                _cells(names, letters, self.height - 1 - row, tuple(looks.items()))
                for row, (names, letters) in enumerate(drawn)
            ]
        )
        return Picture(rows, self.files, tuple(row[0][1:] for row in self.rows), notes, inks)

    def composed(self, pieces: Mapping[str, str]) -> str:
        """The board text of pieces given as letters by square."""
        return write_rows([[pieces.get(square, "") for square in row] for row in self.rows])


def palette(looks: Mapping[str, Look]) -> list[tuple[str, Cell]]:
    """`palette` of an editing.py: each piece once."""
    return [(letter, Cell("", *look)) for letter, look in looks.items()]


@lru_cache(maxsize=1 << 14)
def _letters(width: int, masks: tuple[int, ...], letters: tuple[str, ...]) -> tuple[str, ...]:
    pairs = list(zip(masks, letters, strict=True))
    return tuple(
        next((letter for mask, letter in pairs if mask >> file & 1), "") for file in range(width)
    )


@lru_cache(maxsize=1 << 14)
def _written(width: int, masks: tuple[int, ...], letters: tuple[str, ...]) -> str:
    return write_rows([_letters(width, masks, letters)])


@lru_cache(maxsize=1 << 14)
def _cells(
    names: tuple[str, ...],
    letters: tuple[str, ...],
    rank: int,
    looks: tuple[tuple[str, Look], ...],
) -> tuple[Cell, ...]:
    known = {**dict(looks), "": ("", (), 0)}
    return tuple(
        Cell(name, *known[letter], shade=(rank + file + 1) % 2)
        for file, (name, letter) in enumerate(zip(names, letters, strict=True))
    )


Shift = Callable[[np.uint64, int], np.uint64]
Spread = Callable[[np.uint64], np.uint64]


@cache
def shifts(grid: Grid) -> tuple[Shift, Spread]:
    """Two compiled functions for a board.

    `shifted(squares, direction)` moves squares one step; those that would leave the board are gone.
    `neighbours(squares)` gives every square one orthogonal step from any of these.
    """
    not_first = np.uint64(grid.board & ~grid.file(0))
    not_last = np.uint64(grid.board & ~grid.file(grid.width - 1))
    board, step = np.uint64(grid.board), np.uint64(grid.step)

    @compiled
    def shifted(squares: np.uint64, direction: int) -> np.uint64:
        if direction == EAST:
            return (squares & not_last) << U1
        if direction == WEST:
            return (squares & not_first) >> U1
        if direction == NORTH:
            return (squares << step) & board
        return squares >> step

    @compiled
    def neighbours(squares: np.uint64) -> np.uint64:
        return (
            ((squares & not_last) << U1)
            | ((squares & not_first) >> U1)
            | ((squares << step) & board)
            | (squares >> step)
        )

    return shifted, neighbours
