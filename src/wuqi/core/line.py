"""A line of play: positions and the actions between them, growing at the end, as at a table."""

from typing import Any

from wuqi.core.errors import BadAction
from wuqi.core.kernel import CHANCE
from wuqi.core.position import Position
from wuqi.core.record import Record


class Line:
    """What has been played so far. A flip and what it showed are one action, `flip a1=K`."""

    def __init__(self, start: Position) -> None:
        self.positions = [start]
        self.actions: list[str] = []

    @property
    def position(self) -> Position:
        """Where play stands."""
        return self.positions[-1]

    def play(self, action: str, seat: int | None = None) -> Position:
        """Plays an action or tells a chance outcome; the position after it."""
        shown = self.position.mover == CHANCE
        after = self.position.play(action, seat)
        if shown:
            self.positions.pop()
            self.actions.pop()
        self.positions.append(after)
        self.actions.append(str(action))
        return after

    def take_back(self) -> Position:
        """Undoes the last action, unless it showed something nobody can unsee."""
        if not self.actions:
            raise BadAction("undo-nothing")
        before, after = self.positions[-2:]
        if shows(before, self.actions[-1], after):
            raise BadAction("undo-shown")
        self.positions.pop()
        self.actions.pop()
        return self.position

    def record(self, **details: Any) -> Record:
        """The line written down. While something is hidden it is not in there."""
        return Record.of(self.positions, self.actions, **details)


def shows(before: Position, action: str, after: Position) -> bool:
    """Whether an action showed something nobody can unsee: a chance outcome, or a secret."""
    by_chance = before.game.text.without_outcome(action) is not None
    hid = before.seen_by(None) != before
    return by_chance or (hid and after.seen_by(None) == after)
