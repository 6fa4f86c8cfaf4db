"""The compiled rules of Kōnane.

A stone never leaves the colour of its square: a jump goes two squares. So one set of stones says
everything; those on black squares are black. a1 is a black square.

    3 | 16 17 18 …          a board of 6×6 lies in the corner of one of 8×8
    2 |  8  9 10 …
    1 |  0  1  2 …
         a  b  c

State
    STONES  the squares that hold a stone, as bits
    SIDE    1 black, 2 white: the side to move
    SIZE    6 or 8

Action
    from square × 64 + to square; the same twice: the stone is removed
"""

import numpy as np

from wuqi.core.board.grid import DIRECTIONS, Grid, shifts
from wuqi.core.kernel import OVER, Codes, State
from wuqi.core.native.bits import U0, U1, at, lowest, mixed, popcount, signed
from wuqi.core.native.compiling import compiled
from wuqi.core.options import Options

STONES, SIDE, SIZE = range(3)
WORDS = 3
BLACK, WHITE = 1, 2
# A stone can jump in four directions, up to three times: 32 × 12 is beyond reach.
MOST_ACTIONS = 384

SIZES = (6, 8)
GRIDS = {size: Grid(size, size, stride=8) for size in SIZES}
shifted, neighbours = shifts(GRIDS[8])
STEPS = GRIDS[8].steps

BLACK_SQUARES = np.uint64(sum(1 << bit for bit in range(64) if (bit // 8 + bit % 8) % 2 == 0))


def _start_squares(size: int) -> int:
    """The corners and the four squares in the centre: where black may begin."""
    near, far, last = size // 2 - 1, size // 2, size - 1
    places = [(row, column) for row in (0, last) for column in (0, last)]
    places += [(row, column) for row in (near, far) for column in (near, far)]
    return sum(1 << 8 * row + column for row, column in places)


BOARDS = np.array([GRIDS[s].board if s in GRIDS else 0 for s in range(9)], dtype=np.uint64)
STARTS = np.array([_start_squares(s) if s in GRIDS else 0 for s in range(9)], dtype=np.uint64)


def start(options: Options) -> State:
    size = options.number("size")
    return np.array([BOARDS[size], BLACK, size], dtype=np.uint64)


@compiled
def own_squares(side: int) -> np.uint64:
    return BLACK_SQUARES if side == BLACK else ~BLACK_SQUARES


@compiled
def removable(state: State) -> np.uint64:
    """The stones that may be removed: only as each side's first action, later none."""
    board = BOARDS[signed(state[SIZE])]
    empty = board & ~state[STONES]
    own = own_squares(signed(state[SIDE]))
    if empty == U0:
        return own & STARTS[signed(state[SIZE])]
    if (empty & (empty - U1)) == U0 and (empty & own) == U0:
        return neighbours(empty) & own & board
    return U0


@compiled
def jumped(state: State, movers: np.uint64, side: int, direction: int) -> np.uint64:
    """Where stones of a side land after one jump in a direction."""
    board, stones = BOARDS[signed(state[SIZE])], state[STONES]
    over = shifted(movers, direction) & stones & ~own_squares(side)
    return shifted(over, direction) & board & ~stones


@compiled
def jumps(state: State, side: int) -> int:
    """How many jumps a side would have, chains of jumps included."""
    n = 0
    for direction in range(DIRECTIONS):
        landed = jumped(state, state[STONES] & own_squares(side), side, direction)
        while landed != U0:
            n += popcount(landed)
            landed = jumped(state, landed, side, direction)
    return n


@compiled
def turn(state: State) -> int:
    side = signed(state[SIDE])
    return side if removable(state) != U0 or jumps(state, side) > 0 else OVER


@compiled
def actions(state: State, out: Codes) -> int:
    n, rest = 0, removable(state)
    while rest != U0:
        out[n] = lowest(rest) * 65
        n += 1
        rest &= rest - U1
    if n > 0:
        return n
    side = signed(state[SIDE])
    for direction in range(DIRECTIONS):
        far = 2 * STEPS[direction]
        landed = jumped(state, state[STONES] & own_squares(side), side, direction)
        while landed != U0:
            rest = landed
            while rest != U0:
                square = lowest(rest)
                out[n] = (square - far) * 64 + square
                n += 1
                rest &= rest - U1
            landed = jumped(state, landed, side, direction)
            far += 2 * STEPS[direction]
    return n


@compiled
def count(state: State, scratch: Codes) -> int:
    rest = removable(state)
    return popcount(rest) if rest != U0 else jumps(state, signed(state[SIDE]))


@compiled
def play(state: State, action: int) -> None:
    origin, target = action >> 6, action & 63
    state[STONES] ^= at(origin)
    if origin != target:
        across = abs(target - origin) < 8
        step = (1 if across else 8) * (1 if target > origin else -1)
        square = origin + step
        while square != target:
            state[STONES] &= ~at(square)
            square += step
        state[STONES] |= at(target)
    state[SIDE] = np.uint64(BLACK + WHITE) - state[SIDE]


@compiled
def result(state: State, places: Codes) -> int:
    """Who cannot move loses."""
    stuck = signed(state[SIDE])
    places[stuck - 1], places[2 - stuck] = 2, 1
    return 0


@compiled
def key(state: State) -> np.uint64:
    return mixed(mixed(U0, state[STONES]), state[SIDE] << np.uint64(8) | state[SIZE])
