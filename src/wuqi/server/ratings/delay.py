"""A rated game as spectators see it: a few seconds late, so that nobody who watches can help a
player in time.

The delayed table is a table of its own, to which the same events are applied later.
"""

from collections import deque
from collections.abc import Iterable

from wuqi.server.table import events as ev
from wuqi.server.table.table import Table

DELAY_MS = 15_000


def is_delayed(table: Table, person: str | None) -> bool:
    """Whether a person sees a table late: it is a rated game in progress, and they do not play in
    it."""
    return table.terms.rated and table.status == "playing" and not table.seats_of(person)


class Delayed:
    """A table as it was a while ago, with the events since then."""

    def __init__(self, table: Table) -> None:
        """`table`: as it was before its first event."""
        self.table = table
        self._waiting: deque[tuple[int, int, ev.Event]] = deque()

    @property
    def number(self) -> int:
        """The number of the last event that has been added."""
        return self._waiting[-1][0] if self._waiting else self.table.number

    @property
    def next_at(self) -> int | None:
        """When the next event becomes visible; None: none is waiting."""
        return self._waiting[0][1] + DELAY_MS if self._waiting else None

    def add(self, events: Iterable[tuple[int, int, ev.Event]]) -> None:
        """Adds an event, to be shown later."""
        self._waiting.extend(events)

    def go_on(self, now: int) -> None:
        """Applies the events that are old enough. Events before the start are not delayed."""
        while self._waiting:
            number, at, event = self._waiting[0]
            if self.table.status == "playing" and at + DELAY_MS > now:
                return
            self._waiting.popleft()
            self.table.apply(number, at, event)
