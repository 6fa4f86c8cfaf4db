"""The lobby lists public tables. Pairing finds a person who wants the same game."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from functools import partial
from typing import TypeVar

import msgspec
from sqlalchemy import RowMapping, and_, bindparam, or_, select

from wuqi.core.errors import WuqiError
from wuqi.server import protocol as p
from wuqi.server.commands.caller import Caller
from wuqi.server.commands.opening import opened
from wuqi.server.errors import Refusal
from wuqi.server.ids import now
from wuqi.server.people.addresses import Addresses
from wuqi.server.people.avoiding import Avoiding
from wuqi.server.people.directory import Directory
from wuqi.server.protocol.bodies import OpenTable, Pair
from wuqi.server.room import ledger
from wuqi.server.room.room import Room
from wuqi.server.store.layout import players, presence, tables
from wuqi.server.table import events as ev
from wuqi.server.table.table import Table

MOST_SHOWN = 100
MOST_OF_ONE = 3  # tables of one person or address among them, as long as others have some
MOST_LOOKED_AT = 500
TRIES = 10  # to pair two who open tables for each other
LONGEST_PAUSE_S = 0.1  # between two of them
FRESH_FOR_S = 0.5  # the lobby is looked up at most so often, however many follow it

SHOWN = (
    select(tables.c.brief)
    .where(tables.c.status == bindparam("status"), tables.c.visibility != "private")
    .order_by(tables.c.opened_at.desc())
    .limit(MOST_LOOKED_AT)
)
# Tables where somebody waits who is connected, or who asks: others do not count at all.
SAME = (
    select(tables.c.id, players.c.person_id)
    .join(players, players.c.table_id == tables.c.id)
    .join(presence, presence.c.person_id == players.c.person_id, isouter=True)
    .where(
        tables.c.status == "open",
        tables.c.visibility == "anyone",
        tables.c.game == bindparam("game"),
        tables.c.terms == bindparam("terms"),
        or_(
            players.c.person_id == bindparam("person"),
            and_(presence.c.process_id.is_not(None), presence.c.gone_at.is_(None)),
        ),
    )
    .order_by(tables.c.opened_at)
    .limit(MOST_LOOKED_AT)
)


Found = TypeVar("Found")


class Lobby:
    """What there is to join."""

    def __init__(self, room: Room, avoiding: Avoiding, addresses: Addresses) -> None:
        self._room = room
        self._addresses = addresses
        self._avoiding = avoiding
        self._last: p.Lobby | None = None
        self._looked_at = 0.0
        self._looking = asyncio.Lock()

    async def now(self) -> p.Lobby:
        """The tables in the lobby, looked up after it was asked for.

        Those who ask while somebody waits to look share what that one sees.
        """
        asked_at = time.monotonic()
        async with self._looking:
            if self._last is None or self._looked_at <= asked_at:
                wait = self._looked_at + FRESH_FOR_S - time.monotonic()
                if wait > 0:
                    await asyncio.sleep(wait)
                self._last, self._looked_at = None, time.monotonic()
                self._last = await self._look()
            return self._last

    async def _look(self) -> p.Lobby:
        store, directory = self._room.store, self._room.directory
        waiting = await store.rows(SHOWN, status="open")
        playing = await store.rows(SHOWN, status="playing")
        open_, being_played = await briefs(waiting, directory), await briefs(playing, directory)
        return p.Lobby(tuple(fairly(open_, _host)), being_played[:MOST_SHOWN])

    async def pair(self, person: str, wish: Pair) -> Table:
        """A table with a seat for this person: an open one of the same kind, or a new one.

        Two people who ask at the same moment may both find nobody and open a table each. So a
        person who has opened one looks again, after a random pause, and closes it if another
        person waits too. The pause is random so that not both do so.
        """
        wanted = OpenTable(
            wish.game,
            wish.options,
            wish.preset,
            seats=wish.seats,
            visibility="anyone",
            clock=wish.clock,
        )
        terms = opened(person, wanted)[0]
        assert isinstance(terms, ev.Opened)
        seats = sum(seat.you for seat in wish.seats or ()) or 1
        for _ in range(TRIES):
            async for table in self._waiting(person, terms):
                if table.seats_of(person):
                    return table
                seated = await self._sit_down(person, table, seats)
                if seated is not None:
                    return seated
            mine = await self._room.open(person, wanted)
            others = [table async for table in self._waiting(person, terms) if table.id != mine.id]
            if not others:
                return mine
            await asyncio.sleep(random.uniform(0, LONGEST_PAUSE_S))
            mine = await self._room.change(mine.id, partial(_give_up, person))
            if not mine.closed:
                return mine
        raise Refusal("table-busy")

    async def _waiting(self, person: str, terms: ev.Opened) -> AsyncIterator[Table]:
        """The tables where somebody could be paired, or already sits."""
        same = ledger.pairing_terms(terms)
        avoided = await self._avoiding.both_ways(person)
        rows = await self._room.store.rows(SAME, game=terms.game, terms=same, person=person)
        hosts = [(row["person_id"], row["id"]) for row in rows]
        own = [table for host, table in hosts if host == person]
        others = fairly(hosts, lambda it: self._addresses.asker(it[0]).address)
        for found in dict.fromkeys([*own, *(table for _, table in others)]):
            table = await self._room.table(found)
            if table.seats_of(person) or await self._fits(table, person, avoided):
                yield table

    async def _fits(self, table: Table, person: str, avoided: set[str]) -> bool:
        """Whether somebody can sit down, and would not wait there alone."""
        if table.people() & avoided or person in table.removed or not _free_seats(table):
            return False
        return await self._somebody_there(table)

    async def _sit_down(self, person: str, table: Table, most: int) -> Table | None:
        """The table with somebody in some of its seats; None: others were faster everywhere."""
        seated = None
        for seat in _free_seats(table)[:most]:
            try:
                seated = await self._room.do(table.id, Caller(person, now()), p.Take(seat))
            except WuqiError:
                break
        return seated

    async def _somebody_there(self, table: Table) -> bool:
        people = table.people()
        await self._room.presence.learn(people)
        return bool(self._room.presence.here(people))


def fairly(found: Sequence[Found], whose: Callable[[Found], str]) -> list[Found]:
    """As many as are shown, in their order: at first only a few of each person or address."""
    counts = Counter[str]()
    first, rest = list[tuple[int, Found]](), list[tuple[int, Found]]()
    for number, one in enumerate(found):
        counts[whose(one)] += 1
        (first if counts[whose(one)] <= MOST_OF_ONE else rest).append((number, one))
    chosen = (first + rest)[:MOST_SHOWN]
    return [one for _, one in sorted(chosen, key=lambda it: it[0])]


def _host(brief: p.TableBrief) -> str:
    """The first who sits at a table; tables where nobody does count as one person's."""
    return next((seat.person.id for seat in brief.seats if seat.person is not None), "")


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


def _give_up(person: str, table: Table) -> list[ev.Event]:
    """Closes a table where somebody still waits alone."""
    alone = table.status == "open" and table.people() == {person}
    return [ev.Closed()] if alone else []


def _free_seats(table: Table) -> list[int]:
    """The free seats of the side that has the most of them."""
    free = [place for place in table.places if not place.held and not place.locked]
    sides = [place.seat.side for place in free]
    side = max(sides, key=sides.count, default=None)
    return [place.seat.number for place in free if place.seat.side == side]
