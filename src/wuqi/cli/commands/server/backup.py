"""`wuqi backup`: everything a server keeps, in one file."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from wuqi.cli.database import Data, Database, database_url
from wuqi.cli.language import current
from wuqi.core.text.words import words


def command(
    file: Annotated[Path, typer.Argument()],
    data: Data = None,
    database: Database = None,
) -> None:
    """Write everything a server keeps to one file, also while it runs."""
    from wuqi.server.store.backup import back_up
    from wuqi.server.store.store import explain_database_errors, open_engine

    url = database_url(data, database)

    async def run() -> int:
        async with open_engine(url, make=False) as engine:
            return await back_up(engine, file)

    with explain_database_errors(url):
        rows = asyncio.run(run())
    print(words(current())("backup-done", rows=rows, path=str(file)))
