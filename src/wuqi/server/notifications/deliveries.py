"""Which notice goes where, which process delivers it (one at a time), and how that ended.

A process that wants to deliver a notice first writes the number of the next attempt. Of two that
try, only one can write it. If a process dies meanwhile, another one notices, counts its attempt as
ended and writes the next one. So nothing is lost. A notice that may have been sent just before a
process died is sent again with the same id, so that its receiver can recognise the copy.
"""

from collections.abc import Sequence
from contextlib import suppress
from itertools import chain
from typing import NamedTuple

import msgspec
from sqlalchemy import and_, bindparam, delete, insert, select, update

from wuqi.server.ids import now
from wuqi.server.notifications.channels import CONFIRM, Channel, Channels, wanted
from wuqi.server.store.layout import attempts, deliveries, notices, processes
from wuqi.server.store.statement import Conflict, Statement, Write
from wuqi.server.store.store import Row, Store

AT_ONCE = 100
KEPT_MS = 30 * 24 * 60 * 60 * 1000
MINUTE = 60_000
# Pauses after each failure; after the last one we stop trying.
PAUSES_MS = (MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * 60 * MINUTE, 8 * 60 * MINUTE, 24 * 60 * MINUTE)

_THIS = and_(
    deliveries.c.notice_id == bindparam("notice"), deliveries.c.channel_id == bindparam("channel")
)
UNPLANNED = (
    select(notices.c.id, notices.c.person_id, notices.c.kind, notices.c.body)
    .where(notices.c.planned_at.is_(None))
    .order_by(notices.c.at, notices.c.id)
    .limit(AT_ONCE)
)
DUE = (
    select(
        deliveries.c.notice_id,
        deliveries.c.channel_id,
        deliveries.c.tries,
        notices.c.person_id,
        notices.c.kind,
        notices.c.at,
        notices.c.body,
    )
    .join(notices, notices.c.id == deliveries.c.notice_id)
    .where(deliveries.c.due_at <= bindparam("now"))
    .order_by(deliveries.c.due_at, deliveries.c.notice_id)
    .limit(bindparam("most"))
)
HOLDER = (
    select(attempts.c.process_id)
    .join(processes, processes.c.id == attempts.c.process_id)
    .where(
        attempts.c.notice_id == bindparam("notice"),
        attempts.c.channel_id == bindparam("channel"),
        attempts.c.number == bindparam("number"),
        processes.c.alive_at > 0,
    )
)
PLANNED = Statement(update(notices).where(notices.c.id == bindparam("notice")), "planned_at")
ADD = Statement(insert(deliveries), "notice_id", "channel_id", "due_at")
TRY = Statement(insert(attempts), "notice_id", "channel_id", "number", "process_id")
END = Statement(update(deliveries).where(_THIS), "due_at", "tries", "outcome")
# Only if no other process has written another attempt meanwhile.
GIVE_BACK = Statement(
    update(deliveries).where(_THIS, deliveries.c.tries == bindparam("before")), "tries"
)
_OLD = select(notices.c.id).where(notices.c.at < bindparam("before"))
FORGET = (
    Statement(delete(attempts).where(attempts.c.notice_id.in_(_OLD))),
    Statement(delete(deliveries).where(deliveries.c.notice_id.in_(_OLD))),
    Statement(delete(notices).where(notices.c.at < bindparam("before"))),
)


class Delivery(NamedTuple):
    """A notice on its way to a channel."""

    notice: str
    channel: str
    tries: int  # attempts that have ended
    person: str
    kind: str
    at: int
    facts: dict[str, object]

    @property
    def key(self) -> tuple[str, str]:
        return self.notice, self.channel


async def plan(store: Store, channels: Channels) -> int:
    """Writes where new notices go, and returns how many there were. Several processes may do
    this."""
    rows = await store.few(UNPLANNED)
    if not rows:
        return 0
    known = await channels.of_all(sorted({row["person_id"] for row in rows}))
    planned = [_plan(row, known.get(row["person_id"], [])) for row in rows]
    try:
        await store.write(*chain.from_iterable(planned))
    except Conflict:  # another process was faster with some of them
        for writes in planned:
            with suppress(Conflict):
                await store.write(*writes)
    return len(rows)


def _plan(row: Row, known: Sequence[Channel]) -> list[Write]:
    """Where one notice goes."""
    facts = msgspec.json.decode(bytes(row["body"]))
    only = facts["channel"] if row["kind"] == CONFIRM else None
    moment = now()
    return [
        (PLANNED, {"notice": row["id"], "planned_at": moment}),
        *(
            (ADD, {"notice_id": row["id"], "channel_id": one.id, "due_at": moment})
            for one in wanted(known, row["kind"], only)
        ),
    ]


async def due(store: Store, most: int) -> list[Delivery]:
    """The deliveries that are due now."""
    rows = await store.few(DUE, now=now(), most=most)
    return [
        Delivery(
            row["notice_id"],
            row["channel_id"],
            row["tries"],
            row["person_id"],
            row["kind"],
            row["at"],
            msgspec.json.decode(bytes(row["body"])),
        )
        for row in rows
    ]


async def claim(store: Store, delivery: Delivery, process: str) -> bool:
    """Whether this process may deliver it now. The caller must not be delivering it already."""
    key = {"notice": delivery.notice, "channel": delivery.channel}
    number = delivery.tries + 1
    attempt = {"notice_id": delivery.notice, "channel_id": delivery.channel, "number": number}
    try:
        await store.write((TRY, {**attempt, "process_id": process}))
    except Conflict:
        holder = await store.row(HOLDER, **key, number=number)
        if holder is None or holder["process_id"] == process:  # it died during its attempt
            await store.write((GIVE_BACK, {**key, "before": delivery.tries, "tries": number}))
        return False
    return True


async def end(store: Store, delivery: Delivery, outcome: str) -> None:
    """Ends a delivery: it was sent, or is not to be sent."""
    await store.write(_ending(delivery, None, outcome))


async def fail(store: Store, delivery: Delivery) -> bool:
    """Plans another attempt after a failure; returns whether we stop trying."""
    over = delivery.tries >= len(PAUSES_MS)
    due_at = None if over else now() + PAUSES_MS[delivery.tries]
    await store.write(_ending(delivery, due_at, "failed" if over else None))
    return over


async def forget_old(store: Store) -> None:
    """Deletes notices that are older than a month."""
    before = {"before": now() - KEPT_MS}
    await store.write(*((statement, before) for statement in FORGET))


def _ending(delivery: Delivery, due_at: int | None, outcome: str | None) -> Write:
    values = {"due_at": due_at, "tries": delivery.tries + 1, "outcome": outcome}
    return (END, {"notice": delivery.notice, "channel": delivery.channel, **values})
