"""The batch environment: thousands of games of one kind stepped at once, on all cores.

>>> from wuqi.adapters.batch import Batch
>>> games = Batch("musketeers", rows=3, seed=7)
>>> games.planes.shape, games.masks.shape, games.movers.tolist()
((3, 4, 5, 5), (3, 100), [1, 1, 1])
>>> games.step(games.random_tokens())
>>> games.movers.tolist()
[2, 2, 2]
"""

import itertools
import os
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from wuqi.adapters import stepping
from wuqi.core.encoding import END, Encoding
from wuqi.core.errors import BadRequest, IllegalAction
from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE, Codes
from wuqi.core.position import Position
from wuqi.core.registry import load
from wuqi.search.dice import new_dice

SMALLEST_SHARE = 64  # rows: for fewer, another thread is not worth waking
# The arrays that are kept when a batch is copied or pickled.
KEPT = ("states", "paths", "dice", "chosen", "progress", "rewards", "over")


class Batch:
    """Rows of games. Its arrays are written in place by `step`: copy what you want to keep.

    masks    (rows, vocabulary)               1 for each token that may come next
    planes   (rows, planes, height, width)  each position as its mover sees it
    rewards  (rows, sides)                  for the last token: other than 0 only at a game's end
    over     (rows,)                        1 where the last token ended a game

    All four are NumPy arrays that stay where they are: `torch.from_dlpack(games.planes)` and
    `jax.dlpack.from_dlpack` share their memory.

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
        if rows < 1:
            raise BadRequest("batch-rows", rows=rows)
        if threads is not None and threads < 1:
            raise BadRequest("batch-threads", threads=threads)
        self.game = load(game, preset, **options) if isinstance(game, str) else game
        self.rows, self.renew = rows, renew
        self._threads = max(1, min(threads or os.cpu_count() or 1, rows // SMALLEST_SHARE))
        self._lay_out()
        self.reset(seed)

    def _lay_out(self) -> None:
        """The arrays that compiled code works on, those shown to the caller among them."""
        self.encoding = Encoding(self.game)
        self._pool = ThreadPoolExecutor(max(1, self._threads - 1))  # starts none before it is used
        rows, kernel, length = self.rows, self.game.kernel, self.encoding.most_tokens
        most = max(kernel.most_actions, kernel.most_outcomes)
        self.masks = np.zeros((rows, self.encoding.vocabulary), dtype=np.uint8)
        self.planes = np.zeros((rows, *self.encoding.shape), dtype=np.uint8)
        self.rewards = np.zeros((rows, self.game.sides), dtype=np.float32)
        self.over = np.zeros(rows, dtype=np.uint8)
        self._rows = stepping.Rows(
            game=self.encoding.addresses,
            start=self.game.rules.start(self.game.options).reshape(1, -1),
            states=np.zeros((rows, kernel.words), dtype=np.uint64),
            paths=np.zeros((rows, stepping.PATH), dtype=np.uint64),
            dice=np.zeros((rows, 1), dtype=np.uint64),
            codes=np.zeros((rows, most), dtype=np.int64),
            weights=np.zeros((rows, max(1, kernel.most_outcomes)), dtype=np.int64),
            encoded=np.zeros((rows, most * length), dtype=np.int64),
            chosen=np.full((rows, length), END, dtype=np.int64),
            progress=np.zeros((rows, stepping.PROGRESS_LENGTH), dtype=np.int64),
            places=np.zeros((rows, kernel.most_sides), dtype=np.int64),
            masks=self.masks,
            planes=self.planes.reshape(rows, -1),
            rewards=self.rewards,
            over=self.over.reshape(rows, 1),
        )
        self._table = self._rows.table()
        self._tokens = np.zeros(rows, dtype=np.int64)

    @property
    def movers(self) -> Codes:
        """The side to act in each row; 0 where the game is over."""
        return self._rows.progress[:, stepping.MOVER]

    def reset(self, seed: int | None = None) -> None:
        """Begins new games in all rows; with a seed, all random numbers follow from it."""
        if seed is not None:
            for row in range(self.rows):
                self._rows.dice[row] = new_dice(seed * 1_000_003 + row)
        self.masks[:] = 0
        self.rewards[:] = 0
        self.over[:] = 0
        self.share(stepping.begin_rows)

    def reset_rows(self, rows: Codes) -> None:
        """Begins new games in the rows with these numbers; the others continue."""
        chosen = np.ascontiguousarray(rows, dtype=np.int64).reshape(-1)
        if chosen.size and not (chosen.min() >= 0 and chosen.max() < self.rows):
            raise BadRequest("batch-row", rows=self.rows)
        self.rewards[chosen] = 0
        self.over[chosen] = 0
        stepping.begin_chosen(self._table, chosen)

    def set_position(self, row: int, position: Position) -> None:
        """Sets the position of a row, with the past that repetition rules need."""
        if not 0 <= row < self.rows:
            raise BadRequest("batch-row", rows=self.rows)
        if position.game != self.game:
            raise BadRequest("batch-other-game", game=self.game.name)
        chance = random.Random(int(self._rows.dice[row, 0]))
        while position.mover == CHANCE:
            position = position.play(position.sample(chance))
        past = position.past[-(stepping.PATH - 1) :]
        self._rows.states[row] = position.state
        self._rows.paths[row, : len(past)] = past
        progress = self._rows.progress[row]
        progress[:] = 0
        progress[stepping.KNOWN], progress[stepping.MOVER] = len(past), position.mover
        self.masks[row] = 0
        self.rewards[row] = 0
        self.over[row] = 0
        stepping.resume_rows(self._table, row, row + 1)

    def step(self, tokens: Codes) -> None:
        """Plays the next token in every row; it is ignored if the game is over (without `renew`). A
        row that is given LEFT_ALONE (-1) does not change. If any token is illegal in its row, an
        error says so and nothing has changed.
        """
        self._tokens[:] = tokens
        if wrong := int(stepping.count_illegal(self._table, self._tokens)):
            raise IllegalAction("adapter-tokens-illegal", rows=wrong)
        self.share(stepping.play_rows, self._tokens, self.renew)

    def random_tokens(self) -> Codes:
        """For each row the next token of a random legal action, all actions equally likely."""
        chosen = np.zeros(self.rows, dtype=np.int64)
        self.share(stepping.choose_randomly, chosen)
        return chosen

    def position(self, row: int) -> Position:
        """The position of a row, with what repetition rules need of its past."""
        known = int(self._rows.progress[row, stepping.KNOWN])
        path = tuple(map(int, self._rows.paths[row, :known]))
        return Position(self.game, self._rows.states[row].copy(), path)

    def chosen(self, row: int) -> tuple[int, ...]:
        """The tokens already chosen of a row's next action."""
        length = self._rows.progress[row, stepping.LENGTH]
        return tuple(map(int, self._rows.chosen[row, :length]))

    def seat_to_act(self, row: int) -> int:
        """The lowest seat of the mover that can act in a row whose game is not over."""
        progress = self._rows.progress[row]
        mover = int(progress[stepping.MOVER])
        mates = [seat for seat in self.game.seats if seat.side == mover]
        if len(mates) == 1:
            return mates[0].number
        codes = self._rows.codes[row, : progress[stepping.LEFT]].tolist()
        state, seat_codes = self._rows.states[row], self.game.face.seat_codes
        able = (seat for seat in mates if seat_codes(self.game.options, state, seat, mover, codes))
        return next(able).number

    def __getstate__(self) -> dict[str, Any]:
        """The state without what can be computed again: masks, planes and lists of actions."""
        return {
            "game": (self.game.name, dict(self.game.options)),
            "made": (self.rows, self.renew, self._threads),
            "kept": {name: getattr(self._rows, name) for name in KEPT},
        }

    def __setstate__(self, saved: dict[str, Any]) -> None:
        name, options = saved["game"]
        self.game = load(name, **options)
        self.rows, self.renew, self._threads = saved["made"]
        self._lay_out()
        for name, kept in saved["kept"].items():
            getattr(self._rows, name)[:] = kept
        self.share(stepping.resume_rows)

    def share(self, work: Callable[..., None], *more: Any) -> None:
        """Does compiled work on all rows: a share for each thread, the first for this one."""
        ends = [self.rows * share // self._threads for share in range(self._threads + 1)]
        others = [
            self._pool.submit(work, self._table, first, last, *more)
            for first, last in itertools.pairwise(ends[1:])
        ]
        work(self._table, 0, ends[1], *more)
        for other in others:
            other.result()
