"""The compiled rules of janken shogi (RULES 5).

Squares are numbered in `board.py`, the ways a cube can lie in `cube.py`.

State
    X_CUBES     their squares, as bits
    O_CUBES     theirs
    TURNED      cubes whose north–south kind beats their top    (bit 0 of how they lie)
    PAPERS      cubes with paper on top                         (bit 1)
    SCISSORS    cubes with scissors on top; the rest show rock  (bit 2)
    SIDE        1 X, 2 O: the side to act
    PLACING     1 while cubes are being placed
    QUIET       turns without a capture
    PASSED      passes in a row
    OPTIONS     bits ANY_CUBE, FORCED_ROLLING, TURNING_BACK, LAST_STAND
    REPEATED    1 once the position has come for the third time (history)

Action
    while placing: square + 64 × lie
    later a whole turn, up to three steps of ten bits each, the first one lowest:
        origin + 64 × direction (0 north, 1 south, 2 west, 3 east)
               + 256 × manner (1 slid, 2 rolled, 3 captured; 0: there is no such step)
    so the turn of no step at all, 0, is the pass.
"""

from typing import NamedTuple

import numpy as np

from wuqi.core.kernel import OVER, Codes, State
from wuqi.core.native.bits import U0, U1, at, lowest, mixed, popcount, signed
from wuqi.core.native.compiling import compiled
from wuqi.core.options import Options
from wuqi.games.janken.board import BOARD, GOALS, HOMES, MARKED, STEPS
from wuqi.games.janken.cube import LIES, ROLLED

X_CUBES, O_CUBES, TURNED, PAPERS, SCISSORS, SIDE, PLACING, QUIET, PASSED, OPTIONS, REPEATED = range(
    11
)
WORDS = 11
HISTORY = 1

# The most turns there are, with any-cube, optional rolling and turning back: a test counts them
# for every way to place up to four cubes. Enemies only take turns away: where one can be captured
# a cube could slide if it were not there. Two more, since turns are written before they count.
MOST_TURNS = 984
MOST_ACTIONS = MOST_TURNS + 2

CORNER, ALL_TAKEN, REPETITION, TOO_QUIET, BOTH_PASSED = range(5)
UNDECIDED = -1

MOST_CUBES = 4  # of a side
MOST_CAPTURES = 2  # in a turn
QUIET_LIMIT = 80  # turns of both sides, passes included
PASS_LIMIT = 2
OCCURRENCE_LIMIT = 3

PASS = 0
SLID, ROLLED_OVER, CAPTURED = 1, 2, 3
STEP_BITS = 10
STEP = (1 << STEP_BITS) - 1

CHOICES = {"actions": "any-cube", "rolling": "forced", "turning-back": "yes", "last-stand": "yes"}
ANY_CUBE, FORCED_ROLLING, TURNING_BACK, LAST_STAND = (np.uint64(1 << bit) for bit in range(4))

X_GOAL, O_GOAL = GOALS[1], GOALS[2]
ALL_PLACED = MARKED[1] | MARKED[2]


class Cubes(NamedTuple):
    """The cubes as the side to act sees them."""

    mine: np.uint64
    theirs: np.uint64
    turned: np.uint64
    papers: np.uint64
    scissors: np.uint64


class Outset(NamedTuple):
    """The situation at the beginning of a turn."""

    board: Cubes
    goal: np.uint64  # the enemy's corner
    shut: np.uint64  # the home triangle, closed to cubes outside it; nothing in a last stand
    length: int  # how many steps the turn has
    options: np.uint64


def start(options: Options) -> State:
    """An empty board on which X places first."""
    state = np.zeros(WORDS, dtype=np.uint64)
    state[SIDE] = state[PLACING] = 1
    state[OPTIONS] = option_bits(options)
    return state


def option_bits(options: Options) -> int:
    """The options as a word of the state."""
    return sum(1 << bit for bit, name in enumerate(CHOICES) if options[name] == CHOICES[name])


