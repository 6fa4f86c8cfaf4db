"""How a cube moves, shown when a player touches one: its next step."""

from wuqi.core.board.moving import Moving, Pieces
from wuqi.core.folder.contract import Saying
from wuqi.core.options import Options
from wuqi.games.janken.board import BIT_OF, NAME_AT, PLAN_AT, STEPS
from wuqi.games.janken.cube import beats
from wuqi.games.janken.refusals import in_last_stand

LETTER = {"rock": "R", "paper": "P", "scissors": "S"}


def moving(options: Options, pieces: Pieces, square: str) -> Moving:
    cube = pieces[square]
    home = "XO"[cube.side - 1]
    last = in_last_stand(options, sum(other.side == cube.side for other in pieces.values()))
    outside = PLAN_AT[square].upper() != home
    reached = []
    for step in STEPS:
        other = NAME_AT.get(BIT_OF[square] + step)
        if other is None or (outside and PLAN_AT[other].upper() == home and not last):
            continue
        if other not in pieces or _beaten(pieces, square, other):
            reached.append(other)
    return Moving(Saying(f"moves-{_top(pieces, square)}"), tuple(reached))


def _top(pieces: Pieces, square: str) -> str:
    return pieces[square].piece.split("-")[1]


def _beaten(pieces: Pieces, square: str, other: str) -> bool:
    enemy = pieces[other].side != pieces[square].side
    return enemy and beats(LETTER[_top(pieces, square)], LETTER[_top(pieces, other)])
