"""What people see of janken shogi: options, reasons, symmetries, the board."""

import re
from collections.abc import Callable
from functools import cache, lru_cache
from itertools import chain

from wuqi.core.board.picture import Cell, Picture
from wuqi.core.board.turning import Turn, turning, unchanged
from wuqi.core.folder.contract import Saying, Symmetry
from wuqi.core.kernel import State
from wuqi.core.options import Option, Options
from wuqi.games.janken import text
from wuqi.games.janken.board import FILES, GOAL_OF, NAMES, PLAN_AT, RANKS
from wuqi.games.janken.cube import KINDS, third_kind
from wuqi.games.janken.refusals import in_last_stand, must_pass, owner, side_of
from wuqi.games.janken.rules import (
    CHOICES,
    O_CUBES,
    PLACING,
    QUIET,
    X_CUBES,
)

ORDER = 5  # on the home page
OPTIONS = (
    Option("actions", "one-cube", ("one-cube", "any-cube")),
    Option("rolling", "optional", ("optional", "forced")),
    Option("turning-back", "no", ("no", "yes")),
    Option("last-stand", "no", ("no", "yes")),
)
PRESETS: dict[str, dict[str, str]] = {"seed": {}, "gakken": CHOICES}
SETTING_UP = ("expect-place",)
# Some set-ups to begin with, as X places them (top and north-south face of each cube); O places
# the same turned by half. Between computers of level 2 they score 51 or 52% against random
# set-ups, over 620 games each: no way to set up was found that is clearly better than another.
_SETUPS = {
    "fan": ("a6=RP", "a4=RP", "b5=PS", "c6=SR"),
    "wall": ("a6=PR", "a4=RS", "b5=RP", "c6=RS"),
    "blades": ("a6=RS", "a4=SP", "b5=SR", "c6=SP"),
}
_HALF_TURN = dict(zip(chain(*NAMES), reversed(list(chain(*NAMES))), strict=True))
SETUPS = {
    name: (placed, tuple(f"{_HALF_TURN[one[:2]]}{one[2:]}" for one in placed))
    for name, placed in _SETUPS.items()
}
# From the ladder, by benchmarks/matches/anchors.py.
LEVEL_RATINGS = (1_047, 1_344, 1_411, 1_500, 1_729, 1_938, 2_198, 2_587)
REASONS = ("corner", "all-taken", "repetition", "quiet", "both-passed")
ACTION_KINDS = {"pass": "pass", "place": "=", "take": "x", "roll": "~", "slide": "-"}
INKS = {"side-1": "red", "side-2": "blue"}  # the seed draws X in red


def symmetries(options: Options) -> list[Symmetry]:
    """A reflection that exchanges the axes, new names for the kinds, the sides exchanged."""
    return [
        _symmetry("long diagonal", lambda row, column: (column, row), _axes_exchanged),
        _symmetry("kinds renamed", lambda row, column: (row, column), _kinds_renamed),
        _symmetry("half turn", lambda row, column: (5 - row, 5 - column), unchanged, swap=True),
    ]


def _axes_exchanged(lie: str) -> str:
    return lie[0] + third_kind(lie)


def _kinds_renamed(lie: str) -> str:
    """Rock to paper to scissors to rock: who beats whom stays true."""
    return lie.translate(str.maketrans(KINDS, KINDS[1:] + KINDS[0]))


def _symmetry(name: str, turn: Turn, lies: Callable[[str], str], swap: bool = False) -> Symmetry:
    def cube(letters: str) -> str:
        lie = lies(letters.upper())
        return lie if letters.isupper() != swap else lie.lower()

    def placed(action: str) -> str:
        return re.sub("(?<==)..", lambda found: lies(found[0]), action)

    pieces = {letters: cube(letters) for letters in text.PIECES}
    movers = {"x": "o", "o": "x"} if swap else {"x": "x", "o": "o"}
    return turning(name, NAMES, turn, pieces, movers, placed, {1: 2, 2: 1} if swap else {})


def goal(options: Options, side: int) -> Saying:
    return Saying("goal", {"corner": GOAL_OF["XO"[side - 1]]})


def expected(options: Options, state: State) -> Saying:
    if state[PLACING]:
        return Saying("expect-place")
    if must_pass(state):
        return Saying("expect-pass")
    own = X_CUBES if side_of(state) == "X" else O_CUBES
    if in_last_stand(options, int(state[own]).bit_count()):
        return Saying("expect-last-stand")
    return Saying(f"expect-{options['actions']}")


# A cube has its top in the middle, and around it what a roll that way would bring up.
#
#        P          p
#      S[R]S      s(r)s        red (X) and blue (O) differ by shape; an empty pair of
#        P          p          brackets is a square to be filled, or reached
BRACKETS = {"X": "[]", "O": "()"}
HOME_SHADES = {"X": 4, "O": 3}
SIDE_INKS = tuple(INKS.values())
WORDS = {"R": "rock", "P": "paper", "S": "scissors"}


def picture(options: Options, state: State) -> Picture:
    placing, quiet = bool(state[PLACING]), int(state[QUIET])
    return Picture(
        rows=tuple([_row(cubes, row, placing) for row, cubes in enumerate(text.rows(state))]),
        columns=tuple(FILES),
        ranks=tuple(RANKS),
        notes=(("note-cubes", ""), *([("note-quiet", str(quiet))] if quiet else [])),
        inks=SIDE_INKS,
    )


@lru_cache(maxsize=1 << 14)  # few rows are new
def _row(cubes: tuple[str, ...], row: int, placing: bool) -> tuple[Cell, ...]:
    return tuple(
        _cell(cube, NAMES[row][column], (row + column) % 2, placing)
        for column, cube in enumerate(cubes)
    )


@cache
def _cell(cube: str, square: str, shade: int, placing: bool) -> Cell:
    plan = PLAN_AT[square]
    shade = HOME_SHADES.get(plan.upper(), shade)
    if not cube:
        inviting = plan in "XO" and (placing or square in GOAL_OF.values())
        top = " ".join(BRACKETS[plan]) if inviting else " "
        return Cell(square, lines=_lines(" ", top), dim=True, shade=shade)
    side = owner(cube)
    lie = cube.upper()
    lines = _lines(lie[1], lie[0].join(BRACKETS[side]), third_kind(lie))
    if side == "O":
        lines = tuple(map(str.lower, lines))
    piece = f"piece-{WORDS[lie[0]]}-{WORDS[lie[1]]}"
    return Cell(square, piece, lines, " XO".index(side), shade=shade)


def _lines(north_south: str, top: str, east_west: str = " ") -> tuple[str, ...]:
    beside = north_south.center(5)
    return (beside, f"{east_west}{top:^3}{east_west}", beside)
