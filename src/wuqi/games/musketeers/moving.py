"""How musketeers and enemies move, shown when a player touches one."""

from wuqi.core.board.moving import Moving, Pieces
from wuqi.core.folder.contract import Saying
from wuqi.core.options import Options
from wuqi.games.musketeers.text import SQUARES


def moving(options: Options, pieces: Pieces, square: str) -> Moving:
    beside = [other for other in SQUARES if _apart(square, other) == 1]
    if pieces[square].piece == "piece-musketeer":
        taken = [s for s in beside if s in pieces and pieces[s].piece == "piece-enemy"]
        return Moving(Saying("moves-musketeer"), tuple(taken))
    return Moving(Saying("moves-enemy"), tuple(s for s in beside if s not in pieces))


def _apart(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))
