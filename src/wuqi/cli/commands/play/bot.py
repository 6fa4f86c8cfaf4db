"""`wuqi bot`: a computer player that plays on a server, from anywhere."""

import asyncio
from typing import Annotated

import typer

from wuqi.cli.arguments import Pairs, Preset, game_from


def command(
    server: Annotated[str, typer.Option()],
    token: Annotated[str, typer.Option(envvar="WUQI_TOKEN")],
    game: Annotated[str, typer.Option()],
    level: Annotated[str, typer.Option()] = "4",
    tables: Annotated[int, typer.Option(min=1, max=100)] = 4,
    option: Pairs = None,
    preset: Preset = None,
) -> None:
    """Run a computer player on a server. It opens tables that anyone can join."""
    from wuqi.client.bot import Bot
    from wuqi.players.seating import sit_down

    chosen = game_from(game, option, preset)
    player = sit_down(f"level:{level}" if level.isdigit() else level, trusted=True)
    asyncio.run(Bot(server, token, chosen, player, tables).run())
