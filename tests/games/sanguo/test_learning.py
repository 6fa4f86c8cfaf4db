"""Learning Three Kingdoms dark chess from self-play is repeatable."""

from pathlib import Path

import pytest

from learning import sanguo
from wuqi.games.sanguo.armies import ANYWHERE, PHASES, WEIGHTS, load_weights

pytestmark = pytest.mark.slow


def test_the_same_seed_plays_and_learns_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sanguo, "CHUNK", 3)
    rows, same = (sanguo.play(0, 20, seed=3) for _ in range(2))
    assert (rows == same).all()
    files = tmp_path / "first.npz", tmp_path / "again.npz"
    for file in files:
        sanguo.save(sanguo.fitted_weights(rows, trust=0.7, seed=1), file)
    assert files[0].read_bytes() == files[1].read_bytes()
    weights = load_weights(files[0])
    assert weights.shape == (WEIGHTS, PHASES)
    assert (weights[ANYWHERE:, 1] > -500).all()
