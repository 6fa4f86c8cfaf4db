"""Makes sure that processes share a database only if they can notify each other.

Without Redis a process must be the only one, or people at one table would not see each other's
actions. A lock ensures this; the system releases it when the process ends, even if it is killed.

Processes that share the lock also try to get it exclusively first. If one succeeds, it knows at
once that no other process is alive, and how long none has been running.
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from wuqi.core.errors import BadRequest
from wuqi.core.storage.locking import try_lock
from wuqi.server.store.ownership import keep_to_ourselves

LOCK = 0x77757161  # any number of our own
TRIES, PAUSE_S = 200, 0.05  # until the first process lets the others in

TryToLock = Callable[[bool], Awaitable[bool]]  # gets: shared or not; returns: whether it succeeded


class DatabaseLock:
    """The lock of one process."""

    def __init__(self, try_to_lock: TryToLock, alone: bool) -> None:
        self._try = try_to_lock
        self._alone = alone
        self.first = False  # certainly no other process is alive

    async def acquire(self) -> None:
        """Waits while another process holds it exclusively; that one may also end before it lets us
        in."""
        for _ in range(1 if self._alone else TRIES):
            if await self._try(False):
                self.first = sys.platform != "win32"  # Windows cannot lock files this way
                return
            if not self._alone and await self._try(True):
                return
            await asyncio.sleep(PAUSE_S)
        raise BadRequest("several-need-redis")

    async def share(self) -> None:
        """Lets the others in, after the first has stored how long no process was running."""
        while not self._alone and not await self._try(True):
            await asyncio.sleep(PAUSE_S)


@asynccontextmanager
async def lock_database(url: str, alone: bool) -> AsyncIterator[DatabaseLock]:
    """Holds the lock while inside: exclusively, or shared with other processes."""
    address = make_url(url)
    locking = _file_lock if address.drivername.startswith("sqlite") else _postgres_lock
    async with locking(address) as try_to_lock:
        lock = DatabaseLock(try_to_lock, alone)
        await lock.acquire()
        yield lock


@asynccontextmanager
async def _postgres_lock(address: URL) -> AsyncIterator[TryToLock]:
    engine = create_async_engine(address, poolclass=NullPool)
    try:
        async with engine.connect() as connection:

            async def try_to_lock(shared: bool) -> bool:
                name = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
                locked = (await connection.execute(text(f"SELECT {name}({LOCK})"))).scalar()
                if shared and locked:  # a session may hold both locks; the exclusive one must go
                    await connection.execute(text(f"SELECT pg_advisory_unlock({LOCK})"))
                await connection.commit()  # the lock is the session's, not the transaction's
                return bool(locked)

            yield try_to_lock
    finally:
        await engine.dispose()


@asynccontextmanager
async def _file_lock(address: URL) -> AsyncIterator[TryToLock]:
    assert address.database is not None
    path = Path(address.database + ".lock")
    with path.open("a") as file:
        keep_to_ourselves(path)

        async def try_to_lock(shared: bool) -> bool:
            return try_lock(file, shared)

        yield try_to_lock
