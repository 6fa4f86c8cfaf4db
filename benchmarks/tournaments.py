"""How long pairing a round takes, and whether large tournaments survive kills.

    python -m benchmarks.tournaments [--players 500] [--rounds 9]
    python -m benchmarks.tournaments --events [--swiss 500] [--arena 200] [--kills 12]

The first prints, for each system, the processor time of the slowest and the median round to pair.
The second plays a Swiss event and an arena over HTTP, on two processes with PostgreSQL and Redis,
of which one is killed again and again; at the end nothing may be lost and nobody paired twice in a
round.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from statistics import median

from tests.server.running import Server, servers_on_postgres
from tests.server.tournaments.driving import (
    Event,
    assert_nothing_was_lost,
    begin,
    one_for_all,
    play,
)
from tests.server.tournaments.simulated import Simulated
from wuqi.server.protocol.tournaments import System

FIELDS: tuple[tuple[System, int], ...] = (
    ("swiss", 2),
    ("arena", 2),
    ("swiss", 3),
    ("round-robin", 3),
)


def draws(players: int, rounds: int) -> None:
    print(f"{players} players, {rounds} rounds: milliseconds of processor time for a draw\n")
    print("| system | sides | median | slowest |\n|---|---|---|---|")
    for system, sides in FIELDS:
        played = Simulated(players - players % sides, system, (sides,), rounds=rounds)
        spent = []
        for _ in range(rounds):
            began = time.process_time()
            played.draw()
            spent.append(1000 * (time.process_time() - began))
            played.play()
        print(f"| {system} | {sides} | {median(spent):.0f} | {max(spent):.0f} |", flush=True)


async def events(swiss: int, arena: int, kills: int) -> None:
    with tempfile.TemporaryDirectory() as folder, servers_on_postgres(Path(folder)) as servers:
        async with one_for_all() as http:
            first = Event(servers, random.Random(1), http)
            await _event(first, swiss, kills, system="swiss", rounds=9, pause=0)
            second = Event(servers, random.Random(2), http)
            second.cookies = dict(list(first.cookies.items())[:arena])
            await _event(second, 0, kills, system="arena", minutes=60)
        _look_for_mistakes(servers)


async def _event(event: Event, players: int, kills: int, **terms: object) -> None:
    await begin(event, players, **terms)
    began = time.perf_counter()
    games = 5 * len(event.cookies) if terms["system"] == "arena" else None
    view = await play(event, kills, games)
    assert_nothing_was_lost(event, view)
    played = sum(game["table"] is not None for game in view["games"])
    print(
        f"{terms['system']}: {len(event.cookies)} players, {played} games in "
        f"{view['about']['round']} draws, {event.kills} kills, "
        f"{len(event.late - event.lost.keys())} games over before their players resigned, "
        f"{time.perf_counter() - began:.0f} s: nothing lost, nobody drawn twice in a round",
        flush=True,
    )


def _look_for_mistakes(servers: list[Server]) -> None:
    for server in servers:
        assert '"level": "error"' not in server.log(), server.log()[-3_000:]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--players", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--events", action="store_true")
    parser.add_argument("--swiss", type=int, default=500)
    parser.add_argument("--arena", type=int, default=200)
    parser.add_argument("--kills", type=int, default=12)
    given = parser.parse_args()
    if given.events:
        asyncio.run(events(given.swiss, given.arena, given.kills))
    else:
        draws(given.players, given.rounds)


if __name__ == "__main__":
    main()
