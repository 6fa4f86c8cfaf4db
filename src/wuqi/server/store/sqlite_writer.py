"""Writes to SQLite with group commit.

A commit waits for the disk, in a thread of its own. Meanwhile more writes are collected, and the
next commit writes all of them (`commit_thread`). So the disk is fully used, however many tables are
being played, and the event loop never waits for it.

The event loop itself fills the transaction, because that only touches memory. Every call into
SQLite releases Python's lock, and getting it back from a busy event loop takes a thread longer than
the call itself. So the thread makes only one call: the commit. Writes of the same kind, such as
actions of many tables, become one statement.
"""

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from wuqi.server.store.commit_thread import Committer, CommitThread
from wuqi.server.store.job import Job, call_back_all
from wuqi.server.store.statement import Conflict, OnWritten, Statement, Write

MOST_AT_ONCE = 512
MOST_ROWS = 64  # in one statement; SQLite also limits the number of values
# The journal to undo a statement of many rows stays in memory.
SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=0", "temp_store=MEMORY")
PATIENCE_MS = 10_000  # how long another process may hold the file


class SqliteWriter:
    """Takes writes, and calls back when they are on disk."""

    def __init__(
        self,
        path: Path,
        connect: Callable[..., sqlite3.Connection] = sqlite3.connect,
        committer: Callable[[Callable[[list[Job]], None]], Committer] = CommitThread,
    ) -> None:
        self._dialect = SQLiteDialect_pysqlite()
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Job] = []
        self._busy = False  # a commit is under way or about to be
        self._connection = connect(path, isolation_level=None, check_same_thread=False)
        for setting in SETTINGS:
            self._connection.execute(f"PRAGMA {setting}")
        self._committer = committer(self._commit)

    def write(self, writes: Sequence[Write], on_written: OnWritten) -> None:
        """All of it on disk, or none of it and a problem (Conflict)."""
        self._waiting.append(Job(writes, on_written))
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._hand_over)

    async def close(self) -> None:
        """Writes what is waiting and ends the thread."""
        while self._busy:
            await asyncio.sleep(0.001)
        await self._committer.close()
        self._connection.close()

    def _hand_over(self) -> None:
        """Fills a transaction with the waiting writes and lets the thread commit it."""
        self._busy = bool(self._waiting)
        if self._busy:
            jobs = self._waiting[:MOST_AT_ONCE]
            del self._waiting[:MOST_AT_ONCE]
            with suppress(sqlite3.Error):  # another process may be writing: the thread can wait
                self._fill(jobs)
            self._committer.put(jobs)

    def _finish(self, jobs: list[Job]) -> None:
        """Called after a commit: starts the next one, and calls the callbacks."""
        self._hand_over()
        call_back_all(jobs)

    # -- in the thread, which has the connection until it has told --------------------------------

    def _commit(self, jobs: list[Job]) -> None:
        try:
            if not self._connection.in_transaction:
                self._fill_patiently(jobs)
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:  # for example a full disk: none of these writes has happened
            self._roll_back()
            for job in jobs:
                job.problem = error
        self._loop.call_soon_threadsafe(self._finish, jobs)

    def _fill_patiently(self, jobs: list[Job]) -> None:
        self._connection.execute(f"PRAGMA busy_timeout={PATIENCE_MS}")
        try:
            self._fill(jobs)
        finally:
            self._connection.execute("PRAGMA busy_timeout=0")

    # -- in the owner of the connection -----------------------------------------------------------

    def _fill(self, jobs: list[Job]) -> None:
        """Begins a transaction and runs the writes; if it raises, there is no transaction."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                self._carry_out_together(jobs)
            except sqlite3.IntegrityError:  # one job failed; the others are still written
                self._connection.execute("ROLLBACK")
                self._connection.execute("BEGIN IMMEDIATE")
                for job in jobs:
                    self._carry_out(job)
        except sqlite3.Error:
            self._roll_back()
            raise

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def _carry_out_together(self, jobs: list[Job]) -> None:
        """Runs jobs of a single write first, equal statements together; then the others in
        order."""
        alike: defaultdict[Statement, list[dict[str, Any]]] = defaultdict(list)
        others: list[Job] = []
        for job in jobs:
            if len(job.writes) == 1:
                statement, values = job.writes[0]
                alike[statement].append(values)
            else:
                others.append(job)
        for statement, rows in alike.items():
            if statement.is_insert:
                for at in range(0, len(rows), MOST_ROWS):
                    self._insert(statement, rows[at : at + MOST_ROWS])
            else:
                for values in rows:
                    self._execute(statement, values)
        for job in others:
            for statement, values in job.writes:
                self._execute(statement, values)

    def _insert(self, statement: Statement, rows: list[dict[str, Any]]) -> None:
        sql = statement.sql_for(self._dialect, len(rows))
        self._connection.execute(sql, statement.values(*rows))

    def _execute(self, statement: Statement, values: dict[str, Any]) -> None:
        sql = statement.sql(self._dialect)
        self._connection.execute(sql, statement.values(values))

    def _carry_out(self, job: Job) -> None:
        job.problem = None
        try:
            self._connection.execute("SAVEPOINT job")
            for statement, values in job.writes:
                self._execute(statement, values)
        except sqlite3.IntegrityError as error:
            job.problem = Conflict(str(error))
            self._connection.execute("ROLLBACK TO job")
        finally:
            self._connection.execute("RELEASE job")
