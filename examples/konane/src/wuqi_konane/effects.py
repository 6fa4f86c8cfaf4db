"""What an action of Kōnane visibly does: a stone goes, or hops and takes, square by square."""

from wuqi.core.board.effects import Effect, seen
from wuqi.core.board.picture import Cell
from wuqi.core.position import Position
from wuqi_konane.rules import GRIDS


def effects(before: Position, action: str, after: Position) -> tuple[Effect, ...]:
    pieces = before.pieces
    if action.startswith("x"):
        return (seen("remove", pieces[action[1:]]),)
    origin, target = action.split("x")
    bits, names = GRIDS[8].bits, GRIDS[8].names
    hops = abs(bits[target] - bits[origin]) // (2 if origin[1] == target[1] else 16)
    half = (bits[target] - bits[origin]) // (2 * hops)
    path = [names[bits[origin] + half * n] for n in range(2 * hops + 1)]
    found = []
    for hop in range(hops):
        here, over, there = path[2 * hop : 2 * hop + 3]
        stone = pieces[origin]
        moved = Cell(here, stone.piece, stone.lines, stone.side)
        found += [seen("step", moved, there), seen("take", pieces[over])]
    return tuple(found)
