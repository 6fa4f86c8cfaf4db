"""How a stone of Kōnane moves, shown when a player touches one."""

from collections.abc import Mapping

from wuqi.core.board.moving import Moving, Pieces
from wuqi.core.options import Options
from wuqi.core.values import Saying
from wuqi_konane.rules import GRIDS


def moving(options: Options, pieces: Pieces, square: str) -> Moving:
    grid = GRIDS[options.number("size")]
    squares: list[str] = []
    for step in grid.steps:
        at = grid.bits[square]
        while True:
            over, landing = _on(grid.names, at, step), _on(grid.names, at, 2 * step)
            if over not in pieces or pieces[over].side == pieces[square].side:
                break
            if landing == "" or landing in pieces:
                break
            squares.append(landing)
            at += 2 * step
    return Moving(Saying("moves-stone"), tuple(squares))


def _on(names: Mapping[int, str], bit: int, step: int) -> str:
    """The square so far away; "" where the board ends."""
    inside = abs(step) >= 8 or 0 <= bit % 8 + step < 8
    return names.get(bit + step, "") if inside else ""
