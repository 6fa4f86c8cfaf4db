"""The people at a table: their names, and whether they are connected.

It stays the same from view to view until a person comes, goes or changes, so it is cached.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, cast

import msgspec

from wuqi.server import protocol as p
from wuqi.server.table.deadlines import GRACE_MS
from wuqi.server.table.parts import Place
from wuqi.server.table.table import Table
from wuqi.server.table.views.view_parts import RosterPart

_encode = msgspec.json.Encoder().encode


class Follower(Protocol):
    """A socket that watches the table."""

    @property
    def person_id(self) -> str | None:
        """Whose it is; None: nobody we know."""


@dataclass(slots=True)
class RosterView:
    """The roster as one person sees it."""

    own: list[Place]  # theirs
    seats: tuple[int, ...]  # their numbers
    side: int | None  # of the first; None: an onlooker
    json: bytes  # `RosterPart` as JSON without its braces


class Roster:
    """The people around one table."""

    def __init__(
        self,
        table: Table,
        names: Mapping[str, p.Person],
        gone: Mapping[str, int],
        followers: tuple[Follower, ...],
    ) -> None:
        self._names = names
        self._gone = gone  # people who are not connected, since when
        self._followers = followers
        watching = [follower.person_id for follower in followers]
        self._onlookers = {one for one in watching if one is not None and one not in names}
        self._nameless = watching.count(None)  # each may be a different person
        self._status, self._places, self._outs = table.status, table.places, table.outs
        self._vacations = table.vacations
        self._views: dict[str | None, RosterView] = {}

    def fits(self, table: Table, followers: tuple[Follower, ...]) -> bool:
        """Whether it is still the roster of a table, by identity: parts of a table are replaced."""
        return (
            self._places is table.places
            and self._followers is followers
            and self._status == table.status
            and self._outs is table.outs
            and self._vacations is table.vacations
        )

    def seen_by(self, table: Table, person: str | None) -> RosterView:
        """The roster as one person sees it."""
        found = self._views.get(person)
        if found is None:
            seats = [self._seat(table, place, person) for place in table.places]
            json = _encode(RosterPart(seats, self._others(person)))[1:-1]
            own = table.seats_of(person)
            numbers = tuple(place.seat.number for place in own)
            side = own[0].seat.side if own else None
            found = self._views[person] = RosterView(own, numbers, side, json)
        return found

    def _others(self, person: str | None) -> int:
        """How many people watch, without the viewer; several windows are one person."""
        if person is None:
            return len(self._onlookers) + max(0, self._nameless - 1)
        return len(self._onlookers - {person}) + self._nameless

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
            failed=place.failed,
            yours=person is not None and person == viewer,
            left=place.before is not None and place.before == viewer,
            locked=place.locked,
            connected=place.computer is not None
            or (person is not None and person not in self._gone),
            gone_since=gone,
            claimable_at=None if gone is None or patient else gone + GRACE_MS,
            vacation_until=table.vacations[person][1] if person in table.vacations else None,
            resigned=place.gave_up or place.seat.side in table.outs,
            out=cast(Any, table.outs.get(place.seat.side)),
        )
