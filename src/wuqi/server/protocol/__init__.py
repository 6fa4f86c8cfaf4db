"""All messages between the server and a client, in one place.

One WebSocket at `/api/live` carries all tables of a client. Frames are JSON objects; `type` says
which of the messages in this package it is. A conversation:

    client  {"type": "hello", "version": 1, "language": "vi"}
    server  {"type": "welcome", "version": 1, "you": {…}, …}
    client  {"type": "watch", "table": "k3…"}
    server  {"type": "table", "table": "k3…", "ply": 0, "position": …, "legal": […], …}
    client  {"type": "do", "id": 1, "table": "k3…",
             "command": {"type": "act", "ply": 0, "action": "c3xc4"}}
    server  {"type": "done", "id": 1}                 or {"type": "refused", "id": 1, …}
    server  {"type": "table", "ply": 1, …}            to everyone who watches, each with their own
    view

The same commands go by HTTP to `POST /api/tables/{table}/commands`, whose answer is the view;
`wuqi.server.protocol.bodies` has the other bodies of HTTP requests and answers.

A `table` message is always the whole view and replaces the last one, except for `steps`, which
replace what the client knows *from ply `since` on*: `steps.length = since; steps.push(...new)`.
That one rule covers a new action, a takeback, what was missed while away, and secrets revealed.

Strictness: unknown fields and types are refused, frames are at most 16 KiB (`LONGEST_FRAME`).
Fields may be added to server messages within a version; clients ignore what they do not know.
All moments are milliseconds since 1970 on the server's clock, all durations milliseconds,
except where a name says seconds or days. `text` in errors is in the language of the `hello`.
"""

from wuqi.server.protocol.board import (
    Board,
    Cell,
    Picture,
    Result,
    Saying,
)
from wuqi.server.protocol.commands import (
    Act,
    ActFor,
    Answer,
    Berserk,
    Claim,
    Close,
    Command,
    Commit,
    Fill,
    Leave,
    Lend,
    Lock,
    Order,
    Plan,
    Propose,
    Remove,
    Resign,
    Reveal,
    Say,
    Start,
    Swap,
    Take,
)
from wuqi.server.protocol.fields import (
    NO_NUL,
    ActionText,
    ChatText,
    Count,
    Hex256,
    PlayerSpec,
    SeatNumber,
    StrictStruct,
    TableId,
)
from wuqi.server.protocol.live import (
    LONGEST_FRAME,
    VERSION,
    Beat,
    Challenged,
    ChallengeToYou,
    Chat,
    ChatLine,
    ClientMessage,
    ComputerWaits,
    Do,
    Done,
    GoingAway,
    Gone,
    Heartbeat,
    Hello,
    LobbyView,
    Me,
    Own,
    OwnTable,
    Ping,
    Refused,
    ServerMessage,
    Unwatch,
    Watch,
    WatchLobby,
    WatchOwn,
    Welcome,
)
from wuqi.server.protocol.table import (
    Clock,
    Dealing,
    Hand,
    Legal,
    Offer,
    Person,
    Seat,
    Speed,
    Status,
    Step,
    TableBrief,
    TableView,
    Visibility,
)

__all__ = [
    "LONGEST_FRAME",
    "NO_NUL",
    "VERSION",
    "Act",
    "ActFor",
    "ActionText",
    "Answer",
    "Beat",
    "Berserk",
    "Board",
    "Cell",
    "ChallengeToYou",
    "Challenged",
    "Chat",
    "ChatLine",
    "ChatText",
    "Claim",
    "ClientMessage",
    "Clock",
    "Close",
    "Command",
    "Commit",
    "ComputerWaits",
    "Count",
    "Dealing",
    "Do",
    "Done",
    "Fill",
    "GoingAway",
    "Gone",
    "Hand",
    "Heartbeat",
    "Hello",
    "Hex256",
    "Leave",
    "Legal",
    "Lend",
    "LobbyView",
    "Lock",
    "Me",
    "Offer",
    "Order",
    "Own",
    "OwnTable",
    "Person",
    "Picture",
    "Ping",
    "Plan",
    "PlayerSpec",
    "Propose",
    "Refused",
    "Remove",
    "Resign",
    "Result",
    "Reveal",
    "Say",
    "Saying",
    "Seat",
    "SeatNumber",
    "ServerMessage",
    "Speed",
    "Start",
    "Status",
    "Step",
    "StrictStruct",
    "Swap",
    "TableBrief",
    "TableId",
    "TableView",
    "Take",
    "Unwatch",
    "Visibility",
    "Watch",
    "WatchLobby",
    "WatchOwn",
    "Welcome",
]
