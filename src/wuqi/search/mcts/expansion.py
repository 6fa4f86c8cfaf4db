"""Expansion: the children of a node are made all at once, each with its prior from the judge."""

from wuqi.core import verbs
from wuqi.core.kernel import CHANCE, OVER, moved
from wuqi.core.native.compiling import compiled
from wuqi.search.atomics import add_to, claim, publish
from wuqi.search.mcts.forest import (
    ACTION,
    BUSY,
    COUNT,
    CROWDED,
    FIRST,
    IN_USE,
    MOVER,
    NODE,
    PRIOR,
    PROVEN,
    REDUNDANT,
    SUM,
    UNKNOWN,
    VISITS,
)
from wuqi.search.mcts.payoffs import UNPROVEN, of_glance, of_result, packed
from wuqi.search.mcts.worker import PAYOFFS, PLACES, SimulationPointers


@compiled
def expand(worker: SimulationPointers, node: int, mover: int) -> bool:
    """Makes the children of a node whose state is reached; False if another thread does it now,
    or if there is no room (which `census` then says)."""
    nodes = worker.nodes
    if not claim(nodes, node * NODE + FIRST, 0, BUSY):
        return False
    if mover == CHANCE:
        n = verbs.chance(worker.game, worker.state, worker.codes, worker.weights)
    else:
        n = verbs.actions(worker.game, worker.state, worker.codes)
    first = add_to(worker.census, IN_USE, n)
    if first + n > worker.capacity:
        add_to(worker.census, IN_USE, -n)
        publish(worker.census, CROWDED, 1)
        publish(nodes, node * NODE + FIRST, 0)
        return False
    for i in range(n):
        child = (first + i) * NODE
        nodes[child + ACTION] = worker.codes[i]
        nodes[child + MOVER] = UNKNOWN
        nodes[child + VISITS] = nodes[child + SUM] = 0
        nodes[child + FIRST] = nodes[child + COUNT] = 0
        nodes[child + PROVEN] = UNPROVEN
        if mover > 0 and verbs.redundant(worker.game, worker.state, worker.codes[i]):
            nodes[child + MOVER] = REDUNDANT
            nodes[child + PRIOR] = 0
            continue
        look_ahead(worker, child, mover)
        if mover == CHANCE:
            nodes[child + PRIOR] = worker.weights[i]
    nodes[node * NODE + COUNT] = n
    publish(nodes, node * NODE + FIRST, first)
    return True


@compiled
def look_ahead(worker: SimulationPointers, child: int, mover: int) -> None:
    """Judges what an action leads to; if the game ends there, that is certain at once."""
    nodes = worker.nodes
    for word in range(worker.words):
        worker.after[word] = worker.state[word]
    verbs.play(worker.game, worker.after, nodes[child + ACTION])
    if verbs.turn(worker.game, worker.after) == OVER:
        payoffs = moved(worker.tally, PAYOFFS)
        of_result(worker.game, worker.after, worker.sides, moved(worker.tally, PLACES), payoffs)
        nodes[child + MOVER] = OVER
        nodes[child + PROVEN] = packed(payoffs, worker.sides)
        nodes[child + PRIOR] = payoffs[mover - 1] if mover > 0 else 0
    elif mover > 0:
        nodes[child + PRIOR] = of_glance(worker.game, worker.after, mover)
