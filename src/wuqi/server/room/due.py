"""When the server must look at a table again although nobody asks."""

from wuqi.server.room.asking import COMPUTER_LEASE
from wuqi.server.room.table import Table


def due_at(table: Table) -> int | None:
    """When a clock runs out, or when a computer player should long have answered."""
    moments = []
    if table.clocks is not None and (runs_out := table.clocks.runs_out_at()) is not None:
        moments.append(runs_out)
    if table.computers_to_act():
        moments.append(table.at + COMPUTER_LEASE)
    return min(moments, default=None)
