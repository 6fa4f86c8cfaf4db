"""Berserk: in an arena, playing with half one's time for an extra point."""

from wuqi.server import protocol as p
from wuqi.server.commands.caller import Caller
from wuqi.server.commands.checks import own_places, require_playing
from wuqi.server.errors import Refusal
from wuqi.server.table import events as ev
from wuqi.server.table.table import Table


def berserk(table: Table, caller: Caller, command: p.Berserk) -> list[ev.Event]:
    """Halves the time of the player's side: once, before its first move."""
    require_playing(table)
    side = own_places(table, caller)[0].seat.side
    if not table.terms.berserk or table.clocks is None:
        raise Refusal("berserk-none")
    if side in table.moved or side in table.clocks.halved or side in table.outs:
        raise Refusal("berserk-late")
    return [ev.Berserked(side)]
