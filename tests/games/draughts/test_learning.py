"""Learning is repeatable, and finds what is there to be found."""

from pathlib import Path

import numpy as np
import pytest

from learning import draughts
from wuqi.games.draughts.judge import COUNTS, KING, MEN
from wuqi.games.draughts.patterns import load_weights

pytestmark = pytest.mark.slow

GAMES, NODES = 12, 60


def test_the_same_seed_plays_and_learns_the_same(tmp_path: Path) -> None:
    rows = draughts.play(GAMES, NODES, seed=3)
    assert len(rows) > 10 * GAMES
    assert set(rows[:, 5].tolist()) <= {-1, 0, 1}
    assert (rows == draughts.play(GAMES, NODES, seed=3)).all()
    assert len(rows) != len(draughts.play(GAMES, NODES, seed=4))
    first, again = (draughts.fit(rows, 0.5, epochs=2, seed=3) for _ in range(2))
    assert (first == again).all()
    draughts.save(first, tmp_path / "weights.npz")
    draughts.save(again, tmp_path / "again.npz")
    assert (tmp_path / "weights.npz").read_bytes() == (tmp_path / "again.npz").read_bytes()
    blocks, towers, counts = load_weights(tmp_path / "weights.npz")
    assert blocks.shape == (8, 9**4, 2)
    assert towers.shape == (4, 9**6, 2)
    assert counts.shape == (COUNTS, 2)


def test_it_begins_with_men_and_kings() -> None:
    counts = draughts.first_weights()[-COUNTS:]
    assert (counts[KING] > counts[MEN]).all()
    assert counts[MEN].min() > 0
    assert np.count_nonzero(draughts.first_weights()) == 4
