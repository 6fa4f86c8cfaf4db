"""Pictures of a position: as text, as SVG, as pixels."""

import numpy as np
import numpy.typing as npt

from wuqi.core.board.as_svg import CELL, PAPER, RADIUS, as_svg
from wuqi.core.board.as_text import as_text
from wuqi.core.board.inks import INKS, ON_LIGHT
from wuqi.core.position import Position

__all__ = ["as_pixels", "as_svg", "as_text"]

SHADE = (60, 54, 48)


def as_pixels(position: Position) -> npt.NDArray[np.uint8]:
    """The board as an array of height × width × red, green, blue: squares and discs."""
    picture = position.picture
    width, height = CELL * max(len(row) for row in picture.rows), CELL * len(picture.rows)
    image = np.zeros((height, width, 3), dtype=np.uint8)
    ys, xs = np.mgrid[0:CELL, 0:CELL] - (CELL - 1) / 2
    apart = xs * xs + ys * ys
    disc, middle = apart < RADIUS**2, apart < (CELL / 6) ** 2
    for down, row in enumerate(picture.rows):
        for across, cell in enumerate(row):
            tile = np.empty((CELL, CELL, 3), dtype=np.uint8)
            tile[:] = _rgb(PAPER[cell.shade % len(PAPER)])
            if cell.piece:
                tile[disc] = _rgb(INKS[picture.ink_of(cell)].fill[ON_LIGHT])
                if cell.side:  # sides differ by more than their colour
                    tile[middle] = _rgb(PAPER[0]) if cell.side % 2 else SHADE
            y, x = down * CELL, across * CELL
            image[y : y + CELL, x : x + CELL] = tile
    return image


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
