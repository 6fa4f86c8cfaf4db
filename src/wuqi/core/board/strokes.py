"""Letters drawn with a round pen, for pictures that are made without a font.

A glyph is a few strokes; a stroke is a line through points `x,y`, from the upper left corner. Small
letters look like capital ones, and characters that are not here are left out.
"""

from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    Coverage = np.ndarray[tuple[int, int], np.dtype[np.float32]]

# Capital letters and digits, on a grid 4 wide and 6 high.
NARROW = {
    "A": "0,6 2,0 4,6;0.7,4 3.3,4",
    "B": "3,3 4,2 4,1 3,0 0,0 0,6 3,6 4,5 4,4 3,3 0,3",
    "C": "4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5",
    "D": "0,0 0,6 2.5,6 4,4.5 4,1.5 2.5,0 0,0",
    "E": "4,0 0,0 0,6 4,6;0,3 3,3",
    "F": "4,0 0,0 0,6;0,3 3,3",
    "G": "4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5 4,3 2.5,3",
    "H": "0,0 0,6;4,0 4,6;0,3 4,3",
    "I": "2,0 2,6;1,0 3,0;1,6 3,6",
    "J": "4,0 4,5 3,6 1,6 0,5",
    "K": "0,0 0,6;4,0 0,3.5;1.2,2.6 4,6",
    "L": "0,0 0,6 4,6",
    "M": "0,6 0,0 2,3.5 4,0 4,6",
    "N": "0,6 0,0 4,6 4,0",
    "O": "1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0",
    "P": "0,6 0,0 3,0 4,1 4,2.5 3,3.5 0,3.5",
    "Q": "1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0;2.5,4.5 4,6.4",
    "R": "0,6 0,0 3,0 4,1 4,2.5 3,3.5 0,3.5;2,3.5 4,6",
    "S": "4,1 3,0 1,0 0,1 0,2 1,3 3,3 4,4 4,5 3,6 1,6 0,5",
    "T": "0,0 4,0;2,0 2,6",
    "U": "0,0 0,5 1,6 3,6 4,5 4,0",
    "V": "0,0 2,6 4,0",
    "W": "0,0 1,6 2,2.5 3,6 4,0",
    "X": "0,0 4,6;4,0 0,6",
    "Y": "0,0 2,3 4,0;2,3 2,6",
    "Z": "0,0 4,0 0,6 4,6",
    "0": "1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0;1.2,4.6 2.8,1.4",
    "1": "0.5,1.5 2,0 2,6;0.5,6 3.5,6",
    "2": "0,1 1,0 3,0 4,1 4,2 0,6 4,6",
    "3": "0,0 4,0 2,2.5 3,2.5 4,3.5 4,5 3,6 1,6 0,5",
    "4": "3,6 3,0 0,4 4,4",
    "5": "4,0 0,0 0,2.5 3,2.5 4,3.5 4,5 3,6 1,6 0,5",
    "6": "3.5,0 1.5,0 0,2 0,5 1,6 3,6 4,5 4,3.5 3,2.5 0,2.5",
    "7": "0,0 4,0 1.5,6",
    "8": "1,3 0,2 0,1 1,0 3,0 4,1 4,2 3,3 1,3 0,4 0,5 1,6 3,6 4,5 4,4 3,3",
    "9": "0.5,6 2.5,6 4,4 4,1 3,0 1,0 0,1 0,2.5 1,3.5 4,3.5",
    "[": "3,-0.5 1.5,-0.5 1.5,6.5 3,6.5",
    "]": "1,-0.5 2.5,-0.5 2.5,6.5 1,6.5",
    "(": "3,-0.5 1.5,1.5 1.5,4.5 3,6.5",
    ")": "1,-0.5 2.5,1.5 2.5,4.5 1,6.5",
}
# Characters as wide as high, on a grid of 16, and their left parts.
WIDE = {
    "♔": "13.5,13 14.5,4.5 11,8.5 8,2 5,8.5 1.5,4.5 2.5,13 13.5,13",
    "♚": "13.5,13 14.5,4.5 11,8.5 8,2 5,8.5 1.5,4.5 2.5,13 13.5,13;3.2,11.6 12.8,11.6;"
    "3,10.2 13,10.2;8,4 8,12;2.5,7 5.5,10;13.5,7 10.5,10;6.5,7.5 9.5,7.5;5.8,8.8 10.2,8.8",
    "士": "2,5.5 14,5.5;8,1 8,14;4,14 12,14",
    "兵": "11.5,1 4,2.8 4,10;4,5.8 12.5,5.8;9.5,5.8 9.5,10;1,10 15,10;6,11.5 3,15;10,11.5 13,15",
    "卒": "8,0.5 8,3;2,3 14,3;5,3.5 2.5,8.5;4.7,5.5 7,8;11,3.5 8.7,8.5;10.7,5.5 13.5,8;"
    "1.5,11 14.5,11;8,8.7 8,15.5",
    "車": "2,2.5 14,2.5;8,0.5 8,15.5;3.5,5 12.5,5 12.5,11 3.5,11 3.5,5;3.5,8 12.5,8;1,13.3 15,13.3",
    "馬": "13,1 4,1 4,10 14,10 13.6,15 11.8,14.5;4,4 12.5,4;4,7 12.5,7;8.5,1 8.5,10;"
    "2,12 1.3,15;5,12 5.5,14.5;8,12 8.5,14.5;10.5,12 11.2,14",
    "包": "5,0.5 1.5,6;3.6,3.4 14,3.4 14,10 12.3,11;4,6.2 10.3,6.2 10.3,10 4,10;"
    "4,6.2 4,13.7 5,15 14,15 14.7,12.5",
    "目": "3,1 13,1 13,15 3,15 3,1;3,5.7 13,5.7;3,10.3 13,10.3",
    "象": "6,0.5 2.8,4.2;5,2 11,2 9.3,4.2;3,4.2 13,4.2 13,7.6 3,7.6 3,4.2;8,4.2 8,7.6;"
    "8,7.6 2,10.5;6,8.8 9.3,11.5 9.6,14.6 8,15.5;8.6,10.6 2.3,13;9.4,12.7 2.3,15.5;"
    "13,8.6 10,10.4;9.7,10.4 14.7,15",
    "帥": "3.8,0.5 2,3;2,15 2,3 7,3 7,7 2,7;2,9.5 7,9.5 7,14 2,14;"
    "9,12.5 9,4.5 15,4.5 15,11.5 14,12.3;12,0.5 12,15.5",
    "將": "4.6,0.5 4.6,15.5;1,2 1,6 4.6,6;0.5,9.5 4.6,9.5;2,9.5 0.8,15;"
    "10,0.5 7,4;8.8,2.4 14.5,2.4 8,8;9.5,4 10.8,5.3;6.5,10 15.5,10;12.5,7.5 12.5,15 11,14.5;"
    "8.5,11.7 9.8,13.5",
    "亻": "4.8,0.5 0.8,8;3.2,5 3.2,15.5",
    "木": "0.3,4.8 6,4.8;3.2,0.5 3.2,15.5;3.2,5.5 0.3,11;3.2,6 5.8,9.2",
    "火": "0.8,4.8 1.6,8;5.6,4.2 4.6,7.2;3.2,0.8 3.2,8.5 0.5,15;3.2,8.5 6,14",
}
PUT_TOGETHER = {
    "仕": ("亻", "士"),
    "俥": ("亻", "車"),
    "傌": ("亻", "馬"),
    "相": ("木", "目"),
    "炮": ("火", "包"),
}
RIGHT_PART = (6.2, 0.61)  # where it begins, and how wide it is
HIGH = 0.72  # capital letters: of the size of the font
PEN = 0.085  # its width, of the size of the font

