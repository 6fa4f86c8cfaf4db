"""Leaves that wait for an evaluator: many are collected before any of them is judged.

The tree is that of `forest`. A leaf that waits is BUSY. Its visits count already, as a virtual
loss: so the next descents go elsewhere. One that ends at a waiting leaf is taken back.
"""

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wuqi.core import encoding, verbs
from wuqi.core.encoding import END, Encoding, Planes
from wuqi.core.kernel import CHANCE, OVER, Codes, State, moved, row
from wuqi.core.native.compiling import compiled
from wuqi.search.mcts.expansion import expand
from wuqi.search.mcts.forest import (
    ACTION,
    BUSY,
    COUNT,
    FIRST,
    MOVER,
    NODE,
    PRIOR,
    PROVEN,
    REDUNDANT,
    SUM,
    UNKNOWN,
    VISITS,
)
from wuqi.search.mcts.payoffs import FULL, UNPROVEN, of_guess, of_result, payoff_in
from wuqi.search.mcts.proof import prove
from wuqi.search.mcts.selection import overdue
from wuqi.search.mcts.simulation import back_up, step
from wuqi.search.mcts.trees import TreeArrays, pointers_to
from wuqi.search.mcts.worker import (
    DONE,
    EXPLORATION,
    PAST,
    PAYOFFS,
    PLACES,
    WANTED,
    SimulationPointers,
)

Floats = npt.NDArray[np.float32]

DEEPEST = 500  # plies below the root
TREE, LEAF_NODE, PLY, SIDE, ACTIONS = range(5)
SETTLED, WAITING, TAKEN_BACK = range(3)
USABLE, ODD_SCORES, ODD_VALUES = range(3)  # what an evaluator's answer can be
UNTRIED = 0.1  # how much worse than its siblings an untried action is assumed to be


class LeafArrays(NamedTuple):
    """A row for each leaf."""

    game: Codes  # the verbs, with `encode` and `draw`
    states: State
    trails: Codes  # the nodes from the root
    about: Codes  # its tree, node and ply, whose turn it is, how many actions there are
    codes: Codes  # the actions
    encoded: Codes  # their tokens
    planes: Planes  # as the side to move sees it
    chosen: Codes  # no tokens are chosen yet
    priors: Floats  # how likely each action is

    @classmethod
    def make(cls, code: Encoding, rows: int) -> "LeafArrays":
        """Memory for this many leaves."""
        kernel = code.game.kernel
        most = kernel.most_actions
        return cls(
            code.addresses,
            np.zeros((rows, kernel.words), dtype=np.uint64),
            np.zeros((rows, DEEPEST + 1), dtype=np.int64),
            np.zeros((rows, ACTIONS + 1), dtype=np.int64),
            np.zeros((rows, most), dtype=np.int64),
            np.zeros((rows, most * code.most_tokens), dtype=np.int64),
            np.zeros((rows, math.prod(code.shape)), dtype=np.uint8),
            np.full((1, code.most_tokens), END, dtype=np.int64),
            np.zeros((rows, most), dtype=np.float32),
        )


@compiled
def pick(worker: SimulationPointers, node: int) -> int:
    """The child that is visited next, by PUCT."""
    nodes = worker.nodes
    here = node * NODE
    first, n, mover = nodes[here + FIRST], nodes[here + COUNT], nodes[here + MOVER]
    if mover == CHANCE:
        return overdue(worker, node, first, n)
    total = tried = 0
    for child in range(first, first + n):
        total += nodes[child * NODE + SUM]
        tried += nodes[child * NODE + VISITS]
    untried = max(0.0, total / tried / FULL - UNTRIED) if tried > 0 else 0.5
    exploration = worker.tally[EXPLORATION] / 1_000.0 * math.sqrt(nodes[here + VISITS])
    best = -1.0
    chosen = first
    for child in range(first, first + n):
        place = child * NODE
        if nodes[place + MOVER] == REDUNDANT:
            continue
        word, visits = nodes[place + PROVEN], nodes[place + VISITS]
        if word != UNPROVEN:
            score = payoff_in(word, mover) / FULL
            if score == 1.0:
                return child
        else:
            score = nodes[place + SUM] / visits / FULL if visits > 0 else untried
            score += exploration * nodes[place + PRIOR] / FULL / (1.0 + visits)
        if score > best:
            best = score
            chosen = child
    return chosen


