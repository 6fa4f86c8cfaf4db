"""What a board looks like, free of rules and of any screen: drawn by the terminal and the page."""

from typing import Any

from msgspec import Struct


class Cell(Struct, frozen=True, omit_defaults=True):
    """One place of the board; as JSON, fields that have their default are left out."""

    square: str = ""  # its name in actions; "" where nothing can stand
    piece: str = ""  # word key of what stands there, in the game's words: "piece-musketeer"
    lines: tuple[str, ...] = ()  # how a terminal writes it, top line first
    side: int = 0  # whose it is; 0: nobody's
    dim: bool = False  # face down, already moved, or otherwise not to be used now
    shade: int = 0  # 0 light, 1 dark, 2 and more: zones
    details: dict[str, Any] = {}  # what to fill into the piece's word


class Picture(Struct, frozen=True):
    """The board as drawn, top row first, with its coordinates and a few notes beside it."""

    rows: tuple[tuple[Cell, ...], ...]
    columns: tuple[str, ...] = ()  # labels below; empty: squares are numbered on the board itself
    ranks: tuple[str, ...] = ()  # labels at the left, top row first
    notes: tuple[tuple[str, str], ...] = ()  # word key and text, such as what has been captured
    inks: tuple[str, ...] = ("red", "blue", "green", "purple")  # what colour each side is called
