"""`wuqi solve`: makes the table of a game, with progress; goes on where it was interrupted."""

import sys
import time
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from wuqi.cli.arguments import GameName, Json, Pairs, Preset, game_from, print_json
from wuqi.cli.language import current
from wuqi.core.numbering import BlockTables, larger_tables
from wuqi.core.text.words import Words, words
from wuqi.solve import store
from wuqi.solve.build import SAMPLE, Made, check, gigabytes, make
from wuqi.solve.work import Progress as Work
from wuqi.solve.workers import workers_on


def command(
    game: GameName,
    depth: Annotated[bool, typer.Option("--depth")] = False,
    threads: Annotated[int | None, typer.Option("--threads", min=1, max=1024)] = None,
    on: Annotated[str, typer.Option("--on")] = "here",
    again: Annotated[bool, typer.Option("--again")] = False,
    sample: Annotated[int, typer.Option("--sample", min=1)] = SAMPLE,
    pieces: Annotated[int | None, typer.Option("--pieces", min=1)] = None,
    option: Pairs = None,
    preset: Preset = None,
    json: Json = False,
) -> None:
    """Make the table of a game, or check the existing one. It can be interrupted and resumed."""
    say = words(current())
    chosen = game_from(game, option, preset)
    depth, path = store.target(chosen, depth, pieces)
    began = time.perf_counter()
    if pieces is not None and (again or not path.exists()):
        _estimate(larger_tables(game, pieces), say)
    with Bar(say) as bar:
        if path.exists() and not again:
            made = check(chosen, depth, path, sample, pieces=pieces)
        else:
            made = make(chosen, depth, workers_on(on, threads), bar.show, sample, pieces)
    _print(made, time.perf_counter() - began, json, say)


def _estimate(tables: BlockTables | None, say: Words) -> None:
    """Says beforehand what a large table costs."""
    assert tables is not None
    cost = tables.estimate
    print(
        say(
            "solve-estimate",
            numbers=cost.numbers,
            time=_clock(cost.seconds),
            disk=gigabytes(cost.disk),
            file=gigabytes(cost.file),
            memory=gigabytes(cost.memory),
        ),
        file=sys.stderr,
    )


def _print(made: Made, seconds: float, json: bool, say: Words) -> None:
    account, size = made.file.account, made.file.path.stat().st_size
    if json:
        print_json(
            {
                "path": str(made.file.path),
                "bytes": size,
                "game": account.game,
                "settings": account.settings,
                "numbers": account.numbers,
                "depth": account.depth,
                "unit": account.unit,
                "seconds": seconds,
                "checked": made.checked,
                "report": account.report,
            }
        )
        return
    print(say("solve-path", path=str(made.file.path)))
    print(say("solve-kept", numbers=account.numbers, size=f"{size / 1e6:.1f}"))
    print(say("solve-checked", checked=made.checked, seconds=f"{seconds:.1f}"))


class Bar:
    """A bar on the terminal, once there is something to show: what is being done, how far it is,
    how long it will take."""

    def __init__(self, say: Words) -> None:
        self._say = say
        console = Console(stderr=True)
        self._bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TaskProgressColumn(),
            TextColumn("{task.fields[left]}"),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self._task = self._bar.add_task("", total=1.0, left="")

    def show(self, work: Work) -> None:
        self._bar.start()
        left = work.seconds_left
        self._bar.update(
            self._task,
            description=self._say(work.stage.key, **work.stage.details),
            completed=work.done / work.total,
            left="" if left is None else self._say("solve-left", time=_clock(left)),
        )

    def __enter__(self) -> "Bar":
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()


def _clock(seconds: float) -> str:
    """ "2:05", or "1:02:05"."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02d}:{rest:02d}" if hours else f"{minutes}:{rest:02d}"
