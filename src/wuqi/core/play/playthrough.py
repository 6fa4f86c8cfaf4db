"""One play of a game: positions and the actions between them, growing at the end."""

from collections.abc import Callable, Sequence
from typing import Any

from wuqi.core.errors import BadAction
from wuqi.core.kernel import CHANCE
from wuqi.core.play.record import Record
from wuqi.core.position import Position


class Playthrough:
    """What has been played so far. A flip and what it showed are one action, `flip a1=K`.

    Actions that sides took at the same time in secret are put in order when they are revealed, so
    the same play is always written in the same way, no matter who was quicker.
    """

    def __init__(self, start: Position) -> None:
        self.positions = [start]
        self.actions: list[str] = []
        self.seats: list[int | None] = []  # who took each action, where that is known

    @property
    def position(self) -> Position:
        """Where play stands."""
        return self.positions[-1]

    def play(self, action: str, seat: int | None = None) -> Position:
        """Plays an action or a chance outcome; the position after it."""
        before = self.position
        after = before.play(action, seat)
        if before.mover == CHANCE and self.actions:
            seat = self.seats[-1]
            self._cut(len(self.actions) - 1)
        self._add(str(action), seat, after)
        if before.secret and not after.secret:
            self._put_in_order()
        return after

    def take_back(self, until: Callable[[Position], bool] = lambda position: True) -> Position:
        """Undoes the last action, and more until `until` accepts a position or none is left.

        Refused, and nothing changes, if that would undo something that was revealed.
        """
        if not self.actions:
            raise BadAction("undo-nothing")
        length = len(self.actions)
        while length == len(self.actions) or (length > 0 and not until(self.positions[length])):
            length -= 1
            if shows(self.positions[length], self.actions[length], self.positions[length + 1]):
                raise BadAction("undo-shown")
        self._cut(length)
        return self.position

    def record(self, **details: Any) -> Record:
        """The record of the play, up to where something is still hidden."""
        known = self._last_open() if self.position.secret else len(self.actions)
        if known < 0:  # it began in secret
            return Record.of([self.positions[0].seen_by(None)], [], **details)
        game = self.position.game
        if len(game.seats) > game.sides and None not in self.seats[:known]:
            details = {"acted": tuple(self.seats[:known]), **details}
        return Record.of(self.positions[: known + 1], self.actions[:known], **details)

    # -- inside -------------------------------------------------------------------------------

    def _add(self, action: str, seat: int | None, after: Position) -> None:
        self.positions.append(after)
        self.actions.append(action)
        self.seats.append(seat)

    def _cut(self, length: int) -> None:
        """Removes all but the first `length` actions."""
        del self.positions[length + 1 :], self.actions[length:], self.seats[length:]

    def _last_open(self) -> int:
        """The last number of actions, before now, after which nothing was hidden; -1: never."""
        earlier = range(len(self.actions) - 1, -1, -1)
        return next((length for length in earlier if not self.positions[length].secret), -1)

    def _put_in_order(self) -> None:
        """Puts into order what has just been revealed."""
        known = max(0, self._last_open())
        actions, seats = self.actions[known:], self.seats[known:]
        self._cut(known)
        for number in order_of_turns(self.position, actions):
            self._add(actions[number], seats[number], self.position.play(actions[number]))


def shows(before: Position, action: str, after: Position) -> bool:
    """Whether an action revealed something: a chance outcome, or a secret."""
    by_chance = before.game.text.without_outcome(action) is not None
    return by_chance or (before.secret and not after.secret)


def order_of_turns(start: Position, actions: Sequence[str]) -> list[int]:
    """The order in which actions taken at the same time are written down: their indices.

    First what the side to move has done, the earlier before the later, and so on from there.
    """
    left, order, position = list(range(len(actions))), list[int](), start
    while left:
        legal = position.actions()
        order.append(next(number for number in left if actions[number] in legal))
        left.remove(order[-1])
        position = position.play(actions[order[-1]])
    return order
