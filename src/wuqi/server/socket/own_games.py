"""Tells one client about its person's unfinished games and challenges, on any page."""

import asyncio
from collections.abc import Callable

import msgspec
from sqlalchemy import bindparam, select

from wuqi.server import protocol as p
from wuqi.server.cluster.notes import Note
from wuqi.server.concurrency.tasks import Tasks
from wuqi.server.ids import now
from wuqi.server.meeting.challenges import OpenChallenge
from wuqi.server.services import Services
from wuqi.server.store.layout import players, tables
from wuqi.server.table.table import Table
from wuqi.server.table.views.view import brief

MOST = 50
PAUSE_S = 0.2  # changes within this time are sent together

UNFINISHED = (
    select(tables.c.id)
    .join(players, players.c.table_id == tables.c.id)
    .where(
        players.c.person_id == bindparam("person"),
        tables.c.status.in_(("open", "dealing", "playing")),
    )
    .group_by(tables.c.id, tables.c.opened_at)
    .order_by(tables.c.opened_at.desc())
    .limit(MOST)
)


class OwnGames:
    """Follows the games of one person, including new ones. It is a follower separate from the
    outbox, which may show some of the same tables.
    """

    def __init__(
        self,
        services: Services,
        person: str,
        send: Callable[[p.ServerMessage], None],
        fail: Callable[[Exception], None],
    ) -> None:
        self.person_id: str | None = person
        self._person = person
        self._services = services
        self._send = send
        self._fail = fail
        self._followed: tuple[str, ...] = ()
        self._own: tuple[str, ...] = ()  # tables
        self._challenges: dict[str, OpenChallenge] = {}  # by table: those made and those received
        self._list_is_new = False  # which games there are has to be looked up
        self._sent: p.Own | None = None
        self._new = False
        self._tasks = Tasks()
        self._looking = False
        services.fanout.follow("games", person, self)

    def close(self) -> None:
        """Stops following."""
        self._services.fanout.unfollow("games", self._person, self)
        self._follow(())
        self._tasks.cancel()

    def look(self) -> None:
        """Sends all games, even if nothing is new."""
        self._sent = None
        self.on_note(Note("games", self._person))

    def on_note(self, note: Note) -> None:
        """Notes that a game has changed, or that there is a new one."""
        if note.about == "queue":
            return
        self._list_is_new |= note.about == "games"
        self._new = True
        if not self._looking:
            self._looking = True
            self._tasks.start(self._send_news(), self._looked)

    async def _send_news(self) -> None:
        while self._new:
            self._new = False
            if self._list_is_new:
                self._list_is_new = False
                await self._look_up()
            tables = {one: await self._services.room.table(one) for one in self._followed}
            known = {who for one in tables.values() for who in one.people()}
            known |= {who for one in self._challenges.values() for who in (one.by, one.other)}
            await self._services.directory.learn(known)
            own = [tables[one] for one in self._own]
            news = p.Own(
                tuple(
                    self._own_table(one)
                    for one in own
                    if one.status != "over" and one.seats_of(self._person)
                ),
                tuple(
                    p.ChallengeToYou(self._brief(tables[one.table]), self._name(one.by), one.until)
                    for one in self._challenges.values()
                    if one.other == self._person and self._is_open(tables[one.table], one)
                ),
            )
            if news != self._sent:
                self._sent = news
                self._send(news)
            await asyncio.sleep(PAUSE_S)

    def _looked(self, problem: Exception | None) -> None:
        self._looking = False
        if problem is not None:
            self._fail(problem)

    def _follow(self, wanted: tuple[str, ...]) -> None:
        fanout = self._services.fanout
        for table in set(self._followed) - set(wanted):
            fanout.unfollow("table", table, self)
        for table in set(wanted) - set(self._followed):
            fanout.follow("table", table, self)
        self._followed = wanted

    async def _look_up(self) -> None:
        """Which games and challenges there are."""
        rows = await self._services.store.rows(UNFINISHED, person=self._person)
        self._own = tuple(row["id"] for row in rows)
        received = await self._services.challenges.waiting_for(self._person)
        self._challenges = await self._services.challenges.at(self._own)
        self._challenges |= {one.table: one for one in received}
        self._follow(tuple(dict.fromkeys([*self._own, *(one.table for one in received)])))

    def _is_open(self, table: Table, challenge: OpenChallenge) -> bool:
        """Whether a challenge can still be accepted."""
        waits = table.status == "open" and not table.seats_of(self._person)
        return waits and not challenge.declined and challenge.until > now()

    def _own_table(self, table: Table) -> p.OwnTable:
        plain = self._brief(table)
        to_act = tuple(seat.number for seat in table.to_act)
        yours = any(seat.yours and seat.number in to_act for seat in plain.seats)
        made, challenged = self._challenges.get(table.id), None
        if made is not None and made.by == self._person and table.status == "open":
            challenged = p.Challenged(self._name(made.other), made.until, made.declined)
        return p.OwnTable(plain, to_act, yours, challenged)

    def _brief(self, table: Table) -> p.TableBrief:
        plain = brief(table)
        seats = tuple(
            msgspec.structs.replace(
                seat,
                person=self._name(seat.person.id) if seat.person is not None else None,
                yours=seat.person is not None and seat.person.id == self._person,
            )
            for seat in plain.seats
        )
        return msgspec.structs.replace(plain, seats=seats)

    def _name(self, person: str) -> p.Person:
        return self._services.directory.name(person)
