"""What `wuqi match` and `wuqi tournament` share: everything except who meets whom."""

import math
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from wuqi.arena.evidence import Sprt
from wuqi.arena.folder import MatchFolder, home_of
from wuqi.arena.plan import MatchPlan
from wuqi.arena.playing import given_opening
from wuqi.arena.running import run
from wuqi.arena.standing import EntryStanding, first_entrys_scores, standings
from wuqi.arena.workers import workers_on
from wuqi.cli.arguments import GameName, Json, Pairs, Preset, game_from, print_json
from wuqi.cli.language import current
from wuqi.core.errors import BadRequest, WuqiError
from wuqi.core.game import Game
from wuqi.core.play.record import Record
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
Bounds = Annotated[str | None, typer.Option("--sprt")]


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
        sprt: Bounds = None,
        option: Pairs = None,
        preset: Preset = None,
        json: Json = False,
    ) -> None:
        say = words(current())
        chosen = game_from(game, option, preset)
        entries = tuple(seats.split(","))
        lines = openings_in(chosen, openings)
        options = dict(chosen.options)
        plan = MatchPlan(chosen.name, options, entries, games, seed, opening, tournament, lines)
        test = None if sprt is None else sprt_from(sprt, plan)
        play_out(plan, to, on, processes, again, json, say, test)

    return command


def openings_in(game: Game, path: Path | None) -> tuple[tuple[str, ...], ...]:
    """The openings of a file, each of which can be played; none if there is no file."""
    if path is None:
        return ()
    try:
        lines = path.read_text("utf-8").splitlines()
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadRequest("record-no-file", path=str(path), reason=reason) from error
    except UnicodeDecodeError as error:
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


def sprt_from(text: str, plan: MatchPlan) -> Sprt:
    """The test of `0,10`: is the first player 10 Elo better than the other, or not even 0?"""
    worse, _, better = text.partition(",")
    try:
        found = Sprt(float(worse), float(better))
    except ValueError as error:
        raise BadRequest("arena-sprt", bounds=text[:40]) from error
    finite = math.isfinite(found.worse) and math.isfinite(found.better)
    if not finite or found.worse >= found.better or len(plan.entries) != 2:
        raise BadRequest("arena-sprt", bounds=text[:40])
    return found


def play_out(
    plan: MatchPlan,
    to: Path | None,
    on: str,
    processes: int | None,
    again: bool,
    json: bool,
    say: Words,
    test: Sprt | None = None,
) -> None:
    """Plays the missing games, shows progress, and prints the standings. It also prints them when
    the user interrupts it, or when a test is decided.
    """
    plan.check()
    for entry in plan.entries:
        # A wrong name is refused before anything is played.
        sit_down(entry, trusted=True, people=False)
    path = home_of(plan) if to is None else to
    workers = workers_on(on, processes)
    folder = MatchFolder(path, plan, again)
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    played: dict[int, Record] = {}
    interrupted = False
    with (
        Progress(*columns, TimeRemainingColumn(), console=errors, disable=json) as bar,
        closing(run(plan, folder, workers)) as going_on,
    ):
        task = bar.add_task("", total=plan.games)
        try:
            for progress in going_on:
                played = progress.played
                leader = standings(plan, played)[0] if played else None
                leading = ""
                if leader:
                    share = _percent(leader.score)
                    leading = say("arena-leader", entry=leader.entry, percent=share)
                bar.update(task, completed=len(played), description=leading)
                if test and test.decide(first_entrys_scores(plan, played)) != "undecided":
                    break
        except KeyboardInterrupt:
            interrupted = True
    final = standings(plan, played)
    if json:
        print_json(_json(plan, path, final, test, played))
    else:
        _print(final, path, say)
        if test is not None:
            scores = first_entrys_scores(plan, played)
            key = f"arena-sprt-{test.decide(scores)}"
            print(
                say(key, entry=plan.entries[0], worse=f"{test.worse:g}", better=f"{test.better:g}")
            )
    if interrupted:
        raise KeyboardInterrupt


def _json(
    plan: MatchPlan,
    path: Path,
    standings: list[EntryStanding],
    test: Sprt | None,
    played: Mapping[int, Record],
) -> dict[str, Any]:
    scores = first_entrys_scores(plan, played) if test is not None else []
    tested = {"sprt": test.decide(scores), "ratio": test.ratio(scores)} if test is not None else {}
    return {
        **tested,
        "game": plan.game,
        "options": plan.options,
        "games": plan.games,
        "seed": plan.seed,
        "folder": str(path),
        "standings": [msgspec.to_builtins(standing) for standing in standings],
    }


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _print(standings: list[EntryStanding], path: Path, say: Words) -> None:
    console = Console(highlight=False)
    table = Table(box=None, header_style="dim")
    for name in (
        "player",
        "games-played",
        "won",
        "shared",
        "lost",
        "score",
        "interval",
        "elo",
        "rating",
    ):
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
            str(standing.elo),
            f"{standing.rating:.1f} ± {standing.doubt:.1f}",
        )
    console.print(table)
    for standing in standings:
        if standing.forfeits:
            console.print(say("arena-forfeits", entry=standing.entry, number=standing.forfeits))
    console.print(f"[dim]{say('arena-records', path=str(path))}[/]", soft_wrap=True)
