"""Everything that is ever said between the server and a client, in one place.

One WebSocket at `/api/live` carries all tables of a client. Frames are JSON objects; `type` says
which of the messages below it is. A conversation:

    client  {"type": "hello", "version": 1, "language": "vi"}
    server  {"type": "welcome", "version": 1, "you": {…}, …}
    client  {"type": "watch", "table": "k3…"}
    server  {"type": "table", "table": "k3…", "ply": 0, "position": …, "legal": […], …}
    client  {"type": "do", "id": 1, "table": "k3…",
             "command": {"type": "act", "ply": 0, "action": "c3xc4"}}
    server  {"type": "done", "id": 1}                 or {"type": "refused", "id": 1, …}
    server  {"type": "table", "ply": 1, …}            to everybody who watches, each their own view

The same commands go by HTTP to `POST /api/tables/{table}/commands`, whose answer is the view;
`wuqi.server.bodies` has what else HTTP asks and answers.

A `table` message is always the whole view and replaces the last one, except for `steps`, which
replace what the client knows *from ply `since` on*: `steps.length = since; steps.push(...new)`.
That one rule covers a new action, a takeback, what was missed while away, and secrets revealed.

Strictness: unknown fields and types are refused, frames are at most 16 KiB (`LONGEST_FRAME`).
Fields may be added to server messages within a version; clients ignore what they do not know.
All moments are milliseconds since 1970 on the server's clock, all durations milliseconds,
except where a name says seconds or days. `text` in errors is in the language of the `hello`.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

VERSION = 1
LONGEST_FRAME = 16 * 1024  # bytes a client may send at once

TableId = Annotated[str, Meta(pattern="^[0-9a-z]{12}$")]
ActionText = Annotated[str, Meta(min_length=1, max_length=100)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
SeatNumber = Annotated[int, Meta(ge=1, le=64)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Hex256 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
PlayerSpec = Annotated[str, Meta(min_length=1, max_length=40)]

Visibility = Literal[
    "private",  # only who has the link
    "listed",  # shown in the lobby
    "anyone",  # shown in the lobby, and whoever wants the same game is seated there at once
]
Status = Literal[
    "open",  # people take seats
    "dealing",  # seats are full; in games with a shuffle everybody adds a secret to it
    "playing",
    "over",
]


class Told(Struct, forbid_unknown_fields=True):
    """What a client sends: nothing unknown is let through."""


# -- what a board looks like ----------------------------------------------------------------------


class Cell(Struct, frozen=True, omit_defaults=True):
    """One place of the board; fields that have their default are left out."""

    square: str = ""  # its name in actions; "" where nothing can stand
    piece: str = ""  # word key of what stands there, in the game's words: "piece-musketeer"
    lines: tuple[str, ...] = ()  # how a terminal writes it, top line first
    side: int = 0  # whose it is; 0: nobody's
    dim: bool = False  # face down, already moved, or otherwise not to be used now
    shade: int = 0  # 0 light, 1 dark, 2 and more: zones
    details: dict[str, Any] = {}  # what to fill into the piece's word


class Picture(Struct, frozen=True):
    """The board as drawn, top row first."""

    rows: tuple[tuple[Cell, ...], ...]
    columns: tuple[str, ...]  # labels below; empty: squares are numbered on the board itself
    ranks: tuple[str, ...]  # labels at the left, top row first
    notes: tuple[tuple[str, str], ...]  # word key and text, such as what has been captured
    inks: tuple[str, ...] = ()  # what colour each side is called


class Saying(Struct, frozen=True):
    """A sentence from the game's words: its key and what to fill in."""

    key: str
    details: dict[str, Any]


class Result(Struct, frozen=True):
    """How a game ended: sides from best to worst, those who share a place together, and why.

    The reason is one of the game's words (`reason-line`) or of the table's: resigned, agreed,
    time, abandoned, closed.
    """

    ranking: tuple[tuple[int, ...], ...]
    reason: str


class Board(Struct, frozen=True):
    """A position as one side sees it. Also the answer of `POST /api/board`."""

    position: str
    picture: Picture
    mover: int  # the side to act; 0 when over, -1 while chance decides
    actions: tuple[str, ...]  # all legal actions of the mover, or what chance may show
    expected: Saying | None  # what kind of action is expected; None when over
    result: Result | None


# -- who sits where -------------------------------------------------------------------------------


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
    locked: bool = False  # before the start: nobody may take it
    connected: bool = False  # a person who is here now (computers always are)
    gone_since: int | None = None  # a person who left a running game, and when
    claimable_at: int | None = None  # from when the others may `claim`
    resigned: bool = False


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
    clocks: tuple[Hand, ...]  # empty without clocks and before the start
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
    onlookers: int
    rematch: str | None  # the table where play goes on


# -- commands at a table --------------------------------------------------------------------------


class Take(Told, tag="take"):
    """Sits down in an empty seat, before the start."""

    seat: SeatNumber


class Leave(Told, tag="leave"):
    """Gets up, before the start. Afterwards one resigns, or simply goes away."""

    seat: SeatNumber | None = None  # None: all your seats


class Swap(Told, tag="swap"):
    """Exchanges who sits in two seats, before the start. The owner's, or both seats yours."""

    seat: SeatNumber
    other: SeatNumber


class Lock(Told, tag="lock"):
    """Keeps an empty seat empty, or opens it again. The owner's."""

    seat: SeatNumber
    locked: bool = True


class Fill(Told, tag="fill"):
    """Puts a computer player into an empty seat (or takes it out again: None). The owner's."""

    seat: SeatNumber
    computer: PlayerSpec | None


