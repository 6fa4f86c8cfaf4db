"""Draughts for learners: (from, to), and the rank among equals where there are any.

    token  0 … 2499      (from - 1) × 50 + (to - 1), squares as numbered on the board
            2500 … 2563   a digit of the rank
            2564 … 2613   2564 + (square - 1): huff the piece there
    planes  10 rows of the 5 squares in them: square 1 is the first of the first row

Captures with the same from and to are ranked by the squares they clear, read as a number whose
lowest bit is square 1's; a move that takes nothing comes first. One among at most 64 has one digit,
one among more has two, the higher first. A rank is below the length of the list, and no list has
more than MOST_CAPTURES captures, see there; 64 × 64 is more, so two digits are always enough.
"""

import numpy as np

from wuqi.core.encoding import END, Planes
from wuqi.core.kernel import Codes, State
from wuqi.core.native.bits import U1, signed
from wuqi.core.native.compiling import compiled
from wuqi.core.options import Options
from wuqi.games.draughts.board import BIT_OF, BITS
from wuqi.games.draughts.captures import MOST_CAPTURES
from wuqi.games.draughts.rules import FEW, HUFF, HUFFABLE, KINGS, QUIET, QUIET_LIMIT, SIDE

TOKENS = 3
PLANES = (
    "my men",
    "my kings",
    "their men",
    "their kings",
    "pieces the side to move may huff",
    "where the action being chosen begins",
    "where it ends",
    "I am blue",
    "plies without a capture or a man's move (number)",
    "plies with few pieces (number)",
    "it is my turn",
)
SQUARES = 50
PAIRS = SQUARES * SQUARES
DIGITS = 64
FIRST_HUFF = PAIRS + DIGITS
assert MOST_CAPTURES < DIGITS * DIGITS

SQUARE_OF = np.zeros(64, dtype=np.int64)  # from 0, by bit
BIT_AT = np.array([BIT_OF[square] for square in range(1, SQUARES + 1)], dtype=np.uint64)
for _square, _bit in BIT_OF.items():
    SQUARE_OF[_bit] = _square - 1
assert BITS <= 64


def vocabulary(options: Options) -> int:
    return FIRST_HUFF + SQUARES


def shape(options: Options) -> tuple[int, int]:
    return 10, 5


def planes_of(options: Options) -> tuple[str, ...]:
    return PLANES


def longest(options: Options) -> int:
    # 40 men step at most nine rows each, and at most 39 pieces are taken; before each of these and
    # after the last so many plies with neither; and before each ply a huff, of at most 39.
    changes = 40 * 9 + 39
    return (changes + 1) * (int(QUIET_LIMIT.max()) + 1) * TOKENS + 39


def token_text(options: Options, token: int) -> str:
    if token >= FIRST_HUFF:
        return f"huff {token - FIRST_HUFF + 1}"
    if token >= PAIRS:
        return f"#{token - PAIRS}"
    return f"{token // SQUARES + 1} {token % SQUARES + 1}"


@compiled
def encode(state: State, codes: Codes, n: int, out: Codes) -> None:
    quiet = True  # then no two actions have the same from and to
    for i in range(n):
        code = codes[i]
        quiet = quiet and code >> 12 == 0
        pair = SQUARE_OF[code & 63] * SQUARES + SQUARE_OF[code >> 6 & 63]
        out[i * TOKENS] = FIRST_HUFF + SQUARE_OF[code & 63] if code & HUFF != 0 else pair
        out[i * TOKENS + 1] = END
        out[i * TOKENS + 2] = END
    if quiet:
        return
    for i in range(n):
        equals, rank = 0, 0
        for k in range(n):
            if out[k * TOKENS] == out[i * TOKENS]:
                equals += 1
                rank += 1 if codes[k] < codes[i] else 0
        if equals > DIGITS:
            out[i * TOKENS + 1] = PAIRS + rank // DIGITS
            out[i * TOKENS + 2] = PAIRS + rank % DIGITS
        elif equals > 1:
            out[i * TOKENS + 1] = PAIRS + rank


@compiled
def draw(state: State, side: int, chosen: Codes, length: int, out: Planes) -> None:
    mine, theirs, kings = state[side - 1], state[2 - side], state[KINGS]
    blue = 1 if side == 1 else 0
    to_move = 1 if signed(state[SIDE]) == side else 0
    few = min(signed(state[FEW]), 255)
    for square in range(SQUARES):
        bit = BIT_AT[square]
        crowned = kings >> bit & U1
        own, other = mine >> bit & U1, theirs >> bit & U1
        out[square] = own & ~crowned
        out[50 + square] = own & crowned
        out[100 + square] = other & ~crowned
        out[150 + square] = other & crowned
        out[200 + square] = state[HUFFABLE] >> bit & U1
        out[350 + square] = blue
        out[400 + square] = state[QUIET]
        out[450 + square] = few
        out[500 + square] = to_move
    if length > 0:
        out[250 + chosen[0] // SQUARES] = 1
        out[300 + chosen[0] % SQUARES] = 1
