"""Writes to PostgreSQL with group commit.

Almost all writes are actions: one row each, for the events of a table. Actions that come while one
transaction is under way are collected, and the next transaction writes them all in one statement
(group commit). Everything else is a transaction of its own. Rows are inserted in sorted order, so
that two processes that write the same ones cannot deadlock.
"""

import asyncio
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from wuqi.server.store.job import Job, call_back_all
from wuqi.server.store.statement import Conflict, OnWritten, Statement, Write

MOST_AT_ONCE = 512

Together = Sequence[tuple[Statement, Sequence[dict[str, Any]]]]  # statements, each with its rows


class Transactions(Protocol):
    """The database (`postgres_driver`)."""

    async def run(self, statements: Together) -> None:
        """All of it on disk, or none of it and an error (Conflict)."""

    async def close(self) -> None:
        """Closes the connections."""


class PostgresWriter:
    """Takes writes, and calls back when they are on disk."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._gathered: list[Job] = []
        self._busy = False  # a group commit is under way, or about to be
        self._tasks: set[asyncio.Task[None]] = set()

    def write(self, writes: Sequence[Write], on_written: OnWritten) -> None:
        """All of it on disk, or none of it and a problem (Conflict)."""
        job = Job(writes, on_written)
        if len(writes) > 1 or not writes[0][0].is_insert:
            self._start([job])
            return
        self._gathered.append(job)
        if not self._busy:
            self._busy = True
            asyncio.get_running_loop().call_soon(self._start_gathered)

    async def close(self) -> None:
        """Writes what is waiting."""
        while self._busy or self._tasks:
            await asyncio.sleep(0.001)
        await self._transactions.close()

    def _start_gathered(self) -> None:
        jobs = self._gathered[:MOST_AT_ONCE]
        del self._gathered[:MOST_AT_ONCE]
        self._busy = bool(jobs)
        if jobs:
            self._start(jobs).add_done_callback(lambda _: self._start_gathered())

    def _start(self, jobs: list[Job]) -> "asyncio.Task[None]":
        task = asyncio.create_task(self._commit(jobs))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _commit(self, jobs: list[Job]) -> None:
        problem = await self._try(jobs)
        if isinstance(problem, Conflict) and len(jobs) > 1:  # write the others without it
            for job in jobs:
                job.problem = await self._try([job])
        else:
            for job in jobs:
                job.problem = problem
        call_back_all(jobs)

    async def _try(self, jobs: list[Job]) -> Exception | None:
        """Runs jobs in one transaction and returns the problem, if there is one."""
        run = self._transactions.run(_together(jobs))
        (problem,) = await asyncio.gather(run, return_exceptions=True)
        assert problem is None or isinstance(problem, Exception)
        return problem


def _together(jobs: list[Job]) -> Together:
    """The statements of jobs: of a single one in their order, of several together where equal."""
    if len(jobs) == 1:
        return [(statement, [values]) for statement, values in jobs[0].writes]
    alike: defaultdict[Statement, list[dict[str, Any]]] = defaultdict(list)
    for job in jobs:
        statement, values = job.writes[0]
        alike[statement].append(values)
    if len(alike) == 1:
        return [(statement, sorted(rows, key=_order)) for statement, rows in alike.items()]
    ordered = sorted(alike, key=lambda one: one.text)
    return [(statement, sorted(alike[statement], key=_order)) for statement in ordered]


def _order(row: Mapping[str, Any]) -> list[str]:
    return [str(value) for value in row.values()]
