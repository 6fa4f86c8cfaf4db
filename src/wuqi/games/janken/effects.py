"""What an action of janken shogi visibly does: each step slid, rolled or capturing.

And what the puzzles of the game are about, as their lines show it.
"""

import re
from collections.abc import Iterator, Sequence

from wuqi.core.board.effects import Effect, changeable, seen
from wuqi.core.board.picture import Cell
from wuqi.core.play.played import PlayedAction
from wuqi.core.position import Position
from wuqi.games.janken.cube import EAST_WEST, NORTH_SOUTH, rolled

STEP = re.compile(r"([-~x,]?)([a-f][1-6])")
LETTERS = {"rock": "R", "paper": "P", "scissors": "S"}
WORDS = {letter: word for word, letter in LETTERS.items()}


def effects(before: Position, action: str, after: Position) -> tuple[Effect, ...]:
    if action == "pass":
        return ()
    if "=" in action:
        return (seen("place", after.pieces[action[:2]]),)
    pieces = changeable(before.pieces)
    found: list[Effect] = []
    here = ""
    for sign, square in STEP.findall(action):
        if sign in ("-", "~", "x"):
            if sign == "x":
                found.append(seen("take", pieces.pop(square)))
            cube = pieces.pop(here)
            lies = _rolled(cube.piece, here, square) if sign == "~" else cube.piece
            found.append(Effect("roll" if sign == "~" else "step", here, square, lies, cube.side))
            pieces[square] = Cell(square, lies, side=cube.side)
        here = square
    return tuple(found)


def _rolled(piece: str, here: str, there: str) -> str:
    """The word of a cube after a roll: `piece-rock-paper` names its top, then north and south."""
    _, top, north_south = piece.split("-")
    axis = NORTH_SOUTH if here[1] == there[1] else EAST_WEST
    lie = rolled(LETTERS[top] + LETTERS[north_south], axis)
    return f"piece-{WORDS[lie[0]]}-{WORDS[lie[1]]}"


THEMES = ("corner", "last-cube", "rolling", "sliding", "double-capture", "outnumbered", "holding")


def themes(line: Sequence[PlayedAction], goal: str) -> Iterator[str]:
    side = line[0].before.mover
    own = [step for step in line if step.before.mover == side]
    result = line[-1].after.result
    if result is not None and goal == "win":
        if result.reason == "corner":
            yield "corner"
        if result.reason == "all-taken":
            yield "last-cube"
    if line[0].action.count("~") == 2:
        yield "rolling"
    if line[0].action.count("-") == 2:
        yield "sliding"
    if any(step.takes() > 1 for step in own):
        yield "double-capture"
    sides = [cell.side for cell in line[0].before.pieces.values()]
    if 2 * sides.count(side) < len(sides):
        yield "outnumbered"
    if goal == "draw":
        yield "holding"
