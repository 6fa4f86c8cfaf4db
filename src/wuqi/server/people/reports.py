"""Reports about people, for the administrator."""

from collections.abc import Sequence

from sqlalchemy import bindparam, func, insert, select, update

from wuqi.server.errors import Refusal, Unknown
from wuqi.server.ids import new_id, now
from wuqi.server.store.layout import people, reports
from wuqi.server.store.statement import Statement
from wuqi.server.store.store import Row, Store

DAY_MS = 24 * 60 * 60 * 1000
MOST_A_DAY = 5  # of one person

ADD = Statement(
    insert(reports), "id", "person_id", "other_id", "table_id", "kind", "body", "made_at"
)
CLOSE = Statement(update(reports).where(reports.c.id == bindparam("report")), "closed_at")
LATELY = select(func.count().label("count")).where(
    reports.c.person_id == bindparam("person"), reports.c.made_at > bindparam("since")
)
WAITING = select(reports.c.id).where(
    reports.c.person_id == bindparam("person"),
    reports.c.other_id == bindparam("other"),
    reports.c.closed_at.is_(None),
)
BY_ID = select(reports.c.id).where(reports.c.id == bindparam("report"))
_BY, _ABOUT = people.alias("reporter"), people.alias("reported")
OPEN = (
    select(reports, _BY.c.name.label("by"), _ABOUT.c.name.label("about"))
    .join(_BY, _BY.c.id == reports.c.person_id, isouter=True)
    .join(_ABOUT, _ABOUT.c.id == reports.c.other_id, isouter=True)
    .where(reports.c.closed_at.is_(None))
    .order_by(reports.c.made_at, reports.c.id)
)


class Reports:
    """The reports of all people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, person: str, other: str, kind: str, body: str, table: str | None) -> None:
        """Stores a report; refused if the person has made too many."""
        if await self._store.row(WAITING, person=person, other=other) is not None:
            raise Refusal("report-waiting")
        lately = await self._store.row(LATELY, person=person, since=now() - DAY_MS)
        if lately is not None and lately["count"] >= MOST_A_DAY:
            raise Refusal("report-too-many", most=MOST_A_DAY)
        report = {"id": new_id(), "person_id": person, "other_id": other, "table_id": table}
        await self._store.write((ADD, {**report, "kind": kind, "body": body, "made_at": now()}))

    async def open(self) -> Sequence[Row]:
        """The reports that are not closed, the oldest first, with names."""
        return await self._store.rows(OPEN)

    async def close(self, report: str) -> None:
        if await self._store.row(BY_ID, report=report) is None:
            raise Unknown("report-unknown")
        await self._store.write((CLOSE, {"report": report, "closed_at": now()}))
