"""The order of actions: the stored one, then killer moves, then by the history heuristic."""

from wuqi.core.kernel import Codes
from wuqi.core.native.compiling import compiled
from wuqi.search.alphabeta.transposition import folded
from wuqi.search.alphabeta.worker import HISTORY_BITS

STORED = 1 << 40
KILLER = 1 << 30
MOST_HISTORY = 1 << 20
SORTED = 12  # actions beyond this place keep their order: it seldom matters


@compiled
def slot(side: int, action: int) -> int:
    """Where an action's history is kept; rarely, two actions share a slot."""
    return side << HISTORY_BITS | folded(action) >> (32 - HISTORY_BITS)


@compiled
def rate(
    actions: Codes, order: Codes, n: int, hint: int, killers: Codes, history: Codes, side: int
) -> None:
    """Writes into `order` how promising each action looks."""
    for i in range(n):
        action = actions[i]
        if hint != 0 and folded(action) == hint:
            order[i] = STORED
        elif action == killers[0]:
            order[i] = KILLER + 1
        elif action == killers[1]:
            order[i] = KILLER
        else:
            order[i] = history[slot(side, action)]


@compiled
def bring_best(actions: Codes, order: Codes, i: int, n: int) -> int:
    """Swaps the most promising action from `i` on to place `i`, and gives it."""
    if i < SORTED:
        best = i
        for j in range(i + 1, n):
            if order[j] > order[best]:
                best = j
        if best != i:
            actions[i], actions[best] = actions[best], actions[i]
            order[i], order[best] = order[best], order[i]
    return actions[i]


@compiled
def reward(actions: Codes, i: int, killers: Codes, history: Codes, side: int, depth: int) -> None:
    """Notes that action `i` refuted the position, and that those before it did not."""
    action = actions[i]
    if killers[0] != action:
        killers[1] = killers[0]
        killers[0] = action
    bonus = min(depth * depth, 400) << 6
    place = slot(side, action)
    history[place] += bonus - history[place] * bonus // MOST_HISTORY
    for j in range(i):
        place = slot(side, actions[j])
        history[place] -= bonus + history[place] * bonus // MOST_HISTORY
