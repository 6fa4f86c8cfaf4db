"""The compiled batch as a vector environment of Gymnasium, under each autoreset mode."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import wuqi
import wuqi.adapters.gymnasium
from tests.conformance.settings import every_game
from wuqi.adapters.gymnasium_batch import BatchEnv
from wuqi.core.errors import BadRequest, IllegalAction

every_mode = pytest.mark.parametrize("mode", list(AutoresetMode))


def drawn(observed: dict[str, Any], chance: np.random.Generator) -> Any:
    """A token of each row's mask, each as likely."""
    masks = observed["action_mask"]
    return np.argmax(chance.random(masks.shape) * masks, axis=1)


def made(mode: AutoresetMode = AutoresetMode.NEXT_STEP, **chosen: Any) -> BatchEnv:
    kind = "wuqi/SelfPlay-v0"
    if "side" in chosen:
        kind, chosen["rivals"] = "wuqi/Against-v0", "random"
    env = gymnasium.make_vec(kind, num_envs=5, autoreset_mode=mode, **chosen)
    assert isinstance(env, BatchEnv)
    return env


@every_game
@pytest.mark.parametrize("side", [None, 2])
def test_every_game_stays_in_its_spaces(name: str, side: int | None) -> None:
    env = made(game=name) if side is None else made(game=name, side=side)
    chance = np.random.default_rng(1)
    observed, info = env.reset(seed=1)
    for _ in range(60):
        assert env.observation_space.contains(observed)
        assert observed["action_mask"].any(axis=1).all()
        if side is not None:
            assert set(info["mover"]) <= {0, side}
        observed, reward, ended, cut, info = env.step(drawn(observed, chance))
        assert reward.shape == ended.shape == cut.shape == (5,)
        assert (np.abs(reward[~ended]) == 0).all()


@every_mode
def test_ended_games_in_each_mode(mode: AutoresetMode) -> None:
    env = made(mode, game="musketeers", side=1)
    chance = np.random.default_rng(2)
    observed, _ = env.reset(seed=2)
    seen = 0
    for _ in range(80):
        observed, reward, ended, _, info = env.step(drawn(observed, chance))
        for row in np.flatnonzero(ended).tolist():
            seen += 1
            assert reward[row] in (-1, 1)
            over = env.batch.position(row).result is not None
            assert over == (mode is not AutoresetMode.SAME_STEP)
            if mode is AutoresetMode.SAME_STEP:
                assert info["final_obs"][row]["observation"].shape == (4, 5, 5)
        if mode is AutoresetMode.DISABLED and ended.any():
            waiting = env.batch.movers == 0
            observed, _ = env.reset(options={"reset_mask": waiting})
            assert env.batch.movers.all()
    assert seen > 5


def test_rows_begin_with_given_positions() -> None:
    env = made(game="musketeers")
    position = env.batch.game.start().play("c3xc4")
    observed, info = env.reset(seed=3, options={"positions": {1: position}})
    assert info["mover"].tolist() == [1, 2, 1, 1, 1]
    assert env.batch.position(1) == position
    assert observed["action_mask"][1].sum() == len(position.actions())
    with pytest.raises(BadRequest, match="this batch has 5"):
        env.batch.set_position(5, position)
    with pytest.raises(BadRequest, match="other options"):
        env.batch.set_position(0, wuqi.load("musketeers", stuck="immediate").start())


def test_a_position_brings_its_past_along() -> None:
    game = wuqi.load("janken", preset="gakken")
    env = made(game="janken", preset="gakken")
    position = game.start()
    while len(position.past) < 3:
        position = position.play(position.actions()[0])
    env.batch.set_position(0, position)
    assert env.batch.position(0).past == position.past
    assert env.batch.position(0).actions() == position.actions()


def test_the_same_seed_gives_the_same_games() -> None:
    shown = []
    for _ in range(2):
        env = made(game="sanguo", copy=True)
        observed, _ = env.reset(seed=5)
        chance = np.random.default_rng(5)
        for _ in range(20):
            observed, *_ = env.step(drawn(observed, chance))
        shown.append(observed["observation"])
    assert (shown[0] == shown[1]).all()


def test_memory_is_shared_and_illegal_tokens_are_refused() -> None:
    env = made(game="musketeers")
    observed, _ = env.reset(seed=1)
    assert np.shares_memory(np.from_dlpack(observed["observation"]), env.batch.planes)
    with pytest.raises(IllegalAction):
        env.step(np.full(5, 1))
    with pytest.raises(BadRequest, match="no side 3"):
        made(game="musketeers", side=3)
    with pytest.raises(BadRequest, match="at least 1 row"):
        gymnasium.make_vec("wuqi/SelfPlay-v0", num_envs=0, game="musketeers")


def test_what_one_environment_refuses() -> None:
    with pytest.raises(BadRequest, match="no side 0"):
        gymnasium.make("wuqi/Against-v0", game="musketeers", side=0)
    with pytest.raises(BadRequest, match="no player “bogus”"):
        gymnasium.make("wuqi/Against-v0", game="musketeers", rivals="bogus")
