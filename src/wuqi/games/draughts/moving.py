"""How men and kings move, shown when a player touches one."""

from collections.abc import Iterator

from wuqi.core.board.moving import Moving, Pieces
from wuqi.core.folder.contract import Saying
from wuqi.core.options import Options
from wuqi.games.draughts.paths import DIAGONALS

FORWARD = {1: (2, 3), 2: (0, 1)}  # by side: the diagonals up, and those down


def moving(options: Options, pieces: Pieces, square: str) -> Moving:
    piece = pieces[square]
    king = piece.piece.endswith("king")
    reached: list[str] = []
    for direction, squares in enumerate(DIAGONALS[int(square)]):
        line = list(map(str, squares))
        if king:
            reached += _of_king(pieces, piece.side, line)
        else:
            reached += _of_man(pieces, piece.side, line, direction in FORWARD[piece.side])
    return Moving(Saying("moves-king" if king else "moves-man"), tuple(reached))


def _of_man(pieces: Pieces, side: int, line: list[str], forward: bool) -> Iterator[str]:
    if forward and line and line[0] not in pieces:
        yield line[0]
    elif len(line) > 1 and line[0] in pieces and pieces[line[0]].side != side:
        yield from (square for square in line[1:2] if square not in pieces)


def _of_king(pieces: Pieces, side: int, line: list[str]) -> Iterator[str]:
    met = 0
    for square in line:
        if square not in pieces:
            yield square
        elif met or pieces[square].side == side:
            return
        else:
            met += 1
