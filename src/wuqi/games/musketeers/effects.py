"""What an action of Three Musketeers visibly does."""

from wuqi.core.board.effects import Effect, step
from wuqi.core.position import Position


def effects(before: Position, action: str, after: Position) -> tuple[Effect, ...]:
    return tuple(step(before.picture, action[:2], action[3:]))
