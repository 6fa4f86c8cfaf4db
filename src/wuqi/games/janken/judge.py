"""A static evaluation of janken shogi, in thousandths of a win. Its weights are learned.

In words: what counts is how cubes stand to each other. Any two cubes are a pair: both ours, both
theirs, or one of each. Their squares and how they lie say whether one threatens the other, now or
after a roll, guards it, runs ahead of it or blocks its way. Every pair has a worth (see `pairs`),
and so has the number of cubes on either side. The side to move looks at the board from its own
home.

A side that can bring a cube to the enemy's corner in this turn has won.

`weights.npz` has the numbers; `python -m learning.janken` makes it from games the program plays
against itself, see docs/learning.md.
"""

import math

import numpy as np

from wuqi.core.kernel import Codes, State
from wuqi.core.native.bits import U0, U1, at, local_codes, lowest, signed
from wuqi.core.native.compiling import compiled
from wuqi.games.janken.board import BOARD, STEPS
from wuqi.games.janken.cube import ROLLED
from wuqi.games.janken.pairs import (
    LIE,
    LYING,
    MATERIALS,
    OURS,
    OURS_AND_THEIRS,
    PAIR_KINDS,
    PAIRS,
    PHASES,
    SQUARE,
    SQUARES,
    THEIRS,
    material_worths,
    pair_worths,
)
from wuqi.games.janken.rules import (
    ANY_CUBE,
    CAPTURED,
    FORCED_ROLLING,
    MOST_CUBES,
    O_CUBES,
    PLACING,
    ROLLED_OVER,
    SIDE,
    STEP,
    STEP_BITS,
    X_CUBES,
    Cubes,
    Outset,
    outset,
)

THINS = True  # `redundant` is exact
FULL = 8  # cubes on a full board
UNIT = 1024  # of the weights: 1024 is a factor of e in the odds
WON = 990  # a cube reaches the corner in this turn
SQUARE_OF = 8  # a cube in the list is 8 × its square + how it lies


@compiled
def beside(squares: np.uint64) -> np.uint64:
    """Every square one step from any of these."""
    seven = np.uint64(7)
    return (squares << U1 | squares >> U1 | squares << seven | squares >> seven) & BOARD


@compiled
def lie_at(board: Cubes, square: int) -> int:
    """How the cube on a square lies."""
    here = np.uint64(square)
    turned, paper = board.turned >> here & U1, board.papers >> here & U1
    return signed(turned | paper << U1 | (board.scissors >> here & U1) << np.uint64(2))


@compiled
def takes(board: Cubes, top: int, square: np.uint64) -> bool:
    """Whether a cube that shows a kind may step onto a square: it is empty, or its cube is
    beaten."""
    if (board.theirs & square) == U0:
        return (board.mine & square) == U0
    there = 1 if (board.papers & square) != U0 else 2 if (board.scissors & square) != U0 else 0
    return top == (there + 1) % 3


@compiled
def reaches_corner(begin: Outset) -> bool:
    """Whether a cube of the side to move can be in the enemy's corner after two steps at most."""
    board, goal = begin.board, begin.goal
    gates = beside(goal)
    near = board.mine & gates
    while near != U0:
        if takes(board, lie_at(board, lowest(near)) >> 1, goal):
            return True
        near &= near - U1
    near = board.mine & beside(gates)
    while near != U0:
        square = lowest(near)
        near &= near - U1
        lie = lie_at(board, square)
        for direction in range(4):
            gate = at(square + STEPS[direction]) & gates
            if gate == U0 or not takes(board, lie >> 1, gate):
                continue
            captured = (board.theirs & gate) != U0
            slid = captured or (begin.options & FORCED_ROLLING) == U0
            if slid and takes(board, lie >> 1, goal):
                return True
            rolled = signed(ROLLED[2 * lie + (direction >> 1)])
            if not captured and takes(board, rolled >> 1, goal):
                return True
    return False


