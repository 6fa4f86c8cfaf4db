"""Takebacks: a table remembers a few of its last positions, so that most takebacks cost little.

Only every fourth position is remembered, because every action pays for it; up to three actions are
replayed from there. Further back the game is replayed from its start, which fills the memory again.
So reading a table takes time in proportion to its number of events, however many takebacks there
were.
"""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from wuqi.core.play.playthrough import order_of_turns
from wuqi.server.table.parts import Checkpoint

if TYPE_CHECKING:
    from wuqi.server.table.table import Table

EVERY = 4  # actions
REMEMBERED = 3  # positions


def remember(table: "Table") -> None:
    """Remembers the state of the table before an action, now and then."""
    recent = table.recent
    if recent and table.ply < recent[-1].ply + EVERY:
        return
    position = table.position.bare()
    before = position if table.hidden_since is None else table.last_open.bare()
    now = Checkpoint(table.ply, position, before, table.hidden_since, table.revealed)
    table.recent = (*recent[1 - REMEMBERED :], now)


def go_back(table: "Table", ply: int) -> None:
    """Returns the table to its state after this many actions."""
    kept = table.steps[:ply]
    table.recent = tuple([one for one in table.recent if one.ply <= ply])
    if table.recent:
        found = table.recent[-1]
        table.position, table.last_open = found.position, found.last_open
        table.hidden_since, table.revealed = found.hidden_since, found.revealed
        table.steps = kept[: found.ply]
    else:
        table.position = table.last_open = table.start
        table.hidden_since, table.revealed = None, ()
        table.steps = ()
    for step in kept[table.ply :]:
        remember(table)
        table.position = table.position_after(step.action, step.seat)
        table.steps = (*table.steps, step)
        look_for_secrets(table)


def look_for_secrets(table: "Table") -> None:
    """After an action, played for the first time or replayed: notes whether something is now
    hidden. Actions that were taken at the same time in secret are put in order when they are
    revealed."""
    if table.position.secret:
        if table.hidden_since is None:
            table.hidden_since = table.ply - 1
        return
    if table.hidden_since is not None:
        revealed = table.steps[table.hidden_since :]
        order = order_of_turns(table.last_open, [step.action for step in revealed])
        in_order = (replace(revealed[number], final=True) for number in order)
        table.steps = (*table.steps[: table.hidden_since], *in_order)
        table.revealed = (*table.revealed, (table.hidden_since, table.ply))
        table.recent = ()  # their actions were in another order
    table.hidden_since, table.last_open = None, table.position
