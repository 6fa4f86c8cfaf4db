"""Symmetries of a drawn board: how turning it changes the texts of positions and actions."""

import re
from collections.abc import Callable, Mapping, Sequence

from wuqi.core.folder.contract import Symmetry
from wuqi.core.text.notation import read_rows, write_rows

Turn = Callable[[int, int], tuple[int, int]]  # where the square in a row and column goes


def square_turns(size: int) -> dict[str, Turn]:
    """The ways to turn or reflect a square board onto itself, except leaving it as it is."""
    last = size - 1
    return {
        "quarter turn": lambda row, column: (column, last - row),
        "half turn": lambda row, column: (last - row, last - column),
        "three-quarter turn": lambda row, column: (last - column, row),
        "left-right": lambda row, column: (row, last - column),
        "up-down": lambda row, column: (last - row, column),
        "diagonal": lambda row, column: (last - column, last - row),
        "other diagonal": lambda row, column: (column, row),
    }


def square_orders(size: int) -> list[list[int]]:
    """Where each of its eight turns takes the squares of a square board, numbered row by row.

    The first turn leaves them where they are.
    """
    orders = [list(range(size * size))]
    for turn in square_turns(size).values():
        goes_to = [turn(*divmod(square, size)) for square in orders[0]]
        orders.append([row * size + column for row, column in goes_to])
    return orders


def unchanged(text: str) -> str:
    """The identity, for parts that a symmetry does not change."""
    return text


def turning(
    name: str,
    squares: Sequence[Sequence[str]],
    turn: Turn,
    pieces: Mapping[str, str],
    movers: Mapping[str, str],
    action: Callable[[str], str] = unchanged,
    sides: Mapping[int, int] | None = None,
) -> Symmetry:
    """The symmetry of a board whose squares are named as drawn, top row first.

    Squares are turned in the board, in actions, and where a key names one (`flip=a1`).
    `pieces` and `movers` say what every piece and mover becomes; `action` says what else changes in
    an action after its squares have been turned.
    """
    height, width = len(squares), len(squares[0])
    goes_to = {
        squares[row][column]: turn(row, column) for row in range(height) for column in range(width)
    }
    any_square = re.compile("|".join(goes_to))

    def square(found: re.Match[str]) -> str:
        row, column = goes_to[found[0]]
        return squares[row][column]

    def turned_squares(text: str) -> str:
        return any_square.sub(square, text)

    def turned_action(text: str) -> str:
        return action(turned_squares(text))

    def turned_position(text: str) -> str:
        board, mover, *keys = text.split()
        rows = read_rows(board, width, height, pieces)
        turned = [[""] * width for _ in range(height)]
        for names, cells in zip(squares, rows, strict=True):
            for there, piece in zip(names, cells, strict=True):
                row, column = goes_to[there]
                turned[row][column] = pieces[piece] if piece else ""
        return " ".join([write_rows(turned), movers[mover], *map(turned_squares, keys)])

    return Symmetry(name, turned_position, turned_action, sides or {})
