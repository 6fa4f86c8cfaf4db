"""How a table begins: as the host wishes, or as a rematch in which everyone plays the next side."""

from collections.abc import Sequence

from msgspec import Struct

from wuqi.core.errors import BadRequest
from wuqi.core.game import Game
from wuqi.core.registry import configure
from wuqi.server.commands.checks import require_account
from wuqi.server.computers.offered import check_offered
from wuqi.server.errors import Refusal
from wuqi.server.protocol import Clock
from wuqi.server.protocol.bodies import OpenTable, SeatWish
from wuqi.server.table import events as ev
from wuqi.server.table.parts import Place
from wuqi.server.table.rated import require_ratable, require_rated_computer
from wuqi.server.table.table import Table


def opened(person: str, wish: OpenTable, account: bool = False) -> list[ev.Event]:
    """The first events of a new table; play may begin at once."""
    game = configure(wish.game, wish.preset, wish.options)
    if wish.rated:
        require_account(account)
        require_ratable(game, wish.clock, _start(game, wish.position))
    events: list[ev.Event] = [
        ev.Opened(
            game.name,
            dict(game.options),
            person,
            wish.visibility,
            _start(game, wish.position),
            _clock(wish.clock),
            wish.wait,
            rated=wish.rated,
        )
    ]
    wishes = _wishes(game, wish)
    for number, one in enumerate(wishes, 1):
        if one.computer is not None:
            check_offered(game, one.computer)
            if wish.rated:
                require_rated_computer(game, one.computer)
            events.append(ev.Filled(number, one.computer))
        elif one.you:
            events.append(ev.Sat(number, person))
        elif one.locked:
            events.append(ev.Locked(number, True))
    if not wish.wait and all(one.you or one.computer for one in wishes):
        events.append(ev.Started())
    return events


class PairedSide(Struct, frozen=True):
    """Who plays a side of a game in a tournament: a person, or a computer."""

    person: str | None
    computer: str | None


def paired(terms: ev.Opened, sides: Sequence[PairedSide]) -> list[ev.Event]:
    """A table of a tournament: each player has all seats of their side, and play begins."""
    game = configure(terms.game, None, terms.options)
    events: list[ev.Event] = [terms]
    for seat in game.seats:
        who = sides[seat.side - 1]
        if who.person is not None:
            events.append(ev.Sat(seat.number, who.person))
        else:
            events.append(ev.Filled(seat.number, who.computer))
    return [*events, ev.Started()]


def rotated(table: Table) -> list[ev.Event]:
    """A rematch: the same table, but everyone plays the next side. Those who left their seat to a
    computer sit down again if they ask for it, too."""
    terms = table.terms
    wanted = table.offers.get("rematch")
    numbers = (wanted.by, *wanted.accepted) if wanted is not None else ()
    returning = {table.places[number - 1].before for number in numbers}
    events: list[ev.Event] = [
        ev.Opened(
            terms.game,
            terms.options,
            terms.owner,
            "private" if terms.visibility == "anyone" else terms.visibility,
            terms.position,
            terms.clock,
            before=table.id,
            rated=terms.rated,
        )
    ]
    for place in table.places:
        before = _one_side_back(table, place)
        person = before.person
        if person is None and before.before in returning:
            person = before.before
        if person is not None:
            events.append(ev.Sat(place.seat.number, person))
        elif before.computer is not None:
            events.append(ev.Filled(place.seat.number, before.computer))
    if all(place.held for place in table.places):
        events.append(ev.Started())
    return events


def _one_side_back(table: Table, place: Place) -> Place:
    sides = table.game.sides
    side = (place.seat.side - 2) % sides + 1
    return next(
        other
        for other in table.places
        if (other.seat.side, other.seat.member) == (side, place.seat.member)
    )


def _start(game: Game, position: str | None) -> str | None:
    if position is None:
        return None
    start = game.read(position)
    if start.result is not None:
        raise BadRequest("position-over")
    return None if start == game.start() else start.text


def _clock(clock: Clock | None) -> Clock | None:
    if clock is not None and not (clock.base or clock.increment or clock.days):
        raise BadRequest("clock-empty")
    return clock


def _wishes(game: Game, wish: OpenTable) -> tuple[SeatWish, ...]:
    seats = len(game.seats)
    if wish.seats is None:
        return (SeatWish(you=True), *(SeatWish() for _ in range(seats - 1)))
    if len(wish.seats) != seats:
        raise BadRequest("seats-one-each", found=len(wish.seats), right=seats)
    sides = {seat.side for seat, one in zip(game.seats, wish.seats, strict=True) if one.you}
    if (wish.visibility != "private" or wish.rated) and len(sides) > 1:
        raise Refusal("one-side-only")
    return wish.seats
