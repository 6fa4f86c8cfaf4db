"""Brings a database's layout up to date, automatically, at every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from wuqi.core.errors import BadRequest

MIGRATIONS = Path(__file__).with_name("migrations")
LOCK = 0x77757169  # any number of our own: processes that start together migrate one by one


async def migrate(engine: AsyncEngine) -> None:
    """Applies the migrations that this database has not seen yet."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    settings, found = config(connection), version(connection)
    known = [one.revision for one in ScriptDirectory.from_config(settings).walk_revisions()]
    if found and found not in known:  # there is no way back to an older layout
        raise BadRequest("database-newer", found=found)
    command.upgrade(settings, "head")


def config(connection: Connection) -> Config:
    """Alembic's configuration for an open connection."""
    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS))
    settings.attributes["connection"] = connection
    return settings


def version(connection: Connection) -> str:
    """The last migration that a database has seen."""
    return MigrationContext.configure(connection).get_current_revision() or ""
