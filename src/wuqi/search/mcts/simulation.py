"""One simulation after another: down the tree, one node further, and back up with the payoffs."""

import numpy as np

from wuqi.core import verbs
from wuqi.core.compiling import compiled
from wuqi.core.kernel import CHANCE, OVER, Codes, State, moved, row
from wuqi.search.atomics import add_to
from wuqi.search.clock import due
from wuqi.search.dice import below, weighted
from wuqi.search.mcts.choice import pick
from wuqi.search.mcts.desk import (
    DEEPEST,
    DONE,
    LONGEST,
    PAST,
    PAYOFFS,
    PLACES,
    PLAYOUT,
    TOTALS,
    WANTED,
    Desk,
)
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
from wuqi.search.mcts.growth import grow
from wuqi.search.mcts.payoffs import UNPROVEN, of_guess, of_result, payoff_in
from wuqi.search.mcts.proof import prove
from wuqi.search.repetition import occurrences

ENOUGH = 1  # a node gets children when it is visited again after so many visits


@compiled
def step(desk: Desk, action: int, here: int, since: int) -> int:
    """Plays an action on the desk's state and looks whether that position has come before.

    `here` is its place in the path; gives the first place that can still come again.
    """
    game, state, path = desk.game, desk.state, desk.path
    verbs.play(game, state, action)
    if verbs.irreversible(game, state):
        since = here
    path[here] = verbs.repeat_key(game, state)
    if path[here] != np.uint64(0):
        times = occurrences(path, here, since, desk.tally[PAST])
        if times > 1:
            verbs.repeat(game, state, times)
    return since


@compiled
def judge_leaf(desk: Desk, here: int, since: int) -> None:
    """Writes what each side may expect, after as much random play as the game prefers."""
    tally = desk.tally
    payoffs = moved(tally, PAYOFFS)
    mover = verbs.turn(desk.game, desk.state)
    left = tally[PLAYOUT]
    while left > 0 and mover != OVER and here < LONGEST - 1:
        if mover == CHANCE:
            n = verbs.chance(desk.game, desk.state, desk.codes, desk.weights)
            chosen = weighted(desk.dice, desk.weights, n)
        else:
            n = verbs.actions(desk.game, desk.state, desk.codes)
            chosen = below(desk.dice, n)
            left -= 1
        here += 1
        since = step(desk, desk.codes[chosen], here, since)
        mover = verbs.turn(desk.game, desk.state)
    if mover == OVER:
        of_result(desk.game, desk.state, desk.sides, moved(tally, PLACES), payoffs)
    else:
        for side in range(desk.sides):
            payoffs[side] = of_guess(desk.game, desk.state, side + 1)


@compiled
def simulate(desk: Desk) -> None:
    """One simulation. The visits on the way down are counted at once: they keep other threads
    from following before it is known what they are worth."""
    nodes, tally, state = desk.nodes, desk.tally, desk.state
    payoffs = moved(tally, PAYOFFS)
    for word in range(desk.words):
        state[word] = desk.root[word]
    past = tally[PAST]
    node = ply = since = 0
    desk.trail[0] = 0
    visited = add_to(nodes, VISITS, 1)
    while True:
        place = node * NODE
        word = nodes[place + PROVEN]
        if word != UNPROVEN and ply > 0:
            for side in range(desk.sides):
                payoffs[side] = payoff_in(word, side + 1)
            break
        mover = verbs.turn(desk.game, state)
        if mover == OVER:  # by repetition: certain on this path only, so not written down
            of_result(desk.game, state, desk.sides, moved(tally, PLACES), payoffs)
            break
        nodes[place + MOVER] = mover
        if nodes[place + FIRST] <= 0 and (
            (visited < ENOUGH and ply > 0 and mover != CHANCE) or not grow(desk, node, mover)
        ):
            judge_leaf(desk, past + ply, since)
            break
        node = pick(desk, node)
        ply += 1
        desk.trail[ply] = node
        visited = add_to(nodes, node * NODE + VISITS, 1)
        since = step(desk, nodes[node * NODE + ACTION], past + ply, since)
        if ply >= LONGEST // 2:
            judge_leaf(desk, past + ply, since)
            break
    hand_up(desk, ply)
    tally[DONE] += 1
    tally[DEEPEST] = max(tally[DEEPEST], ply)


@compiled
def hand_up(desk: Desk, ply: int) -> None:
    """Adds the payoffs to every node of the trail, and proves what has become certain."""
    nodes, tally, trail = desk.nodes, desk.tally, desk.trail
    payoffs = moved(tally, PAYOFFS)
    for side in range(desk.sides):
        tally[TOTALS + side] += payoffs[side]
    certain = nodes[trail[ply] * NODE + PROVEN] != UNPROVEN
    for i in range(ply, 0, -1):
        mover = nodes[trail[i - 1] * NODE + MOVER]
        gained = payoffs[mover - 1] if mover > 0 else 0
        add_to(nodes, trail[i] * NODE + SUM, gained)
    for i in range(ply - 1, -1, -1):
        if not certain:
            break
        certain = prove(desk, trail[i])


@compiled
def run(
    game: Codes,
    states: State,
    codes: Codes,
    path: State,
    trail: Codes,
    tally: Codes,
    dice: State,
    nodes: Codes,
    census: Codes,
    stop: Codes,
    sides: int,
) -> None:
    """Simulates until enough is done, the stop flag is raised, or there is no room for nodes."""
    desk = Desk(
        row(game, 0),
        states.shape[1],
        sides,
        nodes.shape[0],
        row(states, 0),
        row(states, 1),
        row(states, 2),
        row(codes, 0),
        row(codes, 1),
        row(path, 0),
        row(trail, 0),
        row(tally, 0),
        row(dice, 0),
        row(nodes, 0),
        row(census, 0),
        row(stop, 0),
    )
    while (
        tally[0, DONE] < tally[0, WANTED]
        and census[0, CROWDED] == 0
        and not due(desk.stop, tally[0, DONE])
    ):
        simulate(desk)
