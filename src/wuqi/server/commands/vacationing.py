"""A vacation reaches a table."""

from wuqi.server.table import events as ev
from wuqi.server.table.clocks import Span
from wuqi.server.table.table import Table


def goes_on_vacation(table: Table, person: str, span: Span) -> list[ev.Event]:
    """The event of a vacation, unless it concerns nobody here or is known already."""
    if table.status != "playing" or table.clocks is None or not table.clocks.terms.days:
        return []
    if person not in table.people() or table.vacations.get(person) == span:
        return []
    if span[1] <= (table.started_at or 0):
        return []
    return [ev.Vacationed(person, *span)]
