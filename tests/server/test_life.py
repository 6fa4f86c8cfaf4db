"""Servers that end, die and start again: whose time counts meanwhile, and who is still there."""

import asyncio
from pathlib import Path

import pytest

from tests.server.parts import running_redis
from wuqi.server import life
from wuqi.server.bodies import OpenTable
from wuqi.server.ids import now
from wuqi.server.limits import Limits
from wuqi.server.people.presence import Presence
from wuqi.server.protocol import Act, Clock, Take
from wuqi.server.room.asking import Asked
from wuqi.server.room.view import Viewer
from wuqi.server.services import open_services
from wuqi.server.settings import Settings

pytestmark = pytest.mark.anyio


async def test_a_clock_goes_on_where_it_was_after_a_restart(tmp_path: Path) -> None:
    """What nobody served counts for nobody; all the rest counts, to the millisecond."""
    settings = Settings(data=tmp_path, thinkers=1)
    async with open_services(settings, Limits(0)) as services:
        room, mai = services.room, (await services.people.add_guest("Mai")).id
        kim = (await services.people.add_guest("Kim")).id
        table = await room.open(mai, OpenTable("musketeers", clock=Clock(60, 2)))
        await room.do(table.id, Asked(kim, now()), Take(2))
        table = await room.do(table.id, Asked(mai, now(), lag=100), Act(0, "c3xc4"))
        assert table.clocks is not None
        mais, moved_at = table.clocks.left[1], table.at
    await asyncio.sleep(0.5)
    async with open_services(settings, Limits(0)) as services:
        table = await services.room.table(table.id)
        ((began, ended),) = table.outages
        assert ended - began >= 500
        shown = await services.room.view(table, Viewer(kim))
        served = shown.now - moved_at - (ended - began)
        assert [(hand.left, hand.running) for hand in shown.clocks] == [
            (mais, False),
            (60_000 - served, True),
        ]


async def test_whoever_was_connected_to_a_process_that_died_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others notice, so that nobody waits for ever for somebody who does not come back."""
    monkeypatch.setattr(life, "DEAD_AFTER", 1_500)
    monkeypatch.setattr(life, "EVERY_S", 0.1)
    with running_redis() as redis:
        settings = Settings(data=tmp_path, redis=redis, thinkers=1)
        async with open_services(settings, Limits(0)) as services:
            kim = (await services.people.add_guest("Kim")).id
            await services.store.write((life.JOIN, {"id": "other", "alive_at": now()}))
            await Presence(services.store, "other").come(kim)  # at a process that then dies
            await services.presence.learn([kim])
            assert services.presence.here([kim])
            async with asyncio.timeout(60):
                while services.presence.here([kim]):
                    await asyncio.sleep(0.05)
                    await services.presence.learn([kim])
            assert services.presence.gone([kim])[kim] <= now()
