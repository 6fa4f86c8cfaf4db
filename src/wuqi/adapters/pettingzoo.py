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
from wuqi.adapters.gymnasium_batch import observations
from wuqi.adapters.parallel import ParallelBatch
from wuqi.core.encoding import Planes
from wuqi.core.errors import BadRequest, IllegalAction
from wuqi.core.kernel import OVER
from wuqi.core.layers import naming_layers
from wuqi.core.position import Position
from wuqi.core.registry import load

with naming_layers():
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")
DRAW = {"ansi": drawing.as_text, "svg": drawing.as_svg, "rgb_array": drawing.as_pixels}


def env(
    game: str, preset: str | None = None, render_mode: str | None = None, **options: str | int
) -> AECEnv[str, dict[str, Any], int | None]:
    """An environment with PettingZoo's usual wrappers: illegal tokens end the game as lost."""
    raw = raw_env(game, preset, render_mode, **options)
    guarded = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv[str, dict[str, Any], int | None]):  # noqa: N801 (PettingZoo's own name)
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
        _check(render_mode)
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
        vocabulary = self._batch.encoding.vocabulary
        self.action_spaces = {agent: spaces.Discrete(vocabulary) for agent in self._side}
        self.observation_spaces = {
            agent: observations(self._batch.encoding) for agent in self._side
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
        return _rendered(self.position, self.render_mode)

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


class parallel_env(ParallelEnv[str, dict[str, Any], int]):  # noqa: N801 (PettingZoo's own name)
    """One game in which all sides observe and act at once; an agent is a side.

    Only the token of the side to act counts; the masks of the others allow token 0 alone. If it
    is illegal, the game ends, as in `env`: that side gets -1, the others 0. For many games at once,
    see `wuqi.adapters.parallel`.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        preset: str | None = None,
        render_mode: str | None = None,
        **options: str | int,
    ) -> None:
        _check(render_mode)
        self.render_mode = render_mode
        self.metadata = {"name": f"wuqi_{game}_v0", "render_modes": list(RENDER_MODES)}
        self._games = ParallelBatch(load(game, preset, **options), rows=1, renew=False)
        self.possible_agents = list(self._games.agents)
        self.agents = list(self.possible_agents)
        code = self._games.encoding
        self.observation_spaces = {agent: observations(code) for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(code.vocabulary) for agent in self.agents}

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self._games.batch.position(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.agents = list(self.possible_agents)
        observed, infos = self._games.reset(seed)
        return _of_one(observed, copy=True), _of_one(infos)

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        try:
            observed, *rest = self._games.step(actions)
        except IllegalAction:
            return self._lost()
        rewards, ended, cut, infos = map(_of_one, rest)
        if all(ended.values()):
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return _of_one(observed, copy=True), rewards, ended, cut, infos

    def _lost(self) -> tuple[dict[str, Any], ...]:
        """The end of a game in which the side to act gave an illegal token."""
        agents, loser = self.agents, f"side_{self._games.movers[0]}"
        self.agents = []
        return (
            _of_one(self._games.observed(), copy=True),
            {agent: -1.0 if agent == loser else 0.0 for agent in agents},
            dict.fromkeys(agents, True),
            dict.fromkeys(agents, False),
            {agent: {"illegal": agent == loser} for agent in agents},
        )

    def render(self) -> Any:
        """The board in the render mode chosen: text, SVG, pixels, or printed for people."""
        return _rendered(self.position, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def _of_one(by_agent: dict[str, Any], copy: bool = False) -> dict[str, Any]:
    """What a batch of one row says of that row."""

    def first(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: first(part) for key, part in value.items()}
        return value[0].copy() if copy else value[0].item()

    return {agent: first(value) for agent, value in by_agent.items()}


def _check(render_mode: str | None) -> None:
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise BadRequest("adapter-render-mode", wanted=render_mode, right=" | ".join(RENDER_MODES))


def _rendered(position: Position, render_mode: str | None) -> Any:
    if render_mode == "human":
        print(drawing.as_text(position))
        return None
    return DRAW[render_mode](position) if render_mode in DRAW else None
