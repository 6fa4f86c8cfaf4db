"""Many trees side by side in memory, so that one call of compiled code works on all of them."""

from typing import NamedTuple

import numpy as np

from wuqi.core.encoding import Encoding
from wuqi.core.kernel import Codes, State, row
from wuqi.core.native.compiling import compiled
from wuqi.core.position import Position
from wuqi.search.dice import new_dice
from wuqi.search.limits import NEVER
from wuqi.search.mcts import worker as slots
from wuqi.search.mcts.forest import BYTES, COUNT, CROWDED, FIRST, IN_USE, MOVER, NODE, UNKNOWN
from wuqi.search.mcts.worker import LONGEST, TALLY, SimulationPointers

FEWEST = 4_096  # nodes of a tree
STATES, CODES = 3, 2  # rows that a tree needs


class TreeArrays(NamedTuple):
    """What `SimulationPointers` point to; each tree has a row, or several."""

    game: Codes  # the verbs, with `encode` and `draw`: one row for all
    states: State  # three rows for each tree
    codes: Codes  # two rows for each tree
    path: State
    trail: Codes
    tally: Codes
    dice: State
    nodes: Codes  # all nodes of a tree in one row
    census: Codes
    stop: Codes  # nobody raises it: one row for all
    sides: int


@compiled
def pointers_to(trees: TreeArrays, number: int) -> SimulationPointers:
    """Pointers to what one tree has."""
    return SimulationPointers(
        row(trees.game, 0),
        trees.states.shape[1],
        trees.sides,
        trees.nodes.shape[1] // NODE,
        row(trees.states, STATES * number),
        row(trees.states, STATES * number + 1),
        row(trees.states, STATES * number + 2),
        row(trees.codes, CODES * number),
        row(trees.codes, CODES * number + 1),
        row(trees.path, number),
        row(trees.trail, number),
        row(trees.tally, number),
        row(trees.dice, number),
        row(trees.nodes, number),
        row(trees.census, number),
        row(trees.stop, 0),
    )


class Trees:
    """Trees of one game, each with a position at its root."""

    def __init__(
        self, code: Encoding, number: int, megabytes: int, exploration: float, seed: int
    ) -> None:
        kernel = code.game.kernel
        most = max(kernel.most_actions, kernel.most_outcomes)
        capacity = max(FEWEST, megabytes * 1024**2 // BYTES)
        self.number, self.sides = number, code.game.sides
        dice = [new_dice(seed + place) for place in range(number)]
        self.arrays = TreeArrays(
            code.addresses,
            np.zeros((STATES * number, kernel.words), dtype=np.uint64),
            np.zeros((CODES * number, most), dtype=np.int64),
            np.zeros((number, LONGEST), dtype=np.uint64),
            np.zeros((number, LONGEST), dtype=np.int64),
            np.zeros((number, TALLY), dtype=np.int64),
            np.array(dice, dtype=np.uint64).reshape(number, 1),
            np.zeros((number, capacity * NODE), dtype=np.int64),  # taken from the system when used
            np.zeros((number, 8), dtype=np.int64),
            NEVER,
            self.sides,
        )
        self.arrays.tally[:, slots.EXPLORATION] = int(1_000 * exploration)

    def plant(self, number: int, position: Position, simulations: int) -> None:
        """A new tree for a position, of this many simulations."""
        arrays = self.arrays
        root, tally, census = self.nodes(number)[0], arrays.tally[number], arrays.census[number]
        root[:] = 0
        root[MOVER] = UNKNOWN
        census[IN_USE], census[CROWDED] = 1, 0
        arrays.states[STATES * number] = position.state
        known = position.past[-(LONGEST // 2) :]
        arrays.path[number, : len(known)] = known
        tally[slots.PAST] = max(0, len(known) - 1)
        tally[slots.DONE] = tally[slots.DEEPEST] = 0
        tally[slots.WANTED] = simulations
        tally[slots.TOTALS : slots.TOTALS + 4] = 0

    def rest(self, number: int) -> None:
        """Leaves a tree as it is: there is nothing to do."""
        self.arrays.tally[number, slots.WANTED] = 0

    def nodes(self, number: int) -> Codes:
        """The nodes of a tree, the root first."""
        return self.arrays.nodes[number].reshape(-1, NODE)

    def below_root(self, number: int) -> Codes:
        """The children of a tree's root; none if it has not been visited."""
        nodes = self.nodes(number)
        first, count = int(nodes[0, FIRST]), int(nodes[0, COUNT])
        return nodes[first : first + count] if first > 0 else nodes[:0]
