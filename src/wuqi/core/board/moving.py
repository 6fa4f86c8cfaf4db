"""How a piece moves, shown when a player touches it, no matter whose turn it is."""

from collections.abc import Mapping
from dataclasses import dataclass

from wuqi.core.board.picture import Cell
from wuqi.core.folder.contract import Saying

Pieces = Mapping[str, Cell]  # what stands on which square, as far as it can be seen


@dataclass(frozen=True, slots=True)
class Moving:
    """A sentence, and where the piece could go at once if it were its turn."""

    saying: Saying
    squares: tuple[str, ...] = ()