@compiled
def outset(state: State) -> Outset:
    """The situation in which the side to act begins its turn."""
    side = signed(state[SIDE])
    mine, theirs = state[side - 1], state[2 - side]
    board = Cubes(mine, theirs, state[TURNED], state[PAPERS], state[SCISSORS])
    last_stand = (state[OPTIONS] & LAST_STAND) != U0 and popcount(mine) == 1
    shut = U0 if last_stand else HOMES[side]
    return Outset(board, GOALS[side], shut, 3 if last_stand else 2, state[OPTIONS])


@compiled
def after_step(board: Cubes, step: int) -> Cubes:
    """The board after one step: what stood on the target is taken."""
    direction = step >> 6 & 3
    origin = np.uint64(step & 63)
    target = np.uint64((step & 63) + STEPS[direction])
    lie = (
        (board.turned >> origin & U1)
        | (board.papers >> origin & U1) << U1
        | (board.scissors >> origin & U1) << np.uint64(2)
    )
    if step >> 8 == ROLLED_OVER:
        lie = ROLLED[2 * signed(lie) + (direction >> 1)]
    elsewhere = ~(U1 << origin | U1 << target)
    return Cubes(
        (board.mine & elsewhere) | U1 << target,
        board.theirs & elsewhere,
        (board.turned & elsewhere) | (lie & U1) << target,
        (board.papers & elsewhere) | (lie >> U1 & U1) << target,
        (board.scissors & elsewhere) | (lie >> np.uint64(2)) << target,
    )


@compiled
def after_turn(board: Cubes, turn: int) -> Cubes:
    """The board after the steps of a turn, or of as much of it as has been made."""
    while turn != 0:
        board = after_step(board, turn & STEP)
        turn >>= STEP_BITS
    return board


@compiled
def beaten(board: Cubes, square: int) -> np.uint64:
    """The enemy cubes that the cube on a square beats, wherever they stand."""
    here = at(square)
    if (board.papers & here) != U0:
        return board.theirs & ~(board.papers | board.scissors)
    return board.theirs & (board.papers if (board.scissors & here) != U0 else board.scissors)


@compiled
def write_steps(
    board: Cubes,
    square: int,
    barred: np.uint64,
    options: np.uint64,
    made: int,
    shift: int,
    out: Codes,
    n: int,
) -> int:
    """Adds the steps made so far followed by each step of one cube; returns the new length.

    A step is written before it is known to be possible, and the list grows only if it is: that is
    faster than checking first.
    """
    north = np.uint64(square + STEPS[0])
    free = (BOARD & ~(board.mine | board.theirs | barred)) >> north
    prey = (beaten(board, square) & ~barred) >> north
    slides = 0 if (options & FORCED_ROLLING) != U0 else 1
    for direction in range(4):
        step = made | (square | direction << 6) << shift
        neighbour = np.uint64(STEPS[direction] - STEPS[0])
        possible = signed(free >> neighbour & U1)
        out[n] = step | SLID << shift + 8
        n += possible & slides
        out[n] = step | ROLLED_OVER << shift + 8
        n += possible
        if (prey >> neighbour & U1) != U0:
            out[n] = step | CAPTURED << shift + 8
            n += 1
    return n


@compiled
def write_continued(made: int, outset: Outset, out: Codes, n: int) -> int:
    """Adds the steps made so far followed by every possible step; returns the new length.

    Nothing can follow a winning step, and perhaps nothing follows one into a dead end.
    """
    board = after_turn(outset.board, made)
    if board.theirs == U0 or (board.mine & outset.goal) != U0:
        return n
    movers = board.mine
    moved, back = -1, U0
    shift = 0
    if made != PASS:
        shift = STEP_BITS if made <= STEP else 2 * STEP_BITS
        last = made >> (shift - STEP_BITS)
        moved = (last & 63) + STEPS[last >> 6 & 3]
        if (outset.options & TURNING_BACK) == U0:
            back = at(last & 63)
        if (outset.options & ANY_CUBE) == U0:
            movers = at(moved)
    full = popcount(outset.board.theirs ^ board.theirs) == MOST_CAPTURES
    safe = board.theirs if full else U0
    while movers != U0:
        square = lowest(movers)
        movers &= movers - U1
        barred = safe | (back if square == moved else U0)
        if (at(square) & outset.shut) == U0:
            barred |= outset.shut
        n = write_steps(board, square, barred, outset.options, made, shift, out, n)
    return n


