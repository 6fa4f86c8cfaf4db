"""What people see of Three Musketeers: options, reasons, symmetries, refusals, the board."""

import re
from functools import cache
from itertools import chain

from wuqi.core.contract import Saying, Symmetry
from wuqi.core.errors import BadOption
from wuqi.core.kernel import State
from wuqi.core.options import Option, Options
from wuqi.core.picture import Cell, Picture
from wuqi.core.stock import any_options as check
from wuqi.core.stock import nothing_hidden as seen
from wuqi.core.stock import two_seats as seats
from wuqi.core.stock import whole_side as seat_codes
from wuqi.core.turning import square_turns, turning
from wuqi.games.musketeers import text
from wuqi.games.musketeers.effects import effects
from wuqi.games.musketeers.moving import moving
from wuqi.games.musketeers.rules import SIDE, THE_MUSKETEERS

__all__ = [
    "check",
    "effects",
    "expected",
    "goal",
    "moving",
    "picture",
    "seat_codes",
    "seats",
    "seen",
    "symmetries",
    "why_not",
]

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


OPTIONS = (
    Option("start", "diagonal", ("diagonal", "bottom"), form=three_squares, example="a1,b3,e4"),
    Option("stuck", "own-turn", ("own-turn", "immediate")),
)
PRESETS: dict[str, dict[str, str]] = {}
REASONS = ("line", "stranded", "enemy-stuck")
DRAWS = False
# What levels 1 to 7 take into account. With more than this the enemies win whoever leads the
# musketeers, and levels would not differ.
SIGHT = (100, 600, 1_900, 2_500, 3_000, 4_600, 4_600)
ACTION_KINDS = {"take": "x", "step": "-"}
INKS = {"side-1": "blue", "side-2": "red"}  # the King's tabards, the Cardinal's guards


def symmetries(options: Options) -> list[Symmetry]:
    """The square's eight, but for standing still: quarter turns and reflections."""
    drawn = [text.SQUARES[start : start + 5] for start in range(20, -1, -5)]
    same = {letter: letter for letter in (*text.PIECES, *text.MOVERS)}
    return [turning(name, drawn, turn, same, same) for name, turn in square_turns(5).items()]


def why_not(options: Options, state: State, wanted: str) -> Saying:
    origin, link, target = wanted[:2], wanted[2], wanted[3:]
    cells = dict(zip(text.SQUARES, chain(*text.rows(state)[::-1]), strict=True))
    musketeers_turn = state[SIDE] == THE_MUSKETEERS
    names = {"from": origin, "to": target}
    if cells[origin] == "":
        return Saying("why-nobody-there", names)
    if cells[origin] != ("M" if musketeers_turn else "e"):
        return Saying("why-musketeers-turn" if musketeers_turn else "why-enemies-turn", names)
    apart = abs(ord(origin[0]) - ord(target[0])) + abs(int(origin[1]) - int(target[1]))
    if apart != 1:
        return Saying("why-one-step", names)
    if musketeers_turn and cells[target] == "":
        return Saying("why-must-capture", names)
    if musketeers_turn and cells[target] == "M":
        return Saying("why-own-musketeer", names)
    if not musketeers_turn and cells[target]:
        return Saying("why-enemies-never-capture", names)
    return Saying("why-write-x" if link == "-" else "why-write-dash", names)


CAPTURE, STEP = Saying("expect-capture"), Saying("expect-step")


def goal(options: Options, side: int) -> Saying:
    return Saying(f"goal-{side}")


def expected(options: Options, state: State) -> Saying:
    return CAPTURE if state[SIDE] == THE_MUSKETEERS else STEP


RANKS = (5, 4, 3, 2, 1)  # top row first
COLUMNS, LABELS = tuple("abcde"), tuple("54321")
SIDE_INKS = tuple(INKS.values())
LOOK = {
    "M": ("piece-musketeer", ("M",), 1),
    "e": ("piece-enemy", ("•",), 2),
    "": ("", (), 0),
}


def cell(letter: str, file: int, rank: int) -> Cell:
    piece, lines, side = LOOK[letter]
    return Cell(f"{'abcde'[file]}{rank}", piece, lines, side, shade=(file + rank) % 2)


@cache
def row(letters: tuple[str, ...], rank: int) -> tuple[Cell, ...]:
    return tuple(cell(letter, file, rank) for file, letter in enumerate(letters))


def picture(options: Options, state: State) -> Picture:
    rows = tuple(map(row, text.rows(state), RANKS))
    return Picture(rows, COLUMNS, LABELS, inks=SIDE_INKS)
