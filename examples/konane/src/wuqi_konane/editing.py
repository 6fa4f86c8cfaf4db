"""Setting up positions of Kōnane."""

from wuqi.core.board.editing import Pieces
from wuqi.core.board.picture import Cell
from wuqi.core.options import Options
from wuqi_konane.text import LETTERS, PIECES


def palette(options: Options) -> list[tuple[str, Cell]]:
    return PIECES[options.number("size")].palette()


def composed(options: Options, pieces: Pieces, mover: int, before: str) -> str:
    return f"{PIECES[options.number('size')].composed(pieces)} {LETTERS[mover - 1]}"
