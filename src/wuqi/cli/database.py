"""What commands about a server's data share."""

from pathlib import Path
from typing import Annotated

import typer

Data = Annotated[Path | None, typer.Option("--data")]
Database = Annotated[str | None, typer.Option("--database")]


def database_url(data: Path | None, database: str | None) -> str:
    """The database that `wuqi serve` with these options uses."""
    from wuqi.core.storage.places import data_home
    from wuqi.server.settings import Settings

    return Settings(data=data or data_home(), database=database).database_url
