"""A table as a record, which the library can read and verify."""

from datetime import UTC, datetime
from typing import Protocol

from wuqi.core.play.dealer import Deal
from wuqi.core.play.playthrough import Playthrough
from wuqi.core.play.record import Holder, Outcome, Record, RecordedClock
from wuqi.server.errors import Refusal
from wuqi.server.protocol import Person
from wuqi.server.protocol.fields import ENGINE
from wuqi.server.table.parts import Place
from wuqi.server.table.table import Table


class Names(Protocol):
    """What people are called."""

    def name(self, person: str) -> Person:
        """A person by id, with their name."""


def record_of(table: Table, directory: Names) -> Record:
    """The record of a table as it now is; refused while something is hidden."""
    if table.position.secret:
        raise Refusal("record-secret")
    line = Playthrough(table.start)
    for step in table.steps:
        line.play(step.action)
    result, clock = table.result, table.terms.clock
    team_play = len(table.game.seats) > table.game.sides
    return line.record(
        # A table that was closed before the start had no game, so it is not a draw.
        result=Outcome(result.ranking, result.reason) if result and not table.closed else None,
        seats=tuple(_holder(place, directory) for place in table.places),
        clock=RecordedClock(clock.base, clock.increment)
        if clock is not None and not clock.days
        else None,
        seconds=tuple(step.spent / 1000 for step in table.steps),
        acted=tuple(step.seat for step in table.steps) if team_play else (),
        played_at=_moment(table.started_at),
        deal=_deal(table),
    )


def _holder(place: Place, directory: Names) -> Holder:
    if place.computer is not None:
        return Holder(place.computer.removeprefix(ENGINE), place.computer)
    return Holder(directory.name(place.person).name if place.person is not None else "")


def _deal(table: Table) -> Deal | None:
    shuffle = table.shuffle
    if shuffle is None:
        return None
    return Deal(
        shuffle.commitment,
        tuple(shuffle.commitments[seat] for seat in sorted(shuffle.commitments)),
        tuple(shuffle.secrets[seat] for seat in sorted(shuffle.secrets)),
        shuffle.opened,
        tuple(sorted(shuffle.replaced.items())),
    )


def _moment(at: int | None) -> str | None:
    return None if at is None else datetime.fromtimestamp(at / 1000, UTC).isoformat("T", "seconds")
