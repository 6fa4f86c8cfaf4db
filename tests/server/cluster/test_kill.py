"""A server is killed in the middle of play: nothing that was acknowledged is lost.

Twenty times here; `make soak` does it five hundred times.
"""

from pathlib import Path

import pytest

from tests.server.killing import assert_nothing_was_lost, under_fire
from tests.server.running import Server, servers_on_postgres

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

KILLS = 10


async def test_nothing_is_lost_on_sqlite(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        witness = await under_fire([server], KILLS, seed=1)
        await assert_nothing_was_lost(server, witness)


async def test_nothing_is_lost_on_postgres(tmp_path: Path) -> None:
    with servers_on_postgres(tmp_path) as servers:
        witness = await under_fire(servers, KILLS, seed=2)
        await assert_nothing_was_lost(servers[0], witness)
