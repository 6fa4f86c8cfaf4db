"""A change of a table: tried on a copy, and valid once it is on disk."""

import time
from collections.abc import Iterable

import msgspec

from wuqi.server.ids import now
from wuqi.server.notifications import outbox
from wuqi.server.room import ledger
from wuqi.server.store.statement import Write
from wuqi.server.table import events as ev
from wuqi.server.table.deadlines import due_at
from wuqi.server.table.table import Table
from wuqi.server.table.views.view import brief

# Events that leave a table's summary as it was.
KEEPS_SUMMARY = frozenset(
    (
        *(ev.Acted, ev.Offered, ev.Agreed, ev.Declined, ev.WentBack),
        *(ev.Vacationed, ev.Planned),
    )
)


class Change:
    """The table before and after a change, and what has to be written."""

    def __init__(self, before: Table, events: list[ev.Event]) -> None:
        self.before = before
        self.after = before.copy()
        self.at = max(now(), before.at)
        self.began = time.perf_counter()
        self.numbered: list[ledger.Numbered] = []
        self.opens: Table | None = None  # a new table for a rematch
        self.also: list[Write] = []  # other writes of the same transaction
        self._keeps_summary = KEEPS_SUMMARY.issuperset(map(type, events))
        self.add(events)

    def add(self, events: Iterable[ev.Event]) -> None:
        """Applies more events to the new table."""
        for event in events:
            numbered = (self.after.number + 1, self.at, event)
            self.numbered.append(numbered)
            self.after.apply(*numbered)

    @property
    def changes_summary(self) -> bool:
        """Whether lists of tables show it."""
        return not self._keeps_summary or self.after.status != self.before.status

    def writes(self) -> list[Write]:
        """All writes of the change."""
        return (
            ledger.appending(self.after.id, self.numbered)
            + self._row()
            + self.also
            + self.notices()
        )

    def notices(self) -> list[Write]:
        """The notices to people, written with their cause."""
        before, after = self.before, self.after
        clock = after.terms.clock
        if before.status == after.status and (clock is None or not clock.days):
            return []
        return outbox.of_change(before, after, [event for _, _, event in self.numbered])

    def _row(self) -> list[Write]:
        """The write that updates a table's row: its summary, who sits there, when to check it
        again."""
        before, after = self.before, self.after
        if not self.changes_summary:
            if after.clocks is None and not after.with_computers:
                return []
            due = due_at(after)
            if due == due_at(before):
                return []
            return [(ledger.SET_DUE, {"table": after.id, "due_at": due})]
        writes = [ledger.summarising(after, msgspec.json.encode(brief(after)), due_at(after))]
        left = after.status == "over" and any(place.before for place in after.places)
        if before.status == "open" or left or after.people() != before.people():
            writes += ledger.seating(after)
        if after.status == "over" and before.status != "over":
            writes += ledger.rating(after) + ledger.scoring(after)
        return writes
