"""What one simulating thread works with: its arrays, and pointers to them as in alpha-beta."""

from typing import Any, NamedTuple

import numpy as np

from wuqi.core.kernel import Codes, Kernel, State, row
from wuqi.core.native.compiling import compiled
from wuqi.search.dice import new_dice

LONGEST = 4_000  # plies below the root, playouts included; every game ends long before
# The slots of a thread's tally.
DONE = 0  # simulations
WANTED = 1  # how many there should be
DEEPEST = 2  # the farthest node visited, in plies from the root
PAST = 3  # where the root stands in `path`
PLAYOUT = 4  # plies of random play before a leaf is judged
EXPLORATION = 5  # UCB1's constant, in thousandths
PRIOR_VISITS = 6  # how many visits the prior counts for
PLACES = 8  # four slots: what a game's `result` writes
PAYOFFS = 12  # four slots: what each side gets in this simulation
TOTALS = 16  # four slots: what each side got in all of them
TALLY = 24


class SimulationPointers(NamedTuple):
    """What `simulate` works with; fields are pointers unless they are numbers."""

    game: Any  # its verbs, see `core.verbs`
    words: int  # length of a state
    sides: int
    capacity: int  # how many nodes there is room for
    root: Any  # the state at the root
    state: Any  # the state the simulation has reached
    after: Any  # the state after an action that is only being considered
    codes: Any  # legal actions or outcomes
    weights: Any
    path: Any  # repetition keys: the game's, then the simulation's
    trail: Any  # the nodes from the root to here
    tally: Any
    dice: Any
    nodes: Any  # shared by all threads, see `forest`
    census: Any  # likewise
    stop: Any  # likewise, see `search.clock`


class SimulationArrays(NamedTuple):
    """The arrays of a worker and of the tree, as compiled code is given them."""

    game: Codes
    states: State
    codes: Codes
    path: State
    trail: Codes
    tally: Codes
    dice: State
    nodes: Codes
    census: Codes
    stop: Codes
    sides: int


@compiled
def pointers_to(arrays: SimulationArrays) -> SimulationPointers:
    """Pointers to these arrays."""
    return SimulationPointers(
        row(arrays.game, 0),
        arrays.states.shape[1],
        arrays.sides,
        arrays.nodes.shape[0],
        row(arrays.states, 0),
        row(arrays.states, 1),
        row(arrays.states, 2),
        row(arrays.codes, 0),
        row(arrays.codes, 1),
        row(arrays.path, 0),
        row(arrays.trail, 0),
        row(arrays.tally, 0),
        row(arrays.dice, 0),
        row(arrays.nodes, 0),
        row(arrays.census, 0),
        row(arrays.stop, 0),
    )


class SimulationWorker:
    """The arrays of one thread, made for a game."""

    def __init__(self, kernel: Kernel, sides: int, seed: int) -> None:
        most = max(kernel.most_actions, kernel.most_outcomes)
        self.game = kernel.addresses
        self.sides = sides
        self.states: State = np.zeros((3, kernel.words), dtype=np.uint64)
        self.codes: Codes = np.zeros((2, most), dtype=np.int64)
        self.path: State = np.zeros((1, LONGEST), dtype=np.uint64)
        self.trail: Codes = np.zeros((1, LONGEST), dtype=np.int64)
        self.tally: Codes = np.zeros((1, TALLY), dtype=np.int64)
        self.dice = new_dice(seed).reshape(1, 1)
        self.first_dice = self.dice.copy()

    def prepare(self, root: State, past: tuple[int, ...]) -> None:
        """Prepares for simulations from a state whose earlier repetition keys are `past`."""
        self.states[0] = root
        known = past[-(LONGEST // 2) :]
        self.path[0, : len(known)] = known
        self.tally[0, PAST] = max(0, len(known) - 1)
        self.tally[0, DONE] = self.tally[0, DEEPEST] = 0
        self.tally[0, TOTALS : TOTALS + 4] = 0

    def arrays(self, nodes: Codes, census: Codes, stop: Codes) -> SimulationArrays:
        """These arrays and the tree's, for compiled code."""
        return SimulationArrays(
            self.game,
            self.states,
            self.codes,
            self.path,
            self.trail,
            self.tally,
            self.dice,
            nodes,
            census,
            stop,
            self.sides,
        )
