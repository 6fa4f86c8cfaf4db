"""What the lessons of this game tell a newcomer; `benchmarks.matches.newcomer` plays by it.

No aim but to take and not to be taken."""

from wuqi.core.board.picture import Cell

# What the leaflet says pieces are worth, in tens of points.
WORTHS = {"general": 5, "chariot": 5, "cannon": 4, "horse": 3, "soldier": 2.2}


def worth(cell: Cell) -> float:
    """An officer counts for what it can do."""
    kind = cell.piece.rsplit("-", 1)[-1]
    return WORTHS.get(kind, 2.0) if "-red-" in cell.piece or "-black-" in cell.piece else 1.0
