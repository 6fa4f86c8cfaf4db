"""Quick pairing: a seat where another person waits for the same game, clock and rules, or a new
table.

Among the people who wait, the one with the nearest rating comes first, unless the difference is too
large. The difference that is allowed grows with the time that one of the two has waited; after a
minute any opponent will do. So nobody waits for long, and nobody gets a distant opponent while a
nearer one may still come.

The process that was asked looks again every few seconds while a person waits. If another person who
has waited longer is near enough by then, the first one's table is closed and they sit down at the
other table. Only the person who came later moves, so two people never change places with each
other.
"""

import asyncio
import random
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from functools import partial

import structlog
from sqlalchemy import and_, bindparam, or_, select

from wuqi.core.errors import WuqiError
from wuqi.server import protocol as p
from wuqi.server.commands.caller import Caller
from wuqi.server.commands.opening import opened
from wuqi.server.concurrency.tasks import Tasks
from wuqi.server.errors import Refusal
from wuqi.server.ids import now
from wuqi.server.people.addresses import Addresses
from wuqi.server.people.avoiding import Avoiding
from wuqi.server.protocol.bodies import OpenTable, Pair, SeatWish
from wuqi.server.ratings.model import START, UNIT
from wuqi.server.room import ledger
from wuqi.server.room.lobby import MOST_LOOKED_AT, fairly, free_seats
from wuqi.server.room.room import Room
from wuqi.server.store.layout import players, presence, ratings, tables
from wuqi.server.table import events as ev
from wuqi.server.table.rated import speed_of
from wuqi.server.table.table import Table

log = structlog.get_logger()

TRIES = 10  # to pair two people who open tables at the same time
LONGEST_PAUSE_S = 0.1  # between two of them
NEAR = 100  # points: two people this near are paired at once
WIDER = 15  # points more for each second of waiting
WAIT_MS = 60_000  # after which any opponent will do
LOOK_AGAIN_S = 3.0

# Only tables where a connected person waits, or the person who asks.
SAME = (
    select(tables.c.id, tables.c.opened_at, tables.c.visibility, players.c.person_id)
    .join(players, players.c.table_id == tables.c.id)
    .join(presence, presence.c.person_id == players.c.person_id, isouter=True)
    .where(
        tables.c.status == "open",
        tables.c.visibility != "private",
        tables.c.game == bindparam("game"),
        tables.c.terms == bindparam("terms"),
        or_(
            players.c.person_id == bindparam("person"),
            and_(presence.c.process_id.is_not(None), presence.c.gone_at.is_(None)),
        ),
    )
    .order_by(tables.c.opened_at, tables.c.id)
    .limit(MOST_LOOKED_AT)
)
POINTS = select(ratings.c.person_id, ratings.c.points).where(
    ratings.c.person_id.in_(bindparam("ids", expanding=True)),
    ratings.c.game == bindparam("ladder"),
    ratings.c.speed == bindparam("pace"),
)
WAITING_OF = (
    select(tables.c.id)
    .join(players, players.c.table_id == tables.c.id)
    .where(
        tables.c.status == "open",
        tables.c.visibility == "anyone",
        players.c.person_id == bindparam("person"),
    )
    .distinct()
)

SeatsFor = Callable[[Table], list[int]]  # which seats of a table a person would take