class Remove(Told, tag="remove"):
    """Sends somebody away from the table for good: out of seats, chat and sight. The owner's."""

    person: Annotated[str, Meta(max_length=20)]


class Start(Told, tag="start"):
    """Begins play. The owner's; every seat must be held."""


class Act(Told, tag="act"):
    """Takes an action. Refused with `stale` if the table is no longer at that ply."""

    ply: Count
    action: ActionText
    back: Count = 0
    seat: SeatNumber | None = None  # None: the first of your seats that may do it


class Resign(Told, tag="resign"):
    """Gives up. In a team everybody has to."""

    seat: SeatNumber | None = None


class Propose(Told, tag="offer"):
    """Offers a draw, asks for a takeback, or asks for a rematch; computers answer at once."""

    kind: Literal["draw", "takeback", "rematch"]


class Answer(Told, tag="answer"):
    """Accepts or declines an offer; one's own is withdrawn by declining it."""

    kind: Literal["draw", "takeback", "rematch"]
    accept: bool


class Claim(Told, tag="claim"):
    """Once somebody has been gone for long enough: takes the win, or lets a computer go on."""

    seat: SeatNumber
    want: Literal["win", "computer"]
    computer: PlayerSpec | None = None


class Commit(Told, tag="commit"):
    """The hash of a seat's secret for the fair shuffle."""

    seat: SeatNumber
    commitment: Hex256


class Reveal(Told, tag="reveal"):
    """A seat's secret for the fair shuffle."""

    seat: SeatNumber
    secret: Hex256


class Say(Told, tag="say"):
    """Says something to the whole table, or in a team game to one's own side."""

    text: ChatText
    channel: Literal["table", "team"] = "table"


class Order(Told, tag="order"):
    """Proposes an order of actions to one's team, drawn on the board; empty takes it back."""

    actions: Annotated[tuple[ActionText, ...], Meta(max_length=12)]


class Close(Told, tag="close"):
    """Gives up a table that has not started. The owner's."""


Command = (
    Take
    | Leave
    | Swap
    | Lock
    | Fill
    | Remove
    | Start
    | Act
    | Resign
    | Propose
    | Answer
    | Claim
    | Commit
    | Reveal
    | Say
    | Order
    | Close
)


# -- live: from the client ------------------------------------------------------------------------


class Hello(Told, tag="hello"):
    """The first message. A version we do not speak is refused and the socket closed (4400)."""

    version: int
    language: Annotated[str, Meta(max_length=40)] = "en"
    pictures: bool = True  # False: `board.picture` comes empty, for programs that read text


class Beat(Told, tag="beat"):
    """The answer to a heartbeat, at once; two missed ones in a row close the socket."""

    number: Count


class Watch(Told, tag="watch"):
    """Follows a table from now on, with everything since `ply` that this client has not seen."""

    table: TableId
    ply: Count = 0
    back: Count = 0
    seat: SeatNumber | None = None  # whose view, for somebody who holds seats of several sides


class Unwatch(Told, tag="unwatch"):
    """Stops following a table. A seat stays held."""

    table: TableId


class WatchLobby(Told, tag="lobby"):
    """Follows the lobby, or stops."""

    on: bool = True


class Do(Told, tag="do"):
    """A command at a table; answered by `done` or `refused` with the same id."""

    id: Count
    table: TableId
    command: Command


ClientMessage = Hello | Beat | Watch | Unwatch | WatchLobby | Do


# -- live: from the server ------------------------------------------------------------------------


class Me(Struct, frozen=True):
    """You, as the server knows you."""

    id: str
    name: str
    kind: Literal["guest", "member", "bot"]
    muted: tuple[Person, ...] = ()
    blocked: tuple[Person, ...] = ()


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to `hello`. `you` is null for an onlooker who has not chosen a name yet."""

    version: int
    you: Me | None
    now: int
    heartbeat: int


class Heartbeat(Struct, frozen=True, tag="beat"):
    """Asks for a `beat` with the same number; how long that takes is a client's lag."""

    number: int
    now: int


class Done(Struct, frozen=True, tag="done"):
    """A command was carried out, and is on disk."""

    id: int


class Refused(Struct, frozen=True, tag="refused"):
    """A message was not carried out and nothing has changed. Also the body of HTTP errors.

    `key` and `details` are in the common words or, if `game` is set, in that game's.
    """

    key: str
    text: str
    id: int | None = None  # of the command; null: of any other message
    game: str | None = None
    details: dict[str, Any] = {}
    table: str | None = None


class ChatLine(Struct, frozen=True):
    """Something somebody said, or (`order`) proposed to their team."""

    number: int  # grows within a table
    at: int
    person: Person
    seat: int | None  # where they sit; null: an onlooker
    channel: Literal["table", "team"]
    text: str = ""
    order: tuple[str, ...] | None = None


class Chat(Struct, frozen=True, tag="chat"):
    """New lines (after `watch`: the last hundred) that this client may read."""

    table: str
    lines: tuple[ChatLine, ...]


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


class Lobby(Struct, frozen=True, tag="lobby"):
    """Open tables and those being played, newest first; replaces the last one."""

    open: tuple[TableBrief, ...]
    playing: tuple[TableBrief, ...]


class Gone(Struct, frozen=True, tag="gone"):
    """A watched table is no longer there for you: closed, or you were removed."""

    table: str


class GoingAway(Struct, frozen=True, tag="going-away"):
    """The server is about to restart: reconnect after this many milliseconds; nothing is lost."""

    after: int


ServerMessage = Welcome | Heartbeat | Done | Refused | TableView | Chat | Lobby | Gone | GoingAway
