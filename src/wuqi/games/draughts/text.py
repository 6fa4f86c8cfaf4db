"""Positions and actions of draughts as text.

W:W31-50:B1-20                     the side to move, then whose pieces stand where; K: a king
B:W33,39:B9,28 quiet=3 huff=33     plies without capture or man move; what may be huffed
32-28                              a move
28x17                              a capture, of any length
47x38x24x13x36                     the same in full, if from and to fit several captures
huff 33                            removes the piece that should have captured
"""

import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

import numpy as np

from wuqi.core.errors import BadPosition
from wuqi.core.kernel import State
from wuqi.core.options import Options
from wuqi.core.text.notation import read_keys, whole_number, write_keys
from wuqi.games.draughts.board import BIT_OF, FAR_ROW, SQUARE_AT
from wuqi.games.draughts.captures import MOST_CAPTURES, SIX_BITS, captured_by
from wuqi.games.draughts.paths import TARGET, Armies, Move, squares_of
from wuqi.games.draughts.rules import (
    BLUE,
    DRAWS,
    FEW,
    FEW_LIMIT,
    GREEN,
    HUFF,
    HUFFABLE,
    KINGS,
    MOST_ACTIONS,
    QUIET,
    QUIET_LIMIT,
    SIDE,
    WORDS,
    actions,
    few_class,
    settle,
)

ACTION = re.compile(r"huff \d{1,3}|\d{1,3}(?:-\d{1,3}|(?:x\d{1,3})+)", re.ASCII)
COLOURS = "WB"  # blue is white, green is black
MOST_PIECES = 20
REMEMBERED = 1 << 14  # actions whose texts are kept

_FEN = re.compile(r"([WB]):([WB])([^:]*):([WB])([^:]*)")
_ITEM = re.compile(r"(K?)([1-9]\d?)(?:-([1-9]\d?))?", re.ASCII)


def read(options: Options, text: str) -> State:
    fen, *rest = text.split() or [""]
    parts = _FEN.fullmatch(fen)
    if parts is None or parts[2] == parts[4]:
        raise BadPosition("position-fen", "draughts", text=fen)
    keys = read_keys(rest, ("quiet", "few", "huff"))
    state = np.zeros(WORDS, dtype=np.uint64)
    settle(options, state)
    state[SIDE] = 1 + COLOURS.index(parts[1])
    for colour, camp in ((parts[2], parts[3]), (parts[4], parts[5])):
        _place(state, COLOURS.index(colour), camp)
    _check(state)
    state[QUIET] = whole_number("quiet", keys.get("quiet", "0"), int(QUIET_LIMIT[state[DRAWS]]))
    state[FEW] = _read_few(options, state, keys.get("few", "0"))
    if "huff" in keys:
        state[HUFFABLE] = _read_huff(options, state, keys["huff"])
    _check_complete(legal_codes(state))
    return state


def _place(state: State, slot: int, camp: str) -> None:
    """Puts the pieces of `31-40,K42` on the board."""
    for item in camp.split(",") if camp else ():
        found = _ITEM.fullmatch(item)
        first, last = (int(found[2]), int(found[3] or found[2])) if found else (0, 0)
        if found is None or not 1 <= first <= last <= 50:
            raise BadPosition("position-piece", "draughts", item=item)
        for square in range(first, last + 1):
            bit = np.uint64(1 << BIT_OF[square])
            if (state[BLUE] | state[GREEN]) & bit:
                raise BadPosition("position-square-twice", "draughts", square=square)
            state[slot] |= bit
            if found[1]:
                state[KINGS] |= bit


def _check(state: State) -> None:
    """Refuses material that no game can lead to."""
    if not state[BLUE] | state[GREEN]:
        raise BadPosition("position-nobody", "draughts")
    for slot in (BLUE, GREEN):
        if (found := int(state[slot]).bit_count()) > MOST_PIECES:
            raise BadPosition("position-too-many", "draughts", found=found, most=MOST_PIECES)
        if uncrowned := squares_of(state[slot] & FAR_ROW[slot] & ~state[KINGS]):
            raise BadPosition("position-uncrowned", "draughts", square=uncrowned[0])


def _read_few(options: Options, state: State, value: str) -> int:
    kind = few_class(state) if options["draws"] == "fmjd" else 0
    if kind == 0 and value != "0":
        raise BadPosition("position-few", "draughts", value=value)
    return whole_number("few", value, int(FEW_LIMIT[kind]))


