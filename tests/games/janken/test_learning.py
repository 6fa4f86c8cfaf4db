"""Learning janken shogi from self-play is repeatable, and finds what is there to be found."""

from pathlib import Path

import numpy as np
import pytest

from learning import janken
from wuqi.games.janken.pairs import MATERIALS, PAIRS, load_weights

pytestmark = pytest.mark.slow


def test_the_same_seed_plays_and_learns_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(janken, "CHUNK", 12)
    rows = [np.concatenate([janken.play(chunk, 50, seed=3) for chunk in (0, 1)]) for _ in range(2)]
    assert (rows[0] == rows[1]).all()
    files = tmp_path / "first.npz", tmp_path / "again.npz"
    for file in files:
        janken.save(janken.fitted_weights(rows[0], trust=0.5, seed=1), file)
    assert files[0].read_bytes() == files[1].read_bytes()
    pairs, material = load_weights(files[0])
    assert pairs.shape == (2, 3, PAIRS, 2)
    assert material.shape == (2, MATERIALS, 2)
    assert (material[:, 4 * 3 + 0] > material[:, 4 * 0 + 3]).all()  # four cubes against one


def test_what_is_alike_gets_the_same_weights() -> None:
    alike = janken.alike()
    assert (alike[alike] == alike).all()
    assert len(set(alike.tolist())) < janken.FEATURES / 2
