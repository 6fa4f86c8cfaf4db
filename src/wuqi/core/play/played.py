"""Actions that were played one after the other, with what each visibly did."""

from collections.abc import Iterable
from typing import NamedTuple

from wuqi.core.board.effects import Effect
from wuqi.core.position import Position


class PlayedAction(NamedTuple):
    """An action in a line of play."""

    before: Position
    action: str
    effects: tuple[Effect, ...]
    after: Position

    def takes(self, piece: str = "") -> int:
        """How many pieces it takes; if asked, only those whose word ends so."""
        kinds = [one.piece for one in self.effects if one.kind == "take"]
        return sum(kind.endswith(piece) for kind in kinds)


def played(position: Position, actions: Iterable[str]) -> list[PlayedAction]:
    """The line of these actions, as far as nothing must be turned over."""
    line: list[PlayedAction] = []
    for action in actions:
        if position.mover <= 0:
            break
        after = position.play(action)
        line.append(PlayedAction(position, action, position.effects(action, after), after))
        position = after
    return line
