"""`wuqi dataset`: self-play with values, as Parquet or Arrow."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from wuqi.arena.dataset import DatasetPlan
from wuqi.arena.dataset_files import card_of, make
from wuqi.arena.workers import workers_on
from wuqi.cli.arguments import GameName, Pairs, Preset, game_from
from wuqi.cli.language import current
from wuqi.core.text.words import words

To = Annotated[Path, typer.Option("--to")]
Games = Annotated[int, typer.Option("--games")]
Nodes = Annotated[int, typer.Option("--nodes", min=1)]
Opening = Annotated[int, typer.Option("--opening", min=0, max=100)]
Seed = Annotated[int, typer.Option("--seed")]
On = Annotated[str, typer.Option("--on")]
Number = Annotated[int | None, typer.Option("--processes")]


def command(
    game: GameName,
    to: To,
    games: Games = 1_000,
    nodes: Nodes = 1_000,
    opening: Opening = 8,
    seed: Seed = 1,
    on: On = "here",
    processes: Number = None,
    option: Pairs = None,
    preset: Preset = None,
) -> None:
    """Write self-play with values to a Parquet or Arrow file; goes on where it was interrupted."""
    chosen = game_from(game, option, preset)
    plan = DatasetPlan(chosen.name, dict(chosen.options), games, nodes, opening, seed)
    workers = workers_on(on, processes)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=games)
        for done in make(plan, to, workers):
            bar.update(task, completed=done)
    print(words(current())("dataset-written", path=str(to), card=str(card_of(to))))
