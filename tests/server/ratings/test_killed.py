"""A server is killed while it rates: every game that ended is rated exactly once."""

import random
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import Server
from wuqi.server.ratings.settling import ladders, rate_again
from wuqi.server.store.layout import rated_games, rating_changes
from wuqi.server.store.store import open_store, sqlite_url

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

KILLS = 4
PASSWORD = "correct horse"


def signed_up(url: str, name: str) -> httpx.Client:
    player = httpx.Client(base_url=f"{url}/api", timeout=60)
    ask(player, "/account", name=name, password=PASSWORD)
    return player


def ask(player: httpx.Client, path: str, **body: Any) -> Any:
    answer = player.post(path, json=body)
    assert answer.status_code < 300, answer.text
    return answer.json()


def act(player: httpx.Client, table: str) -> None:
    view = player.get(f"/tables/{table}").json()
    action = view["legal"][0]["actions"][0]
    ask(player, f"/tables/{table}/commands", type="act", ply=view["ply"], action=action)


async def test_every_game_is_rated_exactly_once(tmp_path: Path) -> None:
    chance = random.Random(1)
    with Server(tmp_path / "data") as server:
        mai, ben = signed_up(server.url, "Mai"), signed_up(server.url, "Ben")
        for _ in range(KILLS):
            clock = {"base": 180, "increment": 2}
            table = ask(mai, "/tables", game="musketeers", clock=clock, rated=True)["table"]
            ask(ben, f"/tables/{table}/commands", type="take", seat=2)
            act(mai, table)
            act(ben, table)
            ask(ben, f"/tables/{table}/commands", type="resign")
            time.sleep(chance.uniform(0, 0.02))  # before, while or after it is rated
            server.kill()
            server.start()
        while mai.get("/people/Mai").json()["ratings"][0]["games"] < KILLS:
            time.sleep(0.05)
        mai.close()
        ben.close()
    async with open_store(sqlite_url(server.data), make=False) as store:
        assert len(await store.rows(rated_games.select())) == KILLS
        assert len(await store.rows(rating_changes.select())) == 2 * KILLS
        (ladder,) = await ladders(store)
        assert await rate_again(store, ladder) == (KILLS, 0)
