"""What the lessons of this game tell a newcomer; `benchmarks.matches.newcomer` plays by it."""

from benchmarks.matches.looking import cells
from wuqi.core.board.picture import Cell
from wuqi.core.position import Position


def worth(cell: Cell) -> float:
    """A king counts for three men."""
    return 3.0 if cell.piece.endswith("-king") else 1.0


def aim(position: Position, side: int) -> float:
    """Men go forward side by side; the back row stays at home, so that nobody is crowned."""
    own = {int(cell.square) for cell in cells(position) if cell.side == side}
    back = set(range(46, 51)) if side == 1 else set(range(1, 6))
    rows = sum((50 - square) // 5 if side == 1 else (square - 1) // 5 for square in own)
    middle = sum((square - 1) % 5 in (1, 2, 3) for square in own)
    return 0.04 * rows + 0.05 * middle + 0.15 * len(own & back)
