"""What the lessons of this game tell a newcomer; `benchmarks.matches.newcomer` plays by it."""

from benchmarks.matches.looking import apart, outcome, standing, turns
from wuqi.core.position import Position


def lines(squares: list[str]) -> int:
    """How many different rows and columns squares stand in."""
    return len({square[0] for square in squares}) + len({square[1:] for square in squares})


def fatal(position: Position) -> float:
    """How many of the musketeers' captures complete a line, from 0 to 1."""
    found = [after.mover == 0 and outcome(after, 2) > 0 for _, after in turns(position)]
    return sum(found) / max(len(found), 1)


def aim(position: Position, side: int) -> float:
    """Musketeers spread out and look for quiet; enemies leave them one capture, the wrong one."""
    own = standing(position, 1)
    if side == 1:
        within_reach = sum(apart(m, e) == 1 for m in own for e in standing(position, 2))
        return lines(own) - 0.5 * within_reach
    hopes = []
    for _, after in turns(position):
        if after.mover == 0:
            hopes.append(10.0 if outcome(after, 2) > 0 else -10.0)
        else:  # the trap that could be set next
            traps = [fatal(trap) if trap.mover == 1 else -1.0 for _, trap in turns(after)]
            hopes.append(8 * max(traps) - 0.5 * lines(standing(after, 1)))
    return sum(hopes) / max(len(hopes), 1)
