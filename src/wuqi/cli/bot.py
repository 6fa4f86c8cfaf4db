"""`wuqi bot`: a computer player that plays on a server, from anywhere."""

import asyncio
from typing import Annotated

import typer

from wuqi.cli.asking import Pairs, Preset, game_from


def command(
    server: Annotated[str, typer.Option(help="The server's address, such as http://host:8000.")],
    token: Annotated[
        str, typer.Option(envvar="WUQI_TOKEN", help="A personal token with the scope `play`.")
    ],
    game: Annotated[str, typer.Option(help="Which game to play.")],
    level: Annotated[str, typer.Option(help="How: a level from 1 to 8, random or perfect.")] = "4",
    tables: Annotated[int, typer.Option(min=1, max=100, help="Games at a time.")] = 4,
    option: Pairs = None,
    preset: Preset = None,
) -> None:
    """Play on a server, at tables of your own that anybody may join."""
    from wuqi.players.seating import sit_down
    from wuqi.server.bot import Bot

    chosen = game_from(game, option, preset)
    player = sit_down(f"level:{level}" if level.isdigit() else level)
    asyncio.run(Bot(server, token, chosen, player, tables).run())
