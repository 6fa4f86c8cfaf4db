"""Brings a database's layout up to date, automatically, at every start.

Alembic is imported only where there is something to do: servers start sooner without it.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from wuqi.core.errors import BadRequest

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).with_name("migrations")
REVISIONS = sorted(file.name.split("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))
LOCK = 0x77757169  # any number of our own: processes that start together migrate one by one


async def migrate(engine: AsyncEngine) -> None:
    """Applies the migrations that this database has not seen yet."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    found = version(connection)
    if found == REVISIONS[-1]:
        return
    if found and found not in REVISIONS:  # a newer version's database: there is no way back
        raise BadRequest("database-newer", found=found)
    from alembic import command

    command.upgrade(config(connection), "head")


def config(connection: Connection) -> "Config":
    """Alembic's configuration for an open connection."""
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS))
    settings.attributes["connection"] = connection
    return settings


def version(connection: Connection) -> str:
    """The last migration that a database has seen."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return str(found or "")
