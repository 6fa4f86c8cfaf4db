"""The one thread that writes to SQLite, committing whatever has gathered in one go.

A commit waits for the disk; while it does, more writes gather, and the next commit takes them
all. So the disk is asked as often as it can answer, however many tables are being played.

Every call into SQLite lets go of Python's lock and has to wait for it again while the event loop
is busy. So writes of the same kind, as actions of many tables are, go in as one statement.
"""

import asyncio
import sqlite3
import threading
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from wuqi.server.store.statement import Conflict, Statement, Write

MOST_AT_ONCE = 512
MOST_ROWS = 64  # in one statement; SQLite also limits the number of values
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
        self._waiting: list[Job] = []
        self._busy = False  # a commit is under way or about to be
        self._batches: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._thread.start()

    async def write(self, writes: tuple[Write, ...]) -> None:
        """Returns once the writes are on disk, or raises Conflict and nothing is written."""
        job = Job(writes, self._loop.create_future())
        self._waiting.append(job)
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._hand_over)
        await job.answer

    async def close(self) -> None:
        """Writes what is waiting and ends the thread."""
        self._hand_over()
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self) -> None:
        """Gives what has gathered to the thread."""
        self._busy = bool(self._waiting)
        if self._busy:
            self._batches.put(self._waiting[:MOST_AT_ONCE])
            del self._waiting[:MOST_AT_ONCE]

    def _tell(self, jobs: list[Job]) -> None:
        """A commit is through: starts the next, tells those who wait."""
        self._hand_over()
        for job in jobs:
            if job.answer.done():  # whoever asked has been cancelled meanwhile
                continue
            if job.problem is not None:
                job.answer.set_exception(job.problem)
            else:
                job.answer.set_result(None)

    # -- in the thread ------------------------------------------------------------------------

    def _run(self) -> None:
        connection = sqlite3.connect(self._path, timeout=PATIENCE_S, isolation_level=None)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        while (jobs := self._batches.get()) is not None:
            self._commit(connection, jobs)
            self._loop.call_soon_threadsafe(self._tell, jobs)
        connection.close()

    def _commit(self, connection: sqlite3.Connection, jobs: list[Job]) -> None:
        try:
            try:
                connection.execute("BEGIN IMMEDIATE")
                self._carry_out_together(connection, jobs)
            except sqlite3.IntegrityError:  # one of them; the others shall not suffer for it
                connection.execute("ROLLBACK")
                connection.execute("BEGIN IMMEDIATE")
                for job in jobs:
                    self._carry_out(connection, job)
            connection.execute("COMMIT")
        except sqlite3.Error as error:  # a full disk, say: none of these writes has happened
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for job in jobs:
                job.problem = error

    def _carry_out_together(self, connection: sqlite3.Connection, jobs: list[Job]) -> None:
        """All writes in their order, those next to each other that are alike in one statement."""
        alike: Statement | None = None
        rows: list[list[Any]] = []
        singles = [job for job in jobs if len(job.writes) == 1]
        others = [job for job in jobs if len(job.writes) > 1]
        for statement, values in (write for job in (*singles, *others) for write in job.writes):
            if statement is not alike or len(rows) == MOST_ROWS:
                self._execute(connection, alike, rows)
                alike, rows = statement, []
                statement.sql(self._dialect)
            rows.append(statement.values(values))
        self._execute(connection, alike, rows)

    def _execute(
        self, connection: sqlite3.Connection, statement: Statement | None, rows: list[list[Any]]
    ) -> None:
        if statement is None:
            return
        if len(rows) > 1 and statement.is_insert:
            flat = [value for row in rows for value in row]
            connection.execute(statement.sql_for(self._dialect, len(rows)), flat)
        else:
            sql = statement.sql(self._dialect)
            for row in rows:
                connection.execute(sql, row)

    def _carry_out(self, connection: sqlite3.Connection, job: Job) -> None:
        try:
            connection.execute("SAVEPOINT job")
            for statement, values in job.writes:
                sql = statement.sql(self._dialect)
                connection.execute(sql, statement.values(values))
        except sqlite3.IntegrityError as error:
            job.problem = Conflict(str(error))
            connection.execute("ROLLBACK TO job")
        finally:
            connection.execute("RELEASE job")
