"""A table as somebody sees it: who sits where, the clocks, what was done, what may be done."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wuqi.core.board.effects import Effect
from wuqi.server.protocol.board import Board, Result, Saying

Visibility = Literal[
    "private",  # only who has the link
    "listed",  # shown in the lobby
    "anyone",  # shown in the lobby, and the next player who wants the same game is seated
]
Speed = Literal[
    "blitz",  # less than ten minutes a side
    "rapid",
    "days",  # days for each move
]
Status = Literal[
    "open",  # people take seats
    "dealing",  # seats are full; in games with a shuffle everybody adds a secret to it
    "playing",
    "over",
]


class Person(Struct, frozen=True):
    """Somebody, as others know them. The id is for pointing at them, the name for reading."""

    id: str
    name: str
    kind: Literal["guest", "member", "bot"]


class Seat(Struct, frozen=True):
    """A place at a table: a person's, a computer's, or nobody's."""

    number: int
    side: int
    member: int  # its number within the side
    person: Person | None = None
    computer: str | None = None  # a player's specification, such as "random" or "level:4"
    yours: bool = False
    left: bool = False  # you sat there until a computer went on for you
    locked: bool = False  # before the start: nobody may take it
    connected: bool = False  # a person who is here now (computers always are)
    gone_since: int | None = None  # a person who left a running game, and when
    claimable_at: int | None = None  # from when the others may `claim`
    vacation_until: int | None = None  # a person whose clock stands, or stood, until then
    resigned: bool = False
    out: Literal["resigned", "time", "abandoned"] | None = None  # why its side has lost already


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed on: base and increment in seconds, or days for each move."""

    base: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, Meta(ge=0, le=30)] = 0


class Hand(Struct, frozen=True):
    """A side's clock: what is left at the message's `now`, and whether it is running down."""

    side: int
    left: int
    running: bool


class Legal(Struct, frozen=True):
    """What one of your seats may do now."""

    seat: int
    actions: tuple[str, ...]


class Step(Struct, frozen=True):
    """An action that was taken. `action` is null while it is hidden from you."""

    ply: int  # the first action of a game is ply 1
    seat: int
    side: int
    action: str | None
    at: int
    spent: int  # thinking time, with lag taken off
    effects: tuple[Effect, ...] = ()  # what was to be seen; empty while hidden, or without pictures


class Offer(Struct, frozen=True):
    """Something proposed and not yet answered; who said yes so far."""

    kind: Literal["draw", "takeback", "rematch"]
    by: int  # seat
    ply: int | None  # takeback: play would go back to this ply
    accepted: tuple[int, ...]  # seats


class Dealing(Struct, frozen=True):
    """The fair shuffle of a game with face-down pieces; see docs/dealer.md.

    The server's commitment stands before anybody's. While `phase` is "commit" each of your seats
    sends `commit` (SHA-256 of a secret), while it is "reveal" each sends `reveal`; then play
    begins. Seats that say nothing in time are spoken for by the server. The server's own secret
    is published when the game is over ("open"), so that everybody can check the shuffle.
    """

    phase: Literal["commit", "reveal", "dealt", "open"]
    server_commitment: str
    server_secret: str | None
    commitments: dict[int, str]  # by seat
    secrets: dict[int, str]  # by seat, as far as revealed
    until: int | None  # when the server speaks for those who have not


class TableView(Struct, frozen=True, tag="table"):
    """A table as *you* see it; sent after everything that happens there."""

    table: str
    number: int  # how many things have happened here; grows with every view
    now: int
    game: str
    options: dict[str, str]
    start: str | None  # the position play began from; None: the game's own start
    visibility: Visibility
    status: Status
    owner: str | None  # id of the person who opened it
    seats: tuple[Seat, ...]
    clock: Clock | None
    goals: tuple[Saying, ...]  # what each side aims at, in the game's words; empty: nothing is said
    wait: bool  # the owner says when to start; otherwise play begins when every seat is held
    clocks: tuple[Hand, ...]  # empty without clocks and before the start
    first_move_by: int | None  # when the game is called off if a side still has not begun to play
    ply: int  # actions taken
    back: int  # how often play has gone back; send it along with `act`
    viewpoint: int | None  # the side whose view this is; None: an onlooker's
    to_act: tuple[int, ...]  # seats that may act now
    legal: tuple[Legal, ...]  # your seats that may act now, with their actions
    board: Board
    since: int
    steps: tuple[Step, ...]
    offers: tuple[Offer, ...]
    result: Result | None
    dealing: Dealing | None
    onlookers: int  # how many others watch
    rematch: str | None  # the table where play goes on
    rated: Speed | None = None  # the ratings that the game counts for; null: it is casual
    tournament: str | None = None  # the one that the game belongs to
    berserk: bool = False  # whether one may play with half one's time for a point more
    halved: tuple[int, ...] = ()  # the sides that do
    plans: tuple[tuple[str, ...], ...] = ()  # your conditional moves: what they play, your reply, …
    lent: bool = False  # the device of the only person thinks for the computers: see `lend`
    on_device: bool = False  # as in `TableBrief`


class TableBrief(Struct, frozen=True):
    """A table as the lobby, the archive and a person's own list show it."""

    table: str
    game: str
    options: dict[str, str]
    visibility: Visibility
    status: Status
    clock: Clock | None
    seats: tuple[Seat, ...]
    opened_at: int
    ply: int
    result: Result | None
    ended_at: int | None
    rated: Speed | None = None  # as in `TableView`
    tournament: str | None = None  # likewise
    on_device: bool = False  # played on a person's device, or the computers' actions came from it