def _read_huff(options: Options, state: State, value: str) -> int:
    """The squares of `huff=33,38`: pieces of the side that has just moved."""
    if options["capture"] != "huff":
        raise BadPosition("position-huff-off", "draughts", value=value)
    pieces = squares_of(state[2 - int(state[SIDE])])
    found = 0
    for item in value.split(","):
        if item not in map(str, pieces) or found >> BIT_OF[int(item)] & 1:
            raise BadPosition("position-huff", "draughts", item=item)
        found |= 1 << BIT_OF[int(item)]
    return found


def write(options: Options, state: State) -> str:
    blue, green, kings = (int(state[slot]) for slot in (BLUE, GREEN, KINGS))
    camps = [
        colour + _camp(pieces, kings & pieces)
        for colour, pieces in zip(COLOURS, (blue, green), strict=True)
    ]
    keys = {
        "quiet": int(state[QUIET]),
        "few": int(state[FEW]),
        "huff": ",".join(map(str, squares_of(state[HUFFABLE]))),
    }
    return " ".join([":".join([COLOURS[int(state[SIDE]) - 1], *camps]), *write_keys(keys)])


@lru_cache(maxsize=1 << 12)  # most actions change one of the two
def _camp(pieces: int, kings: int) -> str:
    """`31-40,K42,43`: in order of number, three or more men in a row as a range."""
    throned = squares_of(kings)
    items: list[str] = []
    numbered = enumerate(squares_of(pieces))
    for (crowned, _), group in groupby(numbered, lambda p: (p[1] in throned, p[1] - p[0])):
        run = [square for _, square in group]
        if crowned:
            items += [f"K{square}" for square in run]
        elif len(run) > 2:
            items.append(f"{run[0]}-{run[-1]}")
        else:
            items += map(str, run)
    return ",".join(items)


def _check_complete(codes: Sequence[int]) -> None:
    """Refuses a position whose list of actions may have been cut, rather than play by wrong rules.

    No such position is known, see `captures.MOST_CAPTURES`.
    """
    if len(codes) >= MOST_CAPTURES:
        raise BadPosition("position-captures", "draughts", most=MOST_CAPTURES)


def action_texts(state: State, codes: Sequence[int]) -> list[str]:
    _check_complete(codes)
    texts = list(map(SHORT.__getitem__, codes))
    if "x" not in "".join(texts):
        return texts
    known = set(codes)
    others = [SHORT[code] for code in legal_codes(state) if code not in known]
    alike = Counter([*texts, *others])
    if len(alike) == len(texts) + len(others):
        return texts
    full = [code for code, text in zip(codes, texts, strict=True) if alike[text] > 1]
    in_full = _in_full(state, full)
    return [in_full.get(code, text) for code, text in zip(codes, texts, strict=True)]


def legal_codes(state: State) -> list[int]:
    """The codes of all legal actions."""
    buffer = np.zeros(MOST_ACTIONS, dtype=np.int64)
    return buffer[: actions(state, buffer)].tolist()


class ShortTexts(dict[int, str]):
    """A huff, or from where to where, for each code; written once, as the same ones come up again
    and again."""

    def __missing__(self, code: int) -> str:
        if len(self) >= REMEMBERED:
            self.clear()
        text = self[code] = _short(code)
        return text


SHORT = ShortTexts()


def _short(code: int) -> str:
    if code & HUFF:
        return f"huff {SQUARE_AT[code & SIX_BITS]}"
    link = "x" if captured_by(code) else "-"
    return f"{SQUARE_AT[code & SIX_BITS]}{link}{SQUARE_AT[code >> TARGET & SIX_BITS]}"


def _in_full(state: State, codes: Sequence[int]) -> dict[int, str]:
    """Captures with every landing square."""
    board = Armies.of(state)
    paths: dict[int, tuple[int, ...]] = {}
    for origin in {SQUARE_AT[code & SIX_BITS] for code in codes}:
        paths |= board.smallest_paths(origin)
    return {code: "x".join(map(str, paths[code])) for code in codes}


def matches(state: State, wanted: str, codes: Sequence[int], texts: Sequence[str]) -> list[int]:
    """The exact text; otherwise captures from and to these squares, by the given path."""
    if wanted in texts:
        return [codes[texts.index(wanted)]]
    if "x" not in wanted:
        return []
    origin, *via, target = wanted.split("x")
    fitting = [code for code in codes if captured_by(code) and SHORT[code] == f"{origin}x{target}"]
    if not via:
        return fitting
    board, squares = Armies.of(state), list(map(int, via))
    return [code for code in fitting if _passes(board, Move.of(code), squares)]


def _passes(board: Armies, move: Move, via: list[int]) -> bool:
    """Whether a path of a capture lands on just these squares before the last."""
    return len(via) == len(move.captured) - 1 and board.path(move, via) is not None
