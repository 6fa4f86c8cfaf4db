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

from wuqi.core.bits import U0, U1, at, lowest, mixed, popcount, signed
from wuqi.core.compiling import compiled
from wuqi.core.kernel import OVER, Codes, State
from wuqi.core.kernel import always_irreversible as irreversible
from wuqi.core.kernel import never_repeats as repeat_key
from wuqi.core.kernel import no_chance as chance
from wuqi.core.kernel import repetition_means_nothing as repeat
from wuqi.core.options import Options

__all__ = [
    "actions",
    "chance",
    "count",
    "irreversible",
    "key",
    "play",
    "repeat",
    "repeat_key",
    "result",
    "turn",
]

MUSKETEERS, ENEMIES, SIDE, STUCK = range(4)
WORDS = 4
HISTORY = 0

THE_MUSKETEERS = 1
THE_ENEMIES = 2

LINE, STRANDED, ENEMY_STUCK = range(3)
UNDECIDED = -1

BOARD = np.uint64((1 << 25) - 1)
NOT_FILE_A = np.uint64(sum(1 << square for square in range(25) if square % 5 != 0))
NOT_FILE_E = np.uint64(sum(1 << square for square in range(25) if square % 5 != 4))
RANK_1 = np.uint64(0b11111)
FILE_A = np.uint64(sum(1 << square for square in range(0, 25, 5)))

STEPS = (1, -1, 5, -5)  # east, west, north, south
# Three musketeers move at most 12 ways; 22 enemies share three empty squares: 12 again, more once
# some have been taken. 25 squares have 40 neighbouring pairs, so 40 is beyond reach.
MOST_ACTIONS = 40
MOST_OUTCOMES = 0
MOST_SIDES = 2

STARTS = {"diagonal": (0, 12, 24), "bottom": (12, 0, 4)}  # RULES 1, start


def start(options: Options) -> State:
    """The start that option `start` names: a word, or the three squares themselves."""
    named = options["start"]
    squares = STARTS[named] if named in STARTS else map(square_index, named.split(","))
    musketeers = sum(1 << square for square in squares)
    stuck = options["stuck"] == "immediate"
    return np.array([musketeers, int(BOARD) & ~musketeers, THE_MUSKETEERS, stuck], dtype=np.uint64)


def square_index(name: str) -> int:
    """0–24 for a1–e5."""
    return "abcde".index(name[0]) + 5 * (int(name[1]) - 1)


@compiled
def shifted(squares: np.uint64, direction: int) -> np.uint64:
    """All the squares moved one step; those that would leave the board are gone."""
    if direction == 0:
        return (squares & NOT_FILE_E) << U1
    if direction == 1:
        return (squares & NOT_FILE_A) >> U1
    if direction == 2:
        return (squares << np.uint64(5)) & BOARD
    return squares >> np.uint64(5)


@compiled
def neighbours(squares: np.uint64) -> np.uint64:
    """Every square one orthogonal step from any of these."""
    return (
        ((squares & NOT_FILE_E) << U1)
        | ((squares & NOT_FILE_A) >> U1)
        | ((squares << np.uint64(5)) & BOARD)
        | (squares >> np.uint64(5))
    )


@compiled
def in_line(musketeers: np.uint64) -> bool:
    """Whether all stand in one rank or one file."""
    first = lowest(musketeers)
    rank = RANK_1 << np.uint64(first // 5 * 5)
    file = FILE_A << np.uint64(first % 5)
    return (musketeers & ~rank) == U0 or (musketeers & ~file) == U0


@compiled
def outcome(state: State) -> int:
    """The reason why play is over, or UNDECIDED; looked at in the order of RULES 1, reasons."""
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
    for direction in range(4):
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
    for direction in range(4):
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
    told = mixed(mixed(U0, state[MUSKETEERS]), state[ENEMIES])
    return mixed(told, state[SIDE] << U1 | state[STUCK])
