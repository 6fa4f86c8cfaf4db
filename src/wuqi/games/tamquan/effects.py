"""What an action of Cờ tam quân visibly does.

And what the puzzles of the game are about, as their lines show it.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from wuqi.core.board.effects import Effect, changeable, move, seen
from wuqi.core.board.picture import Cell
from wuqi.core.play.played import PlayedAction
from wuqi.core.position import Position
from wuqi.games.tamquan.state import DEPLOY, PHASE


def effects(before: Position, action: str, after: Position) -> tuple[Effect, ...]:
    if action.startswith("zone"):
        return (Effect("zone", side=before.mover, details={"zone": int(action[5:])}),)
    old, new = changeable(before.pieces), after.pieces
    if action.startswith("@"):
        return (seen("place", new[action[1:]]),)
    found: list[Effect] = []
    if action.startswith("x"):
        found.append(seen("take", old.pop(action[1:])))
    elif action != "done":
        origin, target = action.split("-")
        found += move(old, origin, target)
    # With taking=all more may be taken at once, without an action of its own.
    found += [seen("take", cell) for square, cell in old.items() if square not in new]
    if before.state[PHASE] != DEPLOY:
        gone = _sides(before.pieces) - _sides(new)
        found += [Effect("out", side=team) for team in sorted(gone)]
    return tuple(found)


def _sides(pieces: Mapping[str, Cell]) -> set[int]:
    return {cell.side for cell in pieces.values()}


THEMES = ("marching", "capture", "double-capture", "taking-twice", "outnumbered", "holding")


def themes(line: Sequence[PlayedAction], goal: str) -> Iterator[str]:
    team = line[0].before.mover
    own = [list(turn) for mover, turn in groupby(line, _mover) if mover == team]
    first = own[0]
    if not any(step.takes() for step in first):
        yield "marching"
    if any(step.takes() for step in first):
        yield "capture"
    if any(sum(step.takes() for step in turn) > 1 for turn in own):
        yield "double-capture"
    if any(_twice(turn) for turn in own):
        yield "taking-twice"
    sides = [cell.side for cell in line[0].before.pieces.values()]
    if 2 * sides.count(team) < len(sides):
        yield "outnumbered"
    if goal == "draw":
        yield "holding"


def _mover(step: PlayedAction) -> int:
    return step.before.mover


def _twice(turn: list[PlayedAction]) -> bool:
    """Whether a team takes before its march and after it."""
    marched = [at for at, step in enumerate(turn) if not step.takes() and "-" in step.action]
    took = [at for at, step in enumerate(turn) if step.takes()]
    return bool(marched and took) and took[0] < marched[0] and took[-1] > marched[-1]
