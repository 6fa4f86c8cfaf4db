"""Searching finished games: everyone's public games, and your own."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, exists, or_, select

from wuqi.core.errors import BadRequest
from wuqi.server.people.directory import Directory
from wuqi.server.protocol import TableBrief
from wuqi.server.protocol.bodies import ArchivePage
from wuqi.server.room.lobby import briefs
from wuqi.server.store.layout import players, tables
from wuqi.server.store.store import Store

PAGE = 50


@dataclass(frozen=True, slots=True)
class Search:
    """The filters of a search; None means any."""

    game: str | None = None
    person: str | None = None
    reason: str | None = None
    since: int | None = None
    before: str | None = None
    status: str = "over"


async def find(
    store: Store, directory: Directory, search: Search, searcher: str | None
) -> ArchivePage:
    """A page of games, newest first. Private games are shown only to their players."""
    moment = tables.c.ended_at if search.status == "over" else tables.c.opened_at
    wanted: list[ColumnElement[bool]] = [
        tables.c.status == search.status,
        or_(tables.c.visibility != "private", _plays(searcher)),
    ]
    if search.status == "over":
        wanted.append(tables.c.reason.not_in(("closed", "called-off")))
    if search.game is not None:
        wanted.append(tables.c.game == search.game)
    if search.person is not None:
        wanted.append(_plays(search.person))
    if search.reason is not None:
        wanted.append(tables.c.reason == search.reason)
    if search.since is not None:
        wanted.append(moment >= search.since)
    if search.before is not None:
        at, table = _place(search.before)
        wanted.append(or_(moment < at, and_(moment == at, tables.c.id < table)))
    query = (
        select(tables.c.id, tables.c.brief, moment.label("moment"))
        .where(*wanted)
        .order_by(moment.desc(), tables.c.id.desc())
        .limit(PAGE + 1)
    )
    rows = await store.rows(query)
    last = rows[PAGE - 1] if len(rows) > PAGE else None
    found = await briefs(rows[:PAGE], directory)
    return ArchivePage(found, f"{last['moment']}-{last['id']}" if last is not None else None)


async def these(
    store: Store, directory: Directory, wanted: Sequence[str], searcher: str | None
) -> tuple[TableBrief, ...]:
    """These games, in the given order; private ones only for their players."""
    seen = or_(tables.c.visibility != "private", _plays(searcher))
    query = select(tables.c.id, tables.c.brief).where(tables.c.id.in_(wanted), seen)
    found = {row["id"]: row for row in await store.rows(query)}
    return await briefs([found[one] for one in wanted if one in found], directory)


def _plays(person: str | None) -> ColumnElement[bool]:
    return exists().where(players.c.table_id == tables.c.id, players.c.person_id == (person or ""))


def _place(before: str) -> tuple[int, str]:
    at, _, table = before.partition("-")
    if not (at.isascii() and at.isdigit() and len(at) < 18):
        raise BadRequest("archive-before")
    return int(at), table
