"""What people do at a table, one message a verb."""

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
    """Sits down in an empty seat, before the start."""

    seat: SeatNumber


class Leave(StrictStruct, tag="leave"):
    """Gets up, before the start. Afterwards one resigns, or simply goes away."""

    seat: SeatNumber | None = None  # None: all your seats


class Swap(StrictStruct, tag="swap"):
    """Exchanges who sits in two seats, before the start. The owner's, or both seats yours."""

    seat: SeatNumber
    other: SeatNumber


class Lock(StrictStruct, tag="lock"):
    """Keeps an empty seat empty, or opens it again. The owner's."""

    seat: SeatNumber
    locked: bool = True


class Fill(StrictStruct, tag="fill"):
    """Puts a computer player into an empty seat (or takes it out again: None). The owner's."""

    seat: SeatNumber
    computer: PlayerSpec | None


class Remove(StrictStruct, tag="remove"):
    """Sends somebody away from the table for good: out of seats, chat and sight. The owner's."""

    person: Annotated[str, Meta(max_length=20)]


class Start(StrictStruct, tag="start"):
    """Begins play. The owner's; every seat must be held."""


class Act(StrictStruct, tag="act"):
    """Takes an action. Refused with `stale` if the table is no longer at that ply."""

    ply: Count
    action: ActionText
    back: Count = 0
    seat: SeatNumber | None = None  # None: the first of your seats that may do it


class Resign(StrictStruct, tag="resign"):
    """Gives up. In a team everybody has to."""

    seat: SeatNumber | None = None


class Propose(StrictStruct, tag="offer"):
    """Offers a draw, asks for a takeback, or asks for a rematch; computers answer at once."""

    kind: Literal["draw", "takeback", "rematch"]


class Answer(StrictStruct, tag="answer"):
    """Accepts or declines an offer; one's own is withdrawn by declining it."""

    kind: Literal["draw", "takeback", "rematch"]
    accept: bool


class Claim(StrictStruct, tag="claim"):
    """Once somebody has been gone for long enough: takes the win, or lets a computer go on."""

    seat: SeatNumber
    want: Literal["win", "computer"]
    computer: PlayerSpec | None = None


class Commit(StrictStruct, tag="commit"):
    """The hash of a seat's secret for the fair shuffle."""

    seat: SeatNumber
    commitment: Hex256


class Reveal(StrictStruct, tag="reveal"):
    """A seat's secret for the fair shuffle."""

    seat: SeatNumber
    secret: Hex256


class Say(StrictStruct, tag="say"):
    """Says something to the whole table, or in a team game to one's own side."""

    text: ChatText
    channel: Literal["table", "team"] = "table"


class Order(StrictStruct, tag="order"):
    """Proposes an order of actions to one's team, drawn on the board; empty takes it back."""

    actions: Annotated[tuple[ActionText, ...], Meta(max_length=12)]


class Close(StrictStruct, tag="close"):
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
