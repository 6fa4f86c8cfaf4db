"""Learning from what is true of positions is repeatable, and finds what is there to be found."""

from pathlib import Path

import numpy as np
import pytest

from learning import musketeers
from tests.games.walk import random_game
from wuqi import load
from wuqi.core.errors import BadTable
from wuqi.games.musketeers.judge import load_weights
from wuqi.games.musketeers.placements import PLACEMENTS
from wuqi.games.musketeers.rules import ENEMIES

pytestmark = pytest.mark.slow


def test_it_asks_for_the_table_it_learns_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WUQI_DATA", str(tmp_path))
    with pytest.raises(BadTable, match="wuqi solve musketeers --depth"):
        musketeers.play(1, "immediate", seed=1)


def test_the_same_seed_learns_the_same_and_what_it_is_told(tmp_path: Path) -> None:
    game = load("musketeers")
    seen = [p.state for seed in range(60) for p, _ in random_game(game, seed) if p.mover]
    states = np.array(seen)
    few = (np.bitwise_count(states[:, ENEMIES]) < 12).astype(np.int64)
    values = np.stack([few, few], axis=1)
    first, again = (musketeers.fit(states, values, truth=1.0, seed=2) for _ in range(2))
    assert (first == again).all()
    musketeers.save(first, tmp_path / "weights.npz")
    lines, numbers = load_weights(tmp_path / "weights.npz")
    assert lines.shape == (2, len(PLACEMENTS), 10, 32)
    assert (numbers[0, :, 5] >= numbers[0, :, 18]).all()  # five enemies, and eighteen
    assert (numbers[0, :, 5] > numbers[0, :, 18]).any()
    assert not numbers[1].any()  # nobody played by the other rule


def test_what_is_alike_gets_the_same_weights() -> None:
    diagonal = PLACEMENTS.index((0, 12, 24))
    lines = np.zeros((2, len(PLACEMENTS), 10, 32))
    lines[:, diagonal, 0, 0b00110] = 1.0  # b1 and c1; over the diagonal a2 and a3, and so on
    meant = musketeers.alike(lines)
    assert meant[0, diagonal, 0, 0b00110] == 0.25
    assert meant[0, diagonal, 5, 0b00110] == 0.25
    assert meant[0, diagonal, 4, 0b01100] == 0.25
    assert meant[0, diagonal, 9, 0b01100] == 0.25
    assert meant[0].sum() == 1.0
