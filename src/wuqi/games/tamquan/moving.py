"""How a member of a team moves, shown when a player touches one."""

from wuqi.core.board.moving import Moving, Pieces
from wuqi.core.folder.contract import Saying
from wuqi.core.options import Options
from wuqi.games.tamquan.board import EIGHT_WAYS, ORTHOGONAL, names, near


def moving(options: Options, pieces: Pieces, square: str) -> Moving:
    size, eight = options.number("size"), options["steps"] == "eight"
    known = names(size)
    beside = near(size, known.index(square), EIGHT_WAYS if eight else ORTHOGONAL)
    free = tuple(known[other] for other in beside if known[other] not in pieces)
    return Moving(Saying("moves-member-eight" if eight else "moves-member"), free)
