"""What is read while a person changes is out of date when it arrives, and must not be cached.

SQLite answers at once. From PostgreSQL an answer takes a moment, in which another process may write
and tell.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from sqlalchemy import Select

from tests.server.client import PATIENCE_S
from wuqi.server import protocol as p
from wuqi.server.cluster.fanout import Fanout
from wuqi.server.cluster.notes import Note
from wuqi.server.people.people import KnownPerson, People
from wuqi.server.people.presence import Presence
from wuqi.server.protocol.bodies import OpenTable
from wuqi.server.services import Services
from wuqi.server.socket.outbox import Outbox
from wuqi.server.store.store import Row
from wuqi.server.table.table import Table
from wuqi.server.table.views.view import Viewer

pytestmark = pytest.mark.anyio


class SlowReads:
    """The first answer arrives only after a call of `arrive`."""

    def __init__(self, services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
        self._read = services.store.few
        self._requested, self._arrives = asyncio.Event(), asyncio.Event()
        monkeypatch.setattr(services.store, "few", self._few)

    async def _few(self, query: Select[Any], **values: Any) -> Sequence[Row]:
        rows = await self._read(query, **values)
        self._requested.set()
        await self._arrives.wait()
        return rows

    async def requested(self) -> None:
        """Returns when the database has been asked."""
        await self._requested.wait()

    def arrive(self) -> None:
        self._arrives.set()


async def somebody(services: Services) -> KnownPerson:
    return await services.people.add_guest("Mai")


async def test_whoever_comes_while_it_is_read_that_they_are_gone_is_here(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    mai = await somebody(services)
    slow = SlowReads(services, monkeypatch)
    learning = asyncio.create_task(services.presence.learn([mai.id]))
    await slow.requested()
    await Presence(services.store, "another process").come(mai.id)
    services.fanout.publish(Note("person", mai.id))
    slow.arrive()
    await learning
    assert services.presence.here([mai.id]) == {mai.id}


async def test_a_name_given_while_the_old_one_is_read_is_the_one(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    mai = await somebody(services)
    slow = SlowReads(services, monkeypatch)
    learning = asyncio.create_task(services.directory.learn([mai.id]))
    await slow.requested()
    elsewhere = People(services.store, Fanout())
    await elsewhere.change(mai, name="Mai Lan")
    services.fanout.publish(Note("person", mai.id))
    slow.arrive()
    await learning
    assert services.directory.name(mai.id).name == "Mai Lan"


async def test_whoever_is_banned_while_they_are_looked_up_is_not_let_in(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    mai = await somebody(services)
    slow = SlowReads(services, monkeypatch)
    finding = asyncio.create_task(services.people.find(mai.id))
    await slow.requested()
    await People(services.store, Fanout()).ban(mai, True)
    services.fanout.publish(Note("person", mai.id))
    slow.arrive()
    await finding
    assert await services.people.find(mai.id) is None


class KeepingConnection:
    """A connection to a client that keeps everything."""

    full = False

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send_messages(self, messages: Iterable[bytes]) -> None:
        self.sent += messages


async def test_a_line_is_shown_though_whoever_said_it_comes_or_goes_just_then(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    mai = await somebody(services)
    table = await services.room.open(mai.id, OpenTable("musketeers"))
    number = await services.chats.say(table, mai.id, p.Say("Hello!"))
    connection = KeepingConnection()
    outbox = Outbox(services, None, connection)
    outbox.follow(table, Viewer(None))
    read = services.room.table

    async def while_somebody_goes(table_id: str) -> Table:
        services.fanout.publish(Note("person", mai.id))
        return await read(table_id)

    monkeypatch.setattr(services.room, "table", while_somebody_goes)
    outbox.on_note(Note("chat", table.id, number))
    async with asyncio.timeout(PATIENCE_S):
        while not any(b"Hello!" in message for message in connection.sent):
            await asyncio.sleep(0.01)
    outbox.close()
