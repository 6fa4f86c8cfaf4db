"""Going back: a table remembers its last few positions, so that a takeback costs next to nothing.

Further back it plays through the game again, which fills the memory. So what happened at a table is
played through in a time that grows with its length, however often somebody took something back.
"""

from typing import TYPE_CHECKING

from wuqi.server.table.parts import Checkpoint

if TYPE_CHECKING:
    from wuqi.server.table.table import Table

REMEMBERED = 8  # actions


def remember(table: "Table") -> None:
    """Keeps what the table is now, before an action."""
    position = table.position.bare()
    before = position if table.hidden_since is None else table.last_open.bare()
    now = Checkpoint(table.ply, position, before, table.hidden_since, table.revealed)
    table.recent = (*table.recent[1 - REMEMBERED :], now)


def go_back(table: "Table", ply: int) -> None:
    """Lets a table be as it was after so many actions."""
    found = next((one for one in table.recent if one.ply == ply), None)
    kept = table.steps[:ply]
    if found is not None:
        table.recent = tuple(one for one in table.recent if one.ply < ply)
        table.position, table.last_open = found.position, found.last_open
        table.hidden_since, table.revealed = found.hidden_since, found.revealed
        table.steps = kept
        return
    table.recent, table.steps = (), ()
    table.position = table.last_open = table.start
    table.hidden_since, table.revealed = None, ()
    for step in kept:
        remember(table)
        table.position = table.position_after(step.action, step.seat)
        table.steps = (*table.steps, step)
        table.look_for_secrets()
