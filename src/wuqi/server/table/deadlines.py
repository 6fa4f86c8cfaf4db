"""When the server must check a table again without being asked."""

from wuqi.server.table.clocks import passed_at
from wuqi.server.table.table import Table

FIRST_MOVE_MS = 60_000  # for a side's first action in a game with a clock
FIRST_SETUP_MS = 5 * 60_000  # the same where an army is set up first
GRACE_MS = 60_000  # how long a player may be away before the others may claim
COMPUTER_LEASE_MS = 10_000  # after which another process may think for a computer player
DEALING_MS = 10_000  # after which the server adds a seat's secret to the shuffle
HOUR = 60 * 60 * 1000
# Open tables that nobody joins are closed: public ones soon, private ones late.
OPEN_FOR = {"anyone": HOUR // 2, "listed": HOUR // 2, "private": 30 * 24 * HOUR}


def due_at(table: Table, looked_at: int = 0) -> int | None:
    """When a clock runs out, a computer should long have acted, or a table has waited enough. After
    each check of the table, its computer players have the full time again.
    """
    if table.status == "over":
        return None
    if table.status == "open":
        return table.at + OPEN_FOR[table.terms.visibility]
    if table.status == "dealing":
        return dealing_until(table)
    moments: list[int | None] = []
    if table.clocks is not None:
        moments += [table.clocks.runs_out_at(table.outages), first_move_until(table)]
    if table.computers_to_act():
        moments.append(max(table.at, looked_at) + COMPUTER_LEASE_MS)
    return min((moment for moment in moments if moment is not None), default=None)


def first_move_until(table: Table) -> int | None:
    """When the game is called off if a side has not made its first move; None: never."""
    if table.status != "playing" or table.clocks is None or table.clocks.terms.days:
        return None
    if not table.protected.intersection(seat.side for seat in table.to_act):
        return None
    expected = table.position.expected
    setting_up = expected is not None and expected.key in table.game.setting_up
    since = max(table.started_at or 0, table.steps[-1].at if table.steps else 0)
    return passed_at(since, FIRST_SETUP_MS if setting_up else FIRST_MOVE_MS, table.outages)


def dealing_until(table: Table) -> int:
    """When the server adds the secrets of seats that have not answered in the shuffle."""
    return table.phase_since + DEALING_MS
