"""What the lessons of this game tell a newcomer; `benchmarks.matches.newcomer` plays by it."""

from benchmarks.matches.looking import apart, cells
from wuqi.core.position import Position


def aim(position: Position, side: int) -> float:
    """Two against one: stand close together, and near the enemy who stands most alone."""
    own = [cell.square for cell in cells(position) if cell.side == side]
    foes = [cell.square for cell in cells(position) if cell.side not in (0, side)]
    if not own or not foes:
        return 0.0
    hunted = min(sum(sorted(apart(foe, one) for one in own)[:2]) for foe in foes)
    together = sum(apart(one, other) for one in own for other in own) / 2
    threatened = sum(sum(apart(foe, one) == 1 for foe in foes) > 1 for one in own)
    return -hunted - 0.2 * together - 2 * threatened
