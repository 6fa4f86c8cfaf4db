"""Setting up positions of draughts: `W` and `B` are men, `WK` and `BK` kings."""

from wuqi.core.board.editing import Pieces
from wuqi.core.board.picture import Cell
from wuqi.core.options import Options
from wuqi.games.draughts.face import LOOK
from wuqi.games.draughts.rules import BLUE, GREEN
from wuqi.games.draughts.text import COLOURS


def palette(options: Options) -> list[tuple[str, Cell]]:
    return [
        (COLOURS[slot] + "K" * king, _cell(slot, king))
        for slot in (BLUE, GREEN)
        for king in (False, True)
    ]


def _cell(slot: int, king: bool) -> Cell:
    piece, sign = LOOK[slot, king]
    return Cell("", piece, (sign,), slot + 1)


def composed(options: Options, pieces: Pieces, mover: int, before: str) -> str:
    camps = []
    for colour in COLOURS:
        own = sorted(int(square) for square, piece in pieces.items() if piece[0] == colour)
        camps.append(colour + ",".join(pieces[str(one)][1:] + str(one) for one in own))
    return ":".join((COLOURS[mover - 1], *camps))
