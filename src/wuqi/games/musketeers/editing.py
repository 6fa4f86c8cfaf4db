"""Setting up positions of Three Musketeers."""

from wuqi.core.editing import Pieces, drawn
from wuqi.core.options import Options
from wuqi.core.picture import Cell
from wuqi.games.musketeers.face import LOOK
from wuqi.games.musketeers.text import MOVERS, PIECES, SQUARES

ROWS = [SQUARES[start : start + 5] for start in range(20, -1, -5)]


def palette(options: Options) -> list[tuple[str, Cell]]:
    return [(letter, Cell("", *LOOK[letter])) for letter in PIECES]


def composed(options: Options, pieces: Pieces, mover: int, before: str) -> str:
    return f"{drawn(ROWS, pieces)} {MOVERS[mover - 1]}"
