"""Servers are killed in every round of a tournament: nothing is lost, nobody is drawn twice.

`python -m tests.server.tournaments.large` does the same with 500 and 200 players.
"""

import random
from pathlib import Path

import pytest

from tests.server.running import servers_on_postgres
from tests.server.tournaments.driving import (
    Event,
    assert_nothing_was_lost,
    begin,
    one_for_all,
    play,
)

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_two_processes_take_turns_in_dying(tmp_path: Path) -> None:
    with servers_on_postgres(tmp_path) as servers:
        async with one_for_all() as http:
            swiss = Event(servers, random.Random(1), http)
            await begin(swiss, 7, system="swiss", rounds=3, pause=0)
            assert_nothing_was_lost(swiss, await play(swiss, kills=1))
            assert swiss.kills == 3
            arena = Event(servers, random.Random(2), http, cookies=swiss.cookies)
            await begin(arena, 0, system="arena", minutes=30)
            assert_nothing_was_lost(arena, await play(arena, kills=1, games=4))
