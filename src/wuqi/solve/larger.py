"""Probing a larger table beside the game's own: outcomes only, where that one has no answer.

The larger file does not keep positions in which the mover is forced: their value follows from what
their actions lead to.
"""

from functools import lru_cache

import numpy as np

from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE, OVER, Codes, State
from wuqi.core.numbering import DEEPER, LOSS, WIN, BlockTables, larger_tables
from wuqi.core.position import Position
from wuqi.solve import store
from wuqi.solve.files import TableFile
from wuqi.solve.probe import Probed, Prober, Value, decoded
from wuqi.solve.reading import UNKNOWN, UNTRUSTED, Shelf, flags_of, kept, other_side, rank


class Outcomes:
    """A larger table and its game."""

    def __init__(self, game: Game, file: TableFile, tables: BlockTables) -> None:
        self.file = file
        self._game, self._tables = game, tables
        self._shelf = Shelf(
            file.words,
            file.ends,
            file.trusted,
            np.array(tables.slices(game.options), dtype=np.int64),
            flags_of(tables, depth=False),
        )

    def of(self, state: State) -> int:
        """What a state is worth for the mover: an outcome, or UNKNOWN.

        A game that is over is worth what it is for the side whose turn it would be.
        """
        kernel = self._game.kernel
        bare = np.array(state)
        self._tables.bare(bare)
        if kernel.turn(bare) == OVER:
            return LOSS  # without counters and repetition, only the side to move can have lost
        number = self._tables.number(bare)
        if 0 <= number < self.file.account.numbers:
            return self._kept(number)
        if number != DEEPER:
            return UNKNOWN
        buffer = np.zeros(kernel.most_actions, dtype=np.int64)
        count = kernel.actions(bare, buffer)
        found = [self.after(bare, action) for action in buffer[:count].tolist()]
        if WIN in found:
            return WIN
        return UNKNOWN if UNKNOWN in found else max(found, key=rank)

    def after(self, state: State, action: int) -> int:
        """What an action is worth for the mover: an outcome, or UNKNOWN."""
        after = np.array(state)
        self._game.kernel.play(after, action)
        outcome = self.of(after)
        return outcome if outcome < 0 else other_side(outcome)

    def first_wrong(self, numbers: Codes) -> tuple[int | None, int]:
        """The first number whose value does not follow from those of its actions (None: all do),
        and how many positions were checked."""
        kernel, state = self._game.kernel, self._game.start().state
        buffer = np.zeros(kernel.most_actions, dtype=np.int64)
        checked = 0
        for number in numbers.tolist():
            if not self._tables.stand(state, number) or kernel.turn(state) == OVER:
                continue
            count = kernel.actions(state, buffer)
            after = [self.after(state, action) for action in buffer[:count].tolist()]
            right = self._tables.number(state) == number and UNKNOWN not in after
            if not right or max(after, key=rank) != self._kept(number):
                return number, checked
            checked += 1
        return None, checked

    def _kept(self, number: int) -> int:
        """The outcome kept for a number, once its chapter has passed its checksum."""
        while (value := int(kept(self._shelf, number))) <= UNTRUSTED:
            self.file.trust(UNTRUSTED - value)
        return value % 3


class LargerProber:
    """A game's own table and a larger one."""

    def __init__(self, own: Prober, outcomes: Outcomes) -> None:
        self.own, self.outcomes = own, outcomes

    @classmethod
    def of(cls, game: Game) -> "LargerProber | None":
        """The prober of a game, if both tables exist."""
        own, outcomes = Prober.of(game), outcomes_of(game)
        return None if own is None or outcomes is None else cls(own, outcomes)

    def value(self, position: Position) -> Value | None:
        """The value of a position; None if neither table knows it, or it is over."""
        if position.mover in (OVER, CHANCE):
            return None
        value = self.own.value(position)
        return value if value is not None else _decoded(self.outcomes.of(position.state))

    def probe(self, position: Position) -> Probed:
        """The values of a position and of each of its actions."""
        if position.mover in (OVER, CHANCE) or self.own.value(position) is not None:
            return self.own.probe(position)
        values = {
            action: _decoded(self.outcomes.after(position.state, action.code))
            for action in position.actions()
        }
        return Probed(self.value(position), self.own.unit, values)


def _decoded(outcome: int) -> Value | None:
    return None if outcome < 0 else decoded(outcome, False)


def outcomes_in(game: Game, file: TableFile, pieces: int) -> Outcomes:
    """The larger table of a game with up to so many pieces."""
    tables = larger_tables(game.name, pieces)
    assert tables is not None
    return Outcomes(game, file, tables)


def outcomes_of(game: Game) -> Outcomes | None:
    """The largest table of a game that there is, if one is larger than its own; always the same."""
    found = store.find_larger(game)
    return None if found is None else _outcomes(game, *found)


@lru_cache(maxsize=16)
def _outcomes(game: Game, pieces: int, file: TableFile) -> Outcomes:
    return outcomes_in(game, file, pieces)
