"""A small table, made once for all workers: Cờ tam quân with everything taken at once."""

from pathlib import Path

import pytest

from tests.conftest import made_once
from wuqi import load
from wuqi.core.game import Game
from wuqi.solve.build import Made, check, make
from wuqi.solve.store import target
from wuqi.solve.work import Progress

OPTIONS = {"taking": "all"}
FOUND_SAMPLE = 100  # positions that are looked over where another worker has looked over more

_MADE: list[tuple[Path, Made]] = []


def small_game() -> Game:
    return load("tamquan", **OPTIONS)


def made_or_found(game: Game, sample: int, is_made: bool) -> Made:
    """The table of a game in the folder that WUQI_DATA names."""
    if not is_made:
        return make(game, sample=sample)
    depth, path = target(game, False)
    return check(game, depth, path, FOUND_SAMPLE, Progress())


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Made]:
    """The folder that WUQI_DATA must name, and the table in it."""
    if not _MADE:  # a fixture that several modules import is one for each of them
        with (
            pytest.MonkeyPatch.context() as patch,
            made_once(tmp_path_factory, "small-table") as (data, is_made),
        ):
            patch.setenv("WUQI_DATA", str(data))
            _MADE.append((data, made_or_found(small_game(), 20_000, is_made)))
    return _MADE[0]


@pytest.fixture
def solved(made: tuple[Path, Made], monkeypatch: pytest.MonkeyPatch) -> Made:
    """The table, where the program finds it."""
    data, table = made
    monkeypatch.setenv("WUQI_DATA", str(data))
    return table
