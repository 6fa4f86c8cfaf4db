"""What an action of Cờ tam quân visibly does."""

from collections.abc import Mapping

from wuqi.core.board.effects import Effect, changeable, move, seen
from wuqi.core.board.picture import Cell
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
