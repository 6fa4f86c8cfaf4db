"""Finds a position in the tree, so that earlier work is reused after a move."""

from wuqi.core import verbs
from wuqi.core.kernel import Codes, State, row
from wuqi.core.native.bits import local_codes
from wuqi.core.native.compiling import compiled
from wuqi.search.mcts.forest import ACTION, COUNT, FIRST, VISITS

NOWHERE = -1
WORTH = 2_000  # branches with a smaller share of the visits are not searched
FARTHEST = 64  # plies from the root: a whole round of the largest game
PLIES = FARTHEST + 1


@compiled
def find(game: Codes, nodes: Codes, states: State, target: State) -> int:
    """The node whose state is `target`, below the root whose state is in row 0; or NOWHERE.

    Only branches with a fair share of the root's visits are searched: finding a node with few
    visits would take longer than starting again. Walks in place: rows of `states` are the states on
    the way, and a node's next sibling comes right after it.
    """
    worth = max(2, nodes[0, VISITS] // WORTH)
    words = states.shape[1]
    node = ply = 0
    nexts = local_codes(PLIES)  # the child to look at next, per ply
    lasts = local_codes(PLIES)
    while True:
        equal = True
        for word in range(words):
            if states[ply, word] != target[word]:
                equal = False
                break
        if equal:
            return node
        nexts[ply] = lasts[ply] = 0
        if nodes[node, FIRST] > 0 and ply < FARTHEST:
            nexts[ply] = nodes[node, FIRST]
            lasts[ply] = nodes[node, FIRST] + nodes[node, COUNT]
        while True:
            while nexts[ply] < lasts[ply] and nodes[nexts[ply], VISITS] < worth:
                nexts[ply] += 1
            if nexts[ply] < lasts[ply]:
                break
            if ply == 0:
                return NOWHERE
            ply -= 1
        node = nexts[ply]
        nexts[ply] += 1
        for word in range(words):
            states[ply + 1, word] = states[ply, word]
        ply += 1
        verbs.play(row(game, 0), row(states, ply), nodes[node, ACTION])
