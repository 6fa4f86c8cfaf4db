"""When the server must check a table again without being asked."""

from wuqi.server.table.table import Table

GRACE_MS = 60_000  # how long somebody may be away before the others may claim
COMPUTER_LEASE_MS = 10_000  # after which another process may think for a computer player
DEALING_MS = 10_000  # after which the server speaks for a seat in the fair shuffle
HOUR = 60 * 60 * 1000
# Open tables that nobody joins are closed: those in the lobby soon, those with a link late.
OPEN_FOR = {"anyone": HOUR // 2, "listed": HOUR // 2, "private": 30 * 24 * HOUR}


def due_at(table: Table, looked_at: int = 0) -> int | None:
    """When a clock runs out, a computer should long have acted, or a table has waited enough.

    Somebody who has just looked at the table gives its computer players time again.
    """
    if table.status == "over":
        return None
    if table.status == "open":
        return table.at + OPEN_FOR[table.terms.visibility]
    if table.status == "dealing":
        return dealing_until(table)
    moments = []
    if table.clocks is not None:
        moments.append(table.clocks.runs_out_at(table.outages))
    if table.computers_to_act():
        moments.append(max(table.at, looked_at) + COMPUTER_LEASE_MS)
    return min((moment for moment in moments if moment is not None), default=None)


def dealing_until(table: Table) -> int:
    """When the server speaks for those who have said nothing in the shuffle."""
    return table.phase_since + DEALING_MS
