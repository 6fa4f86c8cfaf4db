"""Probing tables: the value of a position and of each of its actions."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import numpy as np

from wuqi.core.board.as_html import table
from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE, OVER, Codes, State
from wuqi.core.numbering import OUTCOMES, addresses_of, tables_of
from wuqi.core.position import Action, Outcome, Position
from wuqi.core.text.words import words
from wuqi.solve import store
from wuqi.solve.files import TableFile
from wuqi.solve.reading import (
    UNTRUSTED,
    Shelf,
    find_wrong,
    flags_of,
    value_of,
    values_after,
)

ROWS = 3  # a position, what an action leads to, and what that follows from


@dataclass(frozen=True, slots=True)
class Value:
    """The value of a position or action for the side to move."""

    outcome: Outcome
    distance: int | None  # plies or turns to the end or conversion; None: not kept, or a draw

    def say(self, unit: str, language: str = "en") -> str:
        """ "win in 31 plies" — in a language."""
        say = words(language)
        if self.distance is None:
            return say(f"value-{self.outcome}")
        return say(f"value-{self.outcome}-in-{unit}", distance=self.distance)


@dataclass(frozen=True, slots=True)
class Probed:
    """A position's value and that of each legal action, in reading order."""

    value: Value | None  # None: not known, or the game is over
    unit: str
    actions: dict[Action, Value | None]

    def _repr_html_(self) -> str:
        """Every action with its value, as notebooks show it."""
        unknown = words()("value-unknown")
        rows = [
            (action, value.say(self.unit) if value is not None else unknown)
            for action, value in self.actions.items()
        ]
        return table(("action", "value"), rows)


class Prober:
    """A table and its game; answers questions from any thread."""

    def __init__(self, game: Game, file: TableFile) -> None:
        tables = tables_of(game.name)
        assert tables is not None
        self.game, self.file, self.unit = game, file, tables.UNIT
        kernel = game.kernel
        self.addresses = addresses_of(game)
        self.shelf = Shelf(
            file.words,
            file.ends,
            file.trusted,
            np.array(tables.slices(game.options), dtype=np.int64),
            flags_of(tables, file.account.depth),
        )
        self._bare = tables.bare
        self._states = np.zeros((ROWS, kernel.words), dtype=np.uint64)
        self._buffers = np.zeros((ROWS, max(kernel.most_actions, 2)), dtype=np.int64)
        self._one_at_a_time = threading.Lock()  # all threads write to the same buffers

    @classmethod
    def of(cls, game: Game) -> "Prober | None":
        """The prober of a game, if its table exists; always the same one."""
        file = store.find(game)
        return None if file is None else _prober(game, file)

    def value(self, position: Position) -> Value | None:
        """The value of a position; None if the table does not know it, or it is over."""
        if position.mover in (OVER, CHANCE):
            return None
        code = self.code(position.state, position.mover)
        return None if code < 0 else decoded(code, self.file.account.depth)

    def probe(self, position: Position) -> Probed:
        """The values of a position and of each of its actions."""
        actions = position.actions()
        codes = self.codes_after(position.state, [action.code for action in actions])
        depth = self.file.account.depth
        values = {
            action: None if code < 0 else decoded(code, depth)
            for action, code in zip(actions, codes, strict=True)
        }
        return Probed(self.value(position), self.unit, values)

    def code(self, state: State, side: int) -> int:
        """The value of a state for a side as a number (see core.numbering); negative: unknown."""
        with self._one_at_a_time:
            self._set(state)
            return self._answer(value_of, 0, side)

    def codes_after(self, state: State, actions: list[int]) -> list[int]:
        """The values of actions for the mover as numbers; negative: unknown."""
        values = np.zeros(len(actions), dtype=np.int64)
        with self._one_at_a_time:
            self._set(state)
            self._answer(values_after, np.array(actions, dtype=np.int64), values)
        return values.tolist()

    def first_wrong(self, numbers: Codes) -> tuple[int | None, int]:
        """The first number whose value does not follow from those of its actions (None: all do),
        and how many positions were checked."""
        checked = np.zeros(1, dtype=np.int64)
        with self._one_at_a_time:
            self._states[0] = self.game.start().state
            wrong = self._answer(find_wrong, numbers, checked)
        return (wrong if wrong >= 0 else None), int(checked[0])

    def _answer(self, ask: Callable[..., int], *about: Any) -> int:
        """The answer of compiled code, after the chapters it reads have passed their checksums."""
        while True:
            code = ask(self.addresses, self.shelf, self._states, self._buffers, *about)
            if code > UNTRUSTED:
                return int(code)
            self.file.trust(UNTRUSTED - code)

    def _set(self, state: State) -> None:
        """Loads a state into the buffers, without the counters that tables ignore."""
        self._states[0] = state
        self._bare(self._states[0])


@cache
def decoded(code: int, depth: bool) -> Value:
    """A value decoded from its number; cached, because there are few."""
    return Value(OUTCOMES[code % 3], code // 3 if depth and code % 3 != 0 else None)


@lru_cache(maxsize=16)
def _prober(game: Game, file: TableFile) -> Prober:
    return Prober(game, file)
