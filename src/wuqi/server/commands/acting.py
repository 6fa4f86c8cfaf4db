"""Taking an action."""

from wuqi.core.errors import WuqiError
from wuqi.core.position import Action
from wuqi.server import protocol as p
from wuqi.server.commands.caller import Caller
from wuqi.server.commands.checks import own_places, require_playing
from wuqi.server.commands.leaving import timed_out
from wuqi.server.computers.engines import is_engine
from wuqi.server.computers.offered import STAND_IN
from wuqi.server.errors import Refusal
from wuqi.server.table import events as ev
from wuqi.server.table.parts import Place
from wuqi.server.table.table import Table


def act(table: Table, caller: Caller, command: p.Act) -> list[ev.Event]:
    """The action, or the loss on time if it came too late."""
    require_playing(table)
    own = own_places(table, caller, command.seat)
    if (command.ply, command.back) != (table.ply, table.back):
        raise Refusal("stale", ply=table.ply)
    moment = caller.now - caller.lag
    late = timed_out(table, moment)
    if late:
        own = _still_playing(table, own, moment)
        if not own:
            return late
    place, action = _find(table, own, command.action)
    # The action first: only it knows how much lag is subtracted.
    return [ev.Acted(place.seat.number, str(action), caller.lag), *late]


def _still_playing(table: Table, own: list[Place], moment: int) -> list[Place]:
    """The seats still playing: where several sides act at once, another one's time may be up."""
    if len(table.sides_left) == 2:
        return []
    assert table.clocks is not None
    up = table.clocks.flagged(moment, table.outages)
    return [mine for mine in own if mine.seat.side not in up]


def computer_acts(table: Table, seat: int, ply: int, back: int, action: str) -> list[ev.Event]:
    """A computer player's action; nothing if the table has moved on while it thought."""
    if table.status != "playing" or (ply, back) != (table.ply, table.back):
        return []
    found = table.position.seen_by(table.places[seat - 1].seat.side).find(action, seat)
    return [ev.Acted(seat, str(found))]


def engine_fails(table: Table, seat: int, ply: int, back: int) -> list[ev.Event]:
    """One of our levels plays on in all seats of an operator's player that has failed."""
    if table.status != "playing" or (ply, back) != (table.ply, table.back):
        return []
    failed = table.places[seat - 1].computer
    if not is_engine(failed):
        return []
    return [
        ev.Filled(place.seat.number, STAND_IN, failed)
        for place in table.places
        if place.computer == failed
    ]


def _find(table: Table, own: list[Place], wanted: str) -> tuple[Place, Action]:
    """The seat and its action: one person may have several seats, and the first that may act does.
    Refusals use only what the seat sees, so that they cannot reveal a secret.
    """
    refused: WuqiError | None = None
    if len(own) > 1:
        may = {seat.number for seat in table.to_act}
        own = sorted(own, key=lambda place: place.seat.number not in may)
    for place in own:
        view = table.position.seen_by(place.seat.side)
        try:
            return place, view.find(wanted, place.seat.number)
        except WuqiError as error:
            refused = refused or error
    assert refused is not None
    raise refused
