"""Makes sure that processes share a database only if they can notify each other.

Without Redis a process must be the only one, or people at one table would not see each other's
actions. A lock says so, and the system gives it back whenever a process ends, however it ends.
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from wuqi.core.errors import BadRequest
from wuqi.core.storage.locking import try_lock

LOCK = 0x77757161  # any number of our own


@asynccontextmanager
async def lock_database(url: str, alone: bool) -> AsyncIterator[None]:
    """Holds the lock while inside: alone, or together with others who also can share."""
    address = make_url(url)
    if address.drivername.startswith("sqlite"):
        assert address.database is not None
        with _file_lock(Path(address.database + ".lock"), alone):
            yield
        return
    engine = create_async_engine(address, poolclass=NullPool)
    verb = "pg_try_advisory_lock" if alone else "pg_try_advisory_lock_shared"
    try:
        async with engine.connect() as connection:
            if not (await connection.execute(text(f"SELECT {verb}({LOCK})"))).scalar():
                raise BadRequest("several-need-redis")
            await connection.commit()  # the lock is the session's, not the transaction's
            yield
    finally:
        await engine.dispose()


@contextmanager
def _file_lock(path: Path, alone: bool) -> Iterator[None]:
    with path.open("a") as file:
        if not try_lock(file, shared=not alone):
            raise BadRequest("several-need-redis")
        yield