@compiled
def descend(worker: SimulationPointers, leaves: LeafArrays, slot: int) -> int:
    """One descent: SETTLED if its result is known, else WAITING in a slot or TAKEN_BACK."""
    nodes, tally, state, trail = worker.nodes, worker.tally, worker.state, worker.trail
    payoffs = moved(tally, PAYOFFS)
    for word in range(worker.words):
        state[word] = worker.root[word]
    node = ply = since = 0
    trail[0] = 0
    nodes[VISITS] += 1
    while True:
        place = node * NODE
        proven = nodes[place + PROVEN]
        mover = verbs.turn(worker.game, state)
        if proven != UNPROVEN and ply > 0:
            for side in range(worker.sides):
                payoffs[side] = payoff_in(proven, side + 1)
            break
        if mover == OVER:
            of_result(worker.game, state, worker.sides, moved(tally, PLACES), payoffs)
            break
        nodes[place + MOVER] = mover
        if nodes[place + FIRST] == BUSY:
            for i in range(ply + 1):
                nodes[trail[i] * NODE + VISITS] -= 1
            return TAKEN_BACK
        if nodes[place + FIRST] == 0 and mover != CHANCE and ply < DEEPEST:
            for word in range(worker.words):
                leaves.states[slot, word] = state[word]
            for i in range(ply + 1):
                leaves.trails[slot, i] = trail[i]
            leaves.about[slot, LEAF_NODE] = node
            leaves.about[slot, PLY] = ply
            leaves.about[slot, SIDE] = mover
            nodes[place + FIRST] = BUSY
            return WAITING
        if ply == DEEPEST or (nodes[place + FIRST] == 0 and not expand(worker, node, mover)):
            for side in range(worker.sides):
                payoffs[side] = of_guess(worker.game, state, side + 1)
            break
        node = pick(worker, node)
        ply += 1
        trail[ply] = node
        nodes[node * NODE + VISITS] += 1
        since = step(worker, nodes[node * NODE + ACTION], tally[PAST] + ply, since)
    back_up(worker, ply)
    return SETTLED


@compiled
def gather(trees: TreeArrays, leaves: LeafArrays, most: int) -> int:
    """Collects at most this many waiting leaves of each tree, their actions and planes; how many
    there are. None: every tree has made its simulations."""
    slot = 0
    for tree in range(trees.tally.shape[0]):
        worker = pointers_to(trees, tree)
        tally = worker.tally
        last = slot + most
        while slot < last and tally[DONE] < tally[WANTED]:
            found = descend(worker, leaves, slot)
            if found == TAKEN_BACK:
                break
            tally[DONE] += 1
            if found == WAITING:
                leaves.about[slot, TREE] = tree
                show(leaves, slot)
                slot += 1
    return slot


@compiled
def show(leaves: LeafArrays, slot: int) -> None:
    """Writes the actions and the planes of a leaf."""
    game, state = row(leaves.game, 0), row(leaves.states, slot)
    codes, about = row(leaves.codes, slot), row(leaves.about, slot)
    about[ACTIONS] = verbs.actions(game, state, codes)
    encoding.encode(game, state, codes, about[ACTIONS], row(leaves.encoded, slot))
    planes = row(leaves.planes, slot)
    for place in range(leaves.planes.shape[1]):
        planes[place] = 0
    encoding.draw(game, state, about[SIDE], row(leaves.chosen, 0), 0, planes)


@compiled
def take_up(
    trees: TreeArrays, leaves: LeafArrays, number: int, scores: Floats, values: Floats
) -> int:
    """Expands waiting leaves by the evaluator's answer: scores of tokens, and the values of sides,
    the side to move first. USABLE, or what is odd about the answer."""
    for slot in range(number):
        worker = pointers_to(trees, leaves.about[slot, TREE])
        nodes, trail, payoffs = worker.nodes, worker.trail, moved(worker.tally, PAYOFFS)
        node, ply = leaves.about[slot, LEAF_NODE], leaves.about[slot, PLY]
        side_to_move = leaves.about[slot, SIDE]
        if not weigh(leaves, slot, scores):
            return ODD_SCORES
        for word in range(worker.words):
            worker.state[word] = leaves.states[slot, word]
        for i in range(ply + 1):
            trail[i] = leaves.trails[slot, i]
        nodes[node * NODE + FIRST] = 0
        if expand(worker, node, side_to_move):
            for k in range(nodes[node * NODE + COUNT]):
                child = (nodes[node * NODE + FIRST] + k) * NODE
                if nodes[child + MOVER] == UNKNOWN:
                    nodes[child + PRIOR] = int(leaves.priors[slot, k] * FULL)
        proven = prove(worker, node)
        for side in range(worker.sides):
            value = values[slot, (side + 1 - side_to_move) % worker.sides]
            if not math.isfinite(value):
                return ODD_VALUES
            expected = int(min(max((1.0 + value) / 2.0, 0.0), 1.0) * FULL)
            payoffs[side] = payoff_in(nodes[node * NODE + PROVEN], side + 1) if proven else expected
        back_up(worker, ply)
    return USABLE


@compiled
def weigh(leaves: LeafArrays, slot: int, scores: Floats) -> bool:
    """Writes how likely each action of a leaf is: the product of its tokens' likelihoods, among the
    legal actions. False if a score is not finite."""
    length, priors = leaves.chosen.shape[1], leaves.priors
    count = leaves.about[slot, ACTIONS]
    highest = -math.inf
    for k in range(count):
        logit = 0.0
        for i in range(k * length, (k + 1) * length):
            token = leaves.encoded[slot, i]
            if token == END:
                break
            logit += scores[slot, token]
        if not math.isfinite(logit):
            return False
        priors[slot, k] = logit
        highest = max(highest, logit)
    total = 0.0
    for k in range(count):
        priors[slot, k] = math.exp(priors[slot, k] - highest)
        total += priors[slot, k]
    for k in range(count):
        priors[slot, k] /= total
    return True
