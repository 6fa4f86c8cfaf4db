"""The tree: nodes in one array, a cache line each; children of a node lie side by side.

    ACTION   how it is reached from its parent: an action or a chance outcome
    PRIOR    what the judge expects there for the parent's mover; after chance, the weight
    MOVER    whose turn it is there; UNKNOWN until it is first visited, REDUNDANT if it is left out
             because other actions lead to the same position
    VISITS   simulations that went through it, including those under way
    SUM      what the parent's mover got in them
    PROVEN   packed payoffs, if they are certain (see `payoffs`)
    FIRST    its first child; 0: none yet, BUSY: being made
    COUNT    how many children

Slot 0 of `census` is the number of nodes in use, slot 1 tells that there is no room for more.
"""

import numpy as np

from wuqi.core.kernel import Codes, row
from wuqi.core.native.compiling import compiled
from wuqi.search.clock import due
from wuqi.search.limits import NEVER

ACTION, PRIOR, MOVER, VISITS, SUM, PROVEN, FIRST, COUNT = range(8)
NODE = 8
BUSY = -1
UNKNOWN = -2
REDUNDANT = -3
IN_USE, CROWDED = 0, 1
BYTES = 8 * NODE


class Forest:
    """Memory for a tree, and as much again to copy it to when it is cut back."""

    def __init__(self, megabytes: int) -> None:
        self.capacity = max(4_096, megabytes * 1024**2 // (2 * BYTES))
        self.nodes: Codes = np.zeros((self.capacity, NODE), dtype=np.int64)
        self._spare: Codes = np.zeros((self.capacity, NODE), dtype=np.int64)
        self.census: Codes = np.zeros((1, 8), dtype=np.int64)
        self.clear()

    def compile(self) -> None:
        """Compiles what `cut_back` needs; for an unvisited tree."""
        copy_tree(self.nodes[:1], self._spare[:1], 0, NEVER)

    def clear(self) -> None:
        """Leaves nothing but an unvisited root."""
        self.nodes[0] = 0
        self.nodes[0, MOVER] = UNKNOWN
        self.census[0, IN_USE] = 1
        self.census[0, CROWDED] = 0

    def replant(self, root: int) -> None:
        """Makes a node the root; only the tree below it stays."""
        self.nodes[0] = self.nodes[root]  # the rest is removed when memory is needed

    def cut_back(self, stop: Codes) -> None:
        """Frees memory: removes unreachable nodes, then the least visited branches, until half is
        free. If stopped, it leaves everything as it was; the next call starts again.
        """
        visits = 0
        while self.census[0, CROWDED] or self.census[0, IN_USE] > self.capacity // 2:
            used = copy_tree(self.nodes, self._spare, visits, stop)
            if not used:
                return
            self.nodes, self._spare = self._spare, self.nodes
            self.census[0, IN_USE] = used
            self.census[0, CROWDED] = 0
            visits = max(2, 2 * visits)


@compiled
def copy_tree(nodes: Codes, room: Codes, visits: int, stop: Codes) -> int:
    """Copies the tree, with children only of nodes with enough visits; returns the number of nodes,
    0 if stopped.

    A copied node's FIRST still points into the old array until its own turn comes.
    """
    for field in range(NODE):
        room[0, field] = nodes[0, field]
    used = 1
    turn = 0
    while turn < used:
        if due(row(stop, 0), turn):
            return 0
        first, count = room[turn, FIRST], room[turn, COUNT]
        if first > 0 and (turn == 0 or room[turn, VISITS] >= visits):
            room[turn, FIRST] = used
            for child in range(first, first + count):
                for field in range(NODE):
                    room[used, field] = nodes[child, field]
                used += 1
        else:
            room[turn, FIRST] = room[turn, COUNT] = 0
        turn += 1
    return used
