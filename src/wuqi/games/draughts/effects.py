"""What an action of draughts visibly does: every hop of a capture, and what it takes."""

from itertools import pairwise

from wuqi.core.board.effects import Effect, seen
from wuqi.core.position import Position
from wuqi.games.draughts.paths import Armies, Move, between
from wuqi.games.draughts.rules import HUFF


def effects(before: Position, action: str, after: Position) -> tuple[Effect, ...]:
    code = before.find(action).code
    pieces, later = before.pieces, after.pieces
    if code & HUFF:
        return (seen("huff", pieces[action.removeprefix("huff ")]),)
    move = Move.of(code)
    piece = pieces[str(move.origin)]
    hops = list(pairwise(_path(before, move)))
    found = [Effect("step", str(a), str(b), piece.piece, piece.side) for a, b in hops]
    # Captured pieces leave the board only after the whole move (RULES 3, chain captures).
    jumped = [square for a, b in hops for square in between(a, b) or () if square in move.captured]
    found += [seen("take", pieces[str(square)]) for square in jumped]
    arrived = later[str(move.target)]
    if arrived.piece != piece.piece:
        found.append(seen("crown", arrived))
    return tuple(found)


def _path(before: Position, move: Move) -> tuple[int, ...]:
    """The squares a piece stands on, one after the other."""
    if not move.captured:
        return (move.origin, move.target)
    path = Armies.of(before.state).path(move)
    assert path is not None
    return path
