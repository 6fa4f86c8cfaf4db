"""Gymnasium: one learner against players of ours; `import wuqi.adapters.gymnasium` registers it.

>>> import gymnasium
>>> import wuqi.adapters.gymnasium
>>> env = gymnasium.make("wuqi/Against-v0", game="janken", rivals="level:1", side=2)
>>> many = gymnasium.make_vec("wuqi/Against-v0", num_envs=8, game="musketeers", rivals="random")
>>> alone = gymnasium.make_vec("wuqi/SelfPlay-v0", num_envs=8, game="musketeers")

A step is one token of the encoding (see docs/research.md). The learner plays a whole side, in team
games all its members; `rivals` play every other side.
"""

from functools import partial
from typing import Any

import numpy as np

from wuqi.adapters import drawing
from wuqi.adapters.batch import Batch
from wuqi.adapters.gymnasium_batch import BatchEnv, observations
from wuqi.core.errors import BadRequest
from wuqi.core.kernel import OVER
from wuqi.core.layers import naming_layers
from wuqi.core.position import Position
from wuqi.core.registry import load
from wuqi.players.player import Player, answer, get_up
from wuqi.players.seating import sit_all, sit_down

with naming_layers():
    import gymnasium
    from gymnasium import spaces

DRAW = {"ansi": drawing.as_text, "rgb_array": drawing.as_pixels}


class Against(gymnasium.Env[dict[str, Any], Any]):
    """A side of a game against players such as `random` or `level:4`.

    An illegal token loses the game at once, reward -1, and `info["illegal"]` says so.
    """

    metadata = {"render_modes": list(DRAW), "render_fps": 1}  # noqa: RUF012 (Gymnasium's own way)

    def __init__(
        self,
        game: str,
        rivals: str = "level:1",
        side: int = 1,
        preset: str | None = None,
        render_mode: str | None = None,
        **options: str | int,
    ) -> None:
        self.game = load(game, preset, **options)
        if not 1 <= side <= self.game.sides:
            raise BadRequest("side-unknown", side=side, sides=self.game.sides)
        get_up(
            sit_down(rivals, trusted=True)
        )  # a wrong name is refused here, not at the first game
        self.side, self.rivals, self.render_mode = side, rivals, render_mode
        self._batch = Batch(self.game, rows=1, renew=False)
        self._players: dict[int, Player] = {}
        self.action_space = spaces.Discrete(self._batch.encoding.vocabulary)
        self.observation_space = observations(self._batch.encoding)

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self._batch.position(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << 31))
        self._batch.reset(drawn)
        others = {seat.number: self.rivals for seat in self.game.seats if seat.side != self.side}
        self.close()
        self._players = sit_all(self.game, others, drawn, trusted=True)
        self._let_rivals_act()
        return self._observed(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if not self._batch.masks[0, int(action)]:
            return self._observed(), -1.0, True, False, {**self._info(), "illegal": True}
        self._batch.step(np.array([action], dtype=np.int64))
        self._let_rivals_act()
        ended = int(self._batch.movers[0]) == OVER
        reward = float(self._batch.rewards[0, self.side - 1])
        return self._observed(), reward, ended, False, self._info()

    def render(self) -> Any:
        return DRAW[self.render_mode](self.position) if self.render_mode in DRAW else None

    def close(self) -> None:
        """Ends the opponents' programs, if any."""
        for player in set(self._players.values()):
            get_up(player)
        self._players = {}

    def _let_rivals_act(self) -> None:
        """The others play until it is the learner's turn, or over."""
        while (mover := int(self._batch.movers[0])) not in (OVER, self.side):
            position = self.position
            _, action = answer(self._players, position, mover)
            for token in self._batch.encoding.tokens(position, str(action)):
                self._batch.step(np.array([token], dtype=np.int64))

    def _observed(self) -> dict[str, Any]:
        mover = int(self._batch.movers[0])
        encoding = self._batch.encoding
        planes = (
            self._batch.planes[0].copy()
            if mover == self.side
            else encoding.drawn(self.position.seen_by(self.side), self.side)
        )
        return {"observation": planes, "action_mask": self._batch.masks[0].astype(np.int8)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._batch.masks[0].astype(np.int8)}


def against_vector(num_envs: int, **chosen: Any) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    """Many such games: compiled if the opponents play at random, otherwise one after another."""
    if chosen.get("rivals") == "random":
        del chosen["rivals"]
        return BatchEnv(num_envs, **{"side": 1, **chosen})
    return gymnasium.vector.SyncVectorEnv([partial(Against, **chosen)] * num_envs)


gymnasium.register(
    "wuqi/Against-v0",
    entry_point="wuqi.adapters.gymnasium:Against",
    vector_entry_point="wuqi.adapters.gymnasium:against_vector",
)
gymnasium.register("wuqi/SelfPlay-v0", vector_entry_point="wuqi.adapters.gymnasium_batch:BatchEnv")
