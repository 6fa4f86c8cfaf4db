"""The database, through a small interface: `rows` reads, `write` writes atomically and durably.

Each database has its own writer with group commit. Both are read through SQLAlchemy, except for
quick reads by key (`sqlite_reader`, `postgres_driver`).
"""

import asyncio
import errno
import os
import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from sqlalchemy import Executable, RowMapping, Select, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    DisconnectionError,
    IntegrityError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from wuqi.core.errors import BadRequest
from wuqi.server.concurrency.guard import Guard
from wuqi.server.concurrency.tasks import settle
from wuqi.server.store.migrating import migrate
from wuqi.server.store.ownership import keep_to_ourselves
from wuqi.server.store.postgres_writer import PostgresWriter
from wuqi.server.store.sqlite_reader import SqliteReader
from wuqi.server.store.sqlite_writer import SqliteWriter
from wuqi.server.store.statement import OnWritten, Write

if TYPE_CHECKING:
    from wuqi.server.store.postgres_driver import PostgresDriver

# Errors of a database that cannot be reached, or cannot write.
DATABASE_ERRORS = (SQLAlchemyError, sqlite3.Error, OSError)
# Those that may pass: the rest of SQLAlchemy's errors are about how we use it.
AWAY = (DBAPIError, DisconnectionError, PoolTimeout, sqlite3.Error, OSError)
# What our own statements raise if they are wrong.
WRONG = (
    *(DataError, IntegrityError, ProgrammingError),
    *(sqlite3.DataError, sqlite3.IntegrityError, sqlite3.ProgrammingError),
)
POSTGRES = {
    "pool_size": 8,
    "pool_pre_ping": True,
    "connect_args": {"timeout": 10, "command_timeout": 30},
}


def is_temporary(error: Exception) -> bool:
    """Whether the database is unreachable or full, so that trying again may help."""
    return isinstance(error, AWAY) and not isinstance(error, WRONG)


def first_line(error: Exception) -> str:
    """What is wrong, without the statement it was about."""
    return getattr(error, "strerror", None) or (str(error).splitlines() or [repr(error)])[0]


class Row(Protocol):
    """A row found, from any driver."""

    def __getitem__(self, column: str, /) -> Any:
        """A column's value."""


class Store:
    """An open database whose layout is up to date."""

    def __init__(
        self,
        engine: AsyncEngine,
        writer: SqliteWriter | PostgresWriter,
        reader: SqliteReader | None = None,
        driver: "PostgresDriver | None" = None,
    ) -> None:
        self._engine = engine
        self._writer = writer
        self._reader = reader
        self._driver = driver

    async def rows(self, query: Executable, **values: Any) -> Sequence[RowMapping]:
        """What a query finds."""
        async with self._engine.connect() as connection:
            return (await connection.execute(query, values)).mappings().all()

    async def few(self, query: Select[Any], **values: Any) -> Sequence[Row]:
        """What a query finds that looks for a few rows by their key."""
        if self._reader is not None:
            return self._reader.rows(query, values)
        if self._driver is not None:
            return await self._driver.rows(query, values)
        return await self.rows(query, **values)

    async def row(self, query: Select[Any], **values: Any) -> Row | None:
        """The one row a query by key finds, or None."""
        found = await self.few(query, **values)
        return found[0] if found else None

    async def write(self, *writes: Write, then: Callable[[], None] | None = None) -> None:
        """All of it on disk when this returns; or Conflict, and none of it.

        `then` is called as soon as it is, even if the waiting task is cancelled meanwhile.
        """
        answer = asyncio.get_running_loop().create_future()

        def on_written(problem: Exception | None) -> None:
            if problem is None and then is not None:
                with Guard() as guard:
                    then()
                problem = guard.error
            settle(answer, problem)

        self.submit(writes, on_written)
        await answer

    def submit(self, writes: Sequence[Write], on_written: OnWritten) -> None:
        """The same without waiting; `on_written` is called."""
        self._writer.write(writes, on_written)


def sqlite_url(folder: Path) -> str:
    """The address of the SQLite file that a server uses by default."""
    return f"sqlite+aiosqlite:///{folder / 'wuqi.sqlite'}"


@asynccontextmanager
async def open_store(url: str, make: bool = True) -> AsyncIterator[Store]:
    """Opens a database, brings its layout up to date, and closes it at the end."""
    async with open_engine(url, make) as engine:
        file = engine.url.database if engine.dialect.name == "sqlite" else None
        if file is None:
            async with _open_postgres(engine) as store:
                yield store
        else:
            writer, reader = SqliteWriter(Path(file)), SqliteReader(Path(file))
            try:
                yield Store(engine, writer, reader)
            finally:
                await writer.close()
                reader.close()


@asynccontextmanager
async def _open_postgres(engine: AsyncEngine) -> AsyncIterator[Store]:
    from wuqi.server.store.postgres_driver import PostgresDriver

    driver = PostgresDriver(engine)
    writer = PostgresWriter(driver)
    try:
        yield Store(engine, writer, driver=driver)
    finally:
        await writer.close()


@asynccontextmanager
async def open_engine(url: str, make: bool = True) -> AsyncIterator[AsyncEngine]:
    """SQLAlchemy's engine for a database whose layout is up to date.

    Without `make` the database must exist: a backup of a new one would be useless.
    """
    try:
        address = make_url(url)
    except (ArgumentError, ValueError) as error:  # or a port that is not a number
        raise BadRequest("database-unknown", url=_without_password(url)) from error
    on_sqlite = address.drivername == "sqlite+aiosqlite"
    if not (on_sqlite and address.database) and address.drivername != "postgresql+asyncpg":
        raise BadRequest("database-unknown", url=_without_password(url))
    with explain_database_errors(url):
        if on_sqlite:
            _try_file(Path(address.database or ""), make)
    # Values may be secrets, and what goes wrong is logged.
    options: dict[str, Any] = {} if on_sqlite else POSTGRES
    engine = create_async_engine(address, hide_parameters=True, **options)
    if on_sqlite:
        _prepare_sqlite(engine)
    try:
        with explain_database_errors(url):
            try:
                async with engine.connect():
                    pass
            except (TypeError, ValueError) as error:  # from the driver, because of `?options`
                raise OSError(str(error)) from error
            await migrate(engine)
        yield engine
    finally:
        await engine.dispose()


@contextmanager
def explain_database_errors(url: str) -> Iterator[None]:
    """For commands: says in one line what is wrong with a database."""
    try:
        yield
    except DATABASE_ERRORS as error:
        shown, reason = _without_password(url), first_line(error)
        raise BadRequest("database-unreachable", url=shown, reason=reason) from error


def make_folder(folder: Path) -> None:
    """Makes the folder for all data."""
    with explain_database_errors(str(folder)):
        folder.mkdir(parents=True, exist_ok=True)
        keep_to_ourselves(folder)


def _without_password(url: str) -> str:
    """An address to be shown, be it right or wrong: an `@` in a password should be quoted."""
    hidden = re.sub(r"(//[^/@]*?:).*@", r"\1***@", url)
    return re.sub(r"(password=)[^&]*", r"\1***", hidden)[:200]


def _try_file(file: Path, make: bool) -> None:
    """Raises the error of a file that cannot be opened; aiosqlite would also print it."""
    if not file.parent.is_dir() or not (make or file.is_file()):
        raise OSError(errno.ENOENT, os.strerror(errno.ENOENT))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA schema_version")
    for ours in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        if ours.exists():
            keep_to_ourselves(ours)


def _prepare_sqlite(engine: AsyncEngine) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()
