"""The one thread that writes to SQLite, committing whatever has gathered in one go.

A commit waits for the disk; while it does, more writes gather, and the next commit takes them
all. So the disk is asked as often as it can answer, however many tables are being played.
"""

import asyncio
import sqlite3
import threading
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from wuqi.server.store.statement import Conflict, Write

MOST_AT_ONCE = 512
PATIENCE_S = 10.0  # how long another process may hold the file


@dataclass(slots=True)
class Job:
    """Writes that come true together or not at all, and whom to tell."""

    writes: tuple[Write, ...]
    answer: asyncio.Future[None]
    problem: BaseException | None = None


class SqliteWriter:
    """Give it writes and await their commit."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._dialect = SQLiteDialect_pysqlite()
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._thread.start()

    async def write(self, writes: tuple[Write, ...]) -> None:
        """Returns once the writes are on disk, or raises Conflict and nothing is written."""
        job = Job(writes, self._loop.create_future())
        self._jobs.put(job)
        await job.answer

    async def close(self) -> None:
        """Writes what is waiting and ends the thread."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # -- in the thread ------------------------------------------------------------------------

    def _run(self) -> None:
        connection = sqlite3.connect(self._path, timeout=PATIENCE_S, isolation_level=None)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        going_on = True
        while going_on:
            jobs, going_on = self._gather()
            if jobs:
                self._commit(connection, jobs)
                self._loop.call_soon_threadsafe(_tell, jobs)
        connection.close()

    def _gather(self) -> tuple[list[Job], bool]:
        job = self._jobs.get()
        jobs: list[Job] = []
        while job is not None:
            jobs.append(job)
            if self._jobs.empty() or len(jobs) == MOST_AT_ONCE:
                return jobs, True
            job = self._jobs.get()
        return jobs, False

    def _commit(self, connection: sqlite3.Connection, jobs: list[Job]) -> None:
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self._carry_out(connection, job)
            connection.execute("COMMIT")
        except sqlite3.Error as error:  # a full disk, say: none of these writes has happened
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for job in jobs:
                job.problem = error

    def _carry_out(self, connection: sqlite3.Connection, job: Job) -> None:
        several = len(job.writes) > 1
        try:
            if several:
                connection.execute("SAVEPOINT job")
            for statement, values in job.writes:
                sql = statement.sql(self._dialect)
                connection.execute(sql, statement.values(values))
        except sqlite3.IntegrityError as error:
            job.problem = Conflict(str(error))
            if several:
                connection.execute("ROLLBACK TO job")
        finally:
            if several:
                connection.execute("RELEASE job")


def _tell(jobs: list[Job]) -> None:
    for job in jobs:
        if job.answer.done():  # whoever asked has been cancelled meanwhile
            continue
        if job.problem is not None:
            job.answer.set_exception(job.problem)
        else:
            job.answer.set_result(None)
