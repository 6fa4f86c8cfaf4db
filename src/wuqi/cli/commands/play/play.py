"""`wuqi play`: a game at the terminal, between people on one screen and computer players."""

import sys
from contextlib import suppress
from typing import Annotated

import typer
from rich.console import Console

from wuqi.cli.arguments import Pairs, Preset, game_from
from wuqi.cli.language import current
from wuqi.cli.table import TerminalTable
from wuqi.core.game import Game
from wuqi.core.registry import names
from wuqi.core.text.words import Words, words
from wuqi.players.levels import HIGHEST
from wuqi.players.player import assign

Name = Annotated[str | None, typer.Argument(metavar="[GAME]")]
Seats = Annotated[
    str | None,
    typer.Option("--seats"),
]
Start = Annotated[str | None, typer.Option("--position")]
Seed = Annotated[int | None, typer.Option("--seed")]


EASY = 2  # the opponent, unless the user names one


def command(
    game: Name = None,
    seats: Seats = None,
    position: Start = None,
    option: Pairs = None,
    preset: Preset = None,
    seed: Seed = None,
) -> None:
    """Play at the terminal. Type an action, or ? for what is legal."""
    _edit_lines()
    language = current()
    console = Console(highlight=False)
    say = words(language)
    try:
        name = game if game is not None else _ask_game(console, language)
        chosen = game_from(name, option, preset)
        specs = seats.split(",") if seats is not None else _ask_seats(console, chosen, say)
        start = chosen.start() if position is None else chosen.read(position)
        table = TerminalTable(start, assign(chosen, specs), language, console, seed)
        table.run()
    except (KeyboardInterrupt, EOFError):
        console.print(f"\n{say('play-bye')}")


def _edit_lines() -> None:
    """Lets arrow keys edit the line and bring back earlier ones, if Python supports it."""
    with suppress(ImportError):  # not everywhere
        import readline  # noqa: F401


def _ask_game(console: Console, language: str) -> str:
    say = words(language)
    console.print(f"[bold]Wuqi 五棋[/]  {say('play-which-game')}")
    known = names()
    for number, name in enumerate(known, 1):
        own = words(language, name)
        console.print(f"  {number}  [bold]{own('name')}[/]  {own('tagline')}")
    return known[_ask_number(console, len(known), say) - 1]


def _ask_seats(console: Console, game: Game, say: Words) -> list[str]:
    """Asks who plays: you against the computer, or everyone at this keyboard."""
    if not sys.stdin.isatty():
        return ["you"] + [f"level:{EASY}"] * (game.sides - 1)
    console.print(say("play-who"))
    console.print(f"  1  {say('play-against-computer')}")
    console.print(f"  2  {say('play-one-screen')}")
    if _ask_number(console, 2, say) == 2:
        return ["you"] * game.sides
    console.print(say("play-how-strong", highest=HIGHEST))
    level = _ask_number(console, HIGHEST, say)
    return ["you"] + [f"level:{level}"] * (game.sides - 1)


def _ask_number(console: Console, highest: int, say: Words) -> int:
    while True:
        answer = console.input("> ").strip()
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= highest:
            return int(answer)
        if answer in ("q", "quit", "exit"):
            raise EOFError
        console.print(say("play-number", highest=highest))
