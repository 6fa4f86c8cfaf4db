"""What sub-commands share: a game with its options, positions, JSON answers."""

import os
import stat
import sys
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
import typer

from wuqi.core.errors import BadPosition
from wuqi.core.game import Game
from wuqi.core.options import read_pairs
from wuqi.core.position import Position
from wuqi.core.registry import configure

GameName = Annotated[str, typer.Argument(metavar="GAME")]
Pairs = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE"),
]
Preset = Annotated[str | None, typer.Option("--preset")]
PositionText = Annotated[str | None, typer.Option("--position")]
Json = Annotated[bool, typer.Option("--json")]


def game_from(name: str, pairs: list[str] | None, preset: str | None) -> Game:
    """The game a command line asks for."""
    return configure(name, preset, read_pairs(pairs or []))


def positions_from(game: Game, text: str | None) -> Iterator[Position]:
    """The given position, or one per line from a pipe, or else the start of the game."""
    if text is not None:
        yield game.read(text)
        return
    lines = piped_lines()
    if not lines:
        yield game.start()
    for number, line in enumerate(lines, 1):
        try:
            yield game.read(line)
        except BadPosition as error:
            raise BadPosition("position-in-line", number=number, reason=error) from error


def piped_lines() -> list[str]:
    """The lines that are piped or redirected in; none when standard input is a terminal."""
    try:
        mode = os.fstat(sys.stdin.fileno()).st_mode
    except (OSError, ValueError):  # standard input is closed
        return []
    if not (stat.S_ISFIFO(mode) or stat.S_ISREG(mode)):
        return []
    return [line for line in sys.stdin.read().splitlines() if line.strip()]


def print_json(value: Any) -> None:
    """One JSON object on one line."""
    print(msgspec.json.encode(value).decode(), flush=True)
