"""What spectators cost: memory for each, CPU time for each action that each sees, and for waiting.

    python -m benchmarks.server.watching             builds a wheel and serves from it
    python -m benchmarks.server.watching FOLDER      … or from a folder where one is unpacked

Two people play one game again and again, first alone, then with spectators who have one socket
each. CPU time and memory are the server's alone.
"""

import asyncio
import random
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from benchmarks.server.serving import Serving, game_room, unpacked_wheel
from tests.server.client import Client, View

GAME = "musketeers"
WATCHERS = 200
GAMES = 20
IDLE_S = 60.0


async def play(players: list[Client], watchers: list[Client], chance: random.Random) -> int:
    """One whole game, until all have seen its end: how many actions it had."""
    mai, kim = players
    table = await mai.open(GAME)
    await asyncio.gather(*(one.watch(table) for one in (kim, *watchers)))
    await kim.do(table, "take", seat=2)
    seen = await asyncio.gather(*(one.play_on(table, chance) for one in players))
    await asyncio.gather(*(one.until(table, is_over) for one in watchers))
    return int(seen[0]["ply"])


def is_over(view: View) -> bool:
    return bool(view["result"])


async def measure(server: Serving) -> None:
    chance = random.Random(1)
    async with AsyncExitStack() as stack:
        players = [
            await stack.enter_async_context(Client(server.url, name)) for name in ("Mai", "Kim")
        ]
        await play(players, [], chance)
        began = server.cpu_seconds()
        actions = sum([await play(players, [], chance) for _ in range(GAMES)])
        alone = (server.cpu_seconds() - began) / actions
        print(f"alone: {alone * 1e6:.0f} µs an action, {actions} actions", flush=True)

        empty, at_rest = server.memory(), await waiting(server)
        watchers = [
            await stack.enter_async_context(Client(server.url, None)) for _ in range(WATCHERS)
        ]
        await play(players, watchers, chance)
        each = (server.memory() - empty) / WATCHERS / 1024
        print(f"{WATCHERS} spectators: {each:.0f} KiB each", flush=True)

        began, actions = server.cpu_seconds(), 0
        for _ in range(GAMES // 4):
            actions += await play(players, watchers, chance)
        watched = (server.cpu_seconds() - began) / actions
        print(
            f"watched by them: {watched * 1e6:,.0f} µs an action, "
            f"{(watched - alone) / WATCHERS * 1e6:.1f} µs for each spectator",
            flush=True,
        )

        more = (await waiting(server) - at_rest) / WATCHERS
        print(
            f"nobody does anything: {at_rest * 1e3:.1f} ms a second, {more * 1e6:.1f} µs for each"
        )


async def waiting(server: Serving) -> float:
    """The CPU time of a second in which nothing happens."""
    began = server.cpu_seconds()
    await asyncio.sleep(IDLE_S)
    return (server.cpu_seconds() - began) / IDLE_S


def main(*given: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        code = Path(given[0]) if given else unpacked_wheel(home)
        with game_room(home, code) as server:
            asyncio.run(measure(server))


if __name__ == "__main__":
    main(*sys.argv[1:])
