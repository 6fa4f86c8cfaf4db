"""A table: the state that results from all its events.

The parts of a table are never changed in place but replaced, so that copies are cheap.
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from wuqi.core.folder.contract import Seat
from wuqi.core.game import Game
from wuqi.core.kernel import OVER
from wuqi.core.play.playthrough import shows
from wuqi.core.position import Position, Result
from wuqi.server.protocol import Status
from wuqi.server.table import events as ev
from wuqi.server.table.board import ended
from wuqi.server.table.clocks import Clocks, Span
from wuqi.server.table.games import game_of
from wuqi.server.table.parts import Checkpoint, OffersMade, Pending, Place, Played, Shuffle
from wuqi.server.table.plans import Line, follow, planned
from wuqi.server.table.takebacks import go_back, look_for_secrets, remember


class Table:
    """Built by applying every event in order; it changes in no other way."""

    terms: ev.Opened  # these five are there from the first event on
    game: Game
    start: Position
    position: Position
    last_open: Position  # the last one without hidden parts

    def __init__(self, table_id: str, outages: Sequence[Span] = ()) -> None:
        self.id = table_id
        self.outages = outages
        self.number = 0
        self.at = 0  # the time of the last event
        self.status: Status = "open"
        self.places: tuple[Place, ...] = ()
        self.with_computers = False
        self.opened_at = 0
        self.steps: tuple[Played, ...] = ()
        self.back = 0
        self.hidden_since: int | None = None  # from this ply on, something is hidden
        self.revealed: tuple[Span, ...] = ()  # from and up to which ply something was hidden
        self.lent = False  # the device of the only person thinks for the computers
        self.lendings = 0  # how often that has begun
        self.offers: dict[str, Pending] = {}
        self.declined: dict[tuple[str, int], int] = {}  # kind and side: at which ply
        self.offered: dict[tuple[str, int], OffersMade] = {}  # likewise: how often
        self.recent: tuple[Checkpoint, ...] = ()  # before the last actions
        self.outs: dict[int, str] = {}  # sides that lost at the table, first out first, and why
        self.removed: frozenset[str] = frozenset()
        self.drawn = False
        self.closed = ""  # why the table is closed: closed, called-off
        self.moved: frozenset[int] = frozenset()  # sides that have acted
        self.clocks: Clocks | None = None
        self.shuffle: Shuffle | None = None
        self.phase_since = 0  # since when commitments, or secrets, are awaited
        self.rematch: str | None = None
        self.vacations: dict[str, Span] = {}  # the last one of each person
        self.plans: dict[int, tuple[Line, ...]] = {}  # conditional moves, by seat
        self.started_at: int | None = None
        self.ended_at: int | None = None
        self._tried: tuple[Position, str, int, Position] | None = None
        self.terms_json: bytes | None = None  # the part of views that never changes
        self.view_cache: dict[Any, bytes] = {}  # parts of views of the current state

    def apply(self, number: int, at: int, event: ev.Event) -> None:
        """Applies the next event."""
        assert number == self.number + 1, f"table {self.id}: {number} after {self.number}"
        self.number, self.at = number, at
        self.view_cache = {}
        _APPLIERS[type(event)](self, event)
        if self.status == "playing" and self._ended():
            self.status = "over"
        if self.status == "over" and self.ended_at is None:
            self.ended_at = at
            self.offers = {}
            if self.clocks is not None:
                self.clocks.run(at, self.outages)
                self.clocks.running = frozenset()

    def copy(self) -> "Table":
        """A table to try the next event on: what is not yet on disk must not be seen."""
        other = Table(self.id, self.outages)  # compiled classes have no `__dict__` to copy
        if self.number:
            other.terms = self.terms
            other.game = self.game
            other.start = self.start
            other.position = self.position
            other.last_open = self.last_open
        other.number = self.number
        other.at = self.at
        other.status = self.status
        other.places = self.places
        other.with_computers = self.with_computers
        other.opened_at = self.opened_at
        other.steps = self.steps
        other.back = self.back
        other.hidden_since = self.hidden_since
        other.revealed = self.revealed
        other.lent, other.lendings = self.lent, self.lendings
        other.offers = self.offers
        other.declined = self.declined
        other.offered = self.offered
        other.recent = self.recent
        other.outs = self.outs
        other.removed = self.removed
        other.drawn = self.drawn
        other.closed = self.closed
        other.moved = self.moved
        other.clocks = None if self.clocks is None else self.clocks.copy()
        other.shuffle = self.shuffle
        other.phase_since = self.phase_since
        other.rematch = self.rematch
        other.vacations, other.plans = self.vacations, self.plans
        other.started_at = self.started_at
        other.ended_at = self.ended_at
        other._tried = self._tried
        other.terms_json = self.terms_json
        return other

    # -- what it is ---------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        return len(self.steps)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now."""
        return self.position.seats_to_act() if self.status == "playing" else ()

    def computers_to_act(self) -> list[Place]:
        """Computer players that have to act now: people of the same side go first."""
        if not self.with_computers:
            return []
        able = [self.places[seat.number - 1] for seat in self.to_act]
        led = {place.seat.side for place in able if place.person is not None}
        return [place for place in able if place.computer and place.seat.side not in led]

    @property
    def sides_left(self) -> list[int]:
        """The sides that have not lost at the table."""
        return [side for side in range(1, self.game.sides + 1) if side not in self.outs]

    @property
    def protected(self) -> frozenset[int]:
        """Sides that have not acted yet in a game between people: they cannot lose before they
        do."""
        if len(self.moved) == self.game.sides or len(self.people()) < 2:
            return frozenset()
        return frozenset(self.sides_left) - self.moved

    @property
    def all_committed(self) -> bool:
        """Every seat has published the hash of its secret for the shuffle."""
        return self.shuffle is not None and len(self.shuffle.commitments) == len(self.places)

    def place(self, seat: int) -> Place | None:
        return self.places[seat - 1] if seat <= len(self.places) else None

    def seats_of(self, person: str | None) -> list[Place]:
        """The places a person holds."""
        return [place for place in self.places if person is not None and place.person == person]

    def people(self) -> set[str]:
        """Everyone who has a seat."""
        return {place.person for place in self.places if place.person is not None}

    @property
    def result(self) -> Result | None:
        """How it ended, by the rules or at the table; None: it has not."""
        return ended(self) if self.status == "over" else None

    def after(self, action: str, seat: int) -> Position:
        """The position after a seat's action; cached between deciding and applying it."""
        tried = self._tried
        if tried is None or tried[0] is not self.position or tried[1:3] != (action, seat):
            after = self.position.play(action, seat)
            tried = self._tried = (self.position, action, seat, after)
        return tried[3]

    def _ended(self) -> bool:
        decided = self.position.mover == OVER or self.drawn
        return decided or len(self.outs) + 1 == self.game.sides or self._only_computers_left()

    def _only_computers_left(self) -> bool:
        """Whether all people have lost, so that only computers would play on."""
        lost = [place for place in self.places if place.seat.side in self.outs]
        return any(place.person or place.before for place in lost) and not any(
            place.person for place in self.places if place.seat.side not in self.outs
        )

    # -- what happens -----------------------------------------------------------------------

    def _opened(self, it: ev.Opened) -> None:
        self.terms = it
        self.game = game_of(it.game, tuple(it.options.items()))
        self.start = self.game.read(it.position) if it.position else self.game.start()
        self.position = self.last_open = self.start
        self.places = tuple(Place(seat) for seat in self.game.seats)
        self.opened_at = self.at

    def _seat(self, seat: int, **changes: Any) -> None:
        """Replaces a place."""
        places = list(self.places)
        places[seat - 1] = replace(places[seat - 1], **changes)
        self.places = tuple(places)
        self.with_computers = any(place.computer for place in places)

    def _sat(self, it: ev.Sat) -> None:
        self._seat(it.seat, person=it.person)

    def _rose(self, it: ev.Rose) -> None:
        self._seat(it.seat, person=None)

    def _swapped(self, it: ev.Swapped) -> None:
        one, other = self.places[it.seat - 1], self.places[it.other - 1]
        self._seat(it.seat, person=other.person, computer=other.computer)
        self._seat(it.other, person=one.person, computer=one.computer)

    def _locked(self, it: ev.Locked) -> None:
        self._seat(it.seat, locked=it.locked)

    def _filled(self, it: ev.Filled) -> None:
        left = self.places[it.seat - 1].person if self.status == "playing" else None
        self._seat(it.seat, person=None, computer=it.computer, before=left)

    def _removed(self, it: ev.Removed) -> None:
        self.removed |= {it.person}
        for place in self.seats_of(it.person):
            self._seat(place.seat.number, person=None)

    def _started(self, it: ev.Started) -> None:
        if it.commitment is not None:
            self.status = "dealing"
            self.phase_since = self.at
            self.shuffle = Shuffle(it.commitment)
        else:
            self._play()

    def _committed(self, it: ev.Committed) -> None:
        assert self.shuffle is not None
        before, replaced = self.shuffle.commitments, self.shuffle.replaced
        if it.seat in before:  # the server replaces the commitment of a seat that did not reveal
            replaced = {**replaced, it.seat: before[it.seat]}
        commitments = {**before, it.seat: it.commitment}
        self.shuffle = replace(self.shuffle, commitments=commitments, replaced=replaced)
        if self.all_committed:
            self.phase_since = self.at

    def _revealed(self, it: ev.Revealed) -> None:
        assert self.shuffle is not None
        secrets = {**self.shuffle.secrets, it.seat: it.secret}
        self.shuffle = replace(self.shuffle, secrets=secrets)
        if len(self.shuffle.secrets) == len(self.places):
            self._play()

    def _play(self) -> None:
        self.status = "playing"
        self.started_at = self.at
        if self.terms.clock is not None:
            self.clocks = Clocks(self.terms.clock, range(1, self.game.sides + 1))
            self.clocks.since = self.at
        self._switch_clocks()

    def _acted(self, it: ev.Acted) -> None:
        before, side = self.position, self.places[it.seat - 1].seat.side
        began = self.steps[-1].at if self.steps else self.started_at or self.at
        spent = self.at - began
        if self.clocks is not None:
            spent = self.clocks.run(self.at, self.outages, side, it.lag)
        remember(self)
        self.position = self.position_after(it.action, it.seat)
        final = shows(before, it.action, self.position)
        effects = before.effects(it.action, self.position)
        step = Played(it.seat, side, it.action, self.at, spent, final, effects)
        self.steps = (*self.steps, step)
        if side not in self.moved:
            self.moved |= {side}
        look_for_secrets(self)
        self._switch_clocks()
        if self.plans:
            follow(self, it.action)
        if self.offers:
            self.offers = {
                kind: offer
                for kind, offer in self.offers.items()
                if kind != "takeback" and self.places[offer.by - 1].seat.side == side
            }

    def _lent(self, it: ev.Lent) -> None:
        self.lent, self.lendings = it.on, self.lendings + it.on

    def _offered(self, it: ev.Offered) -> None:
        self.offers = {**self.offers, it.kind: Pending(it.seat, it.ply)}
        key = (it.kind, self.places[it.seat - 1].seat.side)
        before = self.offered.get(key, OffersMade(0, 0, 0))
        self.offered = {**self.offered, key: before.again(self.ply)}

    def _agreed(self, it: ev.Agreed) -> None:
        offer = self.offers[it.kind]
        self.offers = {**self.offers, it.kind: replace(offer, accepted=offer.accepted | {it.seat})}

    def _declined(self, it: ev.Declined) -> None:
        offer = self.offers[it.kind]
        self.offers = {kind: other for kind, other in self.offers.items() if kind != it.kind}
        if offer.by != it.seat:
            side = self.places[offer.by - 1].seat.side
            self.declined = {**self.declined, (it.kind, side): self.ply}

    def _went_back(self, it: ev.WentBack) -> None:
        if self.clocks is not None:
            self.clocks.run(self.at, self.outages)
        self.back += 1
        self.offers, self.plans = {}, {}
        go_back(self, it.ply)
        self._switch_clocks(turn_passed=False)

    def _gave_up(self, it: ev.GaveUp) -> None:
        self._seat(it.seat, gave_up=True)

    def _out(self, it: ev.Out) -> None:
        self.outs = {**self.outs, it.side: it.reason}
        if self.clocks is not None:
            self.clocks.run(self.at, self.outages)
            self.clocks.stop(it.side)

    def _berserked(self, it: ev.Berserked) -> None:
        if self.clocks is not None:
            self.clocks.halve(it.side)

    def _drawn(self, it: ev.Drawn) -> None:
        self.drawn = True

    def _unsealed(self, it: ev.Unsealed) -> None:
        assert self.shuffle is not None
        self.shuffle = replace(self.shuffle, opened=it.secret)

    def _rematched(self, it: ev.Rematched) -> None:
        self.rematch = it.table
        self.offers = {}

    def _vacationed(self, it: ev.Vacationed) -> None:
        assert self.clocks is not None
        self.vacations = {**self.vacations, it.person: (it.since, it.until)}
        self.clocks.pause([one.seat.side for one in self.seats_of(it.person)], it.since, it.until)

    def _closed(self, it: ev.Closed) -> None:
        self.closed = it.why
        self.status = "over"

    def position_after(self, action: str, seat: int) -> Position:
        """The position after a seat's action and what it showed, `flip a1=K`."""
        before = self.game.text.without_outcome(action)
        return self.after(action, seat) if before is None else self.after(before, seat).play(action)

    def _switch_clocks(self, turn_passed: bool = True) -> None:
        if self.clocks is None:
            return
        running = {seat.side for seat in self.to_act} & set(self.clocks.left)
        if not self.clocks.terms.days:
            running -= self.protected
        (self.clocks.switch if turn_passed else self.clocks.go_back)(running)


_APPLIERS: dict[type, Callable[[Table, Any], None]] = {
    ev.Opened: Table._opened,
    ev.Sat: Table._sat,
    ev.Rose: Table._rose,
    ev.Swapped: Table._swapped,
    ev.Locked: Table._locked,
    ev.Filled: Table._filled,
    ev.Removed: Table._removed,
    ev.Started: Table._started,
    ev.Committed: Table._committed,
    ev.Revealed: Table._revealed,
    ev.Acted: Table._acted,
    ev.Lent: Table._lent,
    ev.Offered: Table._offered,
    ev.Agreed: Table._agreed,
    ev.Declined: Table._declined,
    ev.WentBack: Table._went_back,
    ev.GaveUp: Table._gave_up,
    ev.Out: Table._out,
    ev.Berserked: Table._berserked,
    ev.Drawn: Table._drawn,
    ev.Unsealed: Table._unsealed,
    ev.Rematched: Table._rematched,
    ev.Vacationed: Table._vacationed,
    ev.Planned: planned,
    ev.Closed: Table._closed,
}
