"""A background task that looks into the database again and again, or soon after it is woken."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog

from wuqi.server.concurrency.guard import Guard
from wuqi.server.store.statement import Conflict
from wuqi.server.store.store import first_line, is_temporary
from wuqi.server.troubles import TROUBLES

log = structlog.get_logger()

PAUSE_S = 0.1  # what wakes it within this time is handled together


class PollingTask:
    """Calls `look` at the start, every few seconds and whenever it is woken. A mistake of ours or a
    database that is away is reported, and `look` is called again the next time."""

    def __init__(self, name: str, every_s: float, look: Callable[[], Awaitable[None]]) -> None:
        self._name = name
        self._every_s = every_s
        self._look = look
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=self._name)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self) -> None:
        """Looks soon, because something has changed."""
        self._woken.set()

    async def _run(self) -> None:
        guard = Guard()
        while True:
            self._woken.clear()
            with guard:
                await self._look()
            problem = guard.error
            if problem is not None:
                if is_temporary(problem) or isinstance(problem, Conflict):
                    log.warning(f"{self._name} wait for the database", problem=first_line(problem))
                else:
                    TROUBLES.failed(self._name, problem)
            with suppress(TimeoutError):
                async with asyncio.timeout(self._every_s):
                    await self._woken.wait()
                    await asyncio.sleep(PAUSE_S)
