"""Onlookers see a rated game a few seconds late, by HTTP and by socket; players see it at once."""

import asyncio
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.conftest import HandClock, Place
from tests.server.socket.test_conversation import HELLO, FakeClient
from wuqi.server.commands.caller import Caller
from wuqi.server.ids import now
from wuqi.server.protocol import Act, Clock, Resign, Take
from wuqi.server.protocol.bodies import OpenTable
from wuqi.server.ratings import delay
from wuqi.server.room import room as rooms
from wuqi.server.services import Services
from wuqi.server.table.views.view import Viewer

pytestmark = pytest.mark.anyio

RATED = OpenTable("musketeers", visibility="listed", clock=Clock(base=600), rated=True)


async def begun(services: Services) -> tuple[str, str, str]:
    """A rated game in which one action has been taken: its table, and who plays."""
    mai = await services.people.join(None, "Mai", "correct horse")
    kim = await services.people.join(None, "Kim", "correct horse")
    table = (await services.room.open(mai.id, RATED, account=True)).id
    await services.room.do(table, Caller(kim.id, now(), account=True), Take(2))
    await services.room.do(table, Caller(mai.id, now(), account=True), Act(0, "c3xc4"))
    return table, mai.id, kim.id


async def seen(services: Services, table: str, person: str | None) -> bytes:
    return await services.room.view(await services.room.table(table), Viewer(person))


async def test_only_those_who_play_see_it_at_once(services: Services, clock: HandClock) -> None:
    table, mai, kim = await begun(services)
    for player in (mai, kim):
        assert b'"ply":1,' in await seen(services, table, player)
    for onlooker in (None, "somebody"):
        late = await seen(services, table, onlooker)
        assert b'"ply":0,' in late
        assert b'"steps":[]' in late
    clock.go_on(delay.DELAY_MS)
    assert b'"ply":1,' in await seen(services, table, None)
    await services.room.do(table, Caller(kim, now(), account=True), Resign())
    assert b'"status":"over"' in await seen(services, table, None), "the end is no secret"


async def test_a_socket_is_told_later(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delay, "DELAY_MS", 1_500)
    monkeypatch.setattr(rooms, "DELAY_MS", 1_500)
    table, _, _ = await begun(services)
    began = asyncio.get_running_loop().time()
    client = FakeClient(services)
    client.send(HELLO, {"type": "watch", "table": table})
    view: dict[str, Any] = await client.receive("table")
    plies, count = [view["ply"]], 1
    while plies[-1] < 1:
        count += 1
        plies.append((await client.receive("table", count))["ply"])
    assert plies[0] == 0 or asyncio.get_running_loop().time() - began > 1
    await client.hang_up()


async def test_in_every_process(place: Place) -> None:
    async with (
        Client(place.one.url, "Mai D") as mai,
        Client(place.other.url, "Kim D") as kim,
        Client(place.other.url, None) as onlooker,
    ):
        for player, name in ((mai, "Mai Delay"), (kim, "Kim Delay")):
            await player.post("/api/account", {"name": name, "password": "correct horse"})
        table = await mai.open("musketeers", "you", "", clock={"base": 600}, rated=True)
        await kim.watch(table)
        await kim.do(table, "take", seat=2)
        await mai.until(table, lambda view: view["status"] == "playing")
        await onlooker.watch(table)
        await mai.act(table, "c3xc4")
        await kim.until(table, lambda view: view["ply"] == 1)
        for url in (place.one.url, place.other.url):
            async with Client(url, None) as another:
                assert (await another.get(f"/api/tables/{table}"))["ply"] == 0
                record = await another.get(f"/api/tables/{table}/record")
                assert record["actions"] == []
        assert onlooker.views[table]["ply"] == 0
        await kim.do(table, "resign")
        view = await onlooker.until(table, lambda view: view["status"] == "over")
        assert view["ply"] == 1
