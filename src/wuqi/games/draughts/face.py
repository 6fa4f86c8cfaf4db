"""What people see of draughts: options, reasons, the half turn, refusals, the board."""

import re
from functools import cache, lru_cache
from itertools import pairwise

from wuqi.core.contract import Saying, Symmetry
from wuqi.core.kernel import State
from wuqi.core.options import Option, Options
from wuqi.core.picture import Cell, Picture
from wuqi.core.stock import any_options as check
from wuqi.core.stock import nothing_hidden as seen
from wuqi.core.stock import two_seats as seats
from wuqi.core.stock import whole_side as seat_codes
from wuqi.games.draughts.board import BIT_OF
from wuqi.games.draughts.captures import captured_by
from wuqi.games.draughts.effects import effects
from wuqi.games.draughts.moving import moving
from wuqi.games.draughts.paths import Board, Move, between
from wuqi.games.draughts.rules import (
    BLUE,
    CAPTURE,
    CAPTURE_VALUES,
    DRAWS_VALUES,
    GREEN,
    HUFF,
    HUFFABLE,
    KINGS,
)
from wuqi.games.draughts.text import legal_codes

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

OPTIONS = (
    Option("draws", "toybox", DRAWS_VALUES),
    Option("capture", "enforced", CAPTURE_VALUES),
)
PRESETS = {"international": {"draws": "fmjd", "capture": "enforced"}}
FORMATS = ("pdn",)
REASONS = ("no-pieces", "no-move", "repetition", "quiet-20", "quiet-25", "few-16", "few-5")
ACTION_KINDS = {"huff": "huff", "take": "x", "step": "-"}
INKS = {"side-1": "blue", "side-2": "green"}

_NUMBER = re.compile(r"\d+")
_RANGE = re.compile(r"(\d+)(?:-(\d+))?")


def symmetries(options: Options) -> list[Symmetry]:
    """Half a turn, with the colours changed."""
    return [Symmetry("half turn", _turned_position, _turned, {1: 2, 2: 1})]


def _turned_position(told: str) -> str:
    fen, *keys = told.split()
    colours = fen.translate(str.maketrans("WB", "BW"))
    camps = _RANGE.sub(
        lambda found: "-".join(str(51 - int(n)) for n in found.groups()[::-1] if n), colours
    )
    return " ".join([camps, *(_turned(key) if key.startswith("huff") else key for key in keys)])


def _turned(told: str) -> str:
    return _NUMBER.sub(lambda found: str(51 - int(found[0])), told)


def why_not(options: Options, state: State, wanted: str) -> Saying:
    squares = [int(number) for number in _NUMBER.findall(wanted)]
    for square in squares:
        if not 1 <= square <= 50:
            return Saying("why-no-square", {"square": square})
    if wanted.startswith("huff"):
        return _why_no_huff(options, state, squares[0])
    board = Board.of(state)
    if squares[0] in board.enemies:
        return Saying("why-not-yours", {"from": squares[0]})
    if squares[0] not in board.own:
        return Saying("why-no-piece", {"from": squares[0]})
    if "-" in wanted:
        return _why_no_step(board, *squares)
    return _why_no_capture(state, board, squares)


def _why_no_huff(options: Options, state: State, square: int) -> Saying:
    if options["capture"] != "huff":
        return Saying("why-huff-off")
    if not state[HUFFABLE]:
        return Saying("why-nothing-to-huff")
    return Saying("why-cannot-huff", {"square": square})


def _why_no_step(board: Board, origin: int, target: int) -> Saying:
    passed = between(origin, target)
    if target in board.occupied:
        return Saying("why-occupied", {"to": target})
    if passed is None:
        return Saying("why-not-diagonal", {"from": origin, "to": target})
    if target in (landing for _, landing in board.jumps(origin, origin, frozenset())):
        return Saying("why-is-capture")
    for square in passed:
        if origin not in board.kings:
            return Saying("why-man-far")
        if square in board.occupied:
            return Saying("why-king-blocked", {"square": square})
    if origin not in board.kings and not board.is_forward(origin, target):
        return Saying("why-man-backward")
    return Saying("why-must-capture")


def _why_no_capture(state: State, board: Board, squares: list[int]) -> Saying:
    """Follows the jumps one by one: the first that cannot be made, or why not to stop there."""
    origin, target = squares[0], squares[-1]
    complete = complete_captures(state)
    most = max((len(move.captured) for move in complete), default=0)
    too_few = Saying("why-must-take-most", {"count": most})
    if len(squares) == 2 and any((m.origin, m.target) == (origin, target) for m in complete):
        return too_few
    taken: frozenset[int] = frozenset()
    for here, there in pairwise(squares):
        jumped = {landing: victim for victim, landing in board.jumps(origin, here, taken)}
        if there not in jumped:
            return _why_no_jump(board, origin, here, there, taken)
        taken |= {jumped[there]}
    if next(board.jumps(origin, target, taken), None) is not None:
        return Saying("why-unfinished", {"to": target})
    return too_few


def _why_no_jump(board: Board, origin: int, here: int, there: int, taken: frozenset[int]) -> Saying:
    if there in board.occupied - {origin}:
        return Saying("why-occupied", {"to": there})
    passed = between(here, there)
    if passed is None:
        return Saying("why-not-diagonal", {"from": here, "to": there})
    pieces = [square for square in passed if square in board.occupied - {origin}]
    if not pieces:
        return Saying("why-nothing-jumped", {"from": here, "to": there})
    first = {"square": pieces[0]}
    if pieces[0] in board.own:
        return Saying("why-own-piece", first)
    if pieces[0] in taken:
        return Saying("why-jumped-twice", first)
    if origin not in board.kings and len(passed) > 1:
        return Saying("why-man-lands-behind")
    if passed.index(pieces[1]) == passed.index(pieces[0]) + 1:
        return Saying("why-no-room", first)
    return Saying("why-king-blocked", {"square": pieces[1]})


def complete_captures(state: State) -> list[Move]:
    """Every capture that goes on to its end: what may be played when nobody enforces the most."""
    lax = state.copy()
    lax[CAPTURE] = CAPTURE_VALUES.index("huff")
    return [Move.of(code) for code in legal_codes(lax) if captured_by(code)]


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
