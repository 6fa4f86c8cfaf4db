"""The messages of the WebSocket besides views and commands: first the client's, then the
server's."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from wuqi.server.protocol.commands import Command
from wuqi.server.protocol.fields import Count, SeatNumber, StrictStruct, TableId
from wuqi.server.protocol.table import Person, TableBrief, TableView

VERSION = 1
LONGEST_FRAME = 16 * 1024  # bytes a client may send at once


class Hello(StrictStruct, tag="hello"):
    """The first message. A version that the server does not know is refused, and the socket is
    closed (4400)."""

    version: int
    language: Annotated[str, Meta(max_length=40)] = "en"
    pictures: bool = True  # False: `board.picture` comes empty, for programs that read text


class Beat(StrictStruct, tag="beat"):
    """The answer to a heartbeat, at once; two missed ones in a row close the socket."""

    number: Count


class Ping(StrictStruct, tag="ping"):
    """Asks whether the connection still works; answered at once by a heartbeat."""


class Watch(StrictStruct, tag="watch"):
    """Follows a table from now on, with everything since `ply` that this client has not seen."""

    table: TableId
    ply: Count = 0
    back: Count = 0
    seat: SeatNumber | None = None  # which view, for people with seats of several sides


class Unwatch(StrictStruct, tag="unwatch"):
    """Stops following a table. Your seat stays yours."""

    table: TableId


class WatchLobby(StrictStruct, tag="lobby"):
    """Follows the lobby, or stops."""

    on: bool = True


class WatchOwn(StrictStruct, tag="own"):
    """Follows your own unfinished games from now on; answered by `own`."""


class Do(StrictStruct, tag="do"):
    """A command at a table; answered by `done` or `refused` with the same id."""

    id: Count
    table: TableId
    command: Command


ClientMessage = Hello | Beat | Ping | Watch | Unwatch | WatchLobby | WatchOwn | Do


# -- from the server -------------------------------------------------------------------------------


class Me(Struct, frozen=True):
    """You, as the server knows you."""

    id: str
    name: str
    kind: Literal["guest", "member", "bot"]
    muted: tuple[Person, ...] = ()
    blocked: tuple[Person, ...] = ()
    private: bool = False  # others cannot see your page, and no leaderboard lists you
    following: tuple[Person, ...] = ()


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to `hello`. `you` is null for a spectator who has not chosen a name yet."""

    version: int
    you: Me | None
    now: int
    heartbeat: int


class Heartbeat(Struct, frozen=True, tag="beat"):
    """Asks for a `beat` with the same number; how long that takes is a client's lag."""

    number: int
    now: int


class Done(Struct, frozen=True, gc=False, tag="done"):
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
    """A chat message, or (`order`) a proposal to a team."""

    number: int  # grows within a table
    at: int
    person: Person
    seat: int | None  # where they sit; null: a spectator
    channel: Literal["table", "team"]
    text: str = ""
    order: tuple[str, ...] | None = None


class Chat(Struct, frozen=True, tag="chat"):
    """New lines (after `watch`: the last hundred) that this client may read."""

    table: str
    lines: tuple[ChatLine, ...]


class LobbyView(Struct, frozen=True, tag="lobby"):
    """Open tables and those being played, newest first; replaces the last one.

    Only tables where a connected person waits are listed as open.
    """

    open: tuple[TableBrief, ...]
    playing: tuple[TableBrief, ...]
    online: int  # people with a name who are connected


class Challenged(Struct, frozen=True):
    """The person you have challenged to one of your games."""

    person: Person
    until: int  # when the challenge expires
    declined: bool


class OwnTable(Struct, frozen=True):
    """One of your unfinished games."""

    table: TableBrief
    to_act: tuple[int, ...]  # seats that may act now
    yours: bool  # one of them is yours
    challenged: Challenged | None = None


class ChallengeToYou(Struct, frozen=True):
    """A challenge to you; `POST` or `DELETE /api/challenges/{table}` accepts or declines it."""

    table: TableBrief
    by: Person
    until: int


class Own(Struct, frozen=True, tag="own"):
    """Your unfinished games, newest first, and the challenges that wait for your answer. Sent after
    `own`, and after every change.
    """

    tables: tuple[OwnTable, ...]
    challenges: tuple[ChallengeToYou, ...] = ()


class Gone(Struct, frozen=True, tag="gone"):
    """A watched table is no longer there for you: closed, or you were removed."""

    table: str


class ComputerWaits(Struct, frozen=True, tag="computer-waits"):
    """A computer player at a watched table has to wait for its turn to think. Sent every few
    seconds while it waits, and once when it no longer does."""

    table: str
    before: int | None  # how many come before it; null: its turn has come


class GoingAway(Struct, frozen=True, tag="going-away"):
    """The server is about to restart: reconnect after this many milliseconds; nothing is lost."""

    after: int


ServerMessage = (
    Welcome
    | Heartbeat
    | Done
    | Refused
    | TableView
    | Chat
    | LobbyView
    | Own
    | Gone
    | ComputerWaits
    | GoingAway
)
