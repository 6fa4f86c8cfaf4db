"""The server installed from a wheel: the most demanding scenarios again.

Compiled code could differ in what it takes for a type, not in what a database does: so each runs on
one of the two databases only, and both are used.

Where there is no C compiler the wheel is not compiled, and these run all the same.
"""

import asyncio
import os
import random
import shlex
import shutil
import sysconfig
import zipfile
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.games.expecting import SEATS, expected
from tests.server.client import Client
from tests.server.conftest import Place
from tests.server.killing import assert_nothing_was_lost, under_fire
from tests.server.room.test_race import (
    test_a_takeback_and_an_action_at_once,
    test_one_action_for_one_ply,
    test_one_person_for_one_seat,
    test_what_one_person_sends_at_once_is_done_in_order,
)
from tests.server.room.test_secrecy import (
    test_a_secret_deployment_changes_nothing_that_others_see,
    test_whole_games_tell_nothing_too_early,
)
from tests.server.running import Server, servers_on_postgres

__all__ = [  # run here with the fixtures below
    "test_a_secret_deployment_changes_nothing_that_others_see",
    "test_a_takeback_and_an_action_at_once",
    "test_one_action_for_one_ply",
    "test_one_person_for_one_seat",
    "test_what_one_person_sends_at_once_is_done_in_order",
    "test_whole_games_tell_nothing_too_early",
]

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

KILLS = 2
OPEN_GAMES = [game for game in SEATS if not expected(game).SECRETS]  # the others: played above


@pytest.fixture(scope="session")
def code(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what is in the wheel."""
    folder = tmp_path_factory.mktemp("code")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder)
    return folder


@pytest.fixture(scope="module")
def on_sqlite(code: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with Server(tmp_path_factory.mktemp("compiled") / "data", code=code) as server:
        yield Place(server, server)


@pytest.fixture
def place(on_sqlite: Place) -> Place:
    return on_sqlite


def can_compile() -> bool:
    """Whether there are a C compiler and Python's headers."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(compiler) is not None and headers.is_file()


async def test_a_wheel_is_compiled_where_there_is_a_compiler(place: Place) -> None:
    """So that nobody is slow unawares because of a line that mypyc does not understand."""
    async with Client(place.one.url, None) as onlooker:
        answer = await onlooker.get("/health")
    assert answer["server"] == ("compiled" if can_compile() else "interpreted")


@pytest.mark.parametrize("game", OPEN_GAMES)
async def test_a_whole_game(place: Place, game: str) -> None:
    async with AsyncExitStack() as stack:
        mai = await stack.enter_async_context(Client(place.one.url, "Mai"))
        kim = await stack.enter_async_context(Client(place.other.url, "Kim"))
        table = await mai.open(game, clock={"base": 600, "increment": 1})
        await kim.watch(table)
        await kim.do(table, "take", seat=2)
        plays = (one.play_on(table, random.Random(1)) for one in (mai, kim))
        seen = await asyncio.gather(*plays)
        assert [view["status"] for view in seen] == ["over", "over"]
        assert mai.steps[table] == kim.steps[table]


async def test_nothing_is_lost_on_postgres(code: Path, tmp_path: Path) -> None:
    with servers_on_postgres(tmp_path, code) as servers:
        await assert_nothing_was_lost(servers[0], await under_fire(servers, KILLS, seed=4))
