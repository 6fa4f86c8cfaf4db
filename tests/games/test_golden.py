"""Whole games of every game that must never change, nor their shuffles.

That there is one for every way to end is asked in tests/games/test_contract.py.
"""

from pathlib import Path

import pytest

from tests.games.golden import check_golden, golden_games
from wuqi.core.folder.folders import shipped
from wuqi.core.play.record import Record
from wuqi.core.play.verify import verify

PATHS = [(name, path) for name in shipped() for path in golden_games(name)]


@pytest.mark.parametrize("path", [p for _, p in PATHS], ids=[f"{n} {p.stem}" for n, p in PATHS])
def test_golden_game(path: Path) -> None:
    check_golden(path)
    record = Record.load(path)
    if record.deal is not None:
        assert verify(record).fair
