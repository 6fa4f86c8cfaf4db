"""What people see of draughts: options, reasons, the half turn, the board."""

import re
from functools import cache, lru_cache

from wuqi.core.board.picture import Cell, Picture
from wuqi.core.folder.contract import Saying, Symmetry
from wuqi.core.kernel import State
from wuqi.core.options import Option, Options
from wuqi.games.draughts.board import BIT_OF
from wuqi.games.draughts.captures import captured_by
from wuqi.games.draughts.rules import (
    BLUE,
    CAPTURE_VALUES,
    DRAWS_VALUES,
    GREEN,
    HUFF,
    HUFFABLE,
    KINGS,
)
from wuqi.games.draughts.text import legal_codes

ORDER = 3  # on the home page
OPTIONS = (
    Option("draws", "toybox", DRAWS_VALUES),
    Option("capture", "enforced", CAPTURE_VALUES),
)
PRESETS = {"international": {"draws": "fmjd", "capture": "enforced"}}
FORMATS = ("pdn",)
PUZZLE_MAKER = "shots"
# From the ladder, by benchmarks/matches/anchors.py.
LEVEL_RATINGS = (271, 830, 941, 1_500, 1_739, 1_988, 2_237, 2_723)
REASONS = ("no-pieces", "no-move", "repetition", "quiet-20", "quiet-25", "few-16", "few-5")
ACTION_KINDS = {"huff": "huff", "take": "x", "step": "-"}
INKS = {"side-1": "blue", "side-2": "green"}

_NUMBER = re.compile(r"\d+")
_RANGE = re.compile(r"(\d+)(?:-(\d+))?")


def symmetries(options: Options) -> list[Symmetry]:
    """Half a turn, with the colours changed."""
    return [Symmetry("half turn", _turned_position, _turned, {1: 2, 2: 1})]


def _turned_position(text: str) -> str:
    fen, *keys = text.split()
    colours = fen.translate(str.maketrans("WB", "BW"))
    camps = _RANGE.sub(
        lambda found: "-".join(str(51 - int(n)) for n in found.groups()[::-1] if n), colours
    )
    return " ".join([camps, *(_turned(key) if key.startswith("huff") else key for key in keys)])


def _turned(text: str) -> str:
    return _NUMBER.sub(lambda found: str(51 - int(found[0])), text)


def goal(options: Options, side: int) -> Saying:
    return Saying("goal")


def expected(options: Options, state: State) -> Saying:
    codes = legal_codes(state)
    if state[HUFFABLE]:
        only = all(code & HUFF for code in codes)
        return Saying("expect-huff-only" if only else "expect-huff")
    if not any(captured_by(code) for code in codes):
        return Saying("expect-move")
    enforced = options["capture"] == "enforced"
    return Saying("expect-capture" if enforced else "expect-capture-or-risk")


# Blue is drawn hollow, green filled; a king wears a crown.
LOOK = {
    (BLUE, False): ("piece-1-man", "○"),
    (BLUE, True): ("piece-1-king", "♔"),
    (GREEN, False): ("piece-2-man", "●"),
    (GREEN, True): ("piece-2-king", "♚"),
}


LIGHT = Cell()
STARTS = tuple(BIT_OF[square] for square in range(1, 51, 5))  # of the rows in the board's words
ROW = 31
SIDE_INKS = tuple(INKS.values())


def picture(options: Options, state: State) -> Picture:
    words = [int(state[slot]) for slot in (BLUE, GREEN, KINGS)]
    return Picture(
        tuple([_row(row, *[w >> start & ROW for w in words]) for row, start in enumerate(STARTS)]),
        inks=SIDE_INKS,
    )


@lru_cache(maxsize=1 << 14)  # few rows are new
def _row(row: int, blue: int, green: int, kings: int) -> tuple[Cell, ...]:
    def dark(place: int) -> Cell:
        slot = BLUE if blue >> place & 1 else GREEN if green >> place & 1 else None
        return _dark(5 * row + place + 1, slot, bool(kings >> place & 1))

    return tuple(dark(column // 2) if (row + column) % 2 else LIGHT for column in range(10))


@cache
def _dark(square: int, slot: int | None, king: bool) -> Cell:
    piece, sign = ("", " ") if slot is None else LOOK[slot, king]
    side = 0 if slot is None else slot + 1
    return Cell(str(square), piece, (f"{sign}{square:>2}",), side, shade=1)
