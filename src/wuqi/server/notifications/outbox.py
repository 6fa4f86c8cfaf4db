"""Notices to people, written in the transaction of what happened (transactional outbox).

So there is never a move without its notice, nor a notice without its move. The sender delivers it.
The id of a notice follows from what it is about, so there are never two about the same thing. Most
people have no channel on which they could be notified; for them nothing is written.

To add a kind of notice: name it in `protocol.notifications`, give it words (`wording`), and write
it with `notice` in the same transaction as its cause.
"""

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import bindparam, exists, insert, select

from wuqi.server.protocol.notifications import NoticeKind
from wuqi.server.store.layout import channels, notices
from wuqi.server.store.statement import Statement, Write
from wuqi.server.table import events as ev
from wuqi.server.table.table import Table

_COLUMNS = ("id", "person_id", "kind", "at", "body")
_VALUES = [bindparam(name, type_=notices.c[name].type) for name in _COLUMNS]
_NOTIFIED = exists().where(channels.c.person_id == bindparam("person_id"))
ADD = Statement(insert(notices).from_select(_COLUMNS, select(*_VALUES).where(_NOTIFIED)))

# What the person in a seat does; that person is not notified of it.
DEEDS = (ev.Sat, ev.Acted, ev.GaveUp, ev.Agreed)


def notice(person: str, kind: NoticeKind | str, subject: str, at: int, **facts: Any) -> Write:
    """The write of a notice. `subject` is unique among notices of this kind."""
    named = hashlib.sha256(f"{kind} {subject} {person}".encode()).hexdigest()[:32]
    body = msgspec.json.encode(facts)
    return (ADD, {"id": named, "person_id": person, "kind": kind, "at": at, "body": body})


def of_change(before: Table, after: Table, events: Sequence[ev.Event]) -> list[Write]:
    """The notices that belong to a change of a table."""
    over_days = after.terms.clock is not None and after.terms.clock.days > 0
    began = before.status == "open" and after.status in ("dealing", "playing")
    if not (over_days or began):
        return []
    everybody = after.people()
    if len(everybody) < 2:  # no other person waits in a game against computers
        return []
    kinds: dict[str, NoticeKind] = {}
    if began:
        kinds = dict.fromkeys(everybody, "round" if after.terms.tournament else "began")
    if over_days:
        if after.status == "over" and before.status in ("dealing", "playing"):
            kinds = dict.fromkeys(everybody, "ended")
        else:
            kinds |= dict.fromkeys(_to_act(after) - _to_act(before), "turn")
    # People at a new table were seated by the server: for a rematch, or in a tournament.
    actor = _actor(after, events) if before.number else None
    return [
        notice(
            person,
            kind,
            f"{after.id} {after.number}",
            after.at,
            game=after.game.name,
            table=after.id,
            ply=after.ply,
            others=sorted(everybody - {person}),
        )
        for person, kind in sorted(kinds.items())
        if person != actor
    ]


def _to_act(table: Table) -> set[str]:
    """The people for whom the others wait."""
    if table.status != "playing":
        return set()
    places = (table.places[seat.number - 1] for seat in table.to_act)
    return {place.person for place in places if place.person is not None}


def _actor(table: Table, events: Sequence[ev.Event]) -> str | None:
    """The person who caused an event, if a person did."""
    for event in events:
        if isinstance(event, DEEDS):
            return table.places[event.seat - 1].person
        if isinstance(event, ev.Started) and table.terms.wait:
            return table.terms.owner
    return None
