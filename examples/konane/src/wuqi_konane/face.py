"""What people see of Kōnane: options, colours, symmetries, the board."""

from wuqi.core.board.picture import Picture
from wuqi.core.board.turning import square_turns, turning
from wuqi.core.kernel import State
from wuqi.core.options import Option, Options
from wuqi.core.values import Saying, Symmetry
from wuqi_konane import text
from wuqi_konane.rules import GRIDS, SIZE, SIZES, removable

OPTIONS = (Option("size", "8", tuple(map(str, SIZES))),)
REASONS = ("no-jump",)
DRAWS = False
ACTION_KINDS = {"remove": "^x", "take": "x"}
INKS = {"side-1": "black", "side-2": "gold"}
KEEP_COLOURS = ("half turn", "diagonal", "other diagonal")


def symmetries(options: Options) -> list[Symmetry]:
    size = options.number("size")
    turns, same = square_turns(size), {letter: letter for letter in text.LETTERS}
    return [turning(name, GRIDS[size].rows, turns[name], same, same) for name in KEEP_COLOURS]


def goal(options: Options, side: int) -> Saying:
    return Saying("goal")


def expected(options: Options, state: State) -> Saying:
    if not removable(state):
        return Saying("expect-jump")
    size = int(state[SIZE])
    first = int(state[0]).bit_count() == size * size
    return Saying("expect-first" if first else "expect-second")


def picture(options: Options, state: State) -> Picture:
    return text.PIECES[int(state[SIZE])].picture(text.stones(state), tuple(INKS.values()))
