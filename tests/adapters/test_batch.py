"""What the batch promises beyond the rules: refusals, seeds, copies, games that begin anew."""

import copy

import numpy as np
import pytest

from wuqi.adapters.batch import Batch
from wuqi.core.errors import IllegalAction


def test_an_illegal_token_anywhere_changes_nothing() -> None:
    games = Batch("musketeers", rows=4)
    before = [games.position(row) for row in range(4)]
    tokens = games.random_tokens()
    tokens[2] = int(np.flatnonzero(games.masks[2] == 0)[0])
    with pytest.raises(IllegalAction, match="One row"):
        games.step(tokens)
    assert [games.position(row) for row in range(4)] == before


def test_the_same_seed_plays_the_same_games_and_a_copy_goes_its_own_way() -> None:
    one, other = Batch("sanguo", rows=3, seed=8), Batch("sanguo", rows=3, seed=8)
    for _ in range(20):
        tokens = one.random_tokens()
        assert (tokens == other.random_tokens()).all()
        one.step(tokens)
        other.step(tokens)
    assert (one.planes == other.planes).all()
    copied = copy.deepcopy(one)
    copied.step(copied.random_tokens())
    assert (one.planes == other.planes).all()
    assert not (copied.planes == one.planes).all()


def test_without_renewing_a_game_that_is_over_stays_over() -> None:
    games = Batch("musketeers", rows=2, renew=False)
    while games.movers.any():
        games.step(games.random_tokens())
    assert not games.masks.any()
    ended = games.position(0)
    assert ended.result is not None
    games.step(np.zeros(2, dtype=np.int64))
    assert games.position(0) == ended
    assert not games.over.any()
