"""What `wuqi match` and `wuqi tournament` have in common: all but who meets whom."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from wuqi.arena.folder import MatchFolder, clear, home_of
from wuqi.arena.plan import Plan
from wuqi.arena.playing import given_opening
from wuqi.arena.running import run
from wuqi.arena.standing import Standing, standings
from wuqi.arena.workers import workers_on
from wuqi.cli.asking import GameName, Json, Pairs, Preset, game_from, print_json
from wuqi.cli.language import current
from wuqi.core.errors import BadRequest, WuqiError
from wuqi.core.game import Game
from wuqi.core.text.words import Words, words
from wuqi.players.seating import sit_down

Seats = Annotated[str, typer.Option("--seats")]
Games = Annotated[int, typer.Option("--games")]
On = Annotated[str, typer.Option("--on")]
Number = Annotated[int | None, typer.Option("--processes")]
Seed = Annotated[int, typer.Option("--seed")]
Opening = Annotated[int, typer.Option("--opening", min=0, max=100)]
Openings = Annotated[Path | None, typer.Option("--openings")]
To = Annotated[Path | None, typer.Option("--to")]
Again = Annotated[bool, typer.Option("--again")]


def contest(tournament: bool) -> Callable[..., None]:
    """The sub-command that plays a match or a tournament."""

    def command(
        game: GameName,
        seats: Seats,
        games: Games = 100,
        on: On = "here",
        processes: Number = None,
        seed: Seed = 1,
        opening: Opening = 2,
        openings: Openings = None,
        to: To = None,
        again: Again = False,
        option: Pairs = None,
        preset: Preset = None,
        json: Json = False,
    ) -> None:
        say = words(current())
        chosen = game_from(game, option, preset)
        entries = tuple(seats.split(","))
        lines = openings_in(chosen, openings)
        options = dict(chosen.options)
        plan = Plan(chosen.name, options, entries, games, seed, opening, tournament, lines)
        play_out(plan, to, on, processes, again, json, say)

    return command


def openings_in(game: Game, path: Path | None) -> tuple[tuple[str, ...], ...]:
    """The openings of a file, each of which can be played; none if there is no file."""
    if path is None:
        return ()
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadRequest("arena-openings", path=str(path)) from error
    openings = tuple(tuple(line.split()) for line in lines if line.strip())
    if not openings:
        raise BadRequest("arena-openings", path=str(path))
    for number, opening in enumerate(openings, 1):
        try:
            given_opening(game, opening)
        except WuqiError as error:
            raise BadRequest("record-in-line", number=number, reason=error) from error
    return openings


def play_out(
    plan: Plan, to: Path | None, on: str, processes: int | None, again: bool, json: bool, say: Words
) -> None:
    """Plays what is not played yet, shows progress, and tells the standings."""
    plan.check()
    for entry in plan.entries:
        sit_down(entry, trusted=True)  # a wrong name is refused before anything is played
    path = home_of(plan) if to is None else to
    if again:
        clear(path)
    folder = MatchFolder(path, plan)
    workers = workers_on(on, processes)
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=errors, disable=json) as bar:
        task = bar.add_task("", total=plan.games)
        for progress in run(plan, folder, workers):
            leader = standings(plan, progress.played)[0] if progress.played else None
            leading = ""
            if leader:
                share = _percent(leader.score)
                leading = say("arena-leader", entry=leader.entry, percent=share)
            bar.update(task, completed=len(progress.played), description=leading)
    final = standings(plan, progress.played)
    if json:
        print_json(_json(plan, path, final))
    else:
        _print(final, path, say)


def _json(plan: Plan, path: Path, standings: list[Standing]) -> dict[str, Any]:
    return {
        "game": plan.game,
        "options": plan.options,
        "games": plan.games,
        "seed": plan.seed,
        "folder": str(path),
        "standings": [msgspec.to_builtins(standing) for standing in standings],
    }


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _print(standings: list[Standing], path: Path, say: Words) -> None:
    console = Console(highlight=False)
    table = Table(box=None, header_style="dim")
    for name in ("player", "games-played", "won", "shared", "lost", "score", "interval", "rating"):
        table.add_column(say(f"arena-{name}"), justify="left" if name == "player" else "right")
    for standing in standings:
        table.add_row(
            standing.entry,
            str(standing.games),
            str(standing.wins),
            str(standing.draws),
            str(standing.losses),
            say("worth-chance", percent=_percent(standing.score)),
            say("arena-range", low=_percent(standing.low), high=_percent(standing.high)),
            f"{standing.rating:.1f} ± {standing.doubt:.1f}",
        )
    console.print(table)
    for standing in standings:
        if standing.forfeits:
            console.print(say("arena-forfeits", entry=standing.entry, number=standing.forfeits))
    console.print(f"[dim]{say('arena-records', path=str(path))}[/]", soft_wrap=True)
