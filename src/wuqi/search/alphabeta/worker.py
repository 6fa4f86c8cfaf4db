"""What one searching thread works with: arrays with a row for each ply, and pointers to them.

`SearchWorker` owns the arrays. Compiled code is given them as `SearchArrays` and hands
`SearchPointers` down from ply to ply. Pointers keep that cheap: an array in place of each would
cost seven words and a reference count, for which threads would compete.
"""

from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from wuqi.core.kernel import Codes, Kernel, State, row
from wuqi.core.native.compiling import compiled
from wuqi.core.outcomes import ASK, NOTHING_KNOWN, ROOT_FIRST, ROOT_LAST, KnownOutcomes
from wuqi.search.alphabeta.scale import DEEPEST
from wuqi.search.alphabeta.transposition import TranspositionTable

# The slots of a thread's tally.
NODES = 0  # positions looked at
LIMIT = 1  # how many may be
STOPPED = 2  # not 0: stopped, or at the limit; what has been returned since does not count
GUESSES = 3  # how often a guess, or something true on this path only, took part
FARTHEST = 4  # the farthest ply reached
PROVING = 5  # not 0: nothing is reduced, so that what is found is true to the last ply
AGE = 6  # of what is stored now
PAST = 7  # where the root stands in `path`
ROOTS = 8  # how many root actions are looked at
HINT = 9  # the root action to look at first, as `folded`
FOUND = 10  # not 0: row 0 of `lines` holds a line of this search
VALUE = 11  # and this is its value
PLACES = 12  # four slots: what a game's `result` writes
THINS = 16  # not 0: redundant actions are left out
TALLY = 24

HISTORY_BITS = 12
LINE = DEEPEST + 2  # a row of `lines`: its length, then its actions


class SearchPointers(NamedTuple):
    """What `visit` works with; fields are pointers unless they are numbers."""

    game: Any  # its verbs, see `core.verbs`
    words: int  # length of a state
    most: int  # length of a row of actions
    buckets: int
    thins: int  # not 0: redundant actions are left out
    states: Any  # a state a ply
    actions: Any  # the legal actions at each ply, and
    order: Any  # how promising each looks
    path: Any  # repetition keys: the game's, then the search's
    lines: Any  # the best line found from each ply on
    killers: Any  # killer moves: two actions for each ply that refuted something there
    history: Any  # history heuristic: how often each action of each side was best
    tally: Any
    stop: Any  # shared by all threads, see `search.clock`
    transpositions: Any  # likewise, see `transposition`
    knows: int  # not 0: a table knows some outcomes
    known: Any  # those, see `core.outcomes`


class SearchArrays(NamedTuple):
    """The arrays of a worker, as compiled code is given them."""

    game: Codes
    states: State
    actions: Codes
    order: Codes
    path: State
    lines: Codes
    killers: Codes
    history: Codes
    tally: Codes
    stop: Codes
    transpositions: Codes
    known: Codes


@compiled
def pointers_to(arrays: SearchArrays) -> SearchPointers:
    """Pointers to these arrays."""
    return SearchPointers(
        row(arrays.game, 0),
        arrays.states.shape[1],
        arrays.actions.shape[1],
        arrays.transpositions.shape[0],
        arrays.tally[0, THINS],
        row(arrays.states, 0),
        row(arrays.actions, 0),
        row(arrays.order, 0),
        row(arrays.path, 0),
        row(arrays.lines, 0),
        row(arrays.killers, 0),
        row(arrays.history, 0),
        row(arrays.tally, 0),
        row(arrays.stop, 0),
        row(arrays.transpositions, 0),
        arrays.known[0, ASK],
        row(arrays.known, 0),
    )


class SearchWorker:
    """The arrays of one thread, made for a game."""

    def __init__(
        self,
        kernel: Kernel,
        transpositions: TranspositionTable,
        stop: Codes,
        known: KnownOutcomes = NOTHING_KNOWN,
    ) -> None:
        rows = DEEPEST + 2
        self.known = replace(known, numbers=known.numbers.copy())
        self.game = kernel.addresses
        self.transpositions = transpositions
        self.stop = stop
        self.states: State = np.zeros((rows, kernel.words), dtype=np.uint64)
        self.actions: Codes = np.zeros((rows, kernel.most_actions), dtype=np.int64)
        self.order: Codes = np.zeros((rows, kernel.most_actions), dtype=np.int64)
        self.path: State = np.zeros((1, rows), dtype=np.uint64)
        self.lines: Codes = np.zeros((rows, LINE), dtype=np.int64)
        self.killers: Codes = np.zeros((rows, 2), dtype=np.int64)
        self.history: Codes = np.zeros((3, 1 << HISTORY_BITS), dtype=np.int64)
        self.tally: Codes = np.zeros((1, TALLY), dtype=np.int64)
        self.tally[0, THINS] = int(kernel.thins)

    @property
    def arrays(self) -> SearchArrays:
        return SearchArrays(
            self.game,
            self.states,
            self.actions,
            self.order,
            self.path,
            self.lines,
            self.killers,
            self.history,
            self.tally,
            self.stop,
            self.transpositions.entries,
            self.known.numbers,
        )

    def prepare(self, root: State, past: tuple[int, ...], actions: list[int]) -> None:
        """Prepares for a search from a state whose earlier repetition keys are `past`."""
        self.states[0] = root
        self.known.numbers[0, ROOT_FIRST], self.known.numbers[0, ROOT_LAST] = self.known.alike(root)
        self.path = np.zeros((1, len(past) + DEEPEST + 2), dtype=np.uint64)
        self.path[0, : len(past)] = past
        self.killers[:] = 0
        self.history[:] >>= 3
        self.tally[0, NODES] = self.tally[0, FARTHEST] = 0
        self.tally[0, PAST] = max(0, len(past) - 1)
        self.tally[0, AGE] = self.transpositions.age
        self.tally[0, HINT] = 0
        self.allow(actions)

    def allow(self, actions: list[int]) -> None:
        """Only these root actions are looked at."""
        self.actions[0, : len(actions)] = actions
        self.tally[0, ROOTS] = len(actions)
