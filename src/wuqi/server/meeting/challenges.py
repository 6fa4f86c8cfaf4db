"""Challenges: one person invites another, by name, to a private table with their terms.

The table is an ordinary one. The challenge says whom it waits for, and for how long. The other
person sees it on every page, and accepts it by sitting down. After a challenge was declined or has
expired, the host may invite someone else to the table.
"""

import random
from collections.abc import Iterable

from msgspec import Struct
from sqlalchemy import bindparam, insert, select, update

from wuqi.core.errors import BadRequest
from wuqi.core.registry import configure
from wuqi.server.cluster.notes import Note
from wuqi.server.commands.caller import Caller
from wuqi.server.commands.opening import opened
from wuqi.server.errors import Refusal, Unknown
from wuqi.server.ids import now
from wuqi.server.notifications.outbox import notice
from wuqi.server.people.avoiding import Avoiding
from wuqi.server.people.people import KnownPerson
from wuqi.server.protocol import Clock, Take
from wuqi.server.protocol.bodies import OpenTable, SeatWish
from wuqi.server.protocol.meeting import Challenge
from wuqi.server.room.dispatch import Dispatcher
from wuqi.server.room.lobby import free_seats
from wuqi.server.room.room import Room
from wuqi.server.store.layout import challenges, tables
from wuqi.server.store.statement import Statement, Write
from wuqi.server.store.store import Row
from wuqi.server.table.table import Table

SOON_MS = 15 * 60 * 1000  # how long a challenge to play now is open
DAYS_MS = 3 * 24 * 60 * 60 * 1000  # and one for a game with days per move
MOST_WAITING = 5  # of one person
MOST_SHOWN = 10

ADD = Statement(insert(challenges), "table_id", "person_id", "other_id", "made_at", "until")
DECLINE = Statement(
    update(challenges).where(challenges.c.table_id == bindparam("table")), "declined"
)
BY_TABLE = select(challenges).where(challenges.c.table_id == bindparam("table"))
BY_TABLES = select(challenges).where(challenges.c.table_id.in_(bindparam("tables", expanding=True)))
_WAITING = (
    select(challenges)
    .join(tables, tables.c.id == challenges.c.table_id)
    .where(
        tables.c.status == "open",
        challenges.c.declined == 0,
        challenges.c.until > bindparam("moment"),
    )
    .order_by(challenges.c.made_at.desc(), challenges.c.table_id)
)
WAITING_OF = _WAITING.where(challenges.c.person_id == bindparam("person"))
WAITING_FOR = _WAITING.where(challenges.c.other_id == bindparam("person")).limit(MOST_SHOWN)


class OpenChallenge(Struct, frozen=True):
    """A challenge: who has challenged whom, and until when."""

    table: str
    by: str
    other: str
    until: int
    declined: bool


class Challenges:
    """All challenges."""

    def __init__(self, room: Room, dispatcher: Dispatcher, avoiding: Avoiding) -> None:
        self._room = room
        self._dispatcher = dispatcher
        self._avoiding = avoiding

    async def make(self, person: KnownPerson, other: KnownPerson, wish: Challenge) -> Table:
        """Opens a table for two people, and tells the other person."""
        await self._check(person, other, wish)
        await self._room.ready(wish.game)
        seats = _seats(wish)
        wanted = OpenTable(
            wish.game, wish.options, wish.preset, seats=seats, clock=wish.clock, rated=wish.rated
        )
        table, writes = self._room.planned(opened(person.id, wanted, person.has_account))
        writes += _challenging(person.id, other.id, table)
        await self._room.store.write(*writes, then=lambda: self._room.add(table))
        self._notify(person.id, other.id)
        return table

    async def accept(self, caller: Caller, table_id: str) -> Table:
        """Seats the challenged person at the table, on the free side."""
        await self._waiting(caller.person, table_id)
        table = await self._room.table(table_id)
        if not table.seats_of(caller.person):
            if not (free := free_seats(table)):
                raise Unknown("challenge-over")
            for seat in free:
                table = await self._dispatcher.do(table_id, caller, Take(seat))
        return table

    async def decline(self, person: str, table_id: str) -> None:
        found = await self._waiting(person, table_id)
        await self._room.store.write((DECLINE, {"table": table_id, "declined": 1}))
        self._notify(found.by, found.other)

    async def waiting_for(self, person: str) -> list[OpenChallenge]:
        """The challenges that a person has not answered."""
        rows = await self._room.store.rows(WAITING_FOR, person=person, moment=now())
        avoided = await self._avoiding.of(person)
        hidden = {*avoided["mute"], *avoided["block"]}
        return [_read(row) for row in rows if row["person_id"] not in hidden]

    async def at(self, table_ids: Iterable[str]) -> dict[str, OpenChallenge]:
        """The challenges at these tables."""
        rows = await self._room.store.rows(BY_TABLES, tables=list(table_ids))
        return {row["table_id"]: _read(row) for row in rows}

    async def _check(self, person: KnownPerson, other: KnownPerson, wish: Challenge) -> None:
        if wish.rated and not other.has_account:
            raise Refusal("challenge-guest", name=other.name)
        avoided = await self._avoiding.of(other.id)
        apart = await self._avoiding.both_ways(person.id)
        if other.id in apart or person.id in avoided["mute"]:
            raise Refusal("challenge-impossible", name=other.name)
        rows = await self._room.store.rows(WAITING_OF, person=person.id, moment=now())
        if any(row["other_id"] == other.id for row in rows):
            raise Refusal("challenge-waiting", name=other.name)
        if len(rows) >= MOST_WAITING:
            raise Refusal("challenge-too-many", most=MOST_WAITING)

    async def _waiting(self, person: str | None, table_id: str) -> OpenChallenge:
        """A challenge that a person may answer."""
        row = await self._room.store.row(BY_TABLE, table=table_id)
        if row is None or row["other_id"] != person:
            raise Unknown("challenge-over")
        found = _read(row)
        if found.declined or found.until <= now():
            raise Unknown("challenge-over")
        return found

    def _notify(self, *people: str) -> None:
        for person in people:
            self._room.fanout.publish(Note("games", person))


def lasting(clock: Clock | None) -> int:
    """How long a challenge is open, in milliseconds."""
    return DAYS_MS if clock is not None and clock.days else SOON_MS


def _seats(wish: Challenge) -> tuple[SeatWish, ...]:
    """All seats of one side for the person who challenges."""
    game = configure(wish.game, wish.preset, wish.options)
    side = wish.side or random.randint(1, game.sides)
    if side > game.sides:
        raise BadRequest("challenge-side", side=side)
    return tuple(SeatWish(you=seat.side == side) for seat in game.seats)


def _challenging(by: str, other: str, table: Table) -> list[Write]:
    """The challenge and its notice, for the transaction of its table."""
    moment = now()
    until = moment + lasting(table.terms.clock)
    row = {"table_id": table.id, "person_id": by, "other_id": other}
    about = {"game": table.game.name, "table": table.id, "ply": 0, "others": [by], "until": until}
    return [
        (ADD, {**row, "made_at": moment, "until": until}),
        notice(other, "challenge", table.id, moment, **about),
    ]


def _read(row: Row) -> OpenChallenge:
    return OpenChallenge(
        row["table_id"], row["person_id"], row["other_id"], row["until"], bool(row["declined"])
    )
