"""A table: the state that results from all its events.

The parts of a table are never changed in place but replaced, so that copies are cheap.
"""

from collections.abc import Sequence
from typing import Any

from wuqi.core.folder.contract import Seat
from wuqi.core.game import Game
from wuqi.core.kernel import OVER
from wuqi.core.position import Position, Result
from wuqi.server.protocol import Status
from wuqi.server.table import events as ev
from wuqi.server.table.applying import change
from wuqi.server.table.clocks import Clocks, Span
from wuqi.server.table.parts import Checkpoint, OffersMade, Pending, Place, Played, Shuffle
from wuqi.server.table.plans import Line
from wuqi.server.table.results import ended


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
        change(self, event)
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

    def position_after(self, action: str, seat: int) -> Position:
        """The position after a seat's action and what it showed, `flip a1=K`."""
        before = self.game.text.without_outcome(action)
        return self.after(action, seat) if before is None else self.after(before, seat).play(action)

    def _ended(self) -> bool:
        decided = self.position.mover == OVER or self.drawn
        return decided or len(self.outs) + 1 == self.game.sides or self._only_computers_left()

    def _only_computers_left(self) -> bool:
        """Whether all people have lost, so that only computers would play on."""
        lost = [place for place in self.places if place.seat.side in self.outs]
        return any(place.person or place.before for place in lost) and not any(
            place.person for place in self.places if place.seat.side not in self.outs
        )