@compiled
def outcome(state: State) -> int:
    """Why play is over, or UNDECIDED: a win first, then repetition, then counters."""
    if state[PLACING] != U0:
        return UNDECIDED
    if ((state[X_CUBES] & X_GOAL) | (state[O_CUBES] & O_GOAL)) != U0:
        return CORNER
    if state[X_CUBES] == U0 or state[O_CUBES] == U0:
        return ALL_TAKEN
    if state[REPEATED] != U0:
        return REPETITION
    if state[QUIET] >= np.uint64(QUIET_LIMIT):
        return TOO_QUIET
    if state[PASSED] >= np.uint64(PASS_LIMIT):
        return BOTH_PASSED
    return UNDECIDED


@compiled
def turn(state: State) -> int:
    return signed(state[SIDE]) if outcome(state) == UNDECIDED else OVER


@compiled
def placements(state: State, out: Codes) -> int:
    n = 0
    free = MARKED[signed(state[SIDE])] & ~(state[X_CUBES] | state[O_CUBES])
    while free != U0:
        for lie in range(len(LIES)):
            out[n] = lowest(free) + 64 * lie
            n += 1
        free &= free - U1
    return n


@compiled
def actions(state: State, out: Codes) -> int:
    if outcome(state) != UNDECIDED:
        return 0
    if state[PLACING] != U0:
        return placements(state, out)
    # The list grows in place. At first it holds the turn of no step. Then, once for each step,
    # every turn in it is replaced by its continuations, or stays as it is where there is none.
    begin = outset(state)
    out[0] = PASS
    n = 1
    for _ in range(begin.length):
        for i in range(n):
            longer = write_continued(out[i], begin, out, n)
            if longer > n:
                n = longer - 1
                out[i] = out[n]
    return n


@compiled
def count(state: State, scratch: Codes) -> int:
    return actions(state, scratch)


@compiled
def play(state: State, action: int) -> None:
    side = signed(state[SIDE])
    if state[PLACING] != U0:
        square = np.uint64(action & 63)
        lie = np.uint64(action >> 6)
        state[side - 1] |= U1 << square
        state[TURNED] |= (lie & U1) << square
        state[PAPERS] |= (lie >> U1 & U1) << square
        state[SCISSORS] |= (lie >> np.uint64(2)) << square
        state[PLACING] = U0 if (state[X_CUBES] | state[O_CUBES]) == ALL_PLACED else U1
    else:
        board = after_turn(outset(state).board, action)
        captured = board.theirs != state[2 - side]
        state[side - 1] = board.mine
        state[2 - side] = board.theirs
        state[TURNED] = board.turned
        state[PAPERS] = board.papers
        state[SCISSORS] = board.scissors
        state[QUIET] = U0 if captured else state[QUIET] + U1
        state[PASSED] = state[PASSED] + U1 if action == PASS else U0
    state[SIDE] = np.uint64(3 - side)


@compiled
def result(state: State, places: Codes) -> int:
    reason = outcome(state)
    places[0] = places[1] = 1
    if reason == CORNER:
        places[1 if (state[X_CUBES] & X_GOAL) != U0 else 0] = 2
    elif reason == ALL_TAKEN:
        places[1 if state[O_CUBES] == U0 else 0] = 2
    return reason


@compiled
def key(state: State) -> np.uint64:
    hashed = U0
    for word in range(WORDS - HISTORY):
        hashed = mixed(hashed, state[word])
    return hashed


@compiled
def repeat_key(state: State) -> np.uint64:
    """Cubes and side to act: counters take no part, and while cubes are placed nothing recurs."""
    if state[PLACING] != U0:
        return U0
    hashed = U0
    for word in range(SIDE + 1):
        hashed = mixed(hashed, state[word])
    return hashed


@compiled
def irreversible(state: State) -> bool:
    return state[QUIET] == U0


@compiled
def repeat(state: State, occurrences: int) -> None:
    if occurrences >= OCCURRENCE_LIMIT:
        state[REPEATED] = U1
