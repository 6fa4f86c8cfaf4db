"""Janken shogi for learners: a turn is encoded step by step; fifteen planes of 6×6.

    token  a step       (origin × 4 + direction) × 3 + manner, below 432: squares 0–35 as drawn,
                         a6 first; north, south, west, east; slid, rolled, captured
            a placement  432 + place × 6 + lie: the eight marked squares as drawn, `cube.LIES`
            the pass     480
    planes  rank a is the first row, file 6 the first column. While a turn is being encoded the
            board is shown with its steps made.

A turn that could go on is no turn of its own (RULES 5), so no turn begins another.
"""

import numpy as np

from wuqi.core.encoding import END, Planes
from wuqi.core.kernel import Codes, State
from wuqi.core.native.bits import U1, popcount, signed
from wuqi.core.native.compiling import compiled
from wuqi.core.options import Options
from wuqi.games.janken.board import BIT_OF, NAME_AT, PLAN_AT, STEPS
from wuqi.games.janken.cube import LIES
from wuqi.games.janken.rules import (
    PASS,
    PASSED,
    PLACING,
    QUIET,
    QUIET_LIMIT,
    SIDE,
    STEP,
    STEP_BITS,
    after_turn,
    outset,
)

TOKENS = 3
PLANES = (
    "mine",
    "theirs",
    "rock on top",
    "paper on top",
    "scissors on top",
    "the north–south kind beats the top",
    "the cube that stepped last in this turn",
    "where it came from",
    "I am X",
    "cubes are being placed",
    "turns without a capture (number)",
    "passes in a row (number)",
    "steps made in this turn (number)",
    "cubes captured in this turn (number)",
    "it is my turn",
)

SQUARES = 36
STEP_TOKENS = SQUARES * 4 * 3
MARKED_SQUARES = tuple(name for name, plan in PLAN_AT.items() if plan in "XO")
THE_PASS = STEP_TOKENS + len(MARKED_SQUARES) * len(LIES)

# Between the bits of the board and the squares as drawn, or the marked squares.
DRAWN_AT = np.full(64, -1, dtype=np.int64)
MARK_AT = np.full(64, -1, dtype=np.int64)
BITS = np.array(list(BIT_OF.values()), dtype=np.int64)
for _square, _bit in enumerate(BIT_OF.values()):
    DRAWN_AT[_bit] = _square
for _mark, _name in enumerate(MARKED_SQUARES):
    MARK_AT[BIT_OF[_name]] = _mark


def vocabulary(options: Options) -> int:
    return THE_PASS + 1


def shape(options: Options) -> tuple[int, int]:
    return 6, 6


def planes_of(options: Options) -> tuple[str, ...]:
    return PLANES


def longest(options: Options) -> int:
    # Eight placements; at most seven captures, and before each one and after the last so many turns
    # without one as there may be, each of three steps at most.
    return 8 + 8 * QUIET_LIMIT * TOKENS


def token_text(options: Options, token: int) -> str:
    if token == THE_PASS:
        return "pass"
    if token >= STEP_TOKENS:
        mark, lie = divmod(token - STEP_TOKENS, len(LIES))
        return f"{MARKED_SQUARES[mark]}={LIES[lie]}"
    rest, manner = divmod(token, 3)
    bit = int(BITS[rest >> 2])
    there = NAME_AT.get(bit + STEPS[rest & 3])
    if there is None:
        return f"{NAME_AT[bit]}{'-~x'[manner]}{('north', 'south', 'west', 'east')[rest & 3]}"
    return f"{NAME_AT[bit]}{'-~x'[manner]}{there}"


@compiled
def encode(state: State, codes: Codes, n: int, out: Codes) -> None:
    for i in range(n):
        code = codes[i]
        for k in range(TOKENS):
            out[i * TOKENS + k] = END
        if state[PLACING] != np.uint64(0):
            out[i * TOKENS] = STEP_TOKENS + MARK_AT[code & 63] * len(LIES) + (code >> 6)
        elif code == PASS:
            out[i * TOKENS] = THE_PASS
        else:
            made = 0
            while code != 0:
                step = code & STEP
                square = DRAWN_AT[step & 63]
                out[i * TOKENS + made] = (square * 4 + (step >> 6 & 3)) * 3 + (step >> 8) - 1
                made += 1
                code >>= STEP_BITS


@compiled
def draw(state: State, side: int, chosen: Codes, length: int, out: Planes) -> None:
    made = 0
    for k in range(length):
        rest = chosen[k] // 3
        step = BITS[rest >> 2] | (rest & 3) << 6 | (chosen[k] % 3 + 1) << 8
        made |= step << STEP_BITS * k
    begin = outset(state)
    board = after_turn(begin.board, made)
    mover = signed(state[SIDE])
    mine, theirs = (board.mine, board.theirs) if side == mover else (board.theirs, board.mine)
    cubes = mine | theirs
    captured = popcount(begin.board.theirs ^ board.theirs)
    for square in range(SQUARES):
        bit = np.uint64(BITS[square])
        here = cubes >> bit & U1
        paper, scissors = board.papers >> bit & U1, board.scissors >> bit & U1
        out[square] = mine >> bit & U1
        out[36 + square] = theirs >> bit & U1
        out[72 + square] = here & ~(paper | scissors)
        out[108 + square] = here & paper
        out[144 + square] = here & scissors
        out[180 + square] = here & (board.turned >> bit & U1)
        out[288 + square] = 1 if side == 1 else 0
        out[324 + square] = state[PLACING]
        out[360 + square] = state[QUIET]
        out[396 + square] = state[PASSED]
        out[432 + square] = length
        out[468 + square] = captured
        out[504 + square] = 1 if side == mover else 0
    if length > 0:
        rest = chosen[length - 1] // 3
        origin = BITS[rest >> 2]
        out[216 + DRAWN_AT[origin + STEPS[rest & 3]]] = 1
        out[252 + DRAWN_AT[origin]] = 1
