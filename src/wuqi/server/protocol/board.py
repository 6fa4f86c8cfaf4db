"""What a board looks like: a position as one side sees it."""

from typing import Any

from msgspec import Struct

from wuqi.core.board.effects import Effect as Effect
from wuqi.core.board.picture import Cell as Cell


class Picture(Struct, frozen=True, gc=False):
    """The board as drawn, top row first."""

    rows: tuple[tuple[Cell, ...], ...]
    columns: tuple[str, ...]  # labels below; empty: squares are numbered on the board itself
    ranks: tuple[str, ...]  # labels at the left, top row first
    notes: tuple[tuple[str, str], ...]  # word key and text, such as what has been captured
    inks: tuple[str, ...] = ()  # the colour of each side now; "" for one that has none yet


class Saying(Struct, frozen=True, gc=False):
    """A sentence from the game's words: its key and what to fill in."""

    key: str
    details: dict[str, Any]


class Result(Struct, frozen=True, gc=False):
    """How a game ended: sides from best to worst, those who share a place together, and why.

    The reason is one of the game's words (`reason-line`) or of the table's: resigned, agreed,
    time, abandoned, closed, called-off.
    """

    ranking: tuple[tuple[int, ...], ...]
    reason: str


class Board(Struct, frozen=True, gc=False):
    """A position as one side sees it. Also the answer of `POST /api/board`."""

    position: str
    picture: Picture
    mover: int  # the side to act; 0 when over, -1 while chance decides
    actions: tuple[str, ...]  # all legal actions of the mover, or what chance may show
    expected: Saying | None  # what kind of action is expected; None when over
    result: Result | None
    effects: tuple[Effect, ...] = ()  # of the action that led here, where there was one
