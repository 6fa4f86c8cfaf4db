"""Selection: which child a simulation visits next.

Sides choose by UCB1 with a prior: what the judge expects of a child counts as some visits made
before the first. Chance takes the outcome that is most overdue for its weight.
"""

import math

from wuqi.core.kernel import CHANCE
from wuqi.core.native.compiling import compiled
from wuqi.search.mcts.forest import COUNT, FIRST, MOVER, NODE, PRIOR, PROVEN, REDUNDANT, SUM, VISITS
from wuqi.search.mcts.payoffs import FULL, UNPROVEN, payoff_in
from wuqi.search.mcts.worker import EXPLORATION, PRIOR_VISITS, SimulationPointers


@compiled
def pick(worker: SimulationPointers, node: int) -> int:
    """The child of an expanded node that is visited next, by UCB1 with a prior."""
    nodes = worker.nodes
    here = node * NODE
    first, n = nodes[here + FIRST], nodes[here + COUNT]
    if nodes[here + MOVER] == CHANCE:
        return overdue(worker, node, first, n)
    mover = nodes[here + MOVER]
    prior_visits = worker.tally[PRIOR_VISITS]
    exploration = (
        FULL * worker.tally[EXPLORATION] / 1_000.0 * math.sqrt(math.log(nodes[here + VISITS] + 1.0))
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
            visits = nodes[place + VISITS] + prior_visits
            known = nodes[place + SUM] + prior_visits * nodes[place + PRIOR]
            score = known / visits + exploration / math.sqrt(visits)
        if score > best:
            best = score
            chosen = child
    return chosen


@compiled
def overdue(worker: SimulationPointers, node: int, first: int, n: int) -> int:
    """The outcome that has come up least for its weight.

    Random draws would be right on average; this keeps to the weights at every moment.
    """
    nodes = worker.nodes
    total = 0
    for child in range(first, first + n):
        total += nodes[child * NODE + PRIOR]
    visits = nodes[node * NODE + VISITS] + 1.0
    best = -1.0e18
    chosen = first
    for child in range(first, first + n):
        place = child * NODE
        owed = nodes[place + PRIOR] * visits / total - nodes[place + VISITS]
        if owed > best:
            best = owed
            chosen = child
    return chosen
