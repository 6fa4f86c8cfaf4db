"""The database's layout is brought up to date automatically and matches the code."""

from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.conftest import Place
from wuqi.server.store.layout import layout
from wuqi.server.store.migrating import MIGRATIONS, REVISIONS, config, version
from wuqi.server.store.store import open_engine, open_store, sqlite_url

pytestmark = pytest.mark.anyio

FIRST = "0001"
MAI = "INSERT INTO keys (name, value) VALUES ('Mai', 'kept')"


async def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    """What is in it stays."""
    url = sqlite_url(tmp_path)
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda door: command.upgrade(config(door), FIRST))
        await connection.execute(text(MAI))
        assert await connection.run_sync(version) == FIRST
    await engine.dispose()
    for _ in range(2):  # the second time there is nothing to do
        async with open_store(url) as store:
            assert [dict(row) for row in await store.rows(text("SELECT * FROM keys"))] == [
                {"name": "Mai", "value": "kept"}
            ]
            assert await store.rows(text("SELECT count(*) FROM reviews"))


async def test_files_of_migrations_begin_with_their_numbers() -> None:
    """By these a server that starts sees whether there is anything to do."""
    scripts = ScriptDirectory(str(MIGRATIONS)).walk_revisions()  # the newest comes first
    assert [one.revision for one in scripts] == REVISIONS[::-1]


async def test_migrations_make_what_the_code_expects(place: Place, tmp_path: Path) -> None:
    kind, where = place.one.where
    url = where if kind == "--database" else sqlite_url(tmp_path)
    async with open_engine(url) as engine, engine.connect() as connection:
        assert await connection.run_sync(differences) == []


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), layout))
