"""One simulation after another: down the tree, one node further, and back up with the payoffs."""

import numpy as np

from wuqi.core import verbs
from wuqi.core.kernel import CHANCE, OVER, moved
from wuqi.core.native.compiling import compiled
from wuqi.search.atomics import add_to
from wuqi.search.clock import due
from wuqi.search.dice import below, weighted
from wuqi.search.mcts.expansion import expand
from wuqi.search.mcts.forest import (
    ACTION,
    CROWDED,
    FIRST,
    MOVER,
    NODE,
    PROVEN,
    SUM,
    VISITS,
)
from wuqi.search.mcts.payoffs import UNPROVEN, of_guess, of_result, payoff_in
from wuqi.search.mcts.proof import prove
from wuqi.search.mcts.selection import pick
from wuqi.search.mcts.worker import (
    DEEPEST,
    DONE,
    LONGEST,
    PAST,
    PAYOFFS,
    PLACES,
    PLAYOUT,
    TOTALS,
    WANTED,
    SimulationArrays,
    SimulationPointers,
    pointers_to,
)
from wuqi.search.repetition import occurrences

ENOUGH = 1  # visits after which a node gets children


@compiled
def step(worker: SimulationPointers, action: int, here: int, since: int) -> int:
    """Plays an action on the worker's state and checks for repetition.

    `here` is its place in the path; returns the first place that can still come again.
    """
    game, state, path = worker.game, worker.state, worker.path
    verbs.play(game, state, action)
    if verbs.irreversible(game, state):
        since = here
    path[here] = verbs.repeat_key(game, state)
    if path[here] != np.uint64(0):
        times = occurrences(path, here, since, worker.tally[PAST])
        if times > 1:
            verbs.repeat(game, state, times)
    return since


@compiled
def judge_leaf(worker: SimulationPointers, here: int, since: int) -> None:
    """Writes what each side may expect, after as much random play as the game prefers."""
    tally = worker.tally
    payoffs = moved(tally, PAYOFFS)
    mover = verbs.turn(worker.game, worker.state)
    left = tally[PLAYOUT]
    while left > 0 and mover != OVER and here < LONGEST - 1:
        if mover == CHANCE:
            n = verbs.chance(worker.game, worker.state, worker.codes, worker.weights)
            chosen = weighted(worker.dice, worker.weights, n)
        else:
            n = verbs.actions(worker.game, worker.state, worker.codes)
            chosen = below(worker.dice, n)
            left -= 1
        here += 1
        since = step(worker, worker.codes[chosen], here, since)
        mover = verbs.turn(worker.game, worker.state)
    if mover == OVER:
        of_result(worker.game, worker.state, worker.sides, moved(tally, PLACES), payoffs)
    else:
        for side in range(worker.sides):
            payoffs[side] = of_guess(worker.game, worker.state, side + 1)


@compiled
def simulate(worker: SimulationPointers) -> None:
    """One simulation. Visits are counted on the way down, as a virtual loss: they keep other
    threads from following before the result is known."""
    nodes, tally, state = worker.nodes, worker.tally, worker.state
    payoffs = moved(tally, PAYOFFS)
    for word in range(worker.words):
        state[word] = worker.root[word]
    past = tally[PAST]
    node = ply = since = 0
    worker.trail[0] = 0
    visited = add_to(nodes, VISITS, 1)
    while True:
        place = node * NODE
        word = nodes[place + PROVEN]
        if word != UNPROVEN and ply > 0:
            for side in range(worker.sides):
                payoffs[side] = payoff_in(word, side + 1)
            break
        mover = verbs.turn(worker.game, state)
        if mover == OVER:  # by repetition: certain on this path only, so not stored
            of_result(worker.game, state, worker.sides, moved(tally, PLACES), payoffs)
            break
        nodes[place + MOVER] = mover
        if nodes[place + FIRST] <= 0 and (
            (visited < ENOUGH and ply > 0 and mover != CHANCE) or not expand(worker, node, mover)
        ):
            judge_leaf(worker, past + ply, since)
            break
        node = pick(worker, node)
        ply += 1
        worker.trail[ply] = node
        visited = add_to(nodes, node * NODE + VISITS, 1)
        since = step(worker, nodes[node * NODE + ACTION], past + ply, since)
        if ply >= LONGEST // 2:
            judge_leaf(worker, past + ply, since)
            break
    back_up(worker, ply)
    tally[DONE] += 1
    tally[DEEPEST] = max(tally[DEEPEST], ply)


@compiled
def back_up(worker: SimulationPointers, ply: int) -> None:
    """Backpropagation: adds the payoffs to every node of the trail, and proves what is certain."""
    nodes, tally, trail = worker.nodes, worker.tally, worker.trail
    payoffs = moved(tally, PAYOFFS)
    for side in range(worker.sides):
        tally[TOTALS + side] += payoffs[side]
    certain = nodes[trail[ply] * NODE + PROVEN] != UNPROVEN
    for i in range(ply, 0, -1):
        mover = nodes[trail[i - 1] * NODE + MOVER]
        gained = payoffs[mover - 1] if mover > 0 else 0
        add_to(nodes, trail[i] * NODE + SUM, gained)
    for i in range(ply - 1, -1, -1):
        if not certain:
            break
        certain = prove(worker, trail[i])


@compiled
def run(arrays: SimulationArrays) -> None:
    """Simulates until enough is done, the stop flag is raised, or there is no room for nodes."""
    worker = pointers_to(arrays)
    tally, census = worker.tally, worker.census
    while (
        tally[DONE] < tally[WANTED] and census[CROWDED] == 0 and not due(worker.stop, tally[DONE])
    ):
        simulate(worker)
