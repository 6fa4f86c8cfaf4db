"""The room's part of the store: writes and reads tables and their events."""

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select, update

from wuqi.server.store.layout import events, players, rated_games, tables, tournament_seats
from wuqi.server.store.statement import Statement, Write
from wuqi.server.store.store import Store
from wuqi.server.table import events as ev
from wuqi.server.table import rated
from wuqi.server.table.scores import scores
from wuqi.server.table.table import Table

APPEND = Statement(insert(events), "table_id", "number", "at", "body")
OPEN = Statement(
    insert(tables),
    *("id", "game", "terms", "visibility", "status", "brief", "opened_at", "due_at", "rated"),
)
SUMMARISE = Statement(
    update(tables).where(tables.c.id == bindparam("table")),
    "status",
    "brief",
    "ended_at",
    "reason",
    "due_at",
)
SET_DUE = Statement(update(tables).where(tables.c.id == bindparam("table")), "due_at")
NO_PLAYERS = Statement(delete(players).where(players.c.table_id == bindparam("table")))
RATED = Statement(insert(rated_games), "table_id", "game", "speed", "ended_at", "body")
SCORED = Statement(
    update(tournament_seats).where(
        tournament_seats.c.table_id == bindparam("table"),
        tournament_seats.c.side == bindparam("of"),
    ),
    *("score", "berserk", "absent", "ended_at"),
)
PLAYER = Statement(insert(players), "table_id", "seat", "person_id")

SINCE = (
    select(events.c.number, events.c.at, events.c.body)
    .where(events.c.table_id == bindparam("table"), events.c.number > bindparam("number"))
    .order_by(events.c.number)
    .limit(bindparam("most"))
)
NEWEST = (
    select(events.c.table_id, func.max(events.c.number).label("number"))
    .where(events.c.table_id.in_(bindparam("tables", expanding=True)))
    .group_by(events.c.table_id)
)
OPEN_OF = (
    select(func.count().label("open"))
    .select_from(tables.join(players, players.c.table_id == tables.c.id))
    .where(
        players.c.person_id == bindparam("person"),
        tables.c.status == "open",
        tables.c.visibility != "private",
    )
)
DUE = (
    select(tables.c.id)
    .where(tables.c.due_at <= bindparam("now"))
    .order_by(tables.c.due_at)
    .limit(bindparam("most"))
)

AT_ONCE = 200  # events that are read in one go

Numbered = ev.Numbered


async def since(store: Store, table_id: str, number: int) -> list[Numbered]:
    """The events of a table after a number; none if there is no such table."""
    found = list[Numbered]()
    while True:
        rows = await store.few(SINCE, table=table_id, number=number, most=AT_ONCE)
        found += [(row["number"], row["at"], ev.read(bytes(row["body"]))) for row in rows]
        if len(rows) < AT_ONCE:
            return found
        number = found[-1][0]
        await asyncio.sleep(0)  # a long game is read in parts: others go first


async def newest(store: Store, table_ids: Sequence[str]) -> dict[str, int]:
    """The number of the last event of each of these tables."""
    rows = await store.rows(NEWEST, tables=table_ids)
    return {row["table_id"]: row["number"] for row in rows}


async def open_tables(store: Store, person: str) -> int:
    """At how many tables of the lobby a person waits."""
    row = await store.row(OPEN_OF, person=person)
    return row["open"] if row is not None else 0


async def due(store: Store, now: int, most: int) -> list[str]:
    """The tables the server must look at again."""
    return [row["id"] for row in await store.few(DUE, now=now, most=most)]


def appending(table_id: str, numbered: Sequence[Numbered]) -> list[Write]:
    """The writes of new events."""
    return [
        (APPEND, {"table_id": table_id, "number": number, "at": at, "body": ev.write(event)})
        for number, at, event in numbered
    ]


def opening(table: Table, brief: bytes, due_at: int | None) -> Write:
    """The row of a new table."""
    return (
        OPEN,
        {
            "id": table.id,
            "game": table.game.name,
            "terms": pairing_terms(table.terms),
            "visibility": table.terms.visibility,
            "status": table.status,
            "brief": brief,
            "opened_at": table.opened_at,
            "due_at": due_at,
            "rated": rated.rated_speed(table.terms),
        },
    )


def summarising(table: Table, brief: bytes, due_at: int | None) -> Write:
    """The row of a table whose seats or status changed."""
    result = table.result
    values: dict[str, Any] = {
        "table": table.id,
        "status": table.status,
        "brief": brief,
        "ended_at": table.ended_at,
        "reason": result.reason if result is not None else None,
        "due_at": due_at,
    }
    return (SUMMARISE, values)


def seating(table: Table) -> list[Write]:
    """The writes that say who sits where, to find a person's games.

    A finished game also belongs to the players who left it early.
    """
    over = table.status == "over"
    who = ((one.seat.number, one.person or (one.before if over else None)) for one in table.places)
    return [
        (NO_PLAYERS, {"table": table.id}),
        *(
            (PLAYER, {"table_id": table.id, "seat": seat, "person_id": person})
            for seat, person in who
            if person is not None
        ),
    ]


def rating(table: Table) -> list[Write]:
    """The writes for rating a game that has just ended, if it is rated. They are part of the same
    transaction, so that the game is rated exactly once.
    """
    sides = rated.outcome(table)
    if sides is None:
        return []
    values: dict[str, Any] = {
        "table_id": table.id,
        "game": table.game.name,
        "speed": rated.rated_speed(table.terms),
        "ended_at": table.ended_at,
        "body": rated.write(sides),
    }
    return [(RATED, values)]


def scoring(table: Table) -> list[Write]:
    """The scores of a game that has just ended in its tournament, written with its end."""
    if table.terms.tournament is None:
        return []
    return [
        (
            SCORED,
            {
                "table": table.id,
                "of": one.side,
                "score": one.score,
                "berserk": int(one.berserk),
                "absent": int(one.absent),
                "ended_at": table.ended_at,
            },
        )
        for one in scores(table)
    ]


def pairing_terms(terms: ev.Opened) -> str:
    """A text that is equal for tables with the same terms, so that their people can be paired."""
    options = " ".join(f"{name}={value}" for name, value in sorted(terms.options.items()))
    clock = terms.clock
    time = f"{clock.base}+{clock.increment}+{clock.days}" if clock is not None else "-"
    for_ratings = "rated" if terms.rated else ""
    return " ".join(part for part in (options, time, terms.position, for_ratings) if part)
