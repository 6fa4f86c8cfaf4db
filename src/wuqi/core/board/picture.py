"""What a board looks like, without rules or pixels: drawn by the terminal and by the page."""

from typing import Any

from msgspec import Struct


# Values that are made at every action and can hold no reference cycle are kept from the garbage
# collector (`gc=False`), here and in the server's events and views.
class Cell(Struct, frozen=True, gc=False, omit_defaults=True):
    """One place of the board; as JSON, fields that have their default are left out."""

    square: str = ""  # its name in actions; "" where nothing can stand
    piece: str = ""  # word key of what stands there, in the game's words: "piece-musketeer"
    lines: tuple[str, ...] = ()  # how a terminal writes it, top line first
    side: int = 0  # whose it is; 0: nobody's
    dim: bool = False  # face down, already moved, or otherwise not to be used now
    shade: int = 0  # 0 light, 1 dark, 2 and more: zones
    details: dict[str, Any] = {}  # what to fill into the piece's word
    # Foes and friends right beside a piece, where their numbers decide whether it can be captured.
    around: tuple[int, int] | None = None
    falls: bool = False  # such a piece, and it could be captured now
    ink: str = ""  # its colour where that is not its side's: a camp that nobody leads has one too


class Picture(Struct, frozen=True, gc=False):
    """The board as drawn, top row first, with its coordinates and a few notes beside it."""

    rows: tuple[tuple[Cell, ...], ...]
    columns: tuple[str, ...] = ()  # labels below; empty: squares are numbered on the board itself
    ranks: tuple[str, ...] = ()  # labels at the left, top row first
    notes: tuple[tuple[str, str], ...] = ()  # word key and text, such as what has been captured
    inks: tuple[str, ...] = ()  # of each side now (`core.board.inks`); "" for one without

    def ink_of(self, cell: Cell) -> str:
        """The name of the colour a cell's piece is drawn in; "" for nobody's."""
        return cell.ink or (self.inks[cell.side - 1] if cell.side else "")
