"""The bodies of HTTP requests and answers, beside the messages of `wuqi.server.protocol`.

Errors have the body of a `refused` message. The OpenAPI description is at `/api/schema`.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from wuqi.server.protocol import (
    NO_NUL,
    ActionText,
    Board,
    Cell,
    Clock,
    Count,
    PlayerSpec,
    Refused,
    Saying,
    StrictStruct,
    TableBrief,
    Visibility,
)

MOST_BOARDS = 50

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
OptionTexts = dict[
    Annotated[str, Meta(max_length=40)],
    Annotated[str, Meta(max_length=100)],
]


class OptionInfo(Struct, frozen=True):
    """An option of a game: fixed words, a range of whole numbers, or a free form."""

    name: str
    default: str
    values: tuple[str, ...]
    lowest: int | None
    highest: int | None
    example: str | None  # what the free form looks like; null: there is none
    equal: bool  # no value is the standard one: they are offered side by side, by name


class GameInfo(Struct, frozen=True):
    """What the page needs to offer a game; its words are at `/api/words/{language}/{game}`."""

    game: str
    sides: int
    seats: int
    options: tuple[OptionInfo, ...]
    presets: dict[str, dict[str, str]]
    teams: bool  # a side has several seats: team channel and proposed orders
    computers: tuple[str, ...]  # players that can be put into a seat, weakest first
    formats: tuple[str, ...]  # foreign formats of its records
    reasons: tuple[str, ...]  # why a game may end, by its rules
    draws: bool  # whether it can be drawn at all
    newcomer_side: int  # the side to give a person who has never played it
    setting_up: tuple[str, ...]  # what is expected while armies are set up
    setups: dict[str, tuple[tuple[str, ...], ...]]  # by name: the actions of each side
    ratings: tuple[int, ...] = ()  # of levels 1 and up; empty: games against them are casual


class GamePage(Struct, frozen=True):
    """`/api/pages/{game}`: what a page needs to show a game that it was not built with."""

    inks: dict[str, str]  # the colour of each side or camp, by its word
    camps: dict[str, tuple[str, ...]]  # where camps are not sides: the pieces of each
    accent: str  # the colour of its own marks
    line: dict[str, Any]  # a short game that its board plays automatically
    drawing: str | None  # the address of the ES module that draws it; null: plain discs


class SeatWish(StrictStruct):
    """Who gets a seat of a new table: you, a computer, someone who joins later, or nobody."""

    you: bool = False
    computer: PlayerSpec | None = None
    locked: bool = False


class OpenTable(StrictStruct):
    """`POST /api/tables`: opens a table; the answer is its view.

    `seats` has one wish per seat; if it is left out, you sit in seat 1. Without `wait`, play begins
    automatically as soon as every seat is taken, which may be at once.
    """

    game: Annotated[str, Meta(max_length=40)]
    options: OptionTexts = field(default_factory=dict)
    preset: Annotated[str, Meta(max_length=40)] | None = None
    position: Annotated[str, Meta(max_length=2_000)] | None = None  # to start from
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=64)] | None = None
    visibility: Visibility = "private"
    clock: Clock | None = None
    wait: bool = False  # the owner starts the game
    rated: bool = False  # for accounts only, with a clock and standard rules


class UploadGame(StrictStruct):
    """`POST /api/me/games`: uploads a game that you played on your device; needs an account. The
    rules check it. It is marked as played on a device and is never rated. Uploading a game again
    does not add a copy. The answer is the table.
    """

    record: Annotated[str, Meta(max_length=60_000)]  # as `GET /api/tables/{table}/record` gives it


class Pair(StrictStruct):
    """`POST /api/pair`: takes a seat at an "anyone" table of the same game, or opens one.

    `seats` says who sits where if a new table has to be opened. At an existing table you get as
    many seats of one side as you asked for, on any side.
    """

    game: Annotated[str, Meta(max_length=40)]
    options: OptionTexts = field(default_factory=dict)
    preset: Annotated[str, Meta(max_length=40)] | None = None
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=64)] | None = None
    clock: Clock | None = None
    rated: bool = False


class BoardRequest(StrictStruct):
    """`POST /api/board`: what a position looks like after some actions; for diagrams and replay."""

    game: Annotated[str, Meta(max_length=40)]
    options: OptionTexts = field(default_factory=dict)
    preset: Annotated[str, Meta(max_length=40)] | None = None
    position: Annotated[str, Meta(max_length=2_000)] | None = None
    actions: Annotated[tuple[ActionText, ...], Meta(max_length=2_000)] = ()


class Tried(Struct, frozen=True):
    """`POST /api/try`: the board after some actions or, if one is not legal, why."""

    board: Board | None
    refused: Refused | None


class MovingRequest(BoardRequest):
    """`POST /api/moving`: how the piece on a square of a position moves."""

    square: Annotated[str, Meta(max_length=10)] = ""


class MovingInfo(Struct, frozen=True):
    """A sentence from the game's words, and where the piece could go if it were its turn. `null`
    and no squares if there is no piece.
    """

    saying: Saying | None
    squares: tuple[str, ...]


class BoardsRequest(BoardRequest):
    """`POST /api/boards`: the boards after `since` actions and after each one that follows.

    The answer stops after `MOST_BOARDS`; ask again from there.
    """

    since: Count = 0


class SeatPlan(Struct, frozen=True):
    """A seat that a table would have."""

    number: int
    side: int
    member: int


class Outlook(Struct, frozen=True):
    """How the pieces would stand after an action, in games where neighbours decide captures."""

    action: str
    takes: int  # pieces of others that it takes or that could then be taken
    loses: int  # pieces of one's own that could then be taken
    pieces: tuple[Cell, ...]  # those with foes beside them


class PerilInfo(Struct, frozen=True):
    """A risky action: it loses at once, or an opponent can then win at once."""

    action: str
    when: Literal["now", "next"]
    reason: str  # one of the game's reasons


class Setting(Struct, frozen=True):
    """`POST /api/setting`: what a table with these options would be like."""

    options: dict[str, str]
    seats: tuple[SeatPlan, ...]
    board: Board
    computers: tuple[str, ...]  # who can sit there, weakest first


class GuestName(StrictStruct):
    """`POST /api/guest` and `PUT /api/me/name`: your new name."""

    name: Name


class Credentials(StrictStruct):
    """`POST /api/account` (keeps what a guest has) and `POST /api/login`."""

    name: Name
    password: Password


class NewPassword(StrictStruct):
    """`POST /api/me/password`. Tokens stay valid unless they are to be revoked, too."""

    old: Password
    new: Password
    revoke_tokens: bool = False


class DeleteAccount(StrictStruct):
    """`POST /api/me/delete`: deletes the account; guests leave the password out."""

    password: Password | None = None


Scope = Literal["play", "read"]


class NewToken(StrictStruct):
    """`POST /api/me/tokens`."""

    label: Annotated[str, Meta(min_length=1, max_length=60, pattern=NO_NUL)]
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=2)]


class TokenInfo(Struct, frozen=True):
    """A personal token; the token itself is shown once, when it is made."""

    id: str
    label: str
    scopes: tuple[Scope, ...]
    made_at: int
    used_at: int | None
    token: str | None = None


class ArchivePage(Struct, frozen=True):
    """`GET /api/archive`: finished games, newest first; `before` asks for the next page."""

    games: tuple[TableBrief, ...]
    before: str | None


class DiagramInfo(Struct, frozen=True):
    """A diagram of a rule book."""

    board: Board
    options: dict[str, str]
    play: tuple[str, ...]
    refused: tuple[str, ...]


class BookPart(Struct, frozen=True):
    """Rule books come as Markdown and diagrams in turn: one of the two is null."""

    text: str | None
    diagram: DiagramInfo | None
