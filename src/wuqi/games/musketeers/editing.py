"""Setting up positions of Three Musketeers."""

from wuqi.core.editing import Pieces
from wuqi.core.grid import palette as pieces_once
from wuqi.core.options import Options
from wuqi.core.picture import Cell
from wuqi.games.musketeers.face import LOOKS
from wuqi.games.musketeers.rules import GRID
from wuqi.games.musketeers.text import MOVERS


def palette(options: Options) -> list[tuple[str, Cell]]:
    return pieces_once(LOOKS)


def composed(options: Options, pieces: Pieces, mover: int, before: str) -> str:
    return f"{GRID.composed(pieces)} {MOVERS[mover - 1]}"
