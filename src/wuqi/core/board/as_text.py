"""A board as plain text, for `print(position)`: with its coordinates, and its text below."""

import unicodedata
from typing import TYPE_CHECKING

from wuqi.core.board.picture import Cell

if TYPE_CHECKING:
    from wuqi.core.position import Position


def as_text(position: "Position") -> str:
    """The board as a terminal would write it, and the position's own text below."""
    picture = position.picture
    cells = [cell for row in picture.rows for cell in row]
    height = max([len(cell.lines) for cell in cells] + [1])
    names = [*picture.columns, *(line for cell in cells for line in cell.lines)]
    width = max(map(width_of, names), default=1)
    margin = max(map(width_of, picture.ranks), default=0)
    drawn = []
    for number, row in enumerate(picture.rows):
        rank = picture.ranks[number] if picture.ranks else ""
        for line in range(height):
            label = rank if line == height // 2 else ""
            places = [_centred(_line(cell, line, height), width) for cell in row]
            drawn.append(" ".join([label.rjust(margin), *places] if margin else places).rstrip())
    if picture.columns:
        labels = [_centred(name, width) for name in picture.columns]
        drawn.append(" ".join([" " * margin, *labels] if margin else labels).rstrip())
    return "\n".join([*drawn, position.text])


def width_of(text: str) -> int:
    """How many columns of a terminal a text takes: Chinese characters take two."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def _line(cell: Cell, line: int, height: int) -> str:
    top = (height - len(cell.lines)) // 2
    text = cell.lines[line - top] if 0 <= line - top < len(cell.lines) else ""
    return "." if cell.square and not text.strip() and line == height // 2 else text


def _centred(text: str, width: int) -> str:
    space = width - width_of(text)
    return " " * (space // 2) + text + " " * (space - space // 2)
