"""What people see of Three Musketeers: options, reasons, symmetries, the board."""

import re

from wuqi.core.board.picture import Picture
from wuqi.core.board.turning import square_turns, turning
from wuqi.core.errors import BadOption
from wuqi.core.folder.contract import Saying, Symmetry
from wuqi.core.kernel import State
from wuqi.core.options import Option, Options
from wuqi.games.musketeers import text
from wuqi.games.musketeers.rules import GRID, SIDE, THE_MUSKETEERS

_SQUARE = re.compile(r"[a-e][1-5]")


def three_squares(value: str) -> str:
    """Three different squares, not in one row or column, as `a1,b3,e4`."""
    squares = value.lower().split(",")
    well_formed = len(set(squares)) == 3 and all(map(_SQUARE.fullmatch, squares))
    if not well_formed or len(squares) != 3:
        raise BadOption("option-start-form", "musketeers", value=value)
    if any(len({square[axis] for square in squares}) == 1 for axis in (0, 1)):
        raise BadOption("option-start-in-line", "musketeers", value=value)
    return ",".join(sorted(squares))


ORDER = 1  # on the home page
OPTIONS = (
    Option("start", "diagonal", ("diagonal", "bottom"), form=three_squares, example="a1,b3,e4"),
    Option("stuck", "own-turn", ("own-turn", "immediate")),
)
PRESETS: dict[str, dict[str, str]] = {}
# From the ladder, by benchmarks/matches/anchors.py.
LEVEL_RATINGS = (1_227, 1_315, 1_404, 1_500, 1_568, 1_649, 1_731, 1_834)
REASONS = ("line", "stranded", "enemy-stuck")
DRAWS = False
NEWCOMER_SIDE = 2  # the enemies win from the start (docs/solved/musketeers.md)
PUZZLES_KEPT = {2: 0.12}  # the enemies have many more to find
# Positions that levels 1 to 7 look at. With more, the enemies would beat any musketeers, and levels
# would not differ.
SIGHT = (100, 600, 1_900, 2_500, 3_000, 4_600, 4_600)
ACTION_KINDS = {"take": "x", "step": "-"}
INKS = {"side-1": "blue", "side-2": "red"}  # the King's tabards, the Cardinal's guards


def symmetries(options: Options) -> list[Symmetry]:
    """The square's symmetries except the identity: quarter turns and reflections."""
    same = {letter: letter for letter in (*text.PIECES.letters, *text.MOVERS)}
    return [turning(name, GRID.rows, turn, same, same) for name, turn in square_turns(5).items()]


CAPTURE, STEP = Saying("expect-capture"), Saying("expect-step")


def goal(options: Options, side: int) -> Saying:
    return Saying(f"goal-{side}")


def expected(options: Options, state: State) -> Saying:
    return CAPTURE if state[SIDE] == THE_MUSKETEERS else STEP


SIDE_INKS = tuple(INKS.values())


def picture(options: Options, state: State) -> Picture:
    return text.PIECES.picture(text.masks(state), SIDE_INKS)
