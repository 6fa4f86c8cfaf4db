"""Several agents at once: PettingZoo's own suite for parallel environments, and the batch."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test

from tests.conformance.settings import every_setting
from wuqi import load
from wuqi.adapters import pettingzoo
from wuqi.adapters.batch import Batch
from wuqi.adapters.parallel import ParallelBatch
from wuqi.core.errors import BadRequest, IllegalAction


@every_setting
def test_api(name: str, options: dict[str, str]) -> None:
    parallel_api_test(pettingzoo.parallel_env(name, **options), num_cycles=100)


@every_setting
def test_seeds(name: str, options: dict[str, str]) -> None:
    parallel_seed_test(lambda: pettingzoo.parallel_env(name, **options), num_cycles=20)


@every_setting
def test_the_batch_shows_every_side_its_own_view(name: str, options: dict[str, str]) -> None:
    """The same games as the plain batch, and what each side sees is what `drawn` gives."""
    game = load(name, **options)
    games, plain = ParallelBatch(game, rows=4), Batch(game, rows=4, seed=3)
    observed, infos = games.reset(seed=3)
    for _ in range(25):
        tokens = plain.random_tokens()
        assert (games.random_tokens() == tokens).all()
        _same(games, plain, observed, infos)
        plain.step(tokens)
        waiting = {agent: observed[agent]["action_mask"].argmax(axis=1) for agent in games.agents}
        given = {
            agent: np.where(infos[agent]["to_act"], tokens, waiting[agent])
            for agent in games.agents
        }
        observed, rewards, ended, _, infos = games.step(given)
        for number, agent in enumerate(games.agents):
            assert (rewards[agent] == plain.rewards[:, number]).all()
            assert (ended[agent] == plain.over).all()


def _same(games: ParallelBatch, plain: Batch, observed: Any, infos: Any) -> None:
    assert (games.movers == plain.movers).all()
    for side, agent in enumerate(games.agents, 1):
        acts = plain.movers == side
        assert (infos[agent]["to_act"] == acts).all()
        assert (observed[agent]["action_mask"][acts] == plain.masks[acts]).all()
        assert (observed[agent]["action_mask"][~acts].sum(axis=1) == 1).all()
        assert observed[agent]["action_mask"][~acts, 0].all()
        for row in range(games.rows):
            drawn = plain.encoding.drawn(plain.position(row), side, plain.chosen(row))
            assert (observed[agent]["observation"][row] == drawn).all()


def test_what_is_refused_and_what_waits() -> None:
    games = ParallelBatch("musketeers", rows=2)
    with pytest.raises(BadRequest, match="no agent “seat_1”"):
        games.step({"seat_1": [0, 0]})
    with pytest.raises(IllegalAction):
        games.step({"side_1": [1, 1], "side_2": [0, 0]})
    games.step({"side_2": [0, 0]})  # the musketeers, who are to act, say nothing
    assert games.movers.tolist() == [1, 1]
    with pytest.raises(BadRequest, match="at least 1 row"):
        ParallelBatch("musketeers", rows=0)
