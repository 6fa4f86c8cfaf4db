"""What only the administrator may do, directly on the database, even while servers run.

Afterwards the database is marked, and every running process reads it again within seconds.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from wuqi.server import protocol as p
from wuqi.server.cluster.fanout import Fanout
from wuqi.server.cluster.processes import mark_changed
from wuqi.server.commands.caller import Caller
from wuqi.server.concurrency.background import Background
from wuqi.server.errors import Unknown
from wuqi.server.ids import now
from wuqi.server.people.addresses import Addresses
from wuqi.server.people.directory import Directory
from wuqi.server.people.people import KnownPerson, People
from wuqi.server.people.presence import Presence
from wuqi.server.room.long_work import LongWork
from wuqi.server.room.room import Room
from wuqi.server.room.shuffles import Shuffles
from wuqi.server.room.stored_secrets import StoredSecrets
from wuqi.server.store.store import Store, open_store


class Admin:
    """The verbs of `wuqi admin`."""

    def __init__(self, store: Store, fanout: Fanout) -> None:
        self._people = People(store, fanout)
        self._room = Room(
            store,
            fanout,
            Directory(store),
            Presence(store, "admin"),
            Shuffles(StoredSecrets(store)),
            [],
            LongWork(_at_once, Background(), Addresses()),
            shared=True,
        )

    async def ban(self, name: str, banned: bool) -> None:
        await self._people.ban(await self._who(name), banned)

    async def rename(self, name: str, new: str) -> None:
        await self._people.rename(await self._who(name), new)

    async def set_password(self, name: str, password: str) -> None:
        await self._people.set_password(await self._who(name), password)

    async def close_table(self, table: str) -> None:
        await self._room.do(table, Caller(None, now(), admin=True), p.Close())

    async def _who(self, name: str) -> KnownPerson:
        found = await self._people.by_name(name) or await self._people.by_id(name)
        if found is None:
            raise Unknown("person-unknown")
        return found


async def _at_once(game: str) -> None:
    """Nobody waits here, so the rules are compiled when they are needed."""


@asynccontextmanager
async def open_admin(url: str) -> AsyncIterator[Admin]:
    """The administrator of a database."""
    async with open_store(url, make=False) as store:
        yield Admin(store, Fanout())
        await mark_changed(store)
