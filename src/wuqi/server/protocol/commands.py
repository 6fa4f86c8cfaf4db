"""What people do at a table: one message for each command."""

from typing import Annotated, Literal

from msgspec import Meta

from wuqi.server.protocol.fields import (
    ActionText,
    ChatText,
    Count,
    Hex256,
    PlayerSpec,
    SeatNumber,
    StrictStruct,
)


class Take(StrictStruct, tag="take"):
    """Takes an empty seat, before the start; in a team game, if wanted, all seats of its side."""

    seat: SeatNumber
    whole_side: bool = False  # also the other empty seats of that side


class Leave(StrictStruct, tag="leave"):
    """Leaves a seat before the start. After the start, players resign or simply go away."""

    seat: SeatNumber | None = None  # None: all your seats


class Swap(StrictStruct, tag="swap"):
    """Swaps two seats before the start. For the owner, or if both seats are yours."""

    seat: SeatNumber
    other: SeatNumber


class Lock(StrictStruct, tag="lock"):
    """Keeps an empty seat empty, or opens it again. For the owner."""

    seat: SeatNumber
    locked: bool = True


class Fill(StrictStruct, tag="fill"):
    """Puts a computer player into an empty seat (None: removes it again). For the owner."""

    seat: SeatNumber
    computer: PlayerSpec | None


class Remove(StrictStruct, tag="remove"):
    """Removes a person from the table for good: seats, chat and view. For the owner."""

    person: Annotated[str, Meta(max_length=20)]


class Start(StrictStruct, tag="start"):
    """Begins play. For the owner; every seat must be taken."""


class Act(StrictStruct, tag="act"):
    """Takes an action. Refused with `stale` if the table is no longer at that ply."""

    ply: Count
    action: ActionText
    back: Count = 0
    seat: SeatNumber | None = None  # None: the first of your seats that may do it


class Lend(StrictStruct, tag="lend"):
    """Your device thinks for the computer players from now on, or no longer does.

    Only in a casual game in which you are the only person. You then send `act-for` when a computer
    is to act; if you do not for some seconds, the server acts for it.
    """

    on: bool


class ActFor(StrictStruct, tag="act-for"):
    """The action of a computer player, found by your device; see `lend`."""

    seat: SeatNumber
    ply: Count
    action: ActionText
    back: Count = 0


class Plan(StrictStruct, tag="plan"):
    """Conditional moves in a game with days per move: "if they play X, I play Y".

    Each line is what they may play, your reply, what they may play then, … The command replaces all
    your earlier lines; an empty list deletes them.
    """

    ply: Count
    lines: Annotated[
        tuple[Annotated[tuple[ActionText, ...], Meta(min_length=2, max_length=20)], ...],
        Meta(max_length=20),
    ]
    back: Count = 0


class Resign(StrictStruct, tag="resign"):
    """Resigns. A team loses only when all its members resign."""

    seat: SeatNumber | None = None


class Propose(StrictStruct, tag="offer"):
    """Offers a draw, asks for a takeback, or asks for a rematch; computers answer at once."""

    kind: Literal["draw", "takeback", "rematch"]


class Answer(StrictStruct, tag="answer"):
    """Accepts or declines an offer; one's own is withdrawn by declining it."""

    kind: Literal["draw", "takeback", "rematch"]
    accept: bool


class Claim(StrictStruct, tag="claim"):
    """Claims the win when a player has been away for long enough, or lets a computer take over."""

    seat: SeatNumber
    want: Literal["win", "computer"]
    computer: PlayerSpec | None = None


class Berserk(StrictStruct, tag="berserk"):
    """In an arena, before your first move: you play with half your time, for an extra point if you
    win."""


class Commit(StrictStruct, tag="commit"):
    """The hash of a seat's secret for the fair shuffle."""

    seat: SeatNumber
    commitment: Hex256


class Reveal(StrictStruct, tag="reveal"):
    """A seat's secret for the fair shuffle."""

    seat: SeatNumber
    secret: Hex256


class Say(StrictStruct, tag="say"):
    """Sends a chat message to the whole table, or in a team game to your own side."""

    text: ChatText
    channel: Literal["table", "team"] = "table"


class Order(StrictStruct, tag="order"):
    """Proposes a sequence of actions to your team, drawn on the board; an empty one withdraws
    it."""

    actions: Annotated[tuple[ActionText, ...], Meta(max_length=12)]


class Close(StrictStruct, tag="close"):
    """Closes a table that has not started. For the owner."""


Command = (
    Take
    | Leave
    | Swap
    | Lock
    | Fill
    | Remove
    | Start
    | Act
    | Plan
    | Lend
    | ActFor
    | Resign
    | Propose
    | Answer
    | Claim
    | Berserk
    | Commit
    | Reveal
    | Say
    | Order
    | Close
)
