"""Before the start: taking, leaving, swapping, locking and filling seats; starting; closing."""

from collections.abc import Iterable

from wuqi.server import protocol as p
from wuqi.server.commands.caller import Caller
from wuqi.server.commands.checks import (
    one_side_each,
    own_places,
    place,
    require_account,
    require_open,
    require_owner,
)
from wuqi.server.computers.offered import check_offered
from wuqi.server.errors import Forbidden, Refusal
from wuqi.server.table import events as ev
from wuqi.server.table.parts import Place
from wuqi.server.table.rated import require_rated_computer
from wuqi.server.table.table import Table


def take(table: Table, caller: Caller, command: p.Take) -> list[ev.Event]:
    require_open(table)
    assert caller.person is not None
    if caller.person in table.removed:
        raise Forbidden("removed")
    wanted = place(table, command.seat)
    if wanted.locked:
        raise Refusal("seat-locked", seat=command.seat)
    if wanted.held:
        raise Refusal("seat-taken", seat=command.seat)
    other_sides = {own.seat.side for own in table.seats_of(caller.person)} - {wanted.seat.side}
    if other_sides and one_side_each(table):
        raise Refusal("one-side-only")
    if table.terms.rated:
        require_account(caller.account)
    taken = [wanted]
    if command.whole_side:
        taken += [mate for mate in _free_seats(table, wanted.seat.side) if mate is not wanted]
    events: list[ev.Event] = [ev.Sat(one.seat.number, caller.person) for one in taken]
    if _all_held(other for other in table.places if other not in taken) and not table.terms.wait:
        events.append(ev.Started())
    return events


def leave(table: Table, caller: Caller, command: p.Leave) -> list[ev.Event]:
    require_open(table)
    return [ev.Rose(own.seat.number) for own in own_places(table, caller, command.seat)]


def swap(table: Table, caller: Caller, command: p.Swap) -> list[ev.Event]:
    require_open(table)
    both = (place(table, command.seat), place(table, command.other))
    if command.seat == command.other:
        raise Refusal("swap-itself")
    if not all(own.person == caller.person for own in both):
        require_owner(table, caller)
    if any(one.locked for one in both):
        raise Refusal("seat-locked", seat=next(one.seat.number for one in both if one.locked))
    events: list[ev.Event] = [ev.Swapped(command.seat, command.other)]
    _keep_to_one_side(table, events)
    return events


def lock(table: Table, caller: Caller, command: p.Lock) -> list[ev.Event]:
    require_open(table)
    require_owner(table, caller)
    if place(table, command.seat).held:
        raise Refusal("seat-taken", seat=command.seat)
    return [ev.Locked(command.seat, command.locked)]


def fill(table: Table, caller: Caller, command: p.Fill) -> list[ev.Event]:
    require_open(table)
    require_owner(table, caller)
    wanted = place(table, command.seat)
    if wanted.person is not None:
        raise Refusal("seat-taken", seat=command.seat)
    if command.computer is not None:
        check_offered(table.game, command.computer)
        if table.terms.rated:
            require_rated_computer(table.game, command.computer)
    events: list[ev.Event] = [ev.Filled(command.seat, command.computer)]
    rest = [other for other in table.places if other is not wanted]
    if command.computer is not None and _all_held(rest) and not table.terms.wait:
        events.append(ev.Started())
    return events


def remove(table: Table, caller: Caller, command: p.Remove) -> list[ev.Event]:
    require_owner(table, caller)
    if command.person == caller.person:
        raise Refusal("remove-yourself")
    if table.status != "open" and command.person in table.people():
        raise Refusal("already-started")
    return [ev.Removed(command.person)]


def start(table: Table, caller: Caller, command: p.Start) -> list[ev.Event]:
    require_open(table)
    require_owner(table, caller)
    if not _all_held(table.places):
        raise Refusal("seats-not-full")
    return [ev.Started()]


def close(table: Table, caller: Caller, command: p.Close) -> list[ev.Event]:
    if not caller.admin:
        require_open(table)
    elif table.status == "over":
        raise Refusal("action-game-over")
    require_owner(table, caller)
    return [ev.Closed()]


def _keep_to_one_side(table: Table, events: list[ev.Event]) -> None:
    """Refuses to seat a person on two sides: they would learn the secrets of both."""
    if not one_side_each(table):
        return
    after = table.copy()
    for event in events:
        after.apply(after.number + 1, after.at, event)
    for person in after.people():
        if len({own.seat.side for own in after.seats_of(person)}) > 1:
            raise Refusal("one-side-only")


def _free_seats(table: Table, side: int) -> list[Place]:
    places = [place for place in table.places if place.seat.side == side]
    return [place for place in places if not place.held and not place.locked]


def _all_held(places: Iterable[Place]) -> bool:
    return all(place.held for place in places)
