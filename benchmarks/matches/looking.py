"""What a person who has just done the lessons sees on a board, in any game."""

from collections.abc import Iterator

from wuqi.core.board.picture import Cell
from wuqi.core.position import Action, Position

MOST_TURNS = 400  # ways to play a turn that are looked at
SURE = 1_000.0


def cells(position: Position) -> Iterator[Cell]:
    """The squares with a piece of any side."""
    return (cell for row in position.picture.rows for cell in row if cell.side)


def standing(position: Position, side: int) -> list[str]:
    """Where a side's pieces are."""
    return [cell.square for cell in cells(position) if cell.side == side]


def apart(one: str, other: str) -> int:
    """Steps between two squares named by letter and number."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


def outcome(position: Position, side: int) -> float:
    """Won, lost, or somewhere between."""
    assert position.result is not None
    return SURE * (2 * position.result.payoffs()[side - 1] - 1)


def turns(position: Position) -> Iterator[tuple[Action, Position]]:
    """The ways to play a whole turn: the first action of each, and what it comes to."""
    mover = position.mover
    seen: set[Position] = set()
    open_ = [(action, position.after(action.code)) for action in position.actions()]
    while open_ and len(seen) < MOST_TURNS:
        first, after = open_.pop()
        if after in seen:
            continue
        seen.add(after)
        if after.mover != mover:
            yield first, after
        else:
            open_ += [(first, after.after(int(code))) for code in after.codes()]
