"""Whole games of draughts that must never change."""

from pathlib import Path

import pytest

from tests.games.golden import check_golden, golden_games


@pytest.mark.parametrize("path", golden_games("draughts"), ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    check_golden(path)
