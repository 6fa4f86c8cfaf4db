"""What our PettingZoo environments promise beyond the rules: copies, pictures, refusals."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from wuqi.adapters import pettingzoo
from wuqi.core.encoding import encoded_games
from wuqi.core.errors import BadRequest, IllegalAction


def snapshot(env: Any) -> tuple[Any, ...]:
    """All that an agent is told by an environment, to be compared."""
    observed, *rest = env.last()
    shown = {key: value.tobytes() for key, value in observed.items()}
    return env.agent_selection, tuple(env.agents), shown, rest[:3]


@pytest.mark.parametrize("name", encoded_games())
def test_copies_at_any_moment_go_on_alike(name: str) -> None:
    """From the first token to the last dead step, wrappers included."""
    env = pettingzoo.env(name)
    env.reset(seed=2)
    while env.agents:
        twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
        observed, _, ended, cut, _ = env.last()
        token = None if ended or cut else int(np.flatnonzero(observed["action_mask"])[-1])
        for one in (env, *twins):
            one.step(token)
        if env.agents:
            assert [snapshot(twin) for twin in twins] == [snapshot(env)] * 2
    assert not any(twin.agents for twin in twins)


def test_every_agent_takes_its_dead_step_and_its_reward() -> None:
    env = pettingzoo.env("tamquan")
    env.reset(seed=2)
    rewards = {}
    while env.agents:
        observed, reward, ended, cut, _ = env.last()
        if ended or cut:
            rewards[env.agent_selection] = reward
            env.step(None)
        else:
            env.step(int(np.flatnonzero(observed["action_mask"])[0]))
    assert list(rewards) == env.possible_agents
    assert abs(sum(rewards.values())) < 1e-6
    members = list(rewards.values())
    assert len(set(members[:3])) == len(set(members[3:])) == 1


def test_pictures() -> None:
    drawn = {}
    for mode in ("ansi", "svg", "rgb_array"):
        env = pettingzoo.env("janken", render_mode=mode)
        env.reset(seed=1)
        drawn[mode] = env.render()
    assert drawn["ansi"].splitlines()[-1] == "6/6/6/6/6/6 x phase=place"
    assert drawn["svg"].startswith("<svg")
    assert drawn["rgb_array"].shape == (288, 288, 3)


def test_what_is_refused() -> None:
    with pytest.raises(BadRequest, match="rgb_array"):
        pettingzoo.env("janken", render_mode="film")
    raw = pettingzoo.raw_env("musketeers")
    with pytest.raises(IllegalAction):
        raw.step(1)  # west of a1
    env = pettingzoo.env("musketeers")  # with PettingZoo's wrappers the game is lost instead
    env.reset()
    env.step(1)
    assert env.rewards["seat_1"] == -1
