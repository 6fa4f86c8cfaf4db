"""Two processes on one PostgreSQL and one Redis: vacation, pairing and notices work across them."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import PATIENCE_S, Client
from tests.server.conftest import Place
from tests.server.notifications.playing import open_club
from tests.server.notifications.receivers import until, web_server
from tests.server.parts import running_postgres, running_redis
from wuqi.server.ratings.settling import ADD_STANDING
from wuqi.server.store.store import open_store

pytestmark = pytest.mark.anyio

DAYS = {"days": 3}
RAPID = {"game": "musketeers", "clock": {"base": 600, "increment": 7}}
MOVES = 12


async def test_a_vacation_is_seen_through_the_other_process(on_postgres: Place) -> None:
    async with (
        Client(on_postgres.one.url, "Mai") as mai,
        Client(on_postgres.other.url, "Ben") as ben,
    ):
        opened = {"game": "musketeers", "clock": DAYS}
        table = (await mai.post("/api/tables", opened))["table"]
        await ben.post(f"/api/tables/{table}/commands", {"type": "take", "seat": 2})
        until_then = (await mai.post("/api/me/vacation", {"days": 2}))["until"]

        async def seen() -> Any:
            return (await ben.http.get(f"/api/tables/{table}")).json()

        async with asyncio.timeout(PATIENCE_S):
            while (view := await seen())["seats"][0]["vacation_until"] != until_then:
                await asyncio.sleep(0.02)
        assert [hand["running"] for hand in view["clocks"]] == [False, False]


async def test_people_of_two_processes_come_nearer_while_they_wait(on_postgres: Place) -> None:
    """They are too far apart at first; then the later one is moved to the table of the first."""
    async with (
        Client(on_postgres.one.url, "Strong") as strong,
        Client(on_postgres.other.url, "Weak") as weak,
    ):
        async with open_store(on_postgres.one.where[1], make=False) as store:
            for client, points in ((strong, 1_620), (weak, 1_500)):
                row = {"person_id": client.me["id"], "game": RAPID["game"], "speed": "rapid"}
                numbers = {"points": points * 1_000, "doubt": 80_000, "games": 30, "wins": 15}
                more = {"draws": 0, "changed_at": 0}
                await store.write((ADD_STANDING, {**row, **numbers, **more}))
        first = (await strong.post("/api/pair", RAPID))["table"]
        second = (await weak.post("/api/pair", RAPID))["table"]
        assert first != second

        async def status(client: Client, table: str) -> str:
            return str((await client.http.get(f"/api/tables/{table}")).json()["status"])

        async with asyncio.timeout(PATIENCE_S):
            while await status(weak, first) != "playing":
                await asyncio.sleep(0.05)
        view = (await strong.http.get(f"/api/tables/{first}")).json()
        assert {seat["person"]["name"] for seat in view["seats"]} == {"Strong", "Weak"}


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
async def test_each_notice_is_delivered_by_one_of_them(tmp_path: Path) -> None:
    """Both look for notices at once; here both are in this process, so that webhooks may lead to
    it."""
    with running_postgres() as database, running_redis() as redis:
        how = {"database": database, "redis": redis, "private_webhooks": True}
        async with (
            web_server() as hooks,
            open_club(tmp_path / "one", **how) as one,
            open_club(tmp_path / "other", **how) as other,
        ):
            mai, ben = await one.join("Mai"), await other.join("Ben")
            for player in (mai, ben):
                await player.post("/me/channels", medium="webhook", address=hooks.url)
            table = await one.game(mai, ben)
            for number in range(MOVES):
                await (mai, ben)[number % 2].act(table)
                for club in (one, other):
                    club.services.sender.wake()
            await until(lambda: len(hooks.posted) >= MOVES + 1)  # the first: it is Mai's turn
            await asyncio.sleep(0.2)
            often = Counter(json.loads(posted.body)["id"] for posted in hooks.posted)
            assert len(often) == MOVES + 1
            assert set(often.values()) == {1}
