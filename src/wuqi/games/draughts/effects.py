"""What an action of draughts visibly does: every hop of a capture, and what it takes.

And what the puzzles of the game are about, as their lines show it.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from wuqi.core.board.effects import Effect, seen
from wuqi.core.play.played import PlayedAction
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


THEMES = (
    "shot",
    "big-shot",
    "sacrifice",
    "double-sacrifice",
    "breakthrough",
    "king-trap",
    "endgame",
    "holding",
)
ENDGAME = 8  # pieces on the board


def themes(line: Sequence[PlayedAction], goal: str) -> Iterator[str]:
    solver = line[0].before.mover
    own = [step for step in line if step.before.mover == solver]
    most = max(step.takes() for step in own)
    if goal == "material" and most >= 2:
        yield "shot"
    if goal == "material" and most >= 3:
        yield "big-shot"
    given = _given(line, solver)
    if given and goal != "draw":
        yield "double-sacrifice" if given > 1 else "sacrifice"
    if any(effect.kind == "crown" for step in own for effect in step.effects):
        yield "breakthrough"
    if any(step.takes("king") for step in own):
        yield "king-trap"
    if len(line[0].before.pieces) <= ENDGAME:
        yield "endgame"
    if goal == "draw":
        yield "holding"


def _given(line: Sequence[PlayedAction], solver: int) -> int:
    """How many pieces the others take before the solver takes more than one, or a king."""
    given = 0
    for step in line:
        if step.before.mover != solver:
            given += step.takes()
        elif step.takes() > 1 or step.takes("king"):
            return given
    return 0
