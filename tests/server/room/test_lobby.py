"""The lobby when many look at it at once."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import Executable, RowMapping

from tests.server.client import PATIENCE_S
from tests.server.socket.test_conversation import BOTH, HELLO, FakeClient
from wuqi.server.cluster.notes import Note
from wuqi.server.protocol.bodies import OpenTable
from wuqi.server.room import lobby
from wuqi.server.services import Services

pytestmark = pytest.mark.anyio

MANY = 20


async def test_many_who_follow_the_lobby_see_it_as_soon_as_one_would(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They share what one of them looks up; on a slow machine some come just after that."""
    mai = await services.people.add_guest("Mai")
    await services.lobby.now()
    await services.visits.note(mai.id)
    table = await services.room.open(mai.id, OpenTable("musketeers", visibility="listed"))
    looked_up: list[str] = []
    rows = services.store.rows

    async def counted(query: Executable, **values: Any) -> Sequence[RowMapping]:
        if query is lobby.SHOWN:
            looked_up.append(values["status"])
        return await rows(query, **values)

    monkeypatch.setattr(services.store, "rows", counted)
    seen = await asyncio.gather(*(services.lobby.now() for _ in range(MANY)))
    assert all(table.id in {one.table for one in answer.open} for answer in seen)
    assert 1 <= looked_up.count("open") <= 2


async def test_what_was_looked_up_before_somebody_asked_is_not_told(services: Services) -> None:
    mai = await services.people.add_guest("Mai")
    await services.lobby.now()
    await services.visits.note(mai.id)
    table = await services.room.open(mai.id, OpenTable("musketeers", visibility="listed"))
    assert table.id in {one.table for one in (await services.lobby.now()).open}


async def test_whoever_follows_the_lobby_does_not_wait_for_it_in_a_game(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables are opened and closed all the time; a look at the lobby takes longest of all."""
    mai = await services.people.add_guest("Mai")
    table = await services.room.open(mai.id, OpenTable("musketeers", seats=BOTH))
    client = FakeClient(services, mai)
    client.send(HELLO, {"type": "watch", "table": table.id}, {"type": "lobby"})
    await client.receive("lobby")
    monkeypatch.setattr(lobby, "FRESH_FOR_S", 3_600)
    services.fanout.publish(Note("lobby"))
    await asyncio.sleep(0.1)
    act = {"type": "act", "ply": 0, "action": "c3xc4"}
    client.send({"type": "do", "id": 1, "table": table.id, "command": act})
    async with asyncio.timeout(PATIENCE_S):
        await client.receive("done")
        await client.receive("table", 2)
    await client.hang_up()
