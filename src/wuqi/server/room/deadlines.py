"""Checks tables whose deadline has come, such as a clock that ran out.

Every process looks, so a table whose process died is taken care of by the others. That two look
at once does no harm: only one of them can write what happens next.
"""

import asyncio

import structlog

from wuqi.core.errors import WuqiError
from wuqi.server.commands.leaving import overdue
from wuqi.server.ids import now
from wuqi.server.room import ledger
from wuqi.server.room.room import Room
from wuqi.server.store.store import DATABASE_ERRORS, first_line
from wuqi.server.table.deadlines import COMPUTER_LEASE_MS, due_at

log = structlog.get_logger()

EVERY_S = 0.5
MOST_AT_ONCE = 100


class DeadlineLoop:
    """The loop."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="alarms")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        # Computer players that thought when the last process ended are not to be waited for.
        ahead = COMPUTER_LEASE_MS
        while True:
            try:
                await self._look(now() + ahead)
                ahead = 0
            except DATABASE_ERRORS as error:
                log.warning("alarms wait for the database", problem=first_line(error))
            await asyncio.sleep(EVERY_S)

    async def _look(self, until: int) -> None:
        for table in await ledger.due(self._room.store, until, MOST_AT_ONCE):
            await self._look_at(table)

    async def _look_at(self, table_id: str) -> None:
        try:
            before = (await self._room.table(table_id)).number
            table = await self._room.change(table_id, lambda table: overdue(table, now()))
        except WuqiError as error:
            log.warning("alarm failed", table=table_id, problem=str(error))
            return
        if table.number == before:  # a computer player is to act, or the clock was misjudged
            write = (ledger.SET_DUE, {"table": table_id, "due_at": due_at(table, now())})
            await self._room.store.write(write)
            for callback in self._room.after:
                callback(table)
