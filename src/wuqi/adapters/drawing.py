"""Pictures of a position for people who watch a learner: as text, as SVG, as pixels."""

import numpy as np
import numpy.typing as npt

from wuqi.core.board.inks import INKS, ON_LIGHT, Ink
from wuqi.core.board.picture import Cell, Picture
from wuqi.core.position import Position

CELL = 48  # pixels a square
SHADE = (60, 54, 48)
PAPER = ((247, 241, 227), (230, 220, 198), (221, 228, 214), (216, 223, 231), (232, 214, 210))


def as_text(position: Position) -> str:
    """The board as a terminal would write it, and the position's own text below."""
    picture = position.picture
    height = max((len(cell.lines) for row in picture.rows for cell in row), default=1) or 1
    width = max(
        (len(line) for row in picture.rows for cell in row for line in cell.lines), default=1
    )
    drawn = []
    for row in picture.rows:
        for line in range(height):
            drawn.append(" ".join(_line(cell, line).center(width) for cell in row).rstrip())
    return "\n".join([*drawn, str(position)])


def _line(cell: Cell, line: int) -> str:
    if line < len(cell.lines):
        return cell.lines[line]
    return "." if line == 0 and cell.square else ""


def as_svg(position: Position) -> str:
    """The board as an SVG image: squares, and a disc with its letters for each piece."""
    picture = position.picture
    width, height = _size(picture)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">']
    for down, row in enumerate(picture.rows):
        for across, cell in enumerate(row):
            x, y = across * CELL, down * CELL
            square = f'x="{x}" y="{y}" width="{CELL}" height="{CELL}"'
            parts.append(f'<rect {square} fill="{_hex(_paper(cell))}"/>')
            if cell.piece:
                ink = _ink(picture, cell)
                middle = f'cx="{x + CELL // 2}" cy="{y + CELL // 2}" r="{CELL * 2 // 5}"'
                parts.append(f'<circle {middle} fill="{ink.fill[ON_LIGHT]}"/>')
                label = cell.lines[len(cell.lines) // 2].strip() if cell.lines else ""
                parts.append(
                    f'<text x="{x + CELL // 2}" y="{y + CELL * 5 // 8}" text-anchor="middle" '
                    f'font-size="{CELL // 3}" fill="{ink.mark[ON_LIGHT]}">{_escaped(label)}</text>'
                )
    return "\n".join([*parts, "</svg>"])


def as_pixels(position: Position) -> npt.NDArray[np.uint8]:
    """The board as an array of height × width × red, green, blue: squares and discs."""
    picture = position.picture
    width, height = _size(picture)
    image = np.zeros((height, width, 3), dtype=np.uint8)
    ys, xs = np.mgrid[0:CELL, 0:CELL] - (CELL - 1) / 2
    apart = xs * xs + ys * ys
    disc, middle = apart < (CELL * 2 / 5) ** 2, apart < (CELL / 6) ** 2
    for down, row in enumerate(picture.rows):
        for across, cell in enumerate(row):
            tile = np.empty((CELL, CELL, 3), dtype=np.uint8)
            tile[:] = _paper(cell)
            if cell.piece:
                tile[disc] = _rgb(_ink(picture, cell).fill[ON_LIGHT])
                if cell.side:  # sides differ by more than their colour
                    tile[middle] = PAPER[0] if cell.side % 2 else SHADE
            y, x = down * CELL, across * CELL
            image[y : y + CELL, x : x + CELL] = tile
    return image


def _size(picture: Picture) -> tuple[int, int]:
    return CELL * max(len(row) for row in picture.rows), CELL * len(picture.rows)


def _paper(cell: Cell) -> tuple[int, int, int]:
    return PAPER[cell.shade % len(PAPER)]


def _ink(picture: Picture, cell: Cell) -> Ink:
    return INKS[picture.ink_of(cell)]


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _hex(colour: tuple[int, int, int]) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
