"""The positions of a slice as a graph, and its labels: wins and losses by growing distance.

Compiled and game-blind. A slice's positions are nodes 0, 1, …; `link` lists what their actions lead
to, `turn_round` turns the arrows round, and `label` goes from what is decided back to what follows
from it. Actions that leave the slice lead to what is decided already, or to the end of the game.

Where distances count turns, an action after which the same side goes on costs nothing.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wuqi.core import numbering, verbs
from wuqi.core.kernel import OVER, Codes, row
from wuqi.core.native.compiling import compiled
from wuqi.core.numbering import DRAW, LOSS, WIN
from wuqi.solve.packing import HOLE
from wuqi.solve.reading import CONVERSIONS, TURNS, other_side

UNCLOSED = -1  # an action leads to a position that has no number, or one in a later slice

Shorts = npt.NDArray[np.uint16]
Arrows = npt.NDArray[np.int32]


class Nodes(NamedTuple):
    """What is known of each position of a slice."""

    values: Shorts  # decided: the value; 0: not (yet), at the end a draw; HOLE: no position
    open: Shorts  # actions that may still save it from losing
    win_at: Shorts  # the shortest win by leaving the slice; 0: none
    loss_at: Shorts  # the longest loss by leaving it


class Slice(NamedTuple):
    """A slice of a table in the making, and scratch space to look at its positions."""

    addresses: Codes  # of the game's verbs
    flags: int
    values: Shorts  # of all earlier slices
    first: int
    last: int
    states: npt.NDArray[np.uint64]  # a position and one after it
    buffers: npt.NDArray[np.int64]  # its actions, and the places in a result


class Outgoing(NamedTuple):
    """Where actions lead within the slice."""

    heads: Arrows  # 2 × node, + 1 if the same side goes on
    ends: npt.NDArray[np.int64]  # where each node's list ends


class Incoming(NamedTuple):
    """The same arrows turned round."""

    starts: npt.NDArray[np.int64]  # where each node's list begins
    tails: Arrows  # 2 × origin, + 1 if the same side went on


@compiled
def link(slice_: Slice, begin: int, end: int, nodes: Nodes, out: Outgoing) -> int:
    """Looks at the numbers `begin` to `end` of a slice.

    Writes into `nodes` (from `begin` on) what follows at once, and into `out` where the other
    actions lead. Gives the number of arrows, or UNCLOSED.
    """
    flags, first, last = slice_.flags, slice_.first, slice_.last
    states, buffers = slice_.states, slice_.buffers
    game = row(slice_.addresses, 0)
    state, child = row(states, 0), row(states, 1)
    used = 0
    for number in range(begin, end):
        node = number - begin
        nodes.values[node] = 0
        nodes.open[node] = nodes.win_at[node] = nodes.loss_at[node] = 0
        if numbering.stand(game, state, number) == 0 or verbs.turn(game, state) == OVER:
            nodes.values[node] = HOLE
            out.ends[node] = used
            continue
        mover = verbs.turn(game, state)
        for i in range(verbs.actions(game, state, row(buffers, 0))):
            for word in range(states.shape[1]):
                states[1, word] = states[0, word]
            verbs.play(game, child, buffers[0, i])
            turn = verbs.turn(game, child)
            if turn == OVER:
                verbs.result(game, child, row(buffers, 1))
                ours, theirs = buffers[1, mover - 1], buffers[1, 2 - mover]
                value = DRAW if ours == theirs else WIN + 3 if ours < theirs else LOSS + 3
            else:
                to = numbering.number(game, child)
                if to < 0 or to >= last:
                    return UNCLOSED
                if first <= to < last:
                    out.heads[used] = (to - first) * 2 + (turn == mover)
                    used += 1
                    nodes.open[node] += 1
                    continue
                value = int(slice_.values[to])
                if turn != mover:
                    value = other_side(value)
                if flags & CONVERSIONS:
                    value = value % 3 + 3 * (value != DRAW)
                elif value != DRAW and (turn != mover or flags & TURNS == 0):
                    value += 3
            if value % 3 != LOSS:
                nodes.open[node] += 1  # for good: nothing ever takes it away again
            if value % 3 == WIN:
                if nodes.win_at[node] == 0 or value // 3 < nodes.win_at[node]:
                    nodes.win_at[node] = value // 3
            elif value % 3 == LOSS:
                nodes.loss_at[node] = max(int(nodes.loss_at[node]), value // 3)
        out.ends[node] = used
    return used


@compiled
def count_arrows(heads: Arrows, starts: npt.NDArray[np.int64]) -> None:
    """Adds to `starts[node + 1]` how many arrows lead to a node."""
    for head in heads:
        starts[(head >> 1) + 1] += 1


@compiled
def turn_round(out: Outgoing, offset: int, at: npt.NDArray[np.int64], tails: Arrows) -> None:
    """Enters arrows into the lists of the nodes they lead to: 2 × origin, + 1 as in `link`.

    `at[node]` is where the next one of that node's list goes.
    """
    arrow = 0
    for node in range(len(out.ends)):
        while arrow < out.ends[node]:
            to = out.heads[arrow] >> 1
            tails[at[to]] = (offset + node) * 2 + (out.heads[arrow] & 1)
            at[to] += 1
            arrow += 1


@compiled
def label(flags: int, nodes: Nodes, arrows: Incoming, queue: Arrows) -> int:
    """Decides what can be decided, distance by distance; the longest one.

    `queue` gets the decided nodes in order. At each distance come first those that leaving the
    slice decides, then those that follow from the distance before, then (only where distances
    count turns) those that follow from others of the same distance.
    """
    longest = 0
    for node in range(len(nodes.values)):
        longest = max(longest, int(nodes.win_at[node]), int(nodes.loss_at[node]))
    before, done, distance = 0, 0, 0
    while distance < longest or done > before:
        distance += 1
        since, before = before, done
        for node in range(len(nodes.values) if distance <= longest else 0):
            if nodes.values[node] == 0 and (
                nodes.win_at[node] == distance
                or (nodes.open[node] == 0 and nodes.loss_at[node] == distance)
            ):
                nodes.values[node] = distance * 3 + (
                    WIN if nodes.win_at[node] == distance else LOSS
                )
                queue[done] = node
                done += 1
        for i in range(since, before):
            done = _follow(flags, 0, nodes, arrows, queue, queue[i], distance, done)
        if flags & TURNS:
            i = before
            while i < done:
                done = _follow(flags, 1, nodes, arrows, queue, queue[i], distance, done)
                i += 1
    return distance - 1


@compiled
def _follow(
    flags: int,
    same_turn: int,
    nodes: Nodes,
    arrows: Incoming,
    queue: Arrows,
    node: int,
    distance: int,
    done: int,
) -> int:
    """What follows, at a distance, from a decided node along arrows of one kind; the queue's new
    length. (Where plies are counted, arrows within a turn are followed like the others.)"""
    for k in range(arrows.starts[node], arrows.starts[node + 1]):
        same_side = arrows.tails[k] & 1
        if flags & TURNS and same_side != same_turn:
            continue
        origin = arrows.tails[k] >> 1
        if nodes.values[origin] != 0:
            continue
        if (nodes.values[node] % 3 == WIN) == (same_side == 1):
            nodes.values[origin] = distance * 3 + WIN
        else:
            nodes.open[origin] -= 1
            if nodes.open[origin] > 0 or nodes.loss_at[origin] > distance:
                continue  # it is not decided, or will be when that longer loss is due
            nodes.values[origin] = distance * 3 + LOSS
        queue[done] = origin
        done += 1
    return done
