"""What one person may see of a table. Nothing about a table leaves the server but through here.

A side sees the position through `Position.seen_by`; onlookers see what everybody may. While
anything is hidden, the texts of other sides' actions since then are left out.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

import msgspec

from wuqi.core.kernel import OVER
from wuqi.core.picture import Picture
from wuqi.core.position import Position, Result
from wuqi.server import protocol as p
from wuqi.server.room.asking import GRACE
from wuqi.server.room.due import dealing_until
from wuqi.server.room.table import Place, Table

NO_PICTURE = p.Picture((), (), (), ())
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a view needs to know beside the table: names, and who is here."""

    names: Callable[[str], p.Person]
    gone: Mapping[str, int]  # people who are not connected, since when
    here: frozenset[str]
    onlookers: int = 0
    seats: dict[str | None, tuple[p.Seat, ...]] = field(default_factory=dict)  # for each viewer


@dataclass(slots=True)
class Viewer:
    """Whose view, and what of it they have already seen."""

    person: str | None
    seat: int | None = None  # the viewpoint asked for
    pictures: bool = True
    seen_ply: int = 0
    seen_back: int = 0
    saw_all: bool = True  # nothing was hidden in what they have seen
    seated: bool = False


def view(table: Table, viewer: Viewer, around: Surroundings, now: int) -> p.TableView:
    """The table for one viewer, who has then seen all of it."""
    own = table.seats_of(viewer.person)
    side = _viewpoint(table, viewer, own)
    viewer.seated = bool(own)
    masked = table.hidden_since is not None
    since = 0
    if viewer.seen_back == table.back and viewer.saw_all:
        since = min(viewer.seen_ply, table.ply)
    viewer.seen_ply, viewer.seen_back, viewer.saw_all = table.ply, table.back, not masked
    return p.TableView(
        table=table.id,
        number=table.number,
        now=now,
        game=table.game.name,
        options=table.terms.options,
        start=table.terms.position,
        visibility=table.terms.visibility,
        status=table.status,
        owner=table.terms.owner,
        seats=_seats(table, viewer.person, around),
        clock=table.terms.clock,
        clocks=_hands(table, now),
        ply=table.ply,
        back=table.back,
        viewpoint=side,
        to_act=tuple([seat.number for seat in table.to_act]),
        legal=_legal(table, own),
        board=_board(table, side, viewer.pictures),
        since=since,
        steps=_steps(table, since, side),
        offers=tuple(
            p.Offer(cast(Any, kind), offer.by, offer.ply, tuple(sorted(offer.accepted)))
            for kind, offer in table.offers.items()
        ),
        result=result_of(table.result),
        dealing=_dealing(table),
        onlookers=around.onlookers,
        rematch=table.rematch,
    )


def brief(table: Table) -> p.TableBrief:
    """The table as a line in a list; names are filled in when it is shown."""
    return p.TableBrief(
        table=table.id,
        game=table.game.name,
        options=table.terms.options,
        visibility=table.terms.visibility,
        status=table.status,
        clock=table.terms.clock,
        seats=tuple(
            p.Seat(
                place.seat.number,
                place.seat.side,
                place.seat.member,
                person=p.Person(place.person, "", "guest") if place.person else None,
                computer=place.computer,
                locked=place.locked,
            )
            for place in table.places
        ),
        opened_at=table.opened_at,
        ply=table.ply,
        result=result_of(table.result),
        ended_at=table.ended_at,
    )


def board_of(position: Position, pictures: bool = True) -> p.Board:
    """What a position looks like to whoever may see all of it."""
    over = position.mover == OVER
    expected = None if over else position.expected
    return p.Board(
        position=str(position),
        picture=_picture(position.picture) if pictures else NO_PICTURE,
        mover=position.mover,
        actions=position.texts() or tuple(map(str, position.outcomes())),
        expected=p.Saying(expected.key, dict(expected.details)) if expected else None,
        result=result_of(position.result),
    )


def _picture(picture: Picture) -> p.Picture:
    """The core's picture as a message."""
    return p.Picture(picture.rows, picture.columns, picture.ranks, picture.notes, picture.inks)


