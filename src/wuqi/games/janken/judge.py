"""A static evaluation of janken shogi, in thousandths of a win.

In words, it is good for a side

- to have more cubes than the other, and to stand beside enemy cubes that its own cubes beat;
- to have one cube far ahead on its way to the enemy's corner, best within the two steps of a
  turn, while the others hang back;
- to outnumber the enemy where they meet: many of its cubes within a turn of few enemy cubes; and
  to be the one to move there.

The weights were fitted to games between players who look one turn of each side ahead, under both
presets.
"""

import numpy as np

from wuqi.core.kernel import State
from wuqi.core.native.bits import U0, U1, lowest, popcount
from wuqi.core.native.compiling import compiled
from wuqi.games.janken.board import BIT_OF, BOARD
from wuqi.games.janken.rules import O_CUBES, PAPERS, PLACING, SCISSORS, SIDE, X_CUBES

CUBE = 300
CAPTURE = 210  # an enemy cube beside one that beats it
FOREMOST_STEP = 52  # of the foremost cube towards the enemy's corner
ANY_STEP = -15  # of any cube
AT_THE_GATE = 285  # the foremost cube is two steps from the corner, or one
MET = 126  # a cube within two steps of an enemy cube
MET_ON_THE_MOVE = 39  # the same, an enemy's

WAY = 10  # steps from corner to corner
FROM_A6 = np.zeros(64, dtype=np.int64)
for bit in BIT_OF.values():
    FROM_A6[bit] = bit // 7 - 1 + bit % 7


@compiled
def beside(squares: np.uint64) -> np.uint64:
    """Every square one step from any of these."""
    seven = np.uint64(7)
    return (squares << U1 | squares >> U1 | squares << seven | squares >> seven) & BOARD


@compiled
def met(mine: np.uint64, theirs: np.uint64) -> int:
    """How many of their cubes are within two steps of mine."""
    near = beside(mine)
    return popcount((near | beside(near)) & theirs)


@compiled
def captures(mine: np.uint64, theirs: np.uint64, papers: np.uint64, scissors: np.uint64) -> int:
    """How many of their cubes are next to one of mine that beats them."""
    rocks = ~(papers | scissors)
    beaten = (
        (beside(mine & rocks) & scissors)
        | (beside(mine & papers) & rocks)
        | (beside(mine & scissors) & papers)
    )
    return popcount(beaten & theirs)


@compiled
def progress(cubes: np.uint64, goal_is_a6: bool) -> int:
    """What the cubes' progress towards the enemy's corner is worth."""
    foremost = 0
    together = 0
    while cubes != U0:
        from_a6 = FROM_A6[lowest(cubes)]
        come = WAY - from_a6 if goal_is_a6 else from_a6
        foremost = max(foremost, come)
        together += come
        cubes &= cubes - U1
    gate = AT_THE_GATE if foremost >= WAY - 2 else 0
    return FOREMOST_STEP * foremost + ANY_STEP * together + gate


@compiled
def judge(state: State, side: int) -> int:
    if state[PLACING] != U0:
        return 0
    x, o, papers, scissors = state[X_CUBES], state[O_CUBES], state[PAPERS], state[SCISSORS]
    met_by_x, met_by_o = met(x, o), met(o, x)
    good = (
        CUBE * (popcount(x) - popcount(o))
        + CAPTURE * (captures(x, o, papers, scissors) - captures(o, x, papers, scissors))
        + progress(x, False)
        - progress(o, True)
        + MET * (met_by_o - met_by_x)
        + MET_ON_THE_MOVE * (met_by_x if state[SIDE] == U1 else -met_by_o)
    )
    good = max(-990, min(990, good))
    return good if side == 1 else -good
