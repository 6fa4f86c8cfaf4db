"""Before the start: taking, leaving, swapping, locking and filling seats; starting; closing."""

from collections.abc import Iterable

from wuqi.server import protocol as p
from wuqi.server.commands.checks import own_places, place, require_open, require_owner
from wuqi.server.commands.request import Asked
from wuqi.server.computers.offered import check_offered
from wuqi.server.errors import Forbidden, Refusal
from wuqi.server.table import events as h
from wuqi.server.table.parts import Place
from wuqi.server.table.table import Table


def take(table: Table, asked: Asked, command: p.Take) -> list[h.Happening]:
    require_open(table)
    assert asked.person is not None
    if asked.person in table.removed:
        raise Forbidden("removed")
    wanted = place(table, command.seat)
    if wanted.locked:
        raise Refusal("seat-locked", seat=command.seat)
    if wanted.held:
        raise Refusal("seat-taken", seat=command.seat)
    other_sides = {own.seat.side for own in table.seats_of(asked.person)} - {wanted.seat.side}
    if other_sides and table.terms.visibility != "private":
        raise Refusal("one-side-only")
    happens: list[h.Happening] = [h.Sat(command.seat, asked.person)]
    last = all(other.held for other in table.places if other is not wanted)
    if last and not table.terms.wait:
        happens.append(h.Started())
    return happens


def leave(table: Table, asked: Asked, command: p.Leave) -> list[h.Happening]:
    require_open(table)
    return [h.Rose(own.seat.number) for own in own_places(table, asked, command.seat)]


def swap(table: Table, asked: Asked, command: p.Swap) -> list[h.Happening]:
    require_open(table)
    both = (place(table, command.seat), place(table, command.other))
    if command.seat == command.other:
        raise Refusal("swap-itself")
    if not all(own.person == asked.person for own in both):
        require_owner(table, asked)
    if any(one.locked for one in both):
        raise Refusal("seat-locked", seat=next(one.seat.number for one in both if one.locked))
    happens: list[h.Happening] = [h.Swapped(command.seat, command.other)]
    _keep_to_one_side(table, happens)
    return happens


def lock(table: Table, asked: Asked, command: p.Lock) -> list[h.Happening]:
    require_open(table)
    require_owner(table, asked)
    if place(table, command.seat).held:
        raise Refusal("seat-taken", seat=command.seat)
    return [h.Locked(command.seat, command.locked)]


def fill(table: Table, asked: Asked, command: p.Fill) -> list[h.Happening]:
    require_open(table)
    require_owner(table, asked)
    wanted = place(table, command.seat)
    if wanted.person is not None:
        raise Refusal("seat-taken", seat=command.seat)
    if command.computer is not None:
        check_offered(table.game, command.computer)
    happens: list[h.Happening] = [h.Filled(command.seat, command.computer)]
    rest = [other for other in table.places if other is not wanted]
    if command.computer is not None and _all_held(rest) and not table.terms.wait:
        happens.append(h.Started())
    return happens


def remove(table: Table, asked: Asked, command: p.Remove) -> list[h.Happening]:
    require_owner(table, asked)
    if command.person == asked.person:
        raise Refusal("remove-yourself")
    if table.status != "open" and command.person in table.people():
        raise Refusal("already-started")
    return [h.Removed(command.person)]


def start(table: Table, asked: Asked, command: p.Start) -> list[h.Happening]:
    require_open(table)
    require_owner(table, asked)
    if not _all_held(table.places):
        raise Refusal("seats-not-full")
    return [h.Started()]


def close(table: Table, asked: Asked, command: p.Close) -> list[h.Happening]:
    if not asked.admin:
        require_open(table)
    elif table.status == "over":
        raise Refusal("action-game-over")
    require_owner(table, asked)
    return [h.Closed()]


def _keep_to_one_side(table: Table, happens: list[h.Happening]) -> None:
    """Refuses what puts somebody on two sides, where they would hear what both keep secret."""
    if table.terms.visibility == "private":
        return
    after = table.copy()
    for happening in happens:
        after.take(after.number + 1, after.at, happening)
    for person in after.people():
        if len({own.seat.side for own in after.seats_of(person)}) > 1:
            raise Refusal("one-side-only")


def _all_held(places: Iterable[Place]) -> bool:
    return all(place.held for place in places)
