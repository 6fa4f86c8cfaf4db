"""Rectangular boards: names, masks, shifts, text and pictures."""

import numpy as np
import pytest

from wuqi.core.board.grid import DIRECTIONS, EAST, NORTH, SOUTH, WEST, Grid, PieceSet, shifts
from wuqi.core.errors import BadPosition

FIVE = Grid(5, 5)
SMALL = Grid(6, 4, stride=8)  # in the corner of a board with eight files
LOOKS = {"x": ("piece-x", ("x",), 1), "o": ("piece-o", ("o",), 2)}


def test_squares_are_bits_rank_by_rank() -> None:
    assert (FIVE.bits["a1"], FIVE.bits["e1"], FIVE.bits["a2"], FIVE.bits["e5"]) == (0, 4, 5, 24)
    assert (SMALL.bits["f1"], SMALL.bits["a2"], SMALL.bits["f4"]) == (5, 8, 29)
    assert FIVE.rows[0] == ("a5", "b5", "c5", "d5", "e5")
    assert FIVE.board == (1 << 25) - 1
    assert SMALL.board.bit_count() == 24
    assert FIVE.rank(0) == 0b11111
    assert FIVE.file(0) == FIVE.mask("a1", "a2", "a3", "a4", "a5")


@pytest.mark.parametrize("grid", [FIVE, SMALL])
def test_a_step_goes_to_the_next_square_or_off_the_board(grid: Grid) -> None:
    shifted, neighbours = shifts(grid)
    ways = {EAST: (1, 0), WEST: (-1, 0), NORTH: (0, 1), SOUTH: (0, -1)}
    for name, bit in grid.bits.items():
        beside = 0
        for direction in range(DIRECTIONS):
            across, up = ways[direction]
            there = f"{chr(ord(name[0]) + across)}{int(name[1:]) + up}"
            expected = 1 << grid.bits[there] if there in grid.bits else 0
            assert int(shifted(np.uint64(1 << bit), direction)) == expected
            beside |= expected
        assert int(neighbours(np.uint64(1 << bit))) == beside


@pytest.mark.parametrize("grid", [FIVE, SMALL])
def test_text_is_read_back_as_it_was_written(grid: Grid) -> None:
    squares = list(grid.bits)
    masks = [grid.mask(*squares[::3]), grid.mask(*squares[1::3])]
    kinds = PieceSet(grid, LOOKS)
    text = kinds.write(masks)
    assert kinds.read(text) == masks
    pieces = dict.fromkeys(squares[::3], "x") | dict.fromkeys(squares[1::3], "o")
    assert kinds.composed(pieces) == text
    assert {s: letter for s, letter in kinds.letters_on(masks).items() if letter} == pieces


def test_a_board_of_another_size_is_refused() -> None:
    with pytest.raises(BadPosition):
        PieceSet(FIVE, LOOKS).read("5/5/5/5")
    with pytest.raises(BadPosition):
        PieceSet(FIVE, LOOKS).read("5/5/5/5/4z")


def test_a_picture_shows_each_piece_on_its_square() -> None:
    kinds = PieceSet(FIVE, LOOKS)
    picture = kinds.picture([FIVE.mask("a1"), FIVE.mask("e5")], ("red", "blue"))
    cells = {cell.square: cell for row in picture.rows for cell in row}
    assert (cells["a1"].piece, cells["a1"].side, cells["a1"].shade) == ("piece-x", 1, 1)
    assert (cells["e5"].piece, cells["b1"].piece, cells["b1"].shade) == ("piece-o", "", 0)
    assert picture.columns == tuple("abcde")
    assert picture.ranks == tuple("54321")
    assert [letter for letter, _ in kinds.palette()] == ["x", "o"]
