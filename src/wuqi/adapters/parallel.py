"""Several agents, one for each side, on the compiled batch: everybody observes and acts at once.

>>> from wuqi.adapters.parallel import ParallelBatch
>>> games = ParallelBatch("sanguo", rows=3, seed=7)
>>> observed, infos = games.reset(seed=7)
>>> list(observed), observed["side_2"]["observation"].shape
(['side_1', 'side_2', 'side_3'], (3, 43, 5, 9))
>>> tokens = {agent: games.random_tokens() for agent in games.agents}
>>> observed, rewards, ended, cut, infos = games.step(tokens)
>>> rewards["side_1"].shape, ended["side_1"].shape
((3,), (3,))

The games themselves are played in turns. In each row only the token of the side to act counts. The
masks of the others allow token 0 alone, which means that they wait.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from wuqi.adapters import stepping
from wuqi.adapters.batch import Batch
from wuqi.adapters.stepping import LEFT_ALONE
from wuqi.core import encoding
from wuqi.core.encoding import Encoding, Planes
from wuqi.core.errors import BadRequest
from wuqi.core.game import Game
from wuqi.core.kernel import OVER, Codes, row
from wuqi.core.native.compiling import compiled

WAIT = 0  # the token of a side that is not to act

Observed = dict[str, dict[str, Any]]
Arrays = dict[str, Any]


class ParallelBatch:
    """Rows of games, with an agent for each side: `side_1`, `side_2`, …

    Everything it gives is a dictionary by agent, of arrays with one entry for each row: planes as
    that side sees them, masks, rewards, ends. Observations are its own arrays, written in place by
    the next step. With `renew`, the default, a new game begins at once where one has ended.
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
        self.batch = Batch(game, preset, rows, seed, threads, renew, **options)
        self.rows = rows
        self.agents = [f"side_{side}" for side in range(1, self.game.sides + 1)]
        sides, code = self.game.sides, self.encoding
        self._planes = np.zeros((sides, rows, *code.shape), dtype=np.uint8)
        self._masks = np.zeros((sides, rows, code.vocabulary), dtype=np.uint8)
        self._look()

    @property
    def game(self) -> Game:
        return self.batch.game

    @property
    def encoding(self) -> Encoding:
        return self.batch.encoding

    @property
    def movers(self) -> Codes:
        """The side to act in each row; 0 where the game is over."""
        return self.batch.movers

    def reset(self, seed: int | None = None) -> tuple[Observed, Arrays]:
        """New games in all rows; with a seed, all random numbers follow from it."""
        self.batch.reset(seed)
        self._look()
        return self.observed(), self._infos()

    def step(self, tokens: Mapping[str, Any]) -> tuple[Observed, Arrays, Arrays, Arrays, Arrays]:
        """Observations, rewards, ends, cuts (never) and infos after the tokens of all agents. An
        agent without tokens leaves the games alone in which it is to act."""
        if unknown := [agent for agent in tokens if agent not in self.agents]:
            raise BadRequest("agent-unknown", agent=str(unknown[0]), right=" | ".join(self.agents))
        given = np.full((len(self.agents), self.rows), LEFT_ALONE, dtype=np.int64)
        for number, agent in enumerate(self.agents):
            if agent in tokens:
                given[number] = tokens[agent]
        turns = np.maximum(self.movers, 1) - 1
        self.batch.step(given[turns, np.arange(self.rows)])
        self._look()
        ended = self.batch.over.astype(bool)
        never = np.zeros(self.rows, dtype=bool)
        rewards = {agent: self.batch.rewards[:, i].copy() for i, agent in enumerate(self.agents)}
        ends = {agent: ended.copy() for agent in self.agents}
        return self.observed(), rewards, ends, dict.fromkeys(self.agents, never), self._infos()

    def random_tokens(self) -> Codes:
        """For each row the next token of a random legal action of the side to act."""
        return self.batch.random_tokens()

    def observed(self) -> Observed:
        """What each side sees now, and its masks."""
        return {
            agent: {"observation": self._planes[i], "action_mask": self._masks[i].view(np.int8)}
            for i, agent in enumerate(self.agents)
        }

    def _infos(self) -> Arrays:
        return {agent: {"to_act": self.movers == side} for side, agent in enumerate(self.agents, 1)}

    def _look(self) -> None:
        """Draws every row as every side sees it."""
        for side in range(1, self.game.sides + 1):
            planes = self._planes[side - 1].reshape(self.rows, -1)
            self.batch.share(view_rows, side, planes, self._masks[side - 1])


@compiled
def view_rows(rows: Codes, first: int, last: int, side: int, planes: Planes, masks: Planes) -> None:
    """Some rows as a side sees them: the batch's own arrays show what the mover sees."""
    for i in range(first, last):
        progress = stepping.numbers_of(rows, stepping.PROGRESS, i)
        mask, shown = (
            stepping.bytes_of(rows, stepping.MASKS, i),
            stepping.bytes_of(rows, stepping.PLANES, i),
        )
        if progress[stepping.MOVER] == side:
            for token in range(masks.shape[1]):
                masks[i, token] = mask[token]
            for place in range(planes.shape[1]):
                planes[i, place] = shown[place]
            continue
        masks[i, :] = 0
        masks[i, WAIT] = 1
        planes[i, :] = 0
        encoding.draw(
            stepping.numbers_of(rows, stepping.GAME, 0),
            stepping.words_of(rows, stepping.STATES, i),
            side,
            stepping.numbers_of(rows, stepping.CHOSEN, i),
            0 if progress[stepping.MOVER] == OVER else progress[stepping.LENGTH],
            row(planes, i),
        )
