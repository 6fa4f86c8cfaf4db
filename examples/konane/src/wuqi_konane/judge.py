"""How good a position looks: who has more jumps left, for whoever runs out of them loses."""

import math

from wuqi.core.kernel import State
from wuqi.core.native.bits import signed
from wuqi.core.native.compiling import compiled
from wuqi_konane.rules import BLACK, SIDE, jumps

UNIT = 4.0  # so many jumps ahead are worth 0.45 of a win
TO_MOVE = 1  # a turn is worth about one jump


@compiled
def judge(state: State, side: int) -> int:
    ahead = float(jumps(state, 1) - jumps(state, 2))
    ahead += TO_MOVE if signed(state[SIDE]) == BLACK else -TO_MOVE
    value = int(999 * ahead / math.sqrt(ahead * ahead + 4.0 * UNIT * UNIT))
    return value if side == BLACK else -value
