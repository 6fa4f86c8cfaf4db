"""What can happen at a table. The list of events *is* the table; all else is computed from it
(event sourcing).

Each is one row in the database, numbered within its table. Two processes that want to write the
same number cannot both succeed: that is what keeps one action from being accepted twice.
People are named by id only, so that a name can change or be forgotten.
"""

from typing import get_args

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from wuqi.server.protocol import Clock, Visibility


class TableEvent(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="what"):
    """Anything that happened."""


class Opened(TableEvent, frozen=True, tag="opened"):
    """Always the first: what is played here, and how."""

    game: str
    options: dict[str, str]
    owner: str | None
    visibility: Visibility
    position: str | None = None  # where play starts, if not at the game's own start
    clock: Clock | None = None
    wait: bool = False  # the owner starts the game
    before: str | None = None  # the table of which this one is a rematch
    rated: bool = False
    tournament: str | None = None  # the one that this game belongs to
    berserk: bool = False  # whether playing with half one's time is worth an extra point
    on_device: bool = False  # a game that was played on a person's device and uploaded


class Sat(TableEvent, frozen=True, tag="sat"):
    seat: int
    person: str


class Rose(TableEvent, frozen=True, tag="rose"):
    seat: int


class Swapped(TableEvent, frozen=True, tag="swapped"):
    seat: int
    other: int


class Locked(TableEvent, frozen=True, tag="locked"):
    seat: int
    locked: bool


class Filled(TableEvent, frozen=True, tag="filled"):
    """A computer took the seat, or (None) left it; after the start it replaces a person."""

    seat: int
    computer: str | None
    failed: str | None = None  # the computer player that it replaces, because that one failed


class Removed(TableEvent, frozen=True, tag="removed"):
    person: str


class Started(TableEvent, frozen=True, tag="started"):
    """Seats are final. In games with a shuffle it has the server's commitment, and dealing
    begins."""

    commitment: str | None = None


class Committed(TableEvent, frozen=True, tag="committed"):
    seat: int
    commitment: str


class Revealed(TableEvent, frozen=True, tag="revealed"):
    seat: int
    secret: str


class Acted(TableEvent, frozen=True, tag="acted"):
    """An action with what it showed, such as `flip a1=K`; `lag` is not counted as thinking time."""

    seat: int
    action: str
    lag: int = 0


class Lent(TableEvent, frozen=True, tag="lent"):
    """The device of the only person here thinks for the computer players, or no longer does."""

    on: bool


class Offered(TableEvent, frozen=True, tag="offered"):
    kind: str
    seat: int
    ply: int | None = None


class Agreed(TableEvent, frozen=True, tag="agreed"):
    kind: str
    seat: int


class Declined(TableEvent, frozen=True, tag="declined"):
    kind: str
    seat: int


class WentBack(TableEvent, frozen=True, tag="back"):
    ply: int


class GaveUp(TableEvent, frozen=True, tag="gave-up"):
    """One seat of a side resigned; when all its people have, the side is out."""

    seat: int


class Out(TableEvent, frozen=True, tag="out"):
    """A side has lost by what happened at the table: resigned, time, abandoned."""

    side: int
    reason: str


class Berserked(TableEvent, frozen=True, tag="berserked"):
    """A side plays with half its time."""

    side: int


class Drawn(TableEvent, frozen=True, tag="drawn"):
    """Everyone agreed on a draw."""


class Unsealed(TableEvent, frozen=True, tag="unsealed"):
    """After the end: the server's secret, so that everyone can check the shuffle."""

    secret: str


class Rematched(TableEvent, frozen=True, tag="rematched"):
    table: str


class Vacationed(TableEvent, frozen=True, tag="vacation"):
    """A person's clocks stop between two moments; another event with the same start changes the
    end."""

    person: str
    since: int
    until: int


class Planned(TableEvent, frozen=True, tag="planned"):
    """Conditional moves of a seat, which replace earlier ones; nobody else ever sees them."""

    seat: int
    lines: tuple[tuple[str, ...], ...]


class Closed(TableEvent, frozen=True, tag="closed"):
    """The table was closed, or the game called off."""

    why: str = "closed"


Event = (
    Opened
    | Sat
    | Rose
    | Swapped
    | Locked
    | Filled
    | Removed
    | Started
    | Committed
    | Revealed
    | Acted
    | Lent
    | Offered
    | Agreed
    | Declined
    | WentBack
    | GaveUp
    | Out
    | Berserked
    | Drawn
    | Unsealed
    | Rematched
    | Vacationed
    | Planned
    | Closed
)

Numbered = tuple[int, int, Event]  # its number at the table, when, and what happened

_KINDS = {one: str(one.__struct_config__.tag) for one in get_args(Event)}


def kind(event: Event) -> str:
    """What happened, in a word."""
    return _KINDS[type(event)]


_decoder: Decoder[Event] = Decoder(Event)
_encoder = Encoder()


def write(event: Event) -> bytes:
    """The row's body."""
    return _encoder.encode(event)


def read(body: bytes) -> Event:
    """A row's body read back."""
    return _decoder.decode(body)
