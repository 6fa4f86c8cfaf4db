"""Checks tables whose deadline has come, such as a clock that ran out.

Every process looks, so the tables of a process that died are checked by the others. If two look at
the same time, only one of them can write what happens next.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from wuqi.core.errors import WuqiError
from wuqi.server.commands.leaving import overdue
from wuqi.server.concurrency.guard import Guard
from wuqi.server.concurrency.tasks import Tasks
from wuqi.server.ids import now
from wuqi.server.room import ledger
from wuqi.server.room.room import Room
from wuqi.server.store.store import first_line, is_temporary
from wuqi.server.table.deadlines import COMPUTER_LEASE_MS, due_at
from wuqi.server.table.table import Table
from wuqi.server.troubles import TROUBLES

log = structlog.get_logger()

EVERY_S = 0.5
MOST_AT_ONCE = 100
LookUp = Callable[[Table], Awaitable[None]]
AGAIN_MS = 60_000  # until a table that could not be checked is tried again


def report(task: str, table_id: str, problem: Exception) -> None:
    """Reports that a task for one table has failed; its next deadline starts again."""
    if isinstance(problem, WuqiError) or is_temporary(problem):
        log.warning(f"{task} failed", table=table_id, problem=first_line(problem))
    else:
        TROUBLES.failed(task, problem, table=table_id)


class DeadlineLoop:
    """The background task that checks deadlines."""

    def __init__(self, room: Room, look_up: LookUp | None = None) -> None:
        """`look_up` makes a table complete before it is checked (vacations)."""
        self._room = room
        self._look_up = look_up
        self._task: asyncio.Task[None] | None = None
        self._checks = Tasks()
        self._checking: set[str] = set()  # tables that are being checked

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="alarms")

    async def close(self) -> None:
        self._checks.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        # Do not wait for computer players that were thinking when the last process ended.
        ahead, guard = COMPUTER_LEASE_MS, Guard()
        while True:
            with guard:
                await self._look(now() + ahead)
                ahead = 0
            if guard.error is not None:
                if is_temporary(guard.error):
                    log.warning("alarms wait for the database", problem=first_line(guard.error))
                else:
                    TROUBLES.failed("alarms", guard.error)
            await asyncio.sleep(EVERY_S)

    async def _look(self, until: int) -> None:
        """Starts to check every table that is due. A slow one does not delay the others."""
        for table in await ledger.due(self._room.store, until, MOST_AT_ONCE + len(self._checking)):
            if table not in self._checking:
                self._checking.add(table)
                self._checks.start(self._look_at(table), partial(self._looked_at, table))

    def _looked_at(self, table_id: str, problem: Exception | None) -> None:
        self._checking.discard(table_id)
        if problem is None:
            return
        report("alarm", table_id, problem)
        # Again later, so that it does not take the place of all others.
        later = {"table": table_id, "due_at": now() + AGAIN_MS}
        self._room.store.submit([(ledger.SET_DUE, later)], lambda problem: None)

    async def _known(self, table_id: str) -> Table:
        table = await self._room.table(table_id)
        if self._look_up is None:
            return table
        await self._look_up(table)
        return await self._room.table(table_id)

    async def _look_at(self, table_id: str) -> None:
        before = (await self._known(table_id)).number
        table = await self._room.change(table_id, lambda table: overdue(table, now()))
        if table.number == before:  # a computer player is to act, or the clock was misjudged
            write = (ledger.SET_DUE, {"table": table_id, "due_at": due_at(table, now())})
            await self._room.store.write(write)
            for callback in self._room.after:
                callback(table)
