"""Commits in a separate thread, one after the other, because each waits for the disk."""

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Protocol

from wuqi.server.store.job import Job


class Committer(Protocol):
    """Commits batches of jobs, in the order given, while the event loop continues."""

    def put(self, jobs: list[Job]) -> None:
        """Hands over a batch to be committed."""

    async def close(self) -> None:
        """Ends when everything is committed."""


class CommitThread:
    """A thread that only ever commits."""

    def __init__(self, commit: Callable[[list[Job]], None]) -> None:
        self._commit = commit
        self._batches: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._thread.start()

    def put(self, jobs: list[Job]) -> None:
        self._batches.put(jobs)

    async def close(self) -> None:
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while (jobs := self._batches.get()) is not None:
            self._commit(jobs)
