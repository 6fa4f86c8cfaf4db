"""What one person may see of a table. Nothing about a table leaves the server except through here.

A side sees the position through `Position.seen_by`; spectators see what everyone may see. While
anything is hidden, the texts of other sides' actions since then are left out.

Every action is shown to everyone at the table. So a view is put together from cached pieces of
JSON: the terms are written once per table, the people once until one of them comes or goes, and the
play once for all viewers who see the same.
"""

from dataclasses import dataclass
from typing import Any, cast

import msgspec

from wuqi.core.position import Position
from wuqi.server import protocol as p
from wuqi.server.table.deadlines import dealing_until, first_move_until
from wuqi.server.table.parts import Place
from wuqi.server.table.rated import rated_speed
from wuqi.server.table.table import Table
from wuqi.server.table.views.board import board_of, result_of
from wuqi.server.table.views.roster import Roster
from wuqi.server.table.views.view_parts import ClockPart, LegalPart, PlayPart, TermsPart

_encode = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Viewer:
    """The person who watches, and what they have already seen."""

    person: str | None
    seat: int | None = None  # the viewpoint asked for
    pictures: bool = True
    seen_ply: int = 0
    seen_back: int = 0
    saw_all: bool = True  # whether they have seen everything so far, nothing hidden
    seated: bool = False
    at_once: bool = False  # they see what happens at once, not some seconds later


def view(table: Table, viewer: Viewer, roster: Roster, now: int, late: int = 0) -> bytes:
    """The `TableView` of one viewer, who has then seen all of it.

    `late`: how long ago the table was in this state.
    """
    mine = roster.seen_by(table, viewer.person)
    own, hidden = mine.own, table.hidden_since is not None
    side = mine.side if len(own) < 2 else _viewpoint(table, viewer, own)
    ply, since = len(table.steps), 0
    if viewer.seen_back == table.back and viewer.saw_all:
        since = min(viewer.seen_ply, ply)
        for began, ended in table.revealed:  # who left in between missed their order
            if began < since < ended:
                since = began
    viewer.seated, viewer.at_once = bool(own), late == 0
    viewer.seen_ply, viewer.seen_back = ply, table.back
    viewer.saw_all = not hidden
    cache = table.view_cache
    like = (since, viewer.pictures, side if hidden else None)  # equal: the same view
    play = cache.get(like)
    if play is None:
        play = cache[like] = _encode(_play(table, *like))[1:]
    hand = (mine.seats, side)
    hold = cache.get(hand)
    if hold is None:
        hold = cache[hand] = _encode(_hand(table, mine.seats, side))[1:-1]
    terms, time = table.terms_json or _terms(table), _time(table, now, late)
    return b",".join((terms, mine.json, time, hold, play))


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
        rated=rated_speed(table.terms),
        tournament=table.terms.tournament,
        on_device=_on_device(table),
    )


def _on_device(table: Table) -> bool:
    """Whether the game, or a computer's move in it, came from a person's device."""
    return table.terms.on_device or table.lendings > 0


def _viewpoint(table: Table, viewer: Viewer, own: list[Place]) -> int:
    """A person with several seats sees the table from the one asked for, or the one to act."""
    wanted = next((mine for mine in own if mine.seat.number == viewer.seat), None)
    if wanted is not None:
        return wanted.seat.side
    able = {seat.number for seat in table.to_act}
    return next((mine for mine in own if mine.seat.number in able), own[0]).seat.side


def _terms(table: Table) -> bytes:
    """The first piece, with the opening brace; written once for a table."""
    terms = table.terms
    terms_part = TermsPart(
        table.id,
        terms.game,
        terms.options,
        terms.position,
        terms.visibility,
        terms.owner,
        terms.clock,
        tuple(p.Saying(goal.key, dict(goal.details)) for goal in table.game.goals),
        terms.wait,
        rated_speed(terms),
        terms.tournament,
        terms.berserk,
    )
    table.terms_json = _encode(terms_part)[:-1]
    return table.terms_json


def _time(table: Table, now: int, late: int) -> bytes:
    if table.clocks is None:
        return b'"now":%d,"clocks":[],"first_move_by":null,"halved":[]' % now
    clocks, outages = table.clocks, table.outages
    hands = [
        p.Hand(side, clocks.left_at(side, now - late, outages), clocks.runs(side, now - late))
        for side in sorted(clocks.left)
    ]
    return _encode(ClockPart(now, hands, first_move_until(table), sorted(clocks.halved)))[1:-1]


def _hand(table: Table, seats: tuple[int, ...], side: int | None) -> LegalPart:
    plans = tuple(line for seat in seats for line in table.plans.get(seat, ()))
    return LegalPart(side, _legal(table, seats), plans)


def _legal(table: Table, seats: tuple[int, ...]) -> list[p.Legal]:
    """What a viewer's seats may do."""
    return [
        p.Legal(seat.number, _seen(table, seat.side).texts(seat.number))
        for seat in table.to_act
        if seat.number in seats
    ]


def _play(table: Table, since: int, pictures: bool, side: int | None) -> PlayPart:
    return PlayPart(
        table.number,
        table.status,
        len(table.steps),
        table.back,
        [seat.number for seat in table.to_act],
        board_of(_seen(table, side), pictures),
        since,
        [_step(table, number, side, pictures) for number in range(since, len(table.steps))],
        [
            p.Offer(cast(Any, kind), offer.by, offer.ply, tuple(sorted(offer.accepted)))
            for kind, offer in table.offers.items()
        ],
        result_of(table.result),
        _dealing(table),
        table.rematch,
        table.lent,
        _on_device(table),
    )


def _step(table: Table, ply: int, side: int | None, pictures: bool) -> p.Step:
    step = table.steps[ply]
    hidden = table.hidden_since is not None and ply >= table.hidden_since and step.side != side
    text = None if hidden else step.action
    effects = step.effects if pictures and not hidden else ()
    return p.Step(ply + 1, step.seat, step.side, text, step.at, step.spent, effects)


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


def _seen(table: Table, side: int | None) -> Position:
    """The position as a side sees it; skips the work if nothing is hidden."""
    return table.position if table.hidden_since is None else table.position.seen_by(side)
