"""What only the administrator may do, directly on the database, even while servers run.

Afterwards the database is marked, and every running process reads it again within seconds.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy import bindparam, delete, select

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
from wuqi.server.people.reports import Reports
from wuqi.server.ratings.settling import ladders, rate_again, settle
from wuqi.server.room import ledger
from wuqi.server.room.long_work import LongWork
from wuqi.server.room.room import Room
from wuqi.server.room.shuffles import Shuffles
from wuqi.server.room.stored_secrets import StoredSecrets
from wuqi.server.store.layout import rated_games, ratings, tables
from wuqi.server.store.statement import Conflict, Statement
from wuqi.server.store.store import Row, Store, open_store

RATED_TABLES = (
    select(tables.c.id)
    .where(tables.c.status == "over", tables.c.rated.is_not(None))
    .order_by(tables.c.ended_at, tables.c.id)
)
FORGET_RATED = Statement(delete(rated_games).where(rated_games.c.table_id == bindparam("table")))


class Admin:
    """The verbs of `wuqi admin`."""

    def __init__(self, store: Store, fanout: Fanout) -> None:
        self._store = store
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

    async def reports(self) -> Sequence[Row]:
        """Reports that nobody has closed."""
        return await Reports(self._store).open()

    async def close_report(self, report: str) -> None:
        await Reports(self._store).close(report)

    async def rate(self, again: bool) -> tuple[int, int]:
        """Rates waiting games, or all games again; returns the numbers of games and of changed
        ratings. Again means from the archive: all tables of rated games are replayed.
        """
        games, before = 0, await self._standings()
        if again:
            await self._read_archive()
        for ladder in await ladders(self._store):
            if again:
                games += (await rate_again(self._store, ladder))[0]
            else:
                games += await settle(self._store, ladder)
        after = await self._standings()
        differ = [one for one in before | after if before.get(one) != after.get(one)]
        return games, len(differ) if again else 0

    async def _standings(self) -> dict[tuple[str, ...], tuple[int, ...]]:
        rows = await self._store.rows(select(ratings))
        keys, numbers = ("person_id", "game", "speed"), ("points", "doubt", "games")
        return {tuple(row[key] for key in keys): tuple(row[it] for it in numbers) for row in rows}

    async def _read_archive(self) -> None:
        """Reads the results of rated games again from their tables."""
        kept = {row["table_id"]: row for row in await self._store.rows(select(rated_games))}
        for row in await self._store.rows(RATED_TABLES):
            table = await self._room.table(row["id"])
            before, found = kept.pop(table.id, None), ledger.rating(table)
            if before is not None and not (found and _same(before, found[0][1])):
                await self._store.write((FORGET_RATED, {"table": table.id}), *found)
            elif before is None:
                with suppress(Conflict):  # it has just ended
                    await self._store.write(*found)
        for unknown in kept:
            await self._store.write((FORGET_RATED, {"table": unknown}))

    async def _who(self, name: str) -> KnownPerson:
        found = await self._people.by_name(name) or await self._people.by_id(name)
        if found is None:
            raise Unknown("person-unknown")
        return found


def _same(row: Row, values: dict[str, Any]) -> bool:
    """Whether the stored result of a rated game matches its table."""
    return all(row[name] == value for name, value in values.items())


async def _at_once(game: str) -> None:
    """Nobody waits here, so the rules are compiled when they are needed."""


@asynccontextmanager
async def open_admin(url: str) -> AsyncIterator[Admin]:
    """The administrator of a database."""
    async with open_store(url, make=False) as store:
        yield Admin(store, Fanout())
        await mark_changed(store)
