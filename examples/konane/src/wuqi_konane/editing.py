"""Setting up positions of Kōnane."""

from wuqi.core.editing import Pieces
from wuqi.core.grid import palette as pieces_once
from wuqi.core.options import Options
from wuqi.core.picture import Cell
from wuqi_konane.face import LOOKS
from wuqi_konane.rules import GRIDS
from wuqi_konane.text import LETTERS


def palette(options: Options) -> list[tuple[str, Cell]]:
    return pieces_once(LOOKS)


def composed(options: Options, pieces: Pieces, mover: int, before: str) -> str:
    return f"{GRIDS[options.number('size')].composed(pieces)} {LETTERS[mover - 1]}"
