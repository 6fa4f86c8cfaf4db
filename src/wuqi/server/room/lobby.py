"""The lobby lists public tables."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import RowMapping, bindparam, func, select

from wuqi.server import protocol as p
from wuqi.server.cluster.notes import Note
from wuqi.server.people.directory import Directory
from wuqi.server.ratings.model import START, UNIT
from wuqi.server.room.room import Room
from wuqi.server.store.layout import people, presence, ratings, tables
from wuqi.server.table.rated import speed_of
from wuqi.server.table.table import Table

MOST_SHOWN = 100
MOST_OF_ONE = 3  # tables of one person or address among them, as long as others have some
MOST_LOOKED_AT = 500
PRESENCE_PAUSE_S = 2.0  # changes within this time are sent together
FRESH_FOR_S = 0.5  # how long a lookup is reused, however many people follow the lobby

SHOWN = (
    select(tables.c.brief)
    .where(tables.c.status == bindparam("status"), tables.c.visibility != "private")
    .order_by(tables.c.opened_at.desc())
    .limit(MOST_LOOKED_AT)
)
ONLINE = (
    select(func.count(presence.c.person_id.distinct()).label("online"))
    .join(people, people.c.id == presence.c.person_id)
    .where(presence.c.gone_at.is_(None), people.c.kind.in_(("guest", "member")))
)
POINTS = (
    select(ratings.c.person_id, ratings.c.game, ratings.c.speed, ratings.c.points)
    .join(people, people.c.id == ratings.c.person_id)
    .where(ratings.c.person_id.in_(bindparam("ids", expanding=True)), people.c.private == 0)
)

Found = TypeVar("Found")


class Lobby:
    """The tables that people can join."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._last: p.LobbyView | None = None
        self._written: tuple[p.LobbyView, bytes] | None = None
        self._looked_at = 0.0
        self._looking = asyncio.Lock()
        self._stirred: asyncio.Task[None] | None = None

    async def now(self) -> p.LobbyView:
        """The tables in the lobby, read after the call. Callers that come while a read is about to
        begin share its result.
        """
        requested_at = time.monotonic()
        async with self._looking:
            if self._last is None or self._looked_at <= requested_at:
                wait = self._looked_at + FRESH_FOR_S - time.monotonic()
                if wait > 0:
                    await asyncio.sleep(wait)
                self._last, self._looked_at = None, time.monotonic()
                self._last = await self._look()
            return self._last

    async def written(self) -> bytes:
        """The same as JSON, written once for all who follow the lobby."""
        found = await self.now()
        if self._written is None or self._written[0] is not found:
            self._written = (found, msgspec.json.encode(found))
        return self._written[1]

    async def _look(self) -> p.LobbyView:
        store, directory = self._room.store, self._room.directory
        waiting = await store.rows(SHOWN, status="open")
        playing = await store.rows(SHOWN, status="playing")
        offered = await self._with_somebody_there(await briefs(waiting, directory))
        watched = await self._with_strength(await briefs(playing[:MOST_SHOWN], directory))
        row = await store.row(ONLINE)
        online = row["online"] if row is not None else 0
        return p.LobbyView(tuple(fairly(offered, _host)), watched, online)

    async def _with_somebody_there(self, found: Iterable[p.TableBrief]) -> list[p.TableBrief]:
        """The tables where a connected person waits."""
        presence = self._room.presence
        await presence.learn({person for one in found for person in _people(one)})
        return [one for one in found if presence.here(_people(one))]

    async def _with_strength(self, found: Sequence[p.TableBrief]) -> tuple[p.TableBrief, ...]:
        """The tables with the average rating of the people who play there; those who have none in
        that game and speed, or do not show theirs, count as beginners do."""
        ids = sorted({person for one in found for person in _people(one)})
        rows = await self._room.store.rows(POINTS, ids=ids) if ids else []
        points = {(row["person_id"], row["game"], row["speed"]): row["points"] for row in rows}

        def strength(one: p.TableBrief) -> int | None:
            speed, who = speed_of(one.clock), set(_people(one))
            if speed is None or not who:
                return None
            known = [float(points.get((each, one.game, speed), START.points)) for each in who]
            return round(sum(known) / len(known) / UNIT)

        return tuple(msgspec.structs.replace(one, strength=strength(one)) for one in found)

    def on_presence(self) -> None:
        """Tells the followers of the lobby that a person has come or gone, but not too often."""
        if self._stirred is None or self._stirred.done():
            self._stirred = asyncio.create_task(self._stir(), name="lobby")

    async def _stir(self) -> None:
        await asyncio.sleep(PRESENCE_PAUSE_S)
        self._room.fanout.publish(Note("lobby"))

    async def close(self) -> None:
        if self._stirred is not None:
            self._stirred.cancel()
            await asyncio.gather(self._stirred, return_exceptions=True)


def fairly(found: Sequence[Found], whose: Callable[[Found], str]) -> list[Found]:
    """The items to show, in order: at first only a few of each person or address."""
    counts = Counter[str]()
    first, rest = list[tuple[int, Found]](), list[tuple[int, Found]]()
    for number, one in enumerate(found):
        counts[whose(one)] += 1
        (first if counts[whose(one)] <= MOST_OF_ONE else rest).append((number, one))
    chosen = (first + rest)[:MOST_SHOWN]
    return [one for _, one in sorted(chosen, key=lambda it: it[0])]


def _people(brief: p.TableBrief) -> list[str]:
    return [seat.person.id for seat in brief.seats if seat.person is not None]


def _host(brief: p.TableBrief) -> str:
    """The first who sits at a table."""
    return next(iter(_people(brief)), "")


async def briefs(rows: Iterable[RowMapping], directory: Directory) -> tuple[p.TableBrief, ...]:
    """Tables as lines in a list, with names."""
    found = [msgspec.json.decode(bytes(row["brief"]), type=p.TableBrief) for row in rows]
    people = {seat.person.id for one in found for seat in one.seats if seat.person is not None}
    await directory.learn(people)
    return tuple(
        msgspec.structs.replace(
            one,
            seats=tuple(
                msgspec.structs.replace(seat, person=directory.name(seat.person.id))
                if seat.person is not None
                else seat
                for seat in one.seats
            ),
        )
        for one in found
    )


def free_seats(table: Table) -> list[int]:
    """The free seats of the side that has the most of them."""
    free = [place for place in table.places if not place.held and not place.locked]
    sides = [place.seat.side for place in free]
    side = max(sides, key=sides.count, default=None)
    return [place.seat.number for place in free if place.seat.side == side]
