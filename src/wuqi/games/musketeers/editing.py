"""Setting up positions of Three Musketeers."""

from wuqi.core.board.editing import Pieces
from wuqi.core.board.picture import Cell
from wuqi.core.options import Options
from wuqi.games.musketeers.text import MOVERS, PIECES


def palette(options: Options) -> list[tuple[str, Cell]]:
    return PIECES.palette()


def composed(options: Options, pieces: Pieces, mover: int, before: str) -> str:
    return f"{PIECES.composed(pieces)} {MOVERS[mover - 1]}"
