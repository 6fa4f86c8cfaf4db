"""The device of the only person at a table thinks for its computer players.

That costs the server nothing, and cheats nobody: such a game is never rated, nobody else plays in
it, and every action is checked like any other. The server itself thinks if sides act in secret, or
if the device does not answer (`room/computer_turns`).
"""

from wuqi.server import protocol as p
from wuqi.server.commands.acting import computer_acts
from wuqi.server.commands.caller import Caller
from wuqi.server.commands.checks import own_places, require_playing
from wuqi.server.computers.engines import is_engine
from wuqi.server.errors import Forbidden, Refusal
from wuqi.server.table import events as ev
from wuqi.server.table.table import Table

MOST_LENDINGS = 50  # at one table, because each is stored


def lend(table: Table, caller: Caller, command: p.Lend) -> list[ev.Event]:
    """Begins or ends thinking on the device; no events if nothing changes."""
    require_playing(table)
    own_places(table, caller)
    if command.on and (not _alone(table) or table.lendings >= MOST_LENDINGS):
        raise Refusal("lend-alone")
    return [] if command.on == table.lent else [ev.Lent(command.on)]


def act_for(table: Table, caller: Caller, command: p.ActFor) -> list[ev.Event]:
    """The action of a computer player, as the person's device has found it."""
    require_playing(table)
    own_places(table, caller)
    if (command.ply, command.back) != (table.ply, table.back):
        raise Refusal("stale", ply=table.ply)
    if not thinks_elsewhere(table):
        raise Refusal("lend-alone")
    if command.seat not in [place.seat.number for place in table.computers_to_act()]:
        raise Forbidden("seat-not-yours", seat=command.seat)
    return computer_acts(table, command.seat, command.ply, command.back, command.action)


def thinks_elsewhere(table: Table) -> bool:
    """Whether a person's device thinks for the computers that are to act now."""
    if not table.lent or not _alone(table):
        return False
    return table.hidden_since is None and len({seat.side for seat in table.to_act}) == 1


def _alone(table: Table) -> bool:
    """Whether it is a casual game of one person with computers, and not one of a tournament."""
    if table.terms.rated or table.terms.tournament is not None:
        return False
    if any(is_engine(place.computer) for place in table.places):  # which only the server has
        return False
    return table.with_computers and len(table.people()) == 1
