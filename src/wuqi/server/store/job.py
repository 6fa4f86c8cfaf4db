"""Writes that wait for the disk, with their callbacks."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from wuqi.server.store.statement import OnWritten, Write


@dataclass(slots=True)
class Job:
    """Writes that are committed together or not at all."""

    writes: Sequence[Write]
    on_written: OnWritten
    problem: Exception | None = None


def call_back_all(jobs: Iterable[Job]) -> None:
    """Calls all callbacks. If one fails, the event loop logs it and the others are still called."""
    waiting = iter(jobs)
    try:
        for job in waiting:
            job.on_written(job.problem)
    finally:
        rest = list(waiting)
        if rest:
            asyncio.get_running_loop().call_soon(call_back_all, rest)
