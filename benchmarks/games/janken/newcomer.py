"""What the lessons of this game tell a newcomer; `benchmarks.matches.newcomer` plays by it."""

from benchmarks.matches.looking import apart, cells
from wuqi.core.position import Position


def aim(position: Position, side: int) -> float:
    """One cube runs for the corner, the others stay near the own one."""
    goal, home = ("f1", "a6") if side == 1 else ("a6", "f1")
    own = sorted(apart(cell.square, goal) for cell in cells(position) if cell.side == side)
    foes = [apart(cell.square, home) for cell in cells(position) if cell.side not in (0, side)]
    return -own[0] - 0.3 * (4 - min(foes, default=4)) if own else 0.0
