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
from functools import cache, cached_property, partial
from itertools import chain
from typing import Any

import numpy as np

from wuqi.core.board.picture import Cell, Picture
from wuqi.core.board.rows import masks_by_row
from wuqi.core.native.bits import U1
from wuqi.core.native.compiling import compiled
from wuqi.core.text.notation import read_rows, write_rows

EAST, WEST, NORTH, SOUTH = range(4)
DIRECTIONS = 4

# What a piece looks like: its word, how a terminal writes it, and whose it is.
Look = tuple[str, tuple[str, ...], int]


@dataclass(frozen=True)
class Grid:
    """A board with a number of files and ranks."""

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


class PieceSet:
    """The pieces of a game on a grid, one letter for each kind: as text, as pictures, to edit with.

    A position is a mask for each letter, in order. Few rows are new, so the look of a row is cached
    under all its masks as one number.
    """

    def __init__(self, grid: Grid, looks: Mapping[str, Look]) -> None:
        self.grid = grid
        self.letters = tuple(looks)
        self._looks = {**looks, "": ("", (), 0)}
        self._width, self._full = grid.width, (1 << grid.width) - 1
        self._starts = tuple(range(grid.step * (grid.height - 1), -1, -grid.step))
        self._written = Kept(lambda row: write_rows([self._letters(row)]))
        self._cells = tuple(Kept(partial(self._drawn, at)) for at in range(grid.height))
        self._labels = tuple(row[0][1:] for row in grid.rows)

    def read(self, board: str) -> list[int]:
        """The mask of each letter in a board text (`eeeeM/…`, top row first), or BadPosition."""
        cells = read_rows(board, self.grid.width, self.grid.height, self.letters)
        masks = dict.fromkeys(self.letters, 0)
        for names, row in zip(self.grid.rows, cells, strict=True):
            for name, letter in zip(names, row, strict=True):
                if letter:
                    masks[letter] |= 1 << self.grid.bits[name]
        return list(masks.values())

    def write(self, masks: Sequence[int]) -> str:
        """The board text for the mask of each letter."""
        written = self._written
        return "/".join([written[row] for row in self._rows(masks)])

    def letters_on(self, masks: Sequence[int]) -> dict[str, str]:
        """The letter on each square; "" is empty."""
        rows = map(self._letters, self._rows(masks))
        return dict(zip(chain(*self.grid.rows), chain(*rows), strict=True))

    def picture(
        self,
        masks: Sequence[int],
        inks: tuple[str, ...],
        notes: tuple[tuple[str, str], ...] = (),
    ) -> Picture:
        """The board with its pieces, on light and dark squares."""
        rows = zip(self._cells, self._rows(masks), strict=True)
        drawn = tuple([cells[row] for cells, row in rows])
        return Picture(drawn, self.grid.files, self._labels, notes, inks)

    def palette(self) -> list[tuple[str, Cell]]:
        """`palette` of an editing.py: each piece once."""
        return [(letter, Cell("", *self._looks[letter])) for letter in self.letters]

    def composed(self, pieces: Mapping[str, str]) -> str:
        """The board text of pieces given as letters by square."""
        return write_rows([[pieces.get(square, "") for square in row] for row in self.grid.rows])

    def _rows(self, masks: Sequence[int]) -> list[int]:
        """The masks of each row side by side, as drawn."""
        return masks_by_row(masks, self._starts, self._width, self._full)

    def _letters(self, row: int) -> tuple[str, ...]:
        width, last = self.grid.width, len(self.letters) - 1
        places = [(letter, width * (last - at)) for at, letter in enumerate(self.letters)]
        return tuple(
            next((letter for letter, place in places if row >> place + file & 1), "")
            for file in range(width)
        )

    def _drawn(self, at: int, row: int) -> tuple[Cell, ...]:
        rank = self.grid.height - 1 - at
        named = zip(self.grid.rows[at], self._letters(row), strict=True)
        return tuple(
            Cell(name, *self._looks[letter], shade=(rank + file + 1) % 2)
            for file, (name, letter) in enumerate(named)
        )


class Kept(dict[int, Any]):
    """A cache of what was computed for a row."""

    MOST = 1 << 14

    def __init__(self, work_out: Callable[[int], Any]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, row: int) -> Any:
        if len(self) >= self.MOST:
            self.clear()
        self[row] = found = self._work_out(row)
        return found


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
