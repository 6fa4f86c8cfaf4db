"""Who is at a table, what they are called, and whether they are there.

The same for one view after the other until somebody comes, goes or changes, so it is kept.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, cast

import msgspec

from wuqi.server import protocol as p
from wuqi.server.fanout import Fanout, Listener
from wuqi.server.note import Note
from wuqi.server.people.directory import Directory
from wuqi.server.people.presence import Presence
from wuqi.server.room.asking import GRACE
from wuqi.server.room.parts import Place
from wuqi.server.room.pieces import Faces
from wuqi.server.room.table import Table

MOST_REMEMBERED = 2_000  # tables

_encode = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Sitting:
    """The company as one person sees it."""

    own: list[Place]  # theirs
    seats: tuple[int, ...]  # their numbers
    side: int | None  # of the first; None: an onlooker
    told: bytes  # `Faces` as JSON without its braces


class Company:
    """The people around one table."""

    def __init__(
        self,
        table: Table,
        names: Mapping[str, p.Person],
        gone: Mapping[str, int],
        followers: frozenset[Listener],
    ) -> None:
        self._names = names
        self._gone = gone  # people who are not connected, since when
        self._followers = followers
        self._onlookers = sum(follower.person_id not in names for follower in followers)
        self._status, self._places, self._outs = table.status, table.places, table.outs
        self._sittings: dict[str | None, Sitting] = {}

    def fits(self, table: Table, followers: frozenset[Listener]) -> bool:
        """Whether it still is the company of a table; tables replace what changes."""
        return (
            self._places is table.places
            and self._followers is followers
            and self._status == table.status
            and self._outs is table.outs
        )

    def sitting(self, table: Table, person: str | None) -> Sitting:
        """The company as somebody sees it."""
        found = self._sittings.get(person)
        if found is None:
            seats = [self._seat(table, place, person) for place in table.places]
            told = _encode(Faces(seats, self._onlookers))[1:-1]
            own = table.seats_of(person)
            numbers = tuple(place.seat.number for place in own)
            side = own[0].seat.side if own else None
            found = self._sittings[person] = Sitting(own, numbers, side, told)
        return found

    def _seat(self, table: Table, place: Place, viewer: str | None) -> p.Seat:
        person, playing = place.person, table.status == "playing"
        gone = self._gone.get(person) if person is not None and playing else None
        if gone is not None and table.started_at is not None:
            gone = max(gone, table.started_at)
        patient = table.terms.clock is not None and table.terms.clock.days
        return p.Seat(
            place.seat.number,
            place.seat.side,
            place.seat.member,
            person=self._names[person] if person is not None else None,
            computer=place.computer,
            yours=person is not None and person == viewer,
            locked=place.locked,
            connected=place.computer is not None
            or (person is not None and person not in self._gone),
            gone_since=gone,
            claimable_at=None if gone is None or patient else gone + GRACE,
            resigned=place.gave_up or place.seat.side in table.outs,
            out=cast(Any, table.outs.get(place.seat.side)),
        )


class Companies:
    """The companies of the tables that are looked at."""

    def __init__(self, fanout: Fanout, directory: Directory, presence: Presence) -> None:
        self._fanout = fanout
        self._directory = directory
        self._presence = presence
        self._known: dict[str, Company] = {}
        self._tables_of: defaultdict[str, set[str]] = defaultdict(set)  # whom it is known of
        fanout.on["person"].append(self._forget)

    async def of(self, table: Table) -> Company:
        """The company of a table as it is now."""
        while (known := self.known(table)) is None:
            people = table.people()
            await self._directory.learn(people)
            await self._presence.learn(people)
        return known

    def known(self, table: Table) -> Company | None:
        """The same, if nobody need be looked up."""
        followers = self._fanout.followers("table", table.id)
        known = self._known.get(table.id)
        if known is not None and known.fits(table, followers):
            return known
        people = table.people()
        if not (self._directory.knows(people) and self._presence.knows(people)):
            return None
        names = {person: self._directory.name(person) for person in people}
        known = Company(table, names, self._presence.gone(people), followers)
        self._remember(table.id, known, people)
        return known

    def forget_all(self) -> None:
        """Anything may have changed."""
        self._known.clear()
        self._tables_of.clear()

    def _remember(self, table_id: str, company: Company, people: Iterable[str]) -> None:
        if len(self._known) >= MOST_REMEMBERED:
            self.forget_all()
        self._known[table_id] = company
        for person in people:
            self._tables_of[person].add(table_id)

    def _forget(self, note: Note) -> None:
        """Somebody has come, gone or changed: whoever looks at one of their tables sees it."""
        for table in self._tables_of.pop(note.id, ()):
            self._known.pop(table, None)
            self._fanout.tell_here(Note("table", table))
