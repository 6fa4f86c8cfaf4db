"""Vacations: a person's clocks stop in games with days per move.

A vacation is stored first, and then becomes an event at each of the person's games, so that clocks
can be computed from the events of a table alone. Games that begin later, and games that a process
did not reach before it died, get the event when `Vacations.catch_up` runs. This always happens
before a player loses on time.
"""

import asyncio

from sqlalchemy import bindparam, insert, select, update

from wuqi.server.commands.vacationing import goes_on_vacation
from wuqi.server.concurrency.tasks import Tasks
from wuqi.server.errors import Refusal
from wuqi.server.ids import now
from wuqi.server.protocol.vacations import VacationInfo
from wuqi.server.room.room import Room
from wuqi.server.store.layout import players, tables, vacations
from wuqi.server.store.statement import Statement
from wuqi.server.store.store import Store, is_temporary
from wuqi.server.table.clocks import DAY, Span
from wuqi.server.table.table import Table
from wuqi.server.troubles import TROUBLES
from wuqi.server.vacations.allowance import DAYS_A_YEAR, days_left

ADD = Statement(insert(vacations), "person_id", "began_at", "until")
END = Statement(
    update(vacations).where(
        vacations.c.person_id == bindparam("person"), vacations.c.began_at == bindparam("began")
    ),
    "until",
)
OF = (
    select(vacations)
    .where(vacations.c.person_id == bindparam("person"))
    .order_by(vacations.c.began_at)
)
LATEST = (
    select(vacations)
    .where(vacations.c.person_id.in_(bindparam("people", expanding=True)))
    .order_by(vacations.c.began_at)
)
NOW = (
    select(vacations.c.person_id, vacations.c.began_at, vacations.c.until)
    .where(vacations.c.until > bindparam("now"))
    .order_by(vacations.c.began_at)
)
GAMES = (
    select(tables.c.id)
    .join(players, players.c.table_id == tables.c.id)
    .where(players.c.person_id == bindparam("person"), tables.c.status.in_(("dealing", "playing")))
    .distinct()
)


class Vacations:
    """The vacations of all people."""

    def __init__(self, store: Store, room: Room) -> None:
        self._store = store
        self._room = room
        self._tasks = Tasks()

    async def of(self, person: str) -> VacationInfo:
        """A person's vacation, if they are on one, and the days they may still take."""
        spans, moment = await self._spans(person), now()
        until = spans[-1][1] if spans and spans[-1][1] > moment else None
        return VacationInfo(until, days_left(spans, moment), DAYS_A_YEAR)

    async def begin(self, person: str, days: int) -> VacationInfo:
        """Begins a vacation now, for this many days."""
        spans, moment = await self._spans(person), now()
        if spans and spans[-1][1] > moment:
            raise Refusal("vacation-already")
        left = days_left(spans, moment)
        if days > left:
            raise Refusal("vacation-too-long", left=left)
        until = moment + days * DAY
        await self._store.write((ADD, {"person_id": person, "began_at": moment, "until": until}))
        await self._spread(person, (moment, until))
        return await self.of(person)

    async def end(self, person: str) -> VacationInfo:
        """Ends a vacation: the clocks run again."""
        spans, moment = await self._spans(person), now()
        if not spans or spans[-1][1] <= moment:
            raise Refusal("vacation-none")
        began = spans[-1][0]
        await self._store.write((END, {"person": person, "began": began, "until": moment}))
        await self._spread(person, (began, moment))
        return await self.of(person)

    def start(self) -> None:
        """Finishes what the last process left undone."""
        self._tasks.start(self.catch_up(), _report)

    async def catch_up(self) -> None:
        """Adds every current vacation to every game that it concerns."""
        for row in await self._store.rows(NOW, now=now()):
            await self._spread(row["person_id"], (row["began_at"], row["until"]))

    async def look_up(self, table: Table) -> None:
        """Makes sure that a table has the events of its people's last vacations."""
        if table.status == "playing" and table.clocks is not None and table.clocks.terms.days:
            rows = await self._store.rows(LATEST, people=sorted(table.people()))
            last = {row["person_id"]: (row["began_at"], row["until"]) for row in rows}
            for person, span in last.items():
                await self._apply(table.id, person, span)

    def look_at(self, table: Table) -> None:
        """Called when a game has begun: one of its people may be on vacation."""
        if table.ply == 0 and table.status == "playing" and table.clocks is not None:
            self._tasks.start(self.look_up(table), _report)

    async def close(self) -> None:
        self._tasks.cancel()

    async def _spans(self, person: str) -> list[Span]:
        rows = await self._store.rows(OF, person=person)
        return [(row["began_at"], row["until"]) for row in rows]

    async def _spread(self, person: str, span: Span) -> None:
        rows = await self._store.rows(GAMES, person=person)
        for table in (row["id"] for row in rows):
            await self._apply(table, person, span)
            await asyncio.sleep(0)

    async def _apply(self, table: str, person: str, span: Span) -> None:
        await self._room.change(table, lambda it: goes_on_vacation(it, person, span))


def _report(problem: Exception | None) -> None:
    if problem is not None and not is_temporary(problem):
        TROUBLES.failed("vacations", problem)
