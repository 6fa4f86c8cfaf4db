"""Gymnasium's vector environment on the compiled batch, as returned by `gymnasium.make_vec`.

The learner plays all sides (`wuqi/SelfPlay-v0`), or one side against random opponents
(`wuqi/Against-v0`). A step is one token in every row.
"""

from typing import Any

import numpy as np

from wuqi.adapters.batch import Batch
from wuqi.adapters.stepping import LEFT_ALONE
from wuqi.core.encoding import Encoding
from wuqi.core.errors import BadRequest
from wuqi.core.kernel import OVER, Codes
from wuqi.core.layers import naming_layers
from wuqi.core.registry import load

with naming_layers():
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space

Observed = dict[str, Any]


def observations(encoding: Encoding) -> spaces.Dict:
    """The observation space of one game: planes with their largest values, and the mask of
    tokens."""
    highest = encoding.highest
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (encoding.vocabulary,), np.int8),
        }
    )


class BatchEnv(gymnasium.vector.VectorEnv[Observed, Any, Any]):
    """Many games stepped at once by compiled code.

    Observations are the batch's own arrays, written in place by the next step; `copy=True` gives
    copies. Without `side`, the reward is that of the side that has just acted, and
    `info["mover"]` tells whose turn it is. `info["rewards"]` has those of all sides.

    The mask of a finished game allows token 0, which is ignored, so tokens can be sampled from the
    masks in every autoreset mode. A token that is not in its mask is refused.
    """

    def __init__(
        self,
        num_envs: int,
        game: str,
        side: int | None = None,
        preset: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = False,
        threads: int | None = None,
        render_mode: str | None = None,
        **options: str | int,
    ) -> None:
        chosen = load(game, preset, **options)
        if side is not None and not 1 <= side <= chosen.sides:
            raise BadRequest("side-unknown", side=side, sides=chosen.sides)
        self.batch = Batch(chosen, rows=num_envs, threads=threads, renew=False)
        self.num_envs, self.side, self.render_mode = num_envs, side, render_mode
        self.metadata = {"autoreset_mode": AutoresetMode(autoreset_mode), "render_modes": []}
        self._mode, self._copy = AutoresetMode(autoreset_mode), copy
        self.single_observation_space = observations(self.batch.encoding)
        self.single_action_space = spaces.Discrete(self.batch.encoding.vocabulary)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rewards = np.zeros((num_envs, chosen.sides), dtype=np.float32)
        self._ended = np.zeros(num_envs, dtype=bool)  # games that are over now

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """New games: everywhere, or where `options["reset_mask"]` says so; `options["positions"]`
        (row: position) are positions to begin with."""
        options = options or {}
        mask = options.get("reset_mask")
        if mask is None:
            super().reset(seed=seed if isinstance(seed, int) else None)
            given = isinstance(seed, int) or self._np_random is None
            self.batch.reset(int(self.np_random.integers(1 << 31)) if given else None)
            self._ended[:] = False
        else:
            chosen = np.flatnonzero(np.asarray(mask))
            self.batch.reset_rows(chosen)
            self._ended[chosen] = False
        self._rewards[:] = 0
        for row, position in options.get("positions", {}).items():
            self.batch.set_position(row, position)
        self._let_rivals_act()
        self._show_ended()
        return self._observed(), self._info()

    def step(self, actions: Any) -> tuple[Observed, Any, Any, Any, dict[str, Any]]:
        tokens = np.array(actions, dtype=np.int64)
        again = np.flatnonzero(self._ended) if self._mode is AutoresetMode.NEXT_STEP else None
        if again is None and self._mode is AutoresetMode.DISABLED and self._ended.any():
            tokens[self._ended] = LEFT_ALONE  # they stay as they are until they are reset
        movers = self.batch.movers.copy()
        self.batch.step(tokens)
        self._rewards[:] = self.batch.rewards
        ended = self.batch.over.astype(bool)
        if again is not None and again.size:
            self._begin(again)
        ended |= self._let_rivals_act()
        info: dict[str, Any] = {}
        reward = self._reward(movers)
        if self._mode is AutoresetMode.SAME_STEP and ended.any():
            info = self._begin_at_once(ended)
        self._show_ended()
        cut = np.zeros(self.num_envs, dtype=bool)
        return self._observed(), reward, ended, cut, {**self._info(), **info}

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is held open."""

    # -- inside -------------------------------------------------------------------------------

    def _reward(self, movers: Codes) -> Any:
        if self.side is not None:
            return self._rewards[:, self.side - 1].copy()
        earned = self._rewards[np.arange(self.num_envs), np.maximum(movers, 1) - 1]
        earned[movers == OVER] = 0
        return earned

    def _let_rivals_act(self) -> Any:
        """The others play at random until it is the learner's turn; where that ended a game."""
        ended = np.zeros(self.num_envs, dtype=bool)
        while self.side is not None:
            movers = self.batch.movers
            theirs = (movers != self.side) & (movers != OVER)
            if not theirs.any():
                break
            tokens = self.batch.random_tokens()
            tokens[~theirs] = LEFT_ALONE
            self.batch.step(tokens)
            self._rewards += self.batch.rewards
            ended |= self.batch.over.astype(bool)
        return ended

    def _begin(self, rows: Codes) -> None:
        self._rewards[rows] = 0
        self.batch.reset_rows(rows)

    def _begin_at_once(self, ended: Any) -> dict[str, Any]:
        """New games where one has ended, and what the last position of the old one showed."""
        rows = np.flatnonzero(ended)
        last = np.full(self.num_envs, None, dtype=object)
        planes, masks = self.batch.planes[rows], self.batch.masks[rows].view(np.int8)
        for number, row in enumerate(rows):
            last[row] = {"observation": planes[number], "action_mask": masks[number]}
        rewards = self._rewards[rows].copy()
        self.batch.reset_rows(rows)
        self._let_rivals_act()
        self._rewards[rows] = rewards
        return {"final_obs": last, "_final_obs": ended.copy()}

    def _show_ended(self) -> None:
        """Gives finished games a mask that can be sampled from."""
        self._ended[:] = self.batch.movers == OVER
        self.batch.masks[self._ended, 0] = 1

    def _observed(self) -> Observed:
        planes, masks = self.batch.planes, self.batch.masks.view(np.int8)
        if self._copy:
            planes, masks = planes.copy(), masks.copy()
        return {"observation": planes, "action_mask": masks}

    def _info(self) -> dict[str, Any]:
        return {"mover": self.batch.movers.copy(), "rewards": self._rewards.copy()}
