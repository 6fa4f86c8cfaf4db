"""`wuqi bench`: how fast the rules run here."""

from typing import Annotated

import typer

from wuqi.cli.arguments import GameName, Json, Pairs, PositionText, Preset, game_from, print_json
from wuqi.cli.helping import Command, CommandGroup
from wuqi.cli.language import current
from wuqi.core.errors import BadRequest
from wuqi.core.text.words import words
from wuqi.search.playouts import play_randomly

app = typer.Typer(cls=CommandGroup)


@app.callback()
def bench() -> None:
    """Measure how fast the rules run on this machine."""


@app.command(cls=Command)
def playouts(
    game: GameName,
    seconds: Annotated[float, typer.Option("--seconds")] = 2.0,
    seed: Annotated[int, typer.Option("--seed")] = 1,
    position: PositionText = None,
    option: Pairs = None,
    preset: Preset = None,
    json: Json = False,
) -> None:
    """Random games to the end, on one thread; per CPU-second."""
    if not 0 < seconds <= 3600:
        raise BadRequest("bench-seconds")
    chosen = game_from(game, option, preset)
    start = chosen.start() if position is None else chosen.read(position)
    played = play_randomly(start, seconds=seconds, seed=seed)
    spent = max(played.seconds, 1e-9)
    games, moves = played.games / spent, played.moves / spent
    answer = {
        "playouts_per_second": games,
        "moves_per_second": moves,
        "mean_length": played.moves / played.games,
        "payoffs": played.payoffs,
    }
    if json:
        print_json(answer)
    else:
        say = words(current())
        mean = f"{moves / games:.1f}"
        figures = {"games": f"{games:,.0f}", "moves": f"{moves:,.0f}", "mean": mean}
        print(say("bench-playouts", **figures))
