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
    host: Annotated[str, typer.Option(help="Where to listen.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Which port.")] = 8000,
    data: Annotated[Path | None, typer.Option(help="The folder everything is kept in.")] = None,
    database: Annotated[
        str | None, typer.Option(help="postgresql+asyncpg://… instead of a file.")
    ] = None,
    redis: Annotated[
        str | None, typer.Option(help="redis://…, where several processes tell each other.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=256, help="How many processes.")] = 1,
    tables: Annotated[
        bool, typer.Option(help="Solve the small games when somebody first asks about them.")
    ] = True,
    secure: Annotated[bool, typer.Option(help="People come by https (behind a proxy).")] = False,
    limits: Annotated[
        float, typer.Option(min=0, help="How many times the ordinary rate limits; 0: none.")
    ] = 1.0,
    open_metrics: Annotated[bool, typer.Option(help="Show /metrics to everybody.")] = False,
    log: Annotated[Log, typer.Option(help="How much to log.")] = Log.info,
) -> None:
    """Serve the game room to browsers and bots."""
    from wuqi.core.places import data_home
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
