"""Three Kingdoms dark chess for learners: every action is one token; planes of 5×9.

token  from × 45 + to, points 0–44 rank by rank from a1; a flip goes from its point to the
        same point; 2025 is the skip
planes  rank 5 is the first row, file a the first column; players from the one who looks on,
        in the order of play
"""

import numpy as np

from wuqi.core.encoding import Planes
from wuqi.core.kernel import Codes, State
from wuqi.core.native.bits import signed
from wuqi.core.native.compiling import compiled
from wuqi.core.options import Options
from wuqi.games.sanguo.board import FILES, NAMES, POINTS
from wuqi.games.sanguo.board import RANKS as ROWS
from wuqi.games.sanguo.pieces import CAMP_OF, FACE_DOWN, size
from wuqi.games.sanguo.pieces import LETTERS as PIECES
from wuqi.games.sanguo.rules import (
    FLIP,
    HIDDEN,
    MOVER,
    QUIET,
    SKIP,
    SKIPS,
    SPLIT,
    STALLED_AT,
    TAKEN,
    camp_of,
    holder,
    lives,
    measure,
    piece_at,
)

TOKENS = 1
PLANES = (
    "mine",
    "the next player's",
    "the one after's",
    "of a camp nobody has",
    "face down",
    *(f"kind {kind}" for kind in "KAERHCP"),
    "black",
    "being turned over",
    *(f"still hidden: {letter} (number)" for letter in PIECES if letter not in ("", "?")),
    "my camp (number)",
    "the next player's camp (number)",
    "the one after's camp (number)",
    "I am still in",
    "the next player is still in",
    "the one after is still in",
    "pieces I captured (number)",
    "pieces the next player captured (number)",
    "pieces the one after captured (number)",
    "what the mode counts for me (number ÷ 4)",
    "what it counts for the next player (number ÷ 4)",
    "what it counts for the one after (number ÷ 4)",
    "plies without flip or capture (number)",
    "skips in a row (number)",
    "it is my turn",
)
THE_SKIP = POINTS * POINTS


def vocabulary(options: Options) -> int:
    return THE_SKIP + 1


def shape(options: Options) -> tuple[int, int]:
    return ROWS, FILES


def planes_of(options: Options) -> tuple[str, ...]:
    return PLANES


def longest(options: Options) -> int:
    # 32 flips and 31 captures; before each and after the last so many plies with neither.
    return 64 * STALLED_AT


def token_text(options: Options, token: int) -> str:
    if token == THE_SKIP:
        return "skip"
    origin, target = divmod(token, POINTS)
    return f"flip {NAMES[origin]}" if origin == target else f"{NAMES[origin]} {NAMES[target]}"


@compiled
def encode(state: State, codes: Codes, n: int, out: Codes) -> None:
    for i in range(n):
        out[i] = THE_SKIP if codes[i] == SKIP else (codes[i] >> 6) * POINTS + (codes[i] & 63)


@compiled
def fill(out: Planes, plane: int, number: int) -> None:
    """A number all over a plane."""
    for place in range(POINTS):
        out[plane * POINTS + place] = min(number, 255)


@compiled
def draw(state: State, side: int, chosen: Codes, length: int, out: Planes) -> None:
    for point in range(POINTS):
        place = (ROWS - 1 - point // FILES) * FILES + point % FILES
        piece = piece_at(state, point)
        if piece == FACE_DOWN:
            out[4 * POINTS + place] = 1
        elif piece != 0:
            leader = holder(state, CAMP_OF[signed(state[SPLIT]), piece])
            seat = (leader - side) % 3 if leader != 0 else 3
            out[seat * POINTS + place] = 1
            out[(4 + (piece & 7)) * POINTS + place] = 1
            out[12 * POINTS + place] = piece >> 3
        if signed(state[FLIP]) == point + 1:
            out[13 * POINTS + place] = 1
    plane = 14
    for piece in range(1, 16):
        if piece != FACE_DOWN:
            fill(out, plane, signed(state[HIDDEN] >> np.uint64(4 * piece)) & 15)
            plane += 1
    for seat in range(3):
        player = (side - 1 + seat) % 3 + 1
        fill(out, 28 + seat, camp_of(state, player))
        fill(out, 31 + seat, 1 if lives(state, player) else 0)
        fill(out, 34 + seat, size(state[TAKEN + player - 1]))
        fill(out, 37 + seat, measure(state, player) // 4)
    fill(out, 40, signed(state[QUIET]))
    fill(out, 41, signed(state[SKIPS]))
    fill(out, 42, 1 if signed(state[MOVER]) == side else 0)
