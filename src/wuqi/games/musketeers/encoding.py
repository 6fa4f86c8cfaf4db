"""Three Musketeers for learners: an action is one token, its code; four planes of 5×5.

token  from square × 4 + direction (0 east, 1 west, 2 north, 3 south); a1 is square 0
planes  rank 5 is the first row, file a the first column
"""

import numpy as np

from wuqi.core.encoding import Planes
from wuqi.core.kernel import Codes, State
from wuqi.core.native.bits import U1
from wuqi.core.native.compiling import compiled
from wuqi.core.options import Options
from wuqi.games.musketeers.rules import ENEMIES, MUSKETEERS, SIDE, THE_MUSKETEERS
from wuqi.games.musketeers.text import SQUARES

TOKENS = 1
BIT_AT = np.array([20 - 5 * (place // 5) + place % 5 for place in range(25)], dtype=np.uint64)
PLANES = ("mine", "theirs", "I am the musketeers", "it is my turn")


def vocabulary(options: Options) -> int:
    return 4 * len(SQUARES)


def shape(options: Options) -> tuple[int, int]:
    return 5, 5


def planes_of(options: Options) -> tuple[str, ...]:
    return PLANES


def longest(options: Options) -> int:
    return 43  # RULES 1, length


def token_text(options: Options, token: int) -> str:
    return f"{SQUARES[token >> 2]} {('east', 'west', 'north', 'south')[token & 3]}"


@compiled
def encode(state: State, codes: Codes, n: int, out: Codes) -> None:
    for i in range(n):
        out[i] = codes[i]


@compiled
def draw(state: State, side: int, chosen: Codes, length: int, out: Planes) -> None:
    leads = side == THE_MUSKETEERS
    mine = state[MUSKETEERS] if leads else state[ENEMIES]
    theirs = state[ENEMIES] if leads else state[MUSKETEERS]
    first = 1 if leads else 0
    to_move = 1 if state[SIDE] == side else 0
    for place in range(25):
        bit = BIT_AT[place]
        out[place] = mine >> bit & U1
        out[25 + place] = theirs >> bit & U1
        out[50 + place] = first
        out[75 + place] = to_move
