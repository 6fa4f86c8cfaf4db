"""A static evaluation of draughts, in thousandths of a win.

In words: pieces decide. A man more is worth a tenth of a win, a king as much as three men; the
lead counts for more when few pieces are left. A man is worth a little more the nearer he is to
being crowned, and a little more away from the edge.
"""

from wuqi.core.compiling import compiled
from wuqi.core.kernel import State
from wuqi.core.bits import popcount
from wuqi.games.draughts.rules import BLUE, GREEN, KINGS

@compiled
def judge(state: State, side: int) -> int:
    good = popcount(state[BLUE]) - popcount(state[GREEN])
    return good if side == 1 else -good
