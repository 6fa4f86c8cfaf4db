"""Setting up positions of janken shogi: cubes in play, any way up."""

from wuqi.core.board.editing import Pieces, drawn
from wuqi.core.board.picture import Cell
from wuqi.core.options import Options
from wuqi.games.janken.board import NAMES
from wuqi.games.janken.face import WORDS
from wuqi.games.janken.text import MOVERS, PIECES


def palette(options: Options) -> list[tuple[str, Cell]]:
    return [(letters, _cell(letters)) for letters in PIECES]


def _cell(letters: str) -> Cell:
    lie = letters.upper()
    piece = f"piece-{WORDS[lie[0]]}-{WORDS[lie[1]]}"
    return Cell("", piece, (letters,), 1 if letters.isupper() else 2)


def composed(options: Options, pieces: Pieces, mover: int, before: str) -> str:
    return f"{drawn(NAMES, pieces)} {MOVERS[mover - 1]}"
