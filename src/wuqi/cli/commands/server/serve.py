"""`wuqi serve`: the game room, for browsers and bots."""

import gc
import os
import shlex
import shutil
import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wuqi.cli.language import current
from wuqi.core.text.words import words

if TYPE_CHECKING:
    from wuqi.server.serving import PortTaken


class Log(StrEnum):
    """How much is logged."""

    debug = "debug"
    info = "info"
    warning = "warning"


class LogFormat(StrEnum):
    """How it is written; auto: text at a terminal, else JSON."""

    auto = "auto"
    text = "text"
    json = "json"


def command(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    data: Annotated[Path | None, typer.Option()] = None,
    database: Annotated[str | None, typer.Option()] = None,
    redis: Annotated[str | None, typer.Option()] = None,
    workers: Annotated[int, typer.Option(min=1, max=256)] = 1,
    player: Annotated[list[str] | None, typer.Option()] = None,
    tables: Annotated[bool, typer.Option()] = True,
    secure: Annotated[bool, typer.Option()] = False,
    limits: Annotated[float, typer.Option(min=0)] = 1.0,
    address: Annotated[str | None, typer.Option()] = None,
    smtp: Annotated[str | None, typer.Option(envvar="WUQI_SMTP")] = None,
    mail_from: Annotated[str | None, typer.Option()] = None,
    private_webhooks: Annotated[bool, typer.Option()] = False,
    open_metrics: Annotated[bool, typer.Option()] = False,
    log: Annotated[Log, typer.Option()] = Log.info,
    log_format: Annotated[LogFormat, typer.Option()] = LogFormat.auto,
) -> None:
    """Serve the game room to browsers and bots."""
    gc.disable()  # objects made at the start stay; `serving` turns collection on later
    from wuqi.core.storage.places import data_home
    from wuqi.server.computers.engines import read_engines, try_engine
    from wuqi.server.serving import PortTaken, serve
    from wuqi.server.settings import Settings

    engines = read_engines(player or ())
    for engine in engines:
        try_engine(engine)
    settings = Settings(
        data=data or data_home(),
        database=database,
        redis=redis,
        engines=engines,
        tables=tables,
        secure=secure,
        limits=limits,
        address=address,
        smtp=smtp,
        mail_from=mail_from,
        private_webhooks=private_webhooks,
        open_metrics=open_metrics,
        log=log.value,
        log_format=log_format.value,
    )
    try:
        serve(settings, host, port, workers, _announce)
    except PortTaken as taken:
        if not _prefers(taken):
            raise
        serve(settings, host, taken.following, workers, _announce)


def _announce(url: str) -> None:
    """The address; at a terminal also what to do next."""
    say = words(current())
    print(f"wuqi: {say('serve-at', url=url)}", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(say("serve-stop"), file=sys.stderr)
        print(say("serve-play", command=f"{_program()} play"), file=sys.stderr, flush=True)


def _prefers(taken: "PortTaken") -> bool:
    """Whether the user at the terminal accepts the free port instead."""
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        return False
    print(words(current())("port-offer", **taken.details), end=" ", file=sys.stderr, flush=True)
    answer = sys.stdin.readline()
    return answer.strip().lower() in ("", "y", "yes") and answer != ""


def _program() -> str:
    """`wuqi`, or where it lies if the shell would not find it."""
    here = Path(sys.argv[0])
    if here.name == "__main__.py":
        return f"{shlex.quote(sys.executable)} -m wuqi"
    found = shutil.which("wuqi")
    if found is not None and here.exists() and os.path.samefile(found, here):
        return "wuqi"
    return shlex.quote(str(here))