def result_of(result: Result | None) -> p.Result | None:
    """The core's result as a message."""
    return p.Result(result.ranking, result.reason) if result is not None else None


def _viewpoint(table: Table, viewer: Viewer, own: list[Place]) -> int | None:
    """Whoever holds seats of several sides looks from the one asked for, or the one to act."""
    if not own:
        return None
    asked = next((mine for mine in own if mine.seat.number == viewer.seat), None)
    if asked is not None:
        return asked.seat.side
    able = {seat.number for seat in table.to_act}
    return next((mine for mine in own if mine.seat.number in able), own[0]).seat.side


def _seats(table: Table, viewer: str | None, around: Surroundings) -> tuple[p.Seat, ...]:
    if viewer not in around.seats:
        seats = [_seat(table, place, viewer, around) for place in table.places]
        around.seats[viewer] = cast(Any, msgspec.Raw(_encode(seats)))
    return around.seats[viewer]


def _seat(table: Table, place: Place, viewer: str | None, around: Surroundings) -> p.Seat:
    person, playing = place.person, table.status == "playing"
    gone = around.gone.get(person) if person is not None and playing else None
    if gone is not None and table.started_at is not None:
        gone = max(gone, table.started_at)
    patient = table.terms.clock is not None and table.terms.clock.days
    return p.Seat(
        place.seat.number,
        place.seat.side,
        place.seat.member,
        person=around.names(person) if person is not None else None,
        computer=place.computer,
        yours=person is not None and person == viewer,
        locked=place.locked,
        connected=place.computer is not None or person in around.here,
        gone_since=gone,
        claimable_at=None if gone is None or patient else gone + GRACE,
        resigned=place.gave_up or place.seat.side in table.outs,
    )


def _hands(table: Table, now: int) -> tuple[p.Hand, ...]:
    clocks = table.clocks
    if clocks is None:
        return ()
    return tuple(
        p.Hand(side, clocks.left_at(side, now, table.outages), side in clocks.running)
        for side in sorted(clocks.left)
    )


def _legal(table: Table, own: list[Place]) -> tuple[p.Legal, ...]:
    """What the viewer's seats may do."""
    able = table.to_act
    return tuple(
        [
            p.Legal(place.seat.number, _seen(table, place.seat.side).texts(place.seat.number))
            for place in own
            if place.seat in able
        ]
    )


def _steps(table: Table, since: int, side: int | None) -> tuple[p.Step, ...]:
    return tuple([_step(table, ply, side) for ply in range(since, table.ply)])


def _step(table: Table, ply: int, side: int | None) -> p.Step:
    step = table.steps[ply]
    hidden = table.hidden_since is not None and ply >= table.hidden_since and step.side != side
    text = None if hidden else step.action
    return p.Step(ply + 1, step.seat, step.side, text, step.at, step.spent)


def _dealing(table: Table) -> p.Dealing | None:
    shuffle = table.shuffle
    if shuffle is None:
        return None
    seats = len(table.places)
    phase = "commit" if len(shuffle.commitments) < seats else "reveal"
    if len(shuffle.secrets) == seats:
        phase = "dealt" if shuffle.opened is None else "open"
    return p.Dealing(
        phase=cast(Any, phase),
        server_commitment=shuffle.commitment,
        server_secret=shuffle.opened,
        commitments=shuffle.commitments,
        secrets=shuffle.secrets,
        until=dealing_until(table) if table.status == "dealing" else None,
    )


def _board(table: Table, side: int | None, pictures: bool) -> p.Board:
    """Encoded once for all who see the same: it is most of a view's cost."""
    key = (None if table.hidden_since is None else side, pictures)
    board = table.shown.get(key)
    if board is None:
        board = table.shown[key] = msgspec.Raw(_encode(board_of(_seen(table, side), pictures)))
    return cast(p.Board, board)


def _seen(table: Table, side: int | None) -> Position:
    """Asking costs a little even where nothing is hidden."""
    return table.position if table.hidden_since is None else table.position.seen_by(side)