@compiled
def listed(board: Cubes, cubes: np.uint64, side: int, out: Codes) -> int:
    """Writes squares and lies of these cubes as a side sees them; gives their number."""
    n = 0
    while cubes != U0:
        bit = lowest(cubes)
        cubes &= cubes - U1
        out[n] = SQUARE_OF * SQUARE[side, bit] + lie_at(board, bit)
        n += 1
    return n


@compiled
def pair_of(first: int, second: int) -> int:
    """The number of a pair of listed cubes."""
    squares = (first >> 3) * SQUARES + (second >> 3)
    return squares * LYING + LIE[(first & 7) << 3 | second & 7]


@compiled
def rules_of(options: np.uint64) -> int:
    """Which of the two sets of weights is used."""
    return 1 if (options & ANY_CUBE) != U0 else 0


@compiled
def odds(begin: Outset, side: int) -> float:
    """How good it is for the side to move: a logarithm of the odds, in UNITs."""
    ours, theirs = local_codes(MOST_CUBES), local_codes(MOST_CUBES)
    board = begin.board
    n = listed(board, board.mine, side, ours)
    m = listed(board, board.theirs, side, theirs)
    rules = rules_of(begin.options)
    pairs, material = pair_worths(), material_worths()
    place = (rules * MATERIALS + 4 * (n - 1) + m - 1) * PHASES
    full, empty = int(material[place]), int(material[place + 1])
    across = (rules * PAIR_KINDS + OURS_AND_THEIRS) * PAIRS
    within = (rules * PAIR_KINDS + OURS) * PAIRS
    for i in range(n):
        for j in range(m):
            place = PHASES * (across + pair_of(ours[i], theirs[j]))
            full += pairs[place]
            empty += pairs[place + 1]
        for j in range(i):
            place = PHASES * (within + pair_of(ours[i], ours[j]))
            full += pairs[place]
            empty += pairs[place + 1]
    within = (rules * PAIR_KINDS + THEIRS) * PAIRS
    for i in range(m):
        for j in range(i):
            place = PHASES * (within + pair_of(theirs[i], theirs[j]))
            full += pairs[place]
            empty += pairs[place + 1]
    return (full * (n + m) + empty * (FULL - n - m)) / FULL


@compiled
def judge(state: State, side: int) -> int:
    if state[PLACING] != U0:
        return 0
    begin = outset(state)
    mover = signed(state[SIDE])
    if reaches_corner(begin):
        value = WON
    else:
        good = odds(begin, mover)
        value = int(980 * good / math.sqrt(good * good + 4.0 * UNIT * UNIT))
    return value if side == mover else -value


@compiled
def redundant(state: State, action: int) -> bool:
    """Whether another turn leads to the same position, and is not redundant itself.

    Of a cube's two ways around a corner the one that begins north or south stays, unless both
    steps are rolls, whose order counts. In a straight line the roll comes first, and two rolls are
    none. Of two cubes that do not meet, the one on the lower square goes first.
    """
    first, second = action & STEP, action >> STEP_BITS & STEP
    if state[PLACING] != U0 or second == 0 or action >> 2 * STEP_BITS != 0:
        return False
    manner, then = first >> 8, second >> 8
    if manner == CAPTURED or then == CAPTURED:
        return False
    begin = outset(state)
    origin, way, turn = first & 63, first >> 6 & 3, second >> 6 & 3
    middle = origin + STEPS[way]
    end = at((second & 63) + STEPS[turn])
    if second & 63 != middle:
        return second & 63 < origin and (end & (at(origin) | begin.goal)) == U0
    if way == turn:
        return then == ROLLED_OVER and (begin.options & FORCED_ROLLING) == U0
    if way >> 1 == turn >> 1 or way < 2 or (manner == ROLLED_OVER and then == ROLLED_OVER):
        return False
    other = at(origin + STEPS[turn])  # the square on the other way around
    if (other & (state[X_CUBES] | state[O_CUBES] | begin.goal)) != U0:
        return False
    if (at(origin) & begin.shut) == U0:
        return (other & begin.shut) == U0
    return (other & begin.shut) != U0 or (end & begin.shut) == U0
