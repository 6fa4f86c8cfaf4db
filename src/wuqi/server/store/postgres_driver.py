"""PostgreSQL, directly through its driver: transactions, and quick reads by key.

Through SQLAlchemy, either takes several times as much CPU time, and asks first whether the
connection still works. Here the connections are made by SQLAlchemy, too, but kept as long as they
work.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from asyncpg import (
    DataError,
    IntegrityConstraintViolationError,
    InterfaceError,
    InternalClientError,
    PostgresError,
    SyntaxOrAccessError,
)
from sqlalchemy import Select
from sqlalchemy.exc import OperationalError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import PoolProxiedConnection

from wuqi.server.store.postgres_writer import Together
from wuqi.server.store.statement import Conflict, Queries

MOST_AT_ONCE = 6
WAITING_S = 30.0  # for one of them
CLOSING_S = 2.0
WHAT = "a statement"  # named in errors; the values may be secrets
DRIVER_ERRORS = (PostgresError, InterfaceError, InternalClientError)


class PostgresDriver:
    """A few connections, each used by one caller at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queries = Queries(engine.dialect)
        self._free = asyncio.Semaphore(MOST_AT_ONCE)
        self._kept: list[PoolProxiedConnection] = []

    async def run(self, statements: Together) -> None:
        """All of it on disk, or none of it and an error: Conflict, or one of SQLAlchemy's."""
        dialect = self._engine.dialect
        async with self._connection() as driver:
            if len(statements) == 1:  # one statement, for however many rows, is a transaction
                [(statement, rows)] = statements
                sql = statement.sql(dialect)
                await driver.executemany(sql, [statement.values(row) for row in rows])
                return
            async with driver.transaction():
                for statement, rows in statements:
                    sql = statement.sql(dialect)
                    for row in rows:
                        await driver.execute(sql, *statement.values(row))

    async def rows(self, query: Select[Any], values: dict[str, Any]) -> Sequence[Any]:
        """What a query finds."""
        sql, given = self._queries.prepared(query, values)
        async with self._connection() as driver:
            found: list[Any] = await driver.fetch(sql, *given)
            return found

    async def close(self) -> None:
        """Closes the connections."""
        for pooled in self._kept:
            driver: Any = pooled.driver_connection
            with suppress(OSError, *DRIVER_ERRORS):
                await driver.close(timeout=CLOSING_S)
            pooled.invalidate()
        self._kept.clear()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection of the driver; one that fails is not used again."""
        async with asyncio.timeout(WAITING_S if self._free.locked() else None):
            await self._free.acquire()
        pooled: PoolProxiedConnection | None = None
        works = False
        try:
            pooled = await self._take()
            yield pooled.driver_connection
            works = True
        except IntegrityConstraintViolationError as error:
            works = True
            raise Conflict(str(error)) from error
        except (SyntaxOrAccessError, DataError) as error:
            raise ProgrammingError(WHAT, None, error) from error
        except (*DRIVER_ERRORS, self._engine.dialect.loaded_dbapi.Error) as error:
            raise OperationalError(WHAT, None, error) from error
        finally:
            if pooled is not None and works:
                self._kept.append(pooled)
            elif pooled is not None:
                pooled.invalidate()
            self._free.release()

    async def _take(self) -> PoolProxiedConnection:
        while self._kept:
            pooled = self._kept.pop()
            driver: Any = pooled.driver_connection
            if not driver.is_closed():
                return pooled
            pooled.invalidate()
        return await self._engine.raw_connection()
