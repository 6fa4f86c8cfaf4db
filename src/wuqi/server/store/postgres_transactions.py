"""Transactions on PostgreSQL, directly through its driver.

Through SQLAlchemy, a transaction takes several times as much CPU time, and asks first whether the
connection still works. Here the connections are made by SQLAlchemy, too, but kept as long as they
work.
"""

import asyncio
from contextlib import suppress
from typing import Any

from asyncpg import (
    DataError,
    IntegrityConstraintViolationError,
    InterfaceError,
    PostgresError,
    SyntaxOrAccessError,
)
from sqlalchemy.exc import OperationalError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import PoolProxiedConnection

from wuqi.server.store.postgres_writer import Together
from wuqi.server.store.statement import Conflict

MOST_AT_ONCE = 6
CLOSING_S = 2.0
WHAT = "a transaction"  # named in errors; the values may be secrets


class PostgresTransactions:
    """Runs statements in transactions, each on a connection of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._free = asyncio.Semaphore(MOST_AT_ONCE)
        self._kept: list[PoolProxiedConnection] = []

    async def run(self, statements: Together) -> None:
        """All of it on disk, or none of it and an error: Conflict, or one of SQLAlchemy's."""
        async with self._free:
            pooled = await self._connection()
            works = False
            try:
                await self._carry_out(pooled.driver_connection, statements)
                works = True
            except IntegrityConstraintViolationError as error:
                works = True
                raise Conflict(str(error)) from error
            except (SyntaxOrAccessError, DataError) as error:
                raise ProgrammingError(WHAT, None, error) from error
            except (PostgresError, InterfaceError) as error:
                raise OperationalError(WHAT, None, error) from error
            finally:
                if works:
                    self._kept.append(pooled)
                else:
                    pooled.invalidate()

    async def close(self) -> None:
        """Closes the connections."""
        for pooled in self._kept:
            driver: Any = pooled.driver_connection
            with suppress(OSError, PostgresError, InterfaceError):
                await driver.close(timeout=CLOSING_S)
            pooled.invalidate()
        self._kept.clear()

    async def _connection(self) -> PoolProxiedConnection:
        while self._kept:
            pooled = self._kept.pop()
            driver: Any = pooled.driver_connection
            if not driver.is_closed():
                return pooled
            pooled.invalidate()
        return await self._engine.raw_connection()

    async def _carry_out(self, driver: Any, statements: Together) -> None:
        dialect = self._engine.dialect
        if len(statements) == 1:  # one statement, for however many rows, is a transaction of itself
            [(statement, rows)] = statements
            sql = statement.sql(dialect)
            await driver.executemany(sql, [statement.values(row) for row in rows])
            return
        async with driver.transaction():
            for statement, rows in statements:
                sql = statement.sql(dialect)
                for row in rows:
                    await driver.execute(sql, *statement.values(row))
