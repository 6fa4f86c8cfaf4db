"""Which child a simulation goes to: the most promising one, or what chance would bring."""

import math

from wuqi.core.compiling import compiled
from wuqi.core.kernel import CHANCE
from wuqi.search.mcts.desk import CURIOSITY, TRUST, Desk
from wuqi.search.mcts.forest import COUNT, FIRST, HOPE, MOVER, NODE, PROVEN, REDUNDANT, SUM, VISITS
from wuqi.search.mcts.payoffs import FULL, UNPROVEN, payoff_in


@compiled
def pick(desk: Desk, node: int) -> int:
    """The child of an expanded node that is visited next."""
    nodes = desk.nodes
    here = node * NODE
    first, n = nodes[here + FIRST], nodes[here + COUNT]
    if nodes[here + MOVER] == CHANCE:
        return overdue(desk, node, first, n)
    mover = nodes[here + MOVER]
    trust = desk.tally[TRUST]
    wonder = (
        FULL * desk.tally[CURIOSITY] / 1_000.0 * math.sqrt(math.log(nodes[here + VISITS] + 1.0))
    )
    best = -1.0
    chosen = first
    for child in range(first, first + n):
        place = child * NODE
        word = nodes[place + PROVEN]
        if nodes[place + MOVER] == REDUNDANT:
            continue
        if word != UNPROVEN:
            score = float(payoff_in(word, mover))
            if score == FULL:
                return child
        else:
            visits = nodes[place + VISITS] + trust
            known = nodes[place + SUM] + trust * nodes[place + HOPE]
            score = known / visits + wonder / math.sqrt(visits)
        if score > best:
            best = score
            chosen = child
    return chosen


@compiled
def overdue(desk: Desk, node: int, first: int, n: int) -> int:
    """The outcome that has come up least for its weight.

    Drawing lots would be right on average; this is right all the time, and no outcome is unlucky.
    """
    nodes = desk.nodes
    total = 0
    for child in range(first, first + n):
        total += nodes[child * NODE + HOPE]
    visits = nodes[node * NODE + VISITS] + 1.0
    best = -1.0e18
    chosen = first
    for child in range(first, first + n):
        place = child * NODE
        owed = nodes[place + HOPE] * visits / total - nodes[place + VISITS]
        if owed > best:
            best = owed
            chosen = child
    return chosen
