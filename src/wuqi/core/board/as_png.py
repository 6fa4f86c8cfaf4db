"""A board as a PNG image, for link previews: squares and discs in the colours of `as_svg`, with the
letters on the pieces as far as `strokes` has them.
"""

import struct
import zlib
from typing import TYPE_CHECKING

import numpy as np

from wuqi.core.board.as_svg import CELL, NOWHERE, PAPER, RADIUS, labels
from wuqi.core.board.inks import INKS, ON_LIGHT
from wuqi.core.board.strokes import letter_cover, width_of_letter

if TYPE_CHECKING:
    from wuqi.core.position import Position

    Pixels = np.ndarray[tuple[int, int, int], np.dtype[np.float32]]

WIDTH, HEIGHT = 1200, 630  # the usual size of link previews
MARGIN = 24  # above and below the board


def as_png(position: "Position") -> bytes:
    """The board of a position in the middle of a wide PNG image."""
    picture = position.picture
    columns = max(len(row) for row in picture.rows)
    size = min((HEIGHT - 2 * MARGIN) // len(picture.rows), (WIDTH - 2 * MARGIN) // columns)
    left, top = (WIDTH - size * columns) // 2, (HEIGHT - size * len(picture.rows)) // 2
    pixels = np.empty((HEIGHT, WIDTH, 3), np.float32)
    pixels[:] = _rgb(NOWHERE)
    for down, row in enumerate(picture.rows):
        for across, cell in enumerate(row):
            x, y = left + across * size, top + down * size
            square = pixels[y : y + size, x : x + size]
            if cell.square:
                square[:] = _rgb(PAPER[cell.shade % len(PAPER)])
            if not cell.piece:
                continue
            ink, faint = INKS[picture.ink_of(cell)], 0.55 if cell.dim else 1.0
            radius = size * RADIUS / CELL
            _disc(square, radius, ink.edge[ON_LIGHT], faint)
            _disc(square, radius - max(1.0, size / 32), ink.fill[ON_LIGHT], faint)
            if cell.side and cell.side % 2 == 0:  # sides differ by more than their colour
                _disc(square, radius * 0.88, ink.mark[ON_LIGHT], faint * 0.6)
                _disc(square, radius * 0.84, ink.fill[ON_LIGHT], faint)
            _letters(square, labels(picture, cell), radius, ink.mark[ON_LIGHT], faint)
    return _file(pixels.round().astype(np.uint8).tobytes())


def _disc(square: "Pixels", radius: float, colour: str, opacity: float) -> None:
    """A disc in the middle of a square, with a smooth edge."""
    size = square.shape[0]
    axis = np.arange(size, dtype=np.float32) - (size - 1) / 2
    distance = np.hypot(axis[:, None], axis[None, :])
    cover = (np.clip(radius - distance + 0.5, 0.0, 1.0) * opacity)[..., None]
    square[:] = square * (1 - cover) + np.asarray(_rgb(colour), np.float32) * cover


def _letters(
    square: "Pixels", lines: list[str], radius: float, colour: str, opacity: float
) -> None:
    """Lines of letters in the middle of a square, as large as the disc allows."""
    widest = max((sum(map(width_of_letter, line)) for line in lines), default=0.0)
    if not widest:
        return
    size = int(min(1.15 * radius, 1.5 * radius / widest, 1.6 * radius / len(lines)))
    for number, line in enumerate(lines):
        glyphs = [letter_cover(letter, size) for letter in line if width_of_letter(letter)]
        if not glyphs:
            continue
        row = np.hstack(glyphs)
        top = round(square.shape[0] / 2 + (number - len(lines) / 2) * size)
        left = (square.shape[1] - row.shape[1]) // 2
        part = square[top : top + row.shape[0], left : left + row.shape[1]]
        cover = (row[: part.shape[0], : part.shape[1]] * opacity)[..., None]
        part[:] = part * (1 - cover) + np.asarray(_rgb(colour), np.float32) * cover


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _file(pixels: bytes) -> bytes:
    """Red, green and blue of each pixel as a PNG file (RFC 2083)."""
    stride = 3 * WIDTH
    lines = (b"\0" + pixels[at : at + stride] for at in range(0, len(pixels), stride))  # no filter
    head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(b"".join(lines), 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in parts
    )
