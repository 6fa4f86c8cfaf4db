"""The compiled rules of Three Musketeers (RULES 1).

Squares are bits 0–24, rank by rank from a1:

    5 | 20 21 22 23 24
    4 | 15 16 17 18 19
    3 | 10 11 12 13 14
    2 |  5  6  7  8  9
    1 |  0  1  2  3  4
         a  b  c  d  e

State
    MUSKETEERS  their three squares, as bits
    ENEMIES     theirs
    SIDE        1 musketeers, 2 enemies: the side to move
    STUCK       option `stuck`: 0 own-turn, 1 immediate

Action
    from square × 4 + direction (0 east, 1 west, 2 north, 3 south)
"""

import numpy as np

from wuqi.core.board.grid import DIRECTIONS, Grid, shifts
from wuqi.core.kernel import OVER, Codes, State
from wuqi.core.native.bits import U0, U1, at, lowest, mixed, popcount, signed
from wuqi.core.native.compiling import compiled
from wuqi.core.options import Options

MUSKETEERS, ENEMIES, SIDE, STUCK = range(4)
WORDS = 4

THE_MUSKETEERS = 1
THE_ENEMIES = 2

LINE, STRANDED, ENEMY_STUCK = range(3)
UNDECIDED = -1

GRID = Grid(5, 5)
BOARD = np.uint64(GRID.board)
RANK_1 = np.uint64(GRID.rank(0))
FILE_A = np.uint64(GRID.file(0))
STEPS = GRID.steps

shifted, neighbours = shifts(GRID)

# Three musketeers move at most 12 ways; 22 enemies share three empty squares: 12 again, more once
# some have been taken. 25 squares have 40 neighbouring pairs, so 40 is beyond reach.
MOST_ACTIONS = 40

STARTS = {"diagonal": (0, 12, 24), "bottom": (12, 0, 4)}  # RULES 1, start


def start(options: Options) -> State:
    """The start that option `start` names: a word, or the three squares themselves."""
    named = options["start"]
    squares = STARTS[named] if named in STARTS else map(GRID.bits.__getitem__, named.split(","))
    musketeers = sum(1 << square for square in squares)
    stuck = options["stuck"] == "immediate"
    return np.array([musketeers, int(BOARD) & ~musketeers, THE_MUSKETEERS, stuck], dtype=np.uint64)


@compiled
def in_line(musketeers: np.uint64) -> bool:
    """Whether all stand in one rank or one file."""
    first = lowest(musketeers)
    rank = RANK_1 << np.uint64(first // 5 * 5)
    file = FILE_A << np.uint64(first % 5)
    return (musketeers & ~rank) == U0 or (musketeers & ~file) == U0


@compiled
def outcome(state: State) -> int:
    """Why play is over, or UNDECIDED; checked in the order of RULES 1, reasons."""
    musketeers = state[MUSKETEERS]
    enemies = state[ENEMIES]
    if in_line(musketeers):
        return LINE
    to_move = state[SIDE] == np.uint64(THE_MUSKETEERS)
    if (to_move or state[STUCK] != U0) and (neighbours(musketeers) & enemies) == U0:
        return STRANDED
    if not to_move and (neighbours(enemies) & BOARD & ~(musketeers | enemies)) == U0:
        return ENEMY_STUCK
    return UNDECIDED


@compiled
def turn(state: State) -> int:
    return signed(state[SIDE]) if outcome(state) == UNDECIDED else OVER


@compiled
def actions(state: State, out: Codes) -> int:
    if outcome(state) != UNDECIDED:
        return 0
    if state[SIDE] == np.uint64(THE_MUSKETEERS):
        movers, targets = state[MUSKETEERS], state[ENEMIES]
    else:
        movers, targets = state[ENEMIES], BOARD & ~(state[MUSKETEERS] | state[ENEMIES])
    n = 0
    for direction in range(DIRECTIONS):
        reached = shifted(movers, direction) & targets
        while reached != U0:
            out[n] = (lowest(reached) - STEPS[direction]) * 4 + direction
            n += 1
            reached &= reached - U1
    return n


@compiled
def count(state: State, scratch: Codes) -> int:
    if in_line(state[MUSKETEERS]):
        return 0
    if state[SIDE] == np.uint64(THE_MUSKETEERS):
        movers, targets = state[MUSKETEERS], state[ENEMIES]
    else:
        movers, targets = state[ENEMIES], BOARD & ~(state[MUSKETEERS] | state[ENEMIES])
        if state[STUCK] != U0 and (neighbours(state[MUSKETEERS]) & movers) == U0:
            return 0
    n = 0
    for direction in range(DIRECTIONS):
        n += popcount(shifted(movers, direction) & targets)
    return n


@compiled
def play(state: State, action: int) -> None:
    origin = action >> 2
    source = at(origin)
    target = at(origin + STEPS[action & 3])
    if state[SIDE] == np.uint64(THE_MUSKETEERS):
        state[MUSKETEERS] ^= source | target
        state[ENEMIES] ^= target
        state[SIDE] = np.uint64(THE_ENEMIES)
    else:
        state[ENEMIES] ^= source | target
        state[SIDE] = np.uint64(THE_MUSKETEERS)


@compiled
def result(state: State, places: Codes) -> int:
    reason = outcome(state)
    enemies_win = reason == LINE
    places[0] = 2 if enemies_win else 1
    places[1] = 1 if enemies_win else 2
    return reason


@compiled
def key(state: State) -> np.uint64:
    hashed = mixed(mixed(U0, state[MUSKETEERS]), state[ENEMIES])
    return mixed(hashed, state[SIDE] << U1 | state[STUCK])
