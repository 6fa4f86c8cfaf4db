"""What each event changes at a table. Nothing else changes one."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from wuqi.core.play.playthrough import shows
from wuqi.server.table import events as ev
from wuqi.server.table.clocks import Clocks
from wuqi.server.table.games import game_of
from wuqi.server.table.parts import OffersMade, Pending, Place, Played, Shuffle
from wuqi.server.table.plans import follow, planned
from wuqi.server.table.takebacks import go_back, look_for_secrets, remember

if TYPE_CHECKING:
    from wuqi.server.table.table import Table


def change(table: "Table", event: ev.Event) -> None:
    """Changes the table by an event."""
    _APPLIERS[type(event)](table, event)


def _opened(table: "Table", it: ev.Opened) -> None:
    table.terms = it
    table.game = game_of(it.game, tuple(it.options.items()))
    table.start = table.game.read(it.position) if it.position else table.game.start()
    table.position = table.last_open = table.start
    table.places = tuple(Place(seat) for seat in table.game.seats)
    table.opened_at = table.at


def _seat(table: "Table", seat: int, **changes: Any) -> None:
    """Replaces a place."""
    places = list(table.places)
    places[seat - 1] = replace(places[seat - 1], **changes)
    table.places = tuple(places)
    table.with_computers = any(place.computer for place in places)


def _sat(table: "Table", it: ev.Sat) -> None:
    _seat(table, it.seat, person=it.person)


def _rose(table: "Table", it: ev.Rose) -> None:
    _seat(table, it.seat, person=None)


def _swapped(table: "Table", it: ev.Swapped) -> None:
    one, other = table.places[it.seat - 1], table.places[it.other - 1]
    _seat(table, it.seat, person=other.person, computer=other.computer)
    _seat(table, it.other, person=one.person, computer=one.computer)


def _locked(table: "Table", it: ev.Locked) -> None:
    _seat(table, it.seat, locked=it.locked)


def _filled(table: "Table", it: ev.Filled) -> None:
    left = table.places[it.seat - 1].person if table.status == "playing" else None
    _seat(table, it.seat, person=None, computer=it.computer, before=left, failed=it.failed)


def _removed(table: "Table", it: ev.Removed) -> None:
    table.removed |= {it.person}
    for place in table.seats_of(it.person):
        _seat(table, place.seat.number, person=None)


def _started(table: "Table", it: ev.Started) -> None:
    if it.commitment is not None:
        table.status = "dealing"
        table.phase_since = table.at
        table.shuffle = Shuffle(it.commitment)
    else:
        _play(table)


def _committed(table: "Table", it: ev.Committed) -> None:
    assert table.shuffle is not None
    before, replaced = table.shuffle.commitments, table.shuffle.replaced
    if it.seat in before:  # the server replaces the commitment of a seat that did not reveal
        replaced = {**replaced, it.seat: before[it.seat]}
    commitments = {**before, it.seat: it.commitment}
    table.shuffle = replace(table.shuffle, commitments=commitments, replaced=replaced)
    if table.all_committed:
        table.phase_since = table.at


def _revealed(table: "Table", it: ev.Revealed) -> None:
    assert table.shuffle is not None
    secrets = {**table.shuffle.secrets, it.seat: it.secret}
    table.shuffle = replace(table.shuffle, secrets=secrets)
    if len(table.shuffle.secrets) == len(table.places):
        _play(table)


def _play(table: "Table") -> None:
    table.status = "playing"
    table.started_at = table.at
    if table.terms.clock is not None:
        table.clocks = Clocks(table.terms.clock, range(1, table.game.sides + 1))
        table.clocks.since = table.at
    _switch_clocks(table)


def _acted(table: "Table", it: ev.Acted) -> None:
    before, side = table.position, table.places[it.seat - 1].seat.side
    began = table.steps[-1].at if table.steps else table.started_at or table.at
    spent = table.at - began
    if table.clocks is not None:
        spent = table.clocks.run(table.at, table.outages, side, it.lag)
    remember(table)
    table.position = table.position_after(it.action, it.seat)
    final = shows(before, it.action, table.position)
    effects = before.effects(it.action, table.position)
    step = Played(it.seat, side, it.action, table.at, spent, final, effects)
    table.steps = (*table.steps, step)
    if side not in table.moved:
        table.moved |= {side}
    look_for_secrets(table)
    _switch_clocks(table)
    if table.plans:
        follow(table, it.action)
    if table.offers:
        table.offers = {
            kind: offer
            for kind, offer in table.offers.items()
            if kind != "takeback" and table.places[offer.by - 1].seat.side == side
        }


def _lent(table: "Table", it: ev.Lent) -> None:
    table.lent, table.lendings = it.on, table.lendings + it.on


def _offered(table: "Table", it: ev.Offered) -> None:
    table.offers = {**table.offers, it.kind: Pending(it.seat, it.ply)}
    key = (it.kind, table.places[it.seat - 1].seat.side)
    before = table.offered.get(key, OffersMade(0, 0, 0))
    table.offered = {**table.offered, key: before.again(table.ply)}


def _agreed(table: "Table", it: ev.Agreed) -> None:
    offer = table.offers[it.kind]
    table.offers = {**table.offers, it.kind: replace(offer, accepted=offer.accepted | {it.seat})}


def _declined(table: "Table", it: ev.Declined) -> None:
    offer = table.offers[it.kind]
    table.offers = {kind: other for kind, other in table.offers.items() if kind != it.kind}
    if offer.by != it.seat:
        side = table.places[offer.by - 1].seat.side
        table.declined = {**table.declined, (it.kind, side): table.ply}


def _went_back(table: "Table", it: ev.WentBack) -> None:
    if table.clocks is not None:
        table.clocks.run(table.at, table.outages)
    table.back += 1
    table.offers, table.plans = {}, {}
    go_back(table, it.ply)
    _switch_clocks(table, turn_passed=False)


def _gave_up(table: "Table", it: ev.GaveUp) -> None:
    _seat(table, it.seat, gave_up=True)


def _out(table: "Table", it: ev.Out) -> None:
    table.outs = {**table.outs, it.side: it.reason}
    if table.clocks is not None:
        table.clocks.run(table.at, table.outages)
        table.clocks.stop(it.side)


def _berserked(table: "Table", it: ev.Berserked) -> None:
    if table.clocks is not None:
        table.clocks.halve(it.side)


def _drawn(table: "Table", it: ev.Drawn) -> None:
    table.drawn = True


def _unsealed(table: "Table", it: ev.Unsealed) -> None:
    assert table.shuffle is not None
    table.shuffle = replace(table.shuffle, opened=it.secret)


def _rematched(table: "Table", it: ev.Rematched) -> None:
    table.rematch = it.table
    table.offers = {}


def _vacationed(table: "Table", it: ev.Vacationed) -> None:
    assert table.clocks is not None
    table.vacations = {**table.vacations, it.person: (it.since, it.until)}
    table.clocks.pause([one.seat.side for one in table.seats_of(it.person)], it.since, it.until)


def _closed(table: "Table", it: ev.Closed) -> None:
    table.closed = it.why
    table.status = "over"


def _switch_clocks(table: "Table", turn_passed: bool = True) -> None:
    if table.clocks is None:
        return
    running = {seat.side for seat in table.to_act} & set(table.clocks.left)
    if not table.clocks.terms.days:
        running -= table.protected
    (table.clocks.switch if turn_passed else table.clocks.go_back)(running)


_APPLIERS: dict[type, Callable[["Table", Any], None]] = {
    ev.Opened: _opened,
    ev.Sat: _sat,
    ev.Rose: _rose,
    ev.Swapped: _swapped,
    ev.Locked: _locked,
    ev.Filled: _filled,
    ev.Removed: _removed,
    ev.Started: _started,
    ev.Committed: _committed,
    ev.Revealed: _revealed,
    ev.Acted: _acted,
    ev.Lent: _lent,
    ev.Offered: _offered,
    ev.Agreed: _agreed,
    ev.Declined: _declined,
    ev.WentBack: _went_back,
    ev.GaveUp: _gave_up,
    ev.Out: _out,
    ev.Berserked: _berserked,
    ev.Drawn: _drawn,
    ev.Unsealed: _unsealed,
    ev.Rematched: _rematched,
    ev.Vacationed: _vacationed,
    ev.Planned: planned,
    ev.Closed: _closed,
}
