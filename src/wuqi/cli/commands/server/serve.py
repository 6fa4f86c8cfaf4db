"""`wuqi serve`: the game room, for browsers and bots."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer


class Log(StrEnum):
    """How much is logged."""

    debug = "debug"
    info = "info"
    warning = "warning"


def command(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    data: Annotated[Path | None, typer.Option()] = None,
    database: Annotated[str | None, typer.Option()] = None,
    redis: Annotated[str | None, typer.Option()] = None,
    workers: Annotated[int, typer.Option(min=1, max=256)] = 1,
    tables: Annotated[bool, typer.Option()] = True,
    secure: Annotated[bool, typer.Option()] = False,
    limits: Annotated[float, typer.Option(min=0)] = 1.0,
    open_metrics: Annotated[bool, typer.Option()] = False,
    log: Annotated[Log, typer.Option()] = Log.info,
) -> None:
    """Serve the game room to browsers and bots."""
    from wuqi.core.storage.places import data_home
    from wuqi.server.serving import serve
    from wuqi.server.settings import Settings

    settings = Settings(
        data=data or data_home(),
        database=database,
        redis=redis,
        tables=tables,
        secure=secure,
        limits=limits,
        open_metrics=open_metrics,
        log=log.value,
    )
    serve(settings, host, port, workers)
