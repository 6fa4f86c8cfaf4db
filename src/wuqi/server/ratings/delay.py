"""A rated game as onlookers see it: a few seconds late, so that nobody can tell a player what to do
by watching faster than they do.

The delayed table is a table of its own, to which the same events are applied later.
"""

from collections import deque
from collections.abc import Iterable

from wuqi.server.table import events as ev
from wuqi.server.table.table import Table

DELAY_MS = 15_000


def is_delayed(table: Table, person: str | None) -> bool:
    """Whether somebody sees a table late: a rated game that goes on, and they do not play in it."""
    return table.terms.rated and table.status == "playing" and not table.seats_of(person)


class Delayed:
    """A table as it was a while ago, and what has happened since."""

    def __init__(self, table: Table) -> None:
        """`table`: as it was before anything happened."""
        self.table = table
        self._waiting: deque[tuple[int, int, ev.Event]] = deque()

    @property
    def number(self) -> int:
        """The number of the last event that is known here."""
        return self._waiting[-1][0] if self._waiting else self.table.number

    @property
    def next_at(self) -> int | None:
        """When the next event is to be seen; None: none waits."""
        return self._waiting[0][1] + DELAY_MS if self._waiting else None

    def add(self, events: Iterable[tuple[int, int, ev.Event]]) -> None:
        """More has happened."""
        self._waiting.extend(events)

    def go_on(self, now: int) -> None:
        """Applies what is old enough. What happened before the start is no secret."""
        while self._waiting:
            number, at, event = self._waiting[0]
            if self.table.status == "playing" and at + DELAY_MS > now:
                return
            self._waiting.popleft()
            self.table.apply(number, at, event)
