"""A table as a person sees it: who sits where, the clocks, the moves so far, the legal moves."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wuqi.core.board.effects import Effect
from wuqi.server.protocol.board import Board, Result, Saying

Visibility = Literal[
    "private",  # only for people with the link
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
    "dealing",  # seats are full; in games with a shuffle everyone adds a secret
    "playing",
    "over",
]


class Person(Struct, frozen=True, gc=False):
    """A person, as others see them. The id identifies them; the name is for display."""

    id: str
    name: str
    kind: Literal["guest", "member", "bot"]


class Seat(Struct, frozen=True, gc=False):
    """A place at a table: a person's, a computer's, or nobody's."""

    number: int
    side: int
    member: int  # its number within the side
    person: Person | None = None
    computer: str | None = None  # a player's specification: "random", "level:4", "engine:NAME"
    failed: str | None = None  # the computer player that sat here until it failed
    yours: bool = False
    left: bool = False  # you sat there until a computer replaced you
    locked: bool = False  # before the start: nobody may take it
    connected: bool = False  # a person who is here now (computers always are)
    gone_since: int | None = None  # a person who left a running game, and when
    claimable_at: int | None = None  # from when the others may `claim`
    vacation_until: int | None = None  # until when the person's clock is (or was) stopped
    resigned: bool = False
    out: Literal["resigned", "time", "abandoned"] | None = None  # why its side has lost already


class Clock(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The time control: base and increment in seconds, or days for each move."""

    base: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, Meta(ge=0, le=30)] = 0


class Hand(Struct, frozen=True, gc=False):
    """A side's clock: the time left at the message's `now`, and whether it is running."""

    side: int
    left: int
    running: bool


class Legal(Struct, frozen=True, gc=False):
    """What one of your seats may do now."""

    seat: int
    actions: tuple[str, ...]


class Step(Struct, frozen=True, gc=False):
    """An action that was taken. `action` is null while it is hidden from you."""

    ply: int  # the first action of a game is ply 1
    seat: int
    side: int
    action: str | None
    at: int
    spent: int  # thinking time, with lag taken off
    effects: tuple[Effect, ...] = ()  # what it visibly did; empty while hidden, or without pictures


class Offer(Struct, frozen=True, gc=False):
    """An offer that is not yet answered, and who has accepted so far."""

    kind: Literal["draw", "takeback", "rematch"]
    by: int  # seat
    ply: int | None  # takeback: play would go back to this ply
    accepted: tuple[int, ...]  # seats


class Dealing(Struct, frozen=True, gc=False):
    """The fair shuffle of a game with face-down pieces; see docs/dealer.md.

    The server commits first. While `phase` is "commit", each of your seats sends `commit` (SHA-256
    of a secret); while it is "reveal", each sends `reveal`; then play begins. The server replaces
    seats that do not answer in time. The server's own secret is published when the game is over
    ("open"), so that everyone can check the shuffle.
    """

    phase: Literal["commit", "reveal", "dealt", "open"]
    server_commitment: str
    server_secret: str | None
    commitments: dict[int, str]  # by seat
    secrets: dict[int, str]  # by seat, as far as revealed
    until: int | None  # when the server replaces those who have not


class TableView(Struct, frozen=True, gc=False, tag="table"):
    """A table as *you* see it; sent after everything that happens there."""

    table: str
    number: int  # the number of events at this table; grows with every view
    now: int
    game: str
    options: dict[str, str]
    start: str | None  # the position play began from; None: the game's own start
    visibility: Visibility
    status: Status
    owner: str | None  # id of the person who opened it
    seats: tuple[Seat, ...]
    clock: Clock | None
    goals: tuple[Saying, ...]  # each side's goal, in the game's words; empty: none is shown
    wait: bool  # the owner starts the game; otherwise it begins when every seat is taken
    clocks: tuple[Hand, ...]  # empty without clocks and before the start
    first_move_by: int | None  # when the game is called off if a side has not made its first move
    ply: int  # actions taken
    back: int  # how many takebacks there were; send it with `act`
    viewpoint: int | None  # the side whose view this is; None: a spectator's
    to_act: tuple[int, ...]  # seats that may act now
    legal: tuple[Legal, ...]  # your seats that may act now, with their actions
    board: Board
    since: int
    steps: tuple[Step, ...]
    offers: tuple[Offer, ...]
    result: Result | None
    dealing: Dealing | None
    onlookers: int  # how many others watch
    rematch: str | None  # the table of the rematch
    rated: Speed | None = None  # the ratings that the game counts for; null: it is casual
    tournament: str | None = None  # the one that the game belongs to
    berserk: bool = False  # whether players may halve their time for an extra point
    halved: tuple[int, ...] = ()  # the sides that have halved theirs
    plans: tuple[tuple[str, ...], ...] = ()  # your conditional moves: what they play, your reply, …
    lent: bool = False  # the device of the only person thinks for the computers: see `lend`
    on_device: bool = False  # as in `TableBrief`


class TableBrief(Struct, frozen=True, gc=False):
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
    strength: int | None = None  # in the lobby: the average rating of the people who play