class Pairing:
    """Finds people who want the same game."""

    def __init__(self, room: Room, avoiding: Avoiding, addresses: Addresses) -> None:
        self._room = room
        self._avoiding = avoiding
        self._addresses = addresses
        self._tasks = Tasks()
        room.after.append(self._begun)

    async def close(self) -> None:
        self._tasks.cancel()

    async def pair(self, person: str, wish: Pair, account: bool = False) -> Table:
        """A table with a seat for this person: an open one of the same kind, or a new one."""
        wanted = OpenTable(
            wish.game,
            wish.options,
            wish.preset,
            seats=wish.seats,
            visibility="anyone",
            clock=wish.clock,
            rated=wish.rated,
        )
        seats = sum(seat.you for seat in wish.seats or ()) or 1
        caller = Caller(person, now(), account=account)
        choose = partial(_some, seats)
        table = await self._meet(caller, wanted, choose)
        if _waits_alone(table, person) and speed_of(wish.clock) is not None:
            looking = self._look_again(caller, wanted, choose, table)
            self._tasks.start(looking, partial(_report, table.id))
        return table

    async def open(self, person: str, wish: OpenTable, account: bool = False) -> Table:
        """A new table; or, if it is public and another person waits for the same, their table."""
        wished = wish.seats or (SeatWish(you=True),)
        own = [number for number, seat in enumerate(wished, 1) if seat.you]
        special = wish.wait or wish.position or any(one.computer or one.locked for one in wished)
        if wish.visibility != "listed" or special or not own:
            return await self._room.open(person, wish, account)
        await self._room.ready(wish.game)
        caller = Caller(person, now(), account=account)
        return await self._meet(caller, wish, partial(_these_if_free, own))

    async def _meet(
        self, caller: Caller, wanted: OpenTable, seats: SeatsFor, since: int | None = None
    ) -> Table:
        """A seat where another person waits for the same, or a new table.

        Two people who ask at the same moment may both find nobody and open a table each. So a
        person who has opened one looks again, after a random pause, and closes it if another
        person waits too. The pause is random so that they do not both close theirs.
        """
        person, account = caller.person, caller.account
        assert person is not None
        terms = opened(person, wanted, account)[0]
        assert isinstance(terms, ev.Opened)
        since = now() if since is None else since
        for _ in range(TRIES):
            async for table in self._waiting(person, terms, since):
                if table.seats_of(person):
                    return table
                seated = await self._sit_down(caller, table, seats(table))
                if seated is not None:
                    return seated
            mine = await self._room.open(person, wanted, account)
            others = [
                table
                async for table in self._waiting(person, terms, since)
                if not table.seats_of(person) and seats(table)
            ]
            if not others:
                return mine
            await asyncio.sleep(random.uniform(0, LONGEST_PAUSE_S))
            mine = await self._room.change(mine.id, partial(_give_up, person))
            if not mine.closed:
                return mine
        raise Refusal("table-busy")

    async def _look_again(
        self, caller: Caller, wanted: OpenTable, seats: SeatsFor, table: Table
    ) -> None:
        """While a person waits: looks whether someone who has waited longer is near enough by
        now."""
        person = caller.person
        assert person is not None
        since, terms = table.opened_at, table.terms
        while now() < since + WAIT_MS + 2 * LOOK_AGAIN_S * 1000:
            await asyncio.sleep(LOOK_AGAIN_S)
            table = await self._room.table(table.id)
            if not _waits_alone(table, person) or not await self._somebody_there(table):
                return
            before = (table.opened_at, table.id)
            found = [
                other
                async for other in self._waiting(person, terms, since)
                if not other.seats_of(person) and seats(other)
                if other.terms.visibility == "listed" or (other.opened_at, other.id) < before
            ]
            if not found:
                continue
            if not (await self._room.change(table.id, partial(_give_up, person))).closed:
                return  # an opponent has come meanwhile
            table = await self._meet(caller, wanted, seats, since)

    async def _waiting(self, person: str, terms: ev.Opened, since: int) -> AsyncIterator[Table]:
        """The tables where a person could be paired, the nearest first, or already sits."""
        same = ledger.pairing_terms(terms)
        avoided = await self._avoiding.both_ways(person)
        rows = await self._room.store.rows(SAME, game=terms.game, terms=same, person=person)
        hosts = [(row["person_id"], row["id"]) for row in rows]
        own = [table for host, table in hosts if host == person]
        others = fairly(hosts, lambda it: self._addresses.asker(it[0]).address)
        waited = {row["id"]: now() - min(row["opened_at"], since) for row in rows}
        apart = await self._distances(person, terms, others)
        near = [
            table
            for table in dict.fromkeys(table for _, table in others)
            if apart[table] <= reach(waited[table])
        ]
        near.sort(key=lambda table: apart[table])  # stable: among equals, the longest wait first
        for found in dict.fromkeys([*own, *near]):
            table = await self._room.table(found)
            if table.seats_of(person) or await self._fits(table, person, avoided):
                yield table

    async def _distances(
        self, person: str, terms: ev.Opened, hosts: list[tuple[str, str]]
    ) -> dict[str, float]:
        """The average rating difference between a person and the people at each table, in
        points."""
        speed = speed_of(terms.clock)
        at = defaultdict[str, list[str]](list)
        for host, table in hosts:
            at[table].append(host)
        if speed is None or not at:
            return dict.fromkeys(at, 0.0)
        ids = sorted({person, *(host for host, _ in hosts)})
        rows = await self._room.store.rows(POINTS, ids=ids, ladder=terms.game, pace=speed)
        points = {row["person_id"]: row["points"] for row in rows}

        def known(one: str) -> float:
            return float(points.get(one, START.points)) / UNIT

        return {
            table: abs(known(person) - sum(map(known, people)) / len(people))
            for table, people in at.items()
        }

    async def _fits(self, table: Table, person: str, avoided: set[str]) -> bool:
        """Whether a person can sit down, would not wait there alone, and play would begin."""
        if table.people() & avoided or person in table.removed or not free_seats(table):
            return False
        if table.terms.wait:
            return False
        return await self._somebody_there(table)

    async def _sit_down(self, caller: Caller, table: Table, seats: list[int]) -> Table | None:
        """Seats a person at the first table possible; None: others were faster everywhere."""
        seated = None
        for seat in seats:
            try:
                seated = await self._room.do(table.id, caller, p.Take(seat))
            except WuqiError:
                break
        return seated

    async def _somebody_there(self, table: Table) -> bool:
        people = table.people()
        await self._room.presence.learn(people)
        return bool(self._room.presence.here(people))

    def _begun(self, table: Table) -> None:
        """A person who has been paired no longer waits at other tables."""
        if table.ply or table.status not in ("dealing", "playing"):
            return
        if table.terms.visibility != "private" and len(people := table.people()) > 1:
            for person in people:
                self._tasks.start(self._stop_waiting(person), lambda problem: None)

    async def _stop_waiting(self, person: str) -> None:
        for row in await self._room.store.rows(WAITING_OF, person=person):
            await self._room.change(row["id"], partial(_give_up, person))


def reach(waited_ms: int) -> float:
    """How many points apart two people may be if one has waited this long."""
    if waited_ms >= WAIT_MS:
        return float("inf")
    return NEAR + WIDER * waited_ms / 1000


def _report(table_id: str, problem: Exception | None) -> None:
    if problem is not None:
        log.warning("looking for an opponent failed", table=table_id, problem=str(problem))


def _waits_alone(table: Table, person: str) -> bool:
    return table.status == "open" and table.people() == {person}


def _give_up(person: str, table: Table) -> list[ev.Event]:
    """Closes a table where a person still waits alone."""
    return [ev.Closed()] if _waits_alone(table, person) else []


def _some(number: int, table: Table) -> list[int]:
    """This many free seats of one side."""
    return free_seats(table)[:number]


def _these_if_free(seats: list[int], table: Table) -> list[int]:
    """Exactly the seats that a person wants, if they are free."""
    free = {one.seat.number for one in table.places if not one.held and not one.locked}
    return seats if free.issuperset(seats) else []
