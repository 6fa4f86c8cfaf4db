"""Setting up positions of Cờ tam quân: at the beginning of a turn."""

from wuqi.core.board.editing import Pieces, drawn
from wuqi.core.board.picture import Cell
from wuqi.core.options import Options
from wuqi.games.tamquan.board import names
from wuqi.games.tamquan.text import LETTERS


def palette(options: Options) -> list[tuple[str, Cell]]:
    return [
        (letter, Cell("", f"piece-{team}", (letter,), team, details={"member": 1}))
        for team, letter in enumerate(LETTERS[: options.number("teams")], 1)
    ]


def composed(options: Options, pieces: Pieces, mover: int, before: str) -> str:
    size = options.number("size")
    known = names(size)
    rows = [known[start : start + size] for start in range(size * (size - 1), -1, -size)]
    return f"{drawn(rows, pieces)} {mover} phase=take"
