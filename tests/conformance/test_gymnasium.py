"""Gymnasium's own checker on our environments, alone and in vectors."""

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.conformance.settings import after_chance, every_game, every_setting
from wuqi.adapters.gymnasium import Against
from wuqi.core.encoding import Encoding
from wuqi.core.folder.contract import Seat
from wuqi.core.position import Action, Position
from wuqi.players.player import Player


@every_setting
def test_the_checker_is_content(name: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make("wuqi/Against-v0", game=name, rivals="random", **options).unwrapped)


class Listener:
    """Sits in a player's place and hears what it sees and chooses."""

    def __init__(self, player: Player, choices: list[tuple[Position, str]]) -> None:
        self._player, self._choices, self.kind = player, choices, player.kind

    def choose(self, view: Position, seat: Seat) -> Action:
        action = self._player.choose(view, seat)
        self._choices.append((view, action))
        return action


@every_setting
def test_gymnasium_plays_by_our_rules(name: str, options: dict[str, Any]) -> None:
    env = Against(name, rivals="random", side=1, **options)
    encoding = Encoding(env.game)
    observed, _ = env.reset(seed=3)
    choices: list[tuple[Position, str]] = []
    env._players = {seat: Listener(player, choices) for seat, player in env._players.items()}
    position, dice = after_chance(env.game.start(), env.position), random.Random(3)
    chosen: tuple[int, ...] = ()
    while position.mover == 1:
        encoded = encoding.actions(position)
        following = {whole[len(chosen)] for whole in encoded if whole[: len(chosen)] == chosen}
        assert set(np.flatnonzero(observed["action_mask"])) == following
        token = dice.choice(sorted(following))
        observed, reward, ended, _, _ = env.step(token)
        chosen = (*chosen, token)
        if chosen in encoded:
            position, chosen = position.play(encoded[chosen]), ()
            for view, action in choices:
                position = after_chance(position, view)
                assert position.seen_by(position.mover) == view
                position = position.play(action)
            choices.clear()
            position = after_chance(position, env.position)
        assert env.position == position
    assert ended
    assert position.result is not None
    assert reward == pytest.approx(2 * position.result.payoffs()[0] - 1)


@every_game
def test_the_second_side_plays_to_the_end(name: str) -> None:
    env = Against(name, rivals="random", side=2, render_mode="rgb_array")
    observed, _ = env.reset(seed=4)
    ended, reward = False, 0.0
    while not ended:
        assert env.observation_space.contains(observed)
        token = env.action_space.sample(observed["action_mask"])
        observed, reward, ended, _, _ = env.step(token)
    result = env.position.result
    assert result is not None
    assert reward == pytest.approx(2 * result.payoffs()[1] - 1)
    assert env.render().shape[2] == 3


def test_an_illegal_token_loses() -> None:
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
        tokens = [int(np.flatnonzero(mask)[0]) for mask in observed["action_mask"]]
        observed, _, _, _, _ = envs.step(np.array(tokens))
    assert observed["observation"].shape == (2, 4, 5, 5)
    envs.close()
