"""A static evaluation of draughts, in thousandths of a win.

In words: pieces decide. A king is worth three men, and a lead weighs the more the fewer pieces
are left: a man ahead is next to nothing at twenty each, and a third of a win at three to two.
A man is worth a little more the further forward he has come, and in the middle of the board,
where he reaches both wings.
"""

import numpy as np

from wuqi.core.bits import popcount, signed
from wuqi.core.compiling import compiled
from wuqi.core.kernel import State
from wuqi.games.draughts.board import BIT_OF
from wuqi.games.draughts.captures import can_capture
from wuqi.games.draughts.rules import BLUE, GREEN, KINGS, SIDE

MAN = 100
KING = 300
ROW = 2  # for each row a man has come forward
CENTRE = 4
STAKE = 1000  # a lead counts in proportion to all the pieces on the board, and so much more
SCALE = 4000

ROWS = np.array(
    [sum(1 << BIT_OF[5 * row + i] for i in range(1, 6)) for row in range(10)], dtype=np.uint64
)
MIDDLE = np.uint64(sum(1 << BIT_OF[s] for s in (17, 18, 19, 22, 23, 24, 27, 28, 29, 32, 33, 34)))


@compiled
def worth(pieces: np.uint64, kings: np.uint64, side: int) -> int:
    """The pieces of a side and where its men stand."""
    men = pieces & ~kings
    value = MAN * popcount(men) + KING * popcount(pieces & kings) + CENTRE * popcount(men & MIDDLE)
    for row in range(10):
        forward = 9 - row if side == 1 else row
        value += ROW * forward * popcount(men & ROWS[row])
    return value


@compiled
def judge(state: State, side: int) -> int:
    blue = worth(state[BLUE], state[KINGS], 1)
    green = worth(state[GREEN], state[KINGS], 2)
    good = SCALE * (blue - green) // (blue + green + STAKE)
    good = max(-990, min(990, good))
    return good if side == 1 else -good


@compiled
def loud(state: State) -> bool:
    """Something can be taken: what the pieces are worth is about to change."""
    side = signed(state[SIDE])
    own = state[side - 1]
    kings = own & state[KINGS]
    return can_capture(own ^ kings, kings, state[2 - side])
