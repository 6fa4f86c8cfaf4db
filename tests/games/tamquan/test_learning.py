"""Learning what armies are worth is repeatable."""

from pathlib import Path

import pytest

from learning import tamquan
from wuqi.games.tamquan.armies import LEFT, PHASES, WEIGHTS, load_weights

pytestmark = pytest.mark.slow


def test_the_same_seed_plays_and_learns_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tamquan, "CHUNK", 1)
    rows, same = (tamquan.play(0, 10, seed=3) for _ in range(2))
    assert (rows == same).all()
    files = tmp_path / "first.npz", tmp_path / "again.npz"
    for file in files:
        tamquan.save(tamquan.fitted_weights(rows, trust=0.8, seed=1), file)
    assert files[0].read_bytes() == files[1].read_bytes()
    weights = load_weights(files[0])
    assert weights.shape == (WEIGHTS, PHASES)
    assert (weights[LEFT + 5] > weights[LEFT + 1]).all()
