"""A node's children are made: all at once, each with what the judge expects of it."""

from wuqi.core import verbs
from wuqi.core.compiling import compiled
from wuqi.core.kernel import CHANCE, OVER, moved
from wuqi.search.atomics import add_to, claim, publish
from wuqi.search.mcts.desk import PAYOFFS, PLACES, Desk
from wuqi.search.mcts.forest import (
    ACTION,
    BUSY,
    COUNT,
    CROWDED,
    FIRST,
    HOPE,
    IN_USE,
    MOVER,
    NODE,
    PROVEN,
    REDUNDANT,
    SUM,
    UNKNOWN,
    VISITS,
)
from wuqi.search.mcts.payoffs import UNPROVEN, of_guess, of_result, packed


@compiled
def grow(desk: Desk, node: int, mover: int) -> bool:
    """Makes the children of a node whose state is reached; False if another thread does it now,
    or if there is no room (which `census` then says)."""
    nodes = desk.nodes
    if not claim(nodes, node * NODE + FIRST, 0, BUSY):
        return False
    if mover == CHANCE:
        n = verbs.chance(desk.game, desk.state, desk.codes, desk.weights)
    else:
        n = verbs.actions(desk.game, desk.state, desk.codes)
    first = add_to(desk.census, IN_USE, n)
    if first + n > desk.capacity:
        add_to(desk.census, IN_USE, -n)
        publish(desk.census, CROWDED, 1)
        publish(nodes, node * NODE + FIRST, 0)
        return False
    for i in range(n):
        child = (first + i) * NODE
        nodes[child + ACTION] = desk.codes[i]
        nodes[child + MOVER] = UNKNOWN
        nodes[child + VISITS] = nodes[child + SUM] = 0
        nodes[child + FIRST] = nodes[child + COUNT] = 0
        nodes[child + PROVEN] = UNPROVEN
        if mover > 0 and verbs.redundant(desk.game, desk.state, desk.codes[i]):
            nodes[child + MOVER] = REDUNDANT
            nodes[child + HOPE] = 0
            continue
        look_ahead(desk, child, mover)
        if mover == CHANCE:
            nodes[child + HOPE] = desk.weights[i]
    nodes[node * NODE + COUNT] = n
    publish(nodes, node * NODE + FIRST, first)
    return True


@compiled
def look_ahead(desk: Desk, child: int, mover: int) -> None:
    """Judges what an action leads to; if the game ends there, that is certain at once."""
    nodes = desk.nodes
    for word in range(desk.words):
        desk.after[word] = desk.state[word]
    verbs.play(desk.game, desk.after, nodes[child + ACTION])
    if verbs.turn(desk.game, desk.after) == OVER:
        payoffs = moved(desk.tally, PAYOFFS)
        of_result(desk.game, desk.after, desk.sides, moved(desk.tally, PLACES), payoffs)
        nodes[child + MOVER] = OVER
        nodes[child + PROVEN] = packed(payoffs, desk.sides)
        nodes[child + HOPE] = payoffs[mover - 1] if mover > 0 else 0
    elif mover > 0:
        nodes[child + HOPE] = of_guess(desk.game, desk.after, mover)
