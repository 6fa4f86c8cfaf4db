"""Passes certain results up the tree: a node is proven when its result no longer depends on
search."""

from wuqi.core.kernel import CHANCE, moved
from wuqi.core.native.compiling import compiled
from wuqi.search.mcts.forest import COUNT, FIRST, MOVER, NODE, PRIOR, PROVEN
from wuqi.search.mcts.payoffs import FULL, UNPROVEN, packed, payoff_in
from wuqi.search.mcts.worker import PAYOFFS, SimulationPointers


@compiled
def prove(worker: SimulationPointers, node: int) -> bool:
    """Proves a node from its children, if that can be done now.

    A mover who can surely come first does; one whose every action is certain takes the best.
    After chance the mean over all outcomes is certain once each outcome is.
    """
    nodes = worker.nodes
    here = node * NODE
    first, n, mover = nodes[here + FIRST], nodes[here + COUNT], nodes[here + MOVER]
    if first <= 0 or nodes[here + PROVEN] != UNPROVEN:
        return False
    if mover == CHANCE:
        return prove_mean(worker, node, first, n)
    best = -1
    certain = UNPROVEN
    for child in range(first, first + n):
        word = nodes[child * NODE + PROVEN]
        if word == UNPROVEN:
            best = FULL  # only a sure first place is better than not knowing
        elif payoff_in(word, mover) == FULL:
            nodes[here + PROVEN] = word
            return True
        elif payoff_in(word, mover) > best:
            best = payoff_in(word, mover)
            certain = word
    if best == FULL:
        return False
    nodes[here + PROVEN] = certain
    return True


@compiled
def prove_mean(worker: SimulationPointers, node: int, first: int, n: int) -> bool:
    """Proves a chance node whose outcomes are all proven."""
    nodes = worker.nodes
    payoffs = moved(worker.tally, PAYOFFS)
    total = 0
    for child in range(first, first + n):
        if nodes[child * NODE + PROVEN] == UNPROVEN:
            return False
        total += nodes[child * NODE + PRIOR]
    for side in range(worker.sides):
        mean = 0
        for child in range(first, first + n):
            share = payoff_in(nodes[child * NODE + PROVEN], side + 1)
            mean += share * nodes[child * NODE + PRIOR]
        payoffs[side] = mean // total
    nodes[node * NODE + PROVEN] = packed(payoffs, worker.sides)
    return True
