"""Bugs in the store."""

import sqlite3
from collections.abc import Sequence
from typing import Any

from sqlalchemy import insert
from sqlalchemy.exc import OperationalError

from tests.simulation.planted import Change, planted
from wuqi.server.room import ledger
from wuqi.server.store import sqlite_writer
from wuqi.server.store.job import Job
from wuqi.server.store.layout import events
from wuqi.server.store.postgres_writer import PostgresWriter
from wuqi.server.store.sqlite_writer import SqliteWriter
from wuqi.server.store.statement import OnWritten, Statement, Write


@planted(seed=1)
def skip_the_fsync() -> list[Change]:
    """A commit does not wait for the disk: acknowledged actions are lost in a power failure."""
    fast = ("journal_mode=WAL", "synchronous=OFF", "busy_timeout=0", "temp_store=MEMORY")
    return [(sqlite_writer, "SETTINGS", fast)]


@planted(seed=0)
def notify_before_commit() -> list[Change]:
    """A player hears that an action is on disk before it is."""
    write = SqliteWriter.write

    def too_early(self: SqliteWriter, writes: Sequence[Write], on_written: OnWritten) -> None:
        if writes[0][0] is not ledger.APPEND:
            write(self, writes, on_written)
            return
        write(self, writes, lambda problem: None)
        self._loop.call_soon(on_written, None)

    return [(SqliteWriter, "write", too_early)]


@planted(seed=8)
def drop_the_uniqueness_check() -> list[Change]:
    """An event may take the place of another one with the same number."""
    over = insert(events).prefix_with("OR REPLACE")
    return [(ledger, "APPEND", Statement(over, "table_id", "number", "at", "body"))]


@planted(seed=11)
def call_a_conflict_a_success() -> list[Change]:
    """A writer that was too late is told that its writes succeeded."""
    carry_out = SqliteWriter._carry_out

    def as_if(self: SqliteWriter, job: Job) -> None:
        carry_out(self, job)
        job.problem = None

    return [(SqliteWriter, "_carry_out", as_if)]


@planted(seed=57)
def call_a_full_disk_a_success() -> list[Change]:
    """A failed commit is reported as a success."""

    def commit(self: SqliteWriter, jobs: list[Job]) -> None:
        try:
            if not self._connection.in_transaction:
                self._fill_patiently(jobs)
            self._connection.execute("COMMIT")
        except sqlite3.Error:
            self._roll_back()
        self._loop.call_soon_threadsafe(self._finish, jobs)

    return [(SqliteWriter, "_commit", commit)]


@planted(seed=74)
def forget_who_waits_for_a_full_disk() -> list[Change]:
    """When a commit fails, its callers are not told."""

    def commit(self: SqliteWriter, jobs: list[Job]) -> None:
        try:
            if not self._connection.in_transaction:
                self._fill_patiently(jobs)
            self._connection.execute("COMMIT")
        except sqlite3.Error:
            self._roll_back()
            jobs = []
        self._loop.call_soon_threadsafe(self._finish, jobs)

    return [(SqliteWriter, "_commit", commit)]


@planted(seed=50)
def call_a_lost_postgres_a_success() -> list[Change]:
    """A transaction that PostgreSQL never confirmed is reported as committed."""
    attempt = PostgresWriter._try

    async def as_if(self: PostgresWriter, jobs: list[Job]) -> Any:
        problem = await attempt(self, jobs)
        return None if isinstance(problem, OperationalError) else problem

    return [(PostgresWriter, "_try", as_if)]


@planted(seed=63)
def forget_who_waits_for_postgres() -> list[Change]:
    """When PostgreSQL fails, callers with an open transaction are not told."""
    commit = PostgresWriter._commit

    async def silent(self: PostgresWriter, jobs: list[Job]) -> None:
        if (problem := await self._try(jobs)) is None:
            for job in jobs:
                job.on_written(None)
        elif not isinstance(problem, OperationalError):
            await commit(self, jobs)

    return [(PostgresWriter, "_commit", silent)]
