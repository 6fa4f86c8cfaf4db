"""The two kinds of database, as the real `Store` and its real writers see them.

SQLite: the file is on the simulated disk, and a stand-in for the commit thread commits after a
delay. PostgreSQL: a separate server that can fail at any moment, even between a commit and its
confirmation. Its rows are in an SQLite file, too; a transaction is executed when it commits.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from sqlalchemy import Executable
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.compiler import SQLCompiler

from wuqi.server.store.job import Job
from wuqi.server.store.postgres_writer import PostgresWriter, Together
from wuqi.server.store.sqlite_reader import SqliteReader
from wuqi.server.store.sqlite_writer import PATIENCE_MS, SqliteWriter
from wuqi.server.store.statement import Conflict, Queries
from wuqi.server.store.store import Store

if TYPE_CHECKING:
    from tests.simulation.machines.files import SimulatedConnection
    from tests.simulation.machines.process import Process

ANYWHERE = Path("/simulated")
_DIALECT = SQLiteDialect_pysqlite()
_queries = Queries(_DIALECT)  # compiled once for all seeds
_writes: dict[Any, tuple[Executable, str, list[str], dict[str, Any]]] = {}


class Committer:
    """A stand-in for the commit thread: commits later, one batch after the other."""

    def __init__(self, process: "Process", commit: Callable[[list[Job]], None]) -> None:
        self._process = process
        self._commit = commit
        self._under_way = 0

    def put(self, jobs: list[Job]) -> None:
        self._under_way += 1
        self._later(jobs, self._process.world.now + PATIENCE_MS / 1000)

    async def close(self) -> None:
        while self._under_way:
            await asyncio.sleep(0.01)

    def _later(self, jobs: list[Job], until: float) -> None:
        world = self._process.world
        delay = world.moment() + world.disk.slow_s * world.chance.random()
        self._process.loop.call_later(delay, self._try, jobs, until)

    def _try(self, jobs: list[Job], until: float) -> None:
        world, connection = self._process.world, self._process.connections[0]
        if world.disk.is_locked(connection) and not connection.in_transaction and world.now < until:
            self._later(jobs, until)
            return
        self._under_way -= 1
        self._commit(jobs)


class Rows:
    """What a query has found, as far as `Store.rows` asks."""

    def __init__(self, rows: list[sqlite3.Row]) -> None:
        self._rows = rows

    def mappings(self) -> "Rows":
        return self

    def all(self) -> list[sqlite3.Row]:
        return self._rows


class Engine:
    """SQLAlchemy's engine, as far as the store uses it."""

    def __init__(self, process: "Process", reader: SqliteReader, writing: bool) -> None:
        self._process = process
        self._reader = reader
        self._writing = process.connect() if writing else None

    @asynccontextmanager
    async def connect(self) -> AsyncIterator["Engine"]:
        yield self

    async def execute(self, query: Any, values: dict[str, Any]) -> Rows:
        world = self._process.world
        await asyncio.sleep(world.moment())
        self._reach()
        return Rows(self._reader.rows(query, values))

    @asynccontextmanager
    async def begin(self) -> AsyncIterator["Transaction"]:
        await asyncio.sleep(self._process.world.moment())
        self._reach()
        transaction = Transaction()
        yield transaction
        await asyncio.sleep(self._process.world.moment() + self._slow())
        self._reach()
        assert self._writing is not None
        transaction.commit(self._writing)
        await asyncio.sleep(self._process.world.moment())
        if self._process.world.database.away:  # it was committed, but could not be confirmed
            raise _away()

    def _slow(self) -> float:
        world = self._process.world
        return world.disk.slow_s * world.chance.random()

    def _reach(self) -> None:
        if self._process.world.database.away:
            raise _away()


class Transactions:
    """PostgreSQL, as its writer uses it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def run(self, statements: Together) -> None:
        try:
            async with self._engine.begin() as transaction:
                for statement, rows in statements:
                    await transaction.execute(statement.clause, rows)
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error

    async def close(self) -> None:
        pass


class DatabaseServer:
    """A PostgreSQL server that may be killed and restarted; it keeps what it has committed."""

    def __init__(self) -> None:
        self.away = False


class Transaction:
    """A transaction that is executed when it commits, all of it or nothing."""

    def __init__(self) -> None:
        self._statements: list[tuple[str, list[Any]]] = []

    async def execute(self, clause: Executable, rows: Sequence[dict[str, Any]]) -> None:
        await asyncio.sleep(0)
        for row in rows:
            self._statements.append(_compiled(clause, row))

    def commit(self, connection: "SimulatedConnection") -> None:
        connection.execute("BEGIN IMMEDIATE")
        try:
            for sql, values in self._statements:
                connection.execute(sql, values)
            connection.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            connection.execute("ROLLBACK")
            raise IntegrityError("a statement", None, error) from error
        except sqlite3.Error as error:
            connection.execute("ROLLBACK")
            raise OperationalError("a statement", None, error) from error


class Reader(SqliteReader):
    """The real one; what it compiles is kept for all seeds."""

    def __init__(self, process: "Process") -> None:
        super().__init__(ANYWHERE, process.connect, _queries)


@asynccontextmanager
async def open_store(process: "Process") -> AsyncIterator[Store]:
    """A process's store, on the database of its world."""
    world = process.world
    if world.plan.postgres:
        reader = Reader(process)
        engine = Engine(process, reader, writing=True)
        store_writer: SqliteWriter | PostgresWriter = PostgresWriter(Transactions(engine))
        yield Store(cast(AsyncEngine, engine), store_writer, None)
    else:
        store_writer = SqliteWriter(
            ANYWHERE, process.connect, lambda commit: Committer(process, commit)
        )
        reader = Reader(process)
        yield Store(cast(AsyncEngine, Engine(process, reader, writing=False)), store_writer, reader)
    await store_writer.close()
    process.disconnect()


def _away() -> OperationalError:
    return OperationalError("a statement", None, ConnectionRefusedError("the server is away"))


def _compiled(clause: Any, values: dict[str, Any]) -> tuple[str, list[Any]]:
    key = (id(clause), *values)
    if key not in _writes:
        compiled = clause.compile(dialect=_DIALECT, column_keys=list(values))
        assert isinstance(compiled, SQLCompiler)
        fixed = {name: value for name, value in compiled.params.items() if value is not None}
        _writes[key] = (clause, str(compiled), list(compiled.positiontup or ()), fixed)
    _, sql, order, fixed = _writes[key]
    given = {**fixed, **values}
    return sql, [given.get(name) for name in order]