Stroke = tuple[tuple[float, float], ...]


def width_of_letter(letter: str) -> float:
    """How wide a letter is, of the size of the font; 0: it cannot be drawn."""
    if letter.upper() in NARROW:
        return 0.62
    return 1.0 if letter in WIDE or letter in PUT_TOGETHER else 0.0


@lru_cache(maxsize=500)
def letter_cover(letter: str, size: int) -> "Coverage":
    """How much ink covers each pixel of a box that is `size` high, from 0 to 1."""
    box = max(1, round(width_of_letter(letter) * size)), size
    y, x = np.mgrid[0 : box[1], 0 : box[0]].astype(np.float32) + 0.5
    nearest = np.full((box[1], box[0]), np.inf, np.float32)
    for stroke in _strokes(letter, size):
        for (ax, ay), (bx, by) in pairwise(stroke):
            dx, dy = bx - ax, by - ay
            along = ((x - ax) * dx + (y - ay) * dy) / max(dx * dx + dy * dy, 1e-6)
            along = np.clip(along, 0.0, 1.0)
            nearest = np.minimum(nearest, np.hypot(x - ax - along * dx, y - ay - along * dy))
    cover: Coverage = np.clip(PEN * size / 2 - nearest + 0.5, 0.0, 1.0).astype(np.float32)
    return cover


def _strokes(letter: str, size: float) -> list[Stroke]:
    """The strokes of a letter in a box that is `size` high."""
    if (narrow := NARROW.get(letter.upper())) is not None:
        unit = HIGH * size / 6
        left = (width_of_letter(letter) * size - 4 * unit * 0.85) / 2
        top = (1 - HIGH) / 2 * size
        return _points(narrow, (left, unit * 0.85), (top, unit))
    unit = size / 16
    if letter in PUT_TOGETHER:
        first, second = PUT_TOGETHER[letter]
        begin, narrower = RIGHT_PART
        right = _points(WIDE[second], (begin * unit, narrower * unit), (0.0, unit))
        return _points(WIDE[first], (0.0, unit), (0.0, unit)) + right
    return _points(WIDE[letter], (0.0, unit), (0.0, unit))


def _points(text: str, x: tuple[float, float], y: tuple[float, float]) -> list[Stroke]:
    """The strokes in a text; where each axis begins, and its unit."""
    strokes = []
    for stroke in text.split(";"):
        pairs = (point.split(",") for point in stroke.split())
        strokes.append(tuple((x[0] + float(a) * x[1], y[0] + float(b) * y[1]) for a, b in pairs))
    return strokes
