"""PettingZoo environments of all games, one agent for each seat.

>>> from wuqi.adapters import pettingzoo
>>> env = pettingzoo.env("sanguo", mode="race")
>>> env.reset(seed=1)
>>> env.agent_selection, env.action_space("seat_1").n
('seat_1', 2026)

An action is chosen token by token (see docs/research.md): a step of the environment is one
token. In most games an action has one token; otherwise the same agent is selected again until
its action is complete. Where a team has several members, the selected agent is the lowest one
able to act, and its mask holds what its team may do now.
"""

from typing import Any

import numpy as np

from wuqi.adapters import drawing
from wuqi.adapters.batch import Batch
from wuqi.core.encoding import Planes
from wuqi.core.errors import BadRequest
from wuqi.core.kernel import OVER
from wuqi.core.layers import naming_layers
from wuqi.core.position import Position
from wuqi.core.registry import load

with naming_layers():
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")
DRAW = {"ansi": drawing.as_text, "svg": drawing.as_svg, "rgb_array": drawing.as_pixels}


def env(
    game: str, preset: str | None = None, render_mode: str | None = None, **options: str | int
) -> AECEnv:
    """An environment with PettingZoo's usual wrappers: illegal tokens end the game as lost."""
    raw = raw_env(game, preset, render_mode, **options)
    guarded = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv):  # noqa: N801 (PettingZoo's own name)
    """The environment without wrappers; an illegal token raises IllegalAction."""

    metadata: dict[str, Any]
    agent_selection: str

    def __init__(
        self,
        game: str,
        preset: str | None = None,
        render_mode: str | None = None,
        **options: str | int,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadRequest(
                "adapter-render-mode", wanted=render_mode, right=" | ".join(RENDER_MODES)
            )
        chosen = load(game, preset, **options)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"wuqi_{game}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self._batch = Batch(chosen, rows=1, renew=False)
        self._side = {f"seat_{seat.number}": seat.side for seat in chosen.seats}
        self.possible_agents = list(self._side)
        vocabulary, highest = self._batch.encoding.vocabulary, self._batch.encoding.highest
        self.action_spaces = {agent: spaces.Discrete(vocabulary) for agent in self._side}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, (vocabulary,), np.int8),
                }
            )
            for agent in self._side
        }
        self._nothing = np.zeros(vocabulary, dtype=np.int8)
        self.reset()

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self._batch.position(0)

    @property
    def chosen(self) -> tuple[int, ...]:
        """The tokens already chosen of the next action."""
        return self._batch.chosen(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._batch.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": self._nothing}
        self._batch.step(np.array([action], dtype=np.int64))
        if self._batch.over[0]:
            earned = self._batch.rewards[0].tolist()
            self.rewards = {agent: earned[self._side[agent] - 1] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self._select()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        acting = agent == self.agent_selection
        return {
            "observation": self._planes(agent),
            "action_mask": self._mask() if acting else self._nothing.copy(),
        }

    def render(self) -> Any:
        """The board in the render mode chosen: text, SVG, pixels, or printed for people."""
        if self.render_mode == "human":
            print(drawing.as_text(self.position))
            return None
        return DRAW[self.render_mode](self.position) if self.render_mode in DRAW else None

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _mask(self) -> Any:
        return self._batch.masks[0].astype(np.int8)

    def _planes(self, agent: str) -> Planes:
        side, mover = self._side[agent], int(self._batch.movers[0])
        if side == mover:
            return self._batch.planes[0].copy()
        chosen = self.chosen if mover != OVER else ()
        return self._batch.encoding.drawn(self.position, side, chosen)

    def _select(self) -> None:
        """The seat that acts next, and its mask."""
        self.agent_selection = f"seat_{self._batch.seat_to_act(0)}"
        self.infos[self.agent_selection] = {"action_mask": self._mask()}
