"""Rates games in the background as they end, in every process.

A game that ended in this process is rated at once. If a process dies before it has rated a game,
another one finds the game, or the next start does.
"""

import asyncio
from contextlib import suppress

import structlog

from wuqi.server.concurrency.guard import Guard
from wuqi.server.ratings.settling import settle, unrated
from wuqi.server.store.statement import Conflict
from wuqi.server.store.store import Store, first_line, is_temporary
from wuqi.server.table.table import Table
from wuqi.server.troubles import TROUBLES

log = structlog.get_logger()

EVERY_S = 5.0


class Rater:
    """The background task that rates games."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ended = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="rater")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def look_at(self, table: Table) -> None:
        """Wakes the task if a rated game has ended at this table."""
        if table.terms.rated and table.status == "over":
            self._ended.set()

    async def _run(self) -> None:
        guard = Guard()
        while True:
            self._ended.clear()
            with guard:
                for ladder in await unrated(self._store):
                    await settle(self._store, ladder)
            problem = guard.error
            if problem is not None:
                if is_temporary(problem) or isinstance(problem, Conflict):
                    log.warning("ratings wait for the database", problem=first_line(problem))
                else:
                    TROUBLES.failed("ratings", problem)
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY_S):
                    await self._ended.wait()
