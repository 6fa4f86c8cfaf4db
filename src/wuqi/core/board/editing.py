"""What a game's `editing.py` offers: the pieces to set a position up with, and its text.

An editor may put anything anywhere. The game's own reader decides whether that is a position and,
if not, says why. So the limits of the rules are in one place.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol, cast

from wuqi.core.board.picture import Cell
from wuqi.core.errors import BadRequest
from wuqi.core.folder.loading import part_of
from wuqi.core.options import Options
from wuqi.core.text.notation import write_rows

Pieces = Mapping[str, str]  # letters by square


class Editing(Protocol):
    """A game's `editing.py`."""

    def palette(self, options: Options) -> Sequence[tuple[str, Cell]]:
        """The kinds of pieces: their letters, and what each looks like."""

    def composed(self, options: Options, pieces: Pieces, mover: int, before: str) -> str:
        """The text of a position with these pieces; its other parts stay as before."""


def editing_of(game: str) -> Editing:
    """The `editing.py` of a game, or BadRequest if it has none."""
    found = part_of(game, "editing")
    if found is None:
        raise BadRequest("editing-not-this", game=game)
    return cast(Editing, found)


def drawn(squares: Sequence[Sequence[str]], pieces: Pieces) -> str:
    """The board text of pieces on squares that are named as drawn, top row first."""
    return write_rows([[pieces.get(square, "") for square in row] for row in squares])
