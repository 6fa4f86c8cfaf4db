"""Gymnasium's own checker on our environments, alone and in vectors."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.conformance.settings import every_game
from wuqi.adapters.gymnasium import Against


@every_game
def test_the_checker_is_content(name: str) -> None:
    check_env(Against(name, rivals="random", render_mode="ansi"), skip_render_check=True)


@every_game
def test_a_game_is_played_to_its_end(name: str) -> None:
    env = Against(name, rivals="random", side=2, render_mode="rgb_array")
    observed, _ = env.reset(seed=4)
    ended, reward = False, 0.0
    while not ended:
        assert env.observation_space.contains(observed)
        letter = env.action_space.sample(observed["action_mask"])
        observed, reward, ended, _, _ = env.step(letter)
    result = env.position.result
    assert result is not None
    assert reward == pytest.approx(2 * result.payoffs()[1] - 1)
    assert env.render().shape[2] == 3


def test_an_illegal_letter_loses() -> None:
    env = Against("musketeers", rivals="random")
    observed, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observed["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)


def test_many_at_once_against_a_level() -> None:
    envs = gymnasium.make_vec(
        "wuqi/Against-v0", num_envs=2, game="musketeers", rivals="level:1:0.01"
    )
    observed, _ = envs.reset(seed=2)
    for _ in range(3):
        letters = [int(np.flatnonzero(mask)[0]) for mask in observed["action_mask"]]
        observed, _, _, _, _ = envs.step(np.array(letters))
    assert observed["observation"].shape == (2, 4, 5, 5)
    envs.close()
