"""The batch environment: thousands of games of one kind stepped at once, on all cores.

>>> from wuqi.adapters.batch import Batch
>>> games = Batch("musketeers", rows=3, seed=7)
>>> games.planes.shape, games.masks.shape, games.movers.tolist()
((3, 4, 5, 5), (3, 100), [1, 1, 1])
>>> games.step(games.random_letters())
>>> games.movers.tolist()
[2, 2, 2]
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from wuqi.adapters import stepping
from wuqi.core.errors import IllegalAction
from wuqi.core.game import Game
from wuqi.core.kernel import Codes
from wuqi.core.position import Position
from wuqi.core.registry import load
from wuqi.core.spelling import END, Spelling
from wuqi.search.dice import new_dice

SMALLEST_SHARE = 64  # rows: for fewer, another thread is not worth waking


class Batch:
    """Rows of games. Its arrays are written in place by `step`: copy what you want to keep.

    masks    (rows, alphabet)               1 for each letter that may come next
    planes   (rows, planes, height, width)  each position as its mover sees it
    rewards  (rows, sides)                  for the last letter: other than 0 only at a game's end
    over     (rows,)                        1 where the last letter ended a game

    With `renew`, the default, a new game begins at once where one has ended: masks, planes and
    movers are then those of the new game, rewards and `over` those of the old one.
    """

    def __init__(
        self,
        game: Game | str,
        preset: str | None = None,
        rows: int = 1024,
        seed: int = 0,
        threads: int | None = None,
        renew: bool = True,
        **options: str | int,
    ) -> None:
        self.game = load(game, preset, **options) if isinstance(game, str) else game
        self.spelling = Spelling(self.game)
        self.rows, self.renew = rows, renew
        self._threads = max(1, min(threads or os.cpu_count() or 1, rows // SMALLEST_SHARE))
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        kernel, letters = self.game.kernel, self.spelling.letters
        most = max(kernel.most_actions, kernel.most_outcomes)
        self._calls = self.spelling.addresses
        self._start = self.game.rules.start(self.game.options)
        self._states = np.zeros((rows, kernel.words), dtype=np.uint64)
        self._paths = np.zeros((rows, stepping.PATH), dtype=np.uint64)
        self._codes = np.zeros((rows, most), dtype=np.int64)
        self._weights = np.zeros((rows, max(1, kernel.most_outcomes)), dtype=np.int64)
        self._spelled = np.zeros((rows, most * letters), dtype=np.int64)
        self._words = np.full((rows, letters), END, dtype=np.int64)
        self._desk = np.zeros((rows, stepping.DESK), dtype=np.int64)
        self._places = np.zeros((rows, kernel.most_sides), dtype=np.int64)
        self.masks = np.zeros((rows, self.spelling.alphabet), dtype=np.uint8)
        self.planes = np.zeros((rows, *self.spelling.shape), dtype=np.uint8)
        self._flat = self.planes.reshape(rows, -1)
        self.rewards = np.zeros((rows, self.game.sides), dtype=np.float32)
        self.over = np.zeros(rows, dtype=np.uint8)
        self.reset(seed)

    @property
    def movers(self) -> Codes:
        """The side to act in each row; 0 where the game is over."""
        return self._desk[:, stepping.MOVER]

    def reset(self, seed: int | None = None) -> None:
        """New games everywhere; with a seed, chance follows from it from now on."""
        if seed is not None:
            dice = [new_dice(seed * 1_000_003 + i) for i in range(self.rows)]
            self._dice = np.array(dice, dtype=np.uint64).reshape(self.rows, 1)
        self.masks[:] = 0
        self.rewards[:] = 0
        self.over[:] = 0
        self._share(
            lambda first, last: stepping.begin_rows(
                self._calls,
                first,
                last,
                self._start,
                self._states,
                self._paths,
                self._dice,
                self._codes,
                self._weights,
                self._desk,
            )
        )
        self._share(self._show)

    def step(self, letters: Codes) -> None:
        """The next letter in every row; where the game is over (without `renew`), it is ignored.

        If any letter may not come next in its row, an error says so and nothing has changed.
        """
        chosen = np.ascontiguousarray(letters, dtype=np.int64)
        if wrong := int(stepping.count_illegal(chosen, self.masks, self._desk)):
            raise IllegalAction("adapter-letters-illegal", rows=wrong)
        self._share(lambda first, last: self._play(chosen, first, last))

    def random_letters(self) -> Codes:
        """In each row the next letter of a random legal action."""
        chosen = np.zeros(self.rows, dtype=np.int64)
        self._share(
            lambda first, last: stepping.choose_randomly(
                first, last, self._spelled, self._words, self._desk, self._dice, chosen
            )
        )
        return chosen

    def position(self, row: int) -> Position:
        """The position of a row, with what repetition rules need of its past."""
        known = int(self._desk[row, stepping.KNOWN])
        path = tuple(map(int, self._paths[row, :known]))
        return Position(self.game, self._states[row].tobytes(), path)

    def word(self, row: int) -> tuple[int, ...]:
        """The letters already chosen of a row's next action."""
        return tuple(map(int, self._words[row, : self._desk[row, stepping.LENGTH]]))

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in vars(self).items() if name not in _REMADE}
        return {**kept, "game": (self.game.name, dict(self.game.options))}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        name, options = kept["game"]
        vars(self).update(kept)
        self.game = load(name, **options)
        self.spelling = Spelling(self.game)
        self._calls = self.spelling.addresses
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        self._flat = self.planes.reshape(self.rows, -1)

    def _play(self, chosen: Codes, first: int, last: int) -> None:
        stepping.play_rows(
            self._calls,
            first,
            last,
            chosen,
            self.renew,
            self._start,
            self._states,
            self._paths,
            self._dice,
            self._codes,
            self._weights,
            self._spelled,
            self._words,
            self._desk,
            self.masks,
            self.rewards,
            self._places,
            self.over,
        )
        self._show(first, last)

    def _show(self, first: int, last: int) -> None:
        stepping.show_rows(
            self._calls,
            first,
            last,
            self._states,
            self._codes,
            self._spelled,
            self._words,
            self._desk,
            self.masks,
            self._flat,
        )

    def _share(self, work: Callable[[int, int], None]) -> None:
        """Does the work on all rows: a share for each thread."""
        if self._pool is None:
            work(0, self.rows)
            return
        ends = [self.rows * share // self._threads for share in range(self._threads + 1)]
        list(self._pool.map(work, ends[:-1], ends[1:]))


_REMADE = {"game", "spelling", "_calls", "_pool", "_flat"}  # after copying or unpickling
