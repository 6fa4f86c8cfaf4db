"""`wuqi restore`: restores a server's data from a backup."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from wuqi.cli.database import Data, Database, database_url
from wuqi.cli.language import current
from wuqi.core.storage.places import data_home
from wuqi.core.text.words import words


def command(
    file: Annotated[Path, typer.Argument()],
    data: Data = None,
    database: Database = None,
) -> None:
    """Fill an empty database from a backup; no server may be running on it."""
    from wuqi.server.store.backup import restore
    from wuqi.server.store.database_lock import lock_database
    from wuqi.server.store.store import explain_database_errors, make_folder, open_engine

    if database is None:
        make_folder(data or data_home())
    url = database_url(data, database)

    async def run() -> int:
        async with open_engine(url) as engine, lock_database(url, alone=True):
            return await restore(engine, file)

    with explain_database_errors(url):
        rows = asyncio.run(run())
    print(words(current())("restore-done", rows=rows))
