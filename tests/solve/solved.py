"""A small table, made once a test process: Cờ tam quân with everything taken at once."""

from pathlib import Path

import pytest

from wuqi import load
from wuqi.core.game import Game
from wuqi.solve.build import Made, make

OPTIONS = {"taking": "all"}

_MADE: list[tuple[Path, Made]] = []


def small_game() -> Game:
    return load("tamquan", **OPTIONS)


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Made]:
    """The folder that WUQI_DATA must name, and the table in it."""
    if not _MADE:  # a fixture that several modules import is one for each of them
        data = tmp_path_factory.mktemp("data")
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("WUQI_DATA", str(data))
            _MADE.append((data, make(small_game(), sample=20_000)))
    return _MADE[0]


@pytest.fixture
def solved(made: tuple[Path, Made], monkeypatch: pytest.MonkeyPatch) -> Made:
    """The table, where the program finds it."""
    data, table = made
    monkeypatch.setenv("WUQI_DATA", str(data))
    return table
