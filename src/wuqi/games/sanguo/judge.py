"""A static evaluation of Three Kingdoms dark chess, in thousandths of a win.

In words: a player is as strong as the army is worth, face-down pieces included, and as what the
mode ranks by: nothing more in `annihilation`; in `recall` the share of the captures that send the
army home; in `points` and `race` the score or the captured value, the army then counting only as
the means to capture more. In the first two modes recalled players rank above everyone in
play, and eliminated players below. The judgement is the mean lead over the two opponents, so the
three players' values sum to zero, apart from rounding.
"""

from wuqi.core.kernel import State
from wuqi.core.native.bits import signed
from wuqi.core.native.compiling import compiled
from wuqi.games.sanguo.pieces import CAMP_SIZE, size, worth
from wuqi.games.sanguo.rules import (
    ANNIHILATION,
    MODE,
    OUT,
    PLAYERS,
    RECALL,
    RECALLED,
    SPLIT,
    TAKEN,
    alive,
    camp_of,
    lives,
    measure,
    since,
)

WHOLE_ARMY = 320  # a camp at the start; what a player without one may hope for
MEANS = 4  # by what the army is divided where it is only the means
GONE_HOME = 1_000  # beyond what any army in play is worth
LEAD = 3  # thousandths of a win for each point of value
MOST = 990


@compiled
def strength(state: State, player: int) -> int:
    """How strong a player is, in points of piece value."""
    mode, camp = signed(state[MODE]), camp_of(state, player)
    if mode <= RECALL and not lives(state, player):
        later = since(state[RECALLED], player)
        return GONE_HOME + later if later >= 0 else -GONE_HOME - since(state[OUT], player)
    value = worth(alive(state, player)) if camp else WHOLE_ARMY
    if mode == ANNIHILATION:
        return value
    if mode == RECALL:
        taken = size(state[TAKEN + player - 1])
        return value // MEANS + WHOLE_ARMY * taken // max(1, CAMP_SIZE[signed(state[SPLIT]), camp])
    return value // MEANS + measure(state, player)


@compiled
def judge(state: State, side: int) -> int:
    ours = strength(state, side)
    leads = 0
    for rival in PLAYERS:
        leads += max(-MOST, min(MOST, LEAD * (ours - strength(state, rival))))
    return leads // 2
