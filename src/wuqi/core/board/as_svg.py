"""A board as an SVG image, for notebooks and learners: squares, coordinates, pieces.

The colours are those of the page and the terminal (`inks`). A label is always inside its disc.
"""

from html import escape
from typing import TYPE_CHECKING

from wuqi.core.board.as_text import width_of
from wuqi.core.board.inks import INKS, ON_LIGHT
from wuqi.core.board.picture import Cell, Picture

if TYPE_CHECKING:
    from wuqi.core.position import Position

CELL = 48  # pixels a square
MARGIN = 22  # for the coordinates
RADIUS = 20
PAPER = ("#f7f1e3", "#e6dcc6", "#dde4d6", "#d8dfe7", "#e8d6d2", "#dcd3e6")  # by a cell's shade
NOWHERE = "#fbf8f0"
INK = "#675f53"  # of coordinates
PLAIN = "()[]<>{} ●○•·▒"  # what a terminal draws around a letter, or instead of one
FONT = "font-family='sans-serif' text-anchor='middle' dominant-baseline='central'"


def as_svg(position: "Position") -> str:
    """The board of a position as an SVG image."""
    picture = position.picture
    left = MARGIN if picture.ranks else 0
    below = MARGIN if picture.columns else 0
    width = left + CELL * max(len(row) for row in picture.rows)
    height = CELL * len(picture.rows) + below
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img">',
        f"<title>{escape(position.text)}</title>",
        f'<rect width="{width}" height="{height}" fill="{NOWHERE}"/>',
    ]
    for down, row in enumerate(picture.rows):
        y = down * CELL
        if picture.ranks:
            parts.append(_text(left // 2, y + CELL // 2, 14, INK, picture.ranks[down]))
        for across, cell in enumerate(row):
            parts += _cell(picture, cell, left + across * CELL, y)
    for across, name in enumerate(picture.columns):
        x = left + across * CELL + CELL // 2
        parts.append(_text(x, height - below // 2, 14, INK, name))
    return "\n".join([*parts, "</svg>"])


def _cell(picture: Picture, cell: Cell, x: int, y: int) -> list[str]:
    paper = PAPER[cell.shade % len(PAPER)] if cell.square else NOWHERE
    parts = [f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{paper}"/>']
    if cell.piece:
        parts += _piece(picture, cell, x + CELL // 2, y + CELL // 2)
    if cell.square and not picture.columns:  # squares are numbered on the board itself
        colour = INKS[picture.ink_of(cell)].mark[ON_LIGHT] if cell.piece else INK
        at = (x + CELL // 2, y + CELL - 12) if cell.piece else (x + 9, y + 8)
        parts.append(_text(*at, 9, colour, cell.square))
    return parts


def _piece(picture: Picture, cell: Cell, x: int, y: int) -> list[str]:
    ink = INKS[picture.ink_of(cell)]
    faint = ' opacity="0.55"' if cell.dim else ""
    parts = [
        f"<g{faint}>",
        f'<circle cx="{x}" cy="{y}" r="{RADIUS}" fill="{ink.fill[ON_LIGHT]}" '
        f'stroke="{ink.edge[ON_LIGHT]}" stroke-width="1.5"/>',
    ]
    if cell.side and cell.side % 2 == 0:  # sides differ by more than their colour
        parts.append(
            f'<circle cx="{x}" cy="{y}" r="{RADIUS - 3}" fill="none" '
            f'stroke="{ink.mark[ON_LIGHT]}" stroke-width="1" opacity="0.6"/>'
        )
    lines = labels(picture, cell)
    size = min([18.0, 1.4 * RADIUS / max(1, len(lines)), *(_fitting(line) for line in lines)])
    for number, line in enumerate(lines):
        middle = y + (number - (len(lines) - 1) / 2) * size * 1.05
        parts.append(_text(x, middle, size, ink.mark[ON_LIGHT], line))
    return [*parts, "</g>"]


def labels(picture: Picture, cell: Cell) -> list[str]:
    """What is written on a piece, line by line: the terminal's letters without its brackets."""
    found = []
    for line in cell.lines:
        text = line if picture.columns else line.replace(cell.square, "")
        if text := text.strip(PLAIN):
            found.append(text)
    return found


def _fitting(line: str) -> float:
    """The size of letters at which a line fits into a disc: half as wide as high, Chinese
    characters as wide as high."""
    return 1.5 * RADIUS / (0.55 * max(1, width_of(line)))


def _text(x: float, y: float, size: float, colour: str, text: str) -> str:
    place = f'x="{x:g}" y="{y:g}" font-size="{size:.3g}" fill="{colour}"'
    return f"<text {place} {FONT}>{escape(text)}</text>"
