"""Large tournaments at two servers of which one is killed again and again: a program, not a test.

    python -m tests.server.tournaments.large [--swiss 500] [--arena 200] [--kills 12]

A Swiss event and an arena are played over HTTP, on two processes with PostgreSQL and Redis. At
the end everything that was acknowledged must be there, and nobody may have been paired twice in a
round.
A line is printed every few seconds.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.running import Server, servers_on_postgres
from tests.server.tournaments.driving import (
    Event,
    assert_nothing_was_lost,
    begin,
    one_for_all,
    play,
)

EVERY_S = 5.0  # between two lines
ROUNDS = 9  # of the Swiss event
GAMES_EACH = 10  # in the arena, on average


class Progress:
    """Prints how far an event has come."""

    def __init__(self, event: Event) -> None:
        self._event = event
        self._began = self._last = time.monotonic()

    @property
    def spent(self) -> float:
        return time.monotonic() - self._began

    def show(self, view: Any, ended: int) -> None:
        if time.monotonic() >= self._last + EVERY_S:
            self._last = time.monotonic()
            print(
                f"  {self.spent:4.0f} s: round {view['about']['round']}, {ended} games over, "
                f"{self._event.kills} kills",
                flush=True,
            )


async def events(swiss: int, arena: int, kills: int) -> None:
    with tempfile.TemporaryDirectory() as folder, servers_on_postgres(Path(folder)) as servers:
        async with one_for_all() as http:
            first = Event(servers, random.Random(1), http)
            await _play(first, swiss, kills, system="swiss", rounds=ROUNDS, pause=0)
            second = Event(servers, random.Random(2), http)
            second.cookies = dict(list(first.cookies.items())[:arena])
            await _play(second, 0, kills, system="arena", minutes=60)
        _look_for_mistakes(servers)


async def _play(event: Event, players: int, kills: int, **terms: Any) -> None:
    progress = Progress(event)
    print(f"{terms['system']}: accounts are created and join", flush=True)
    await begin(event, players, **terms)
    print(f"  {progress.spent:4.0f} s: {len(event.cookies)} have joined", flush=True)
    games = GAMES_EACH * len(event.cookies) // 2 if terms["system"] == "arena" else None
    view = await play(event, kills, games, progress.show)
    assert_nothing_was_lost(event, view)
    played = sum(game["table"] is not None for game in view["games"])
    print(
        f"{terms['system']}: {len(event.cookies)} players, {played} games in "
        f"{view['about']['round']} rounds, {event.kills} kills, "
        f"{len(event.late - event.lost.keys())} games over before their players resigned, "
        f"{progress.spent:.0f} s: nothing lost, nobody paired twice in a round",
        flush=True,
    )


def _look_for_mistakes(servers: list[Server]) -> None:
    for server in servers:
        assert '"level": "error"' not in server.log(), server.log()[-3_000:]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--swiss", type=int, default=500)
    parser.add_argument("--arena", type=int, default=200)
    parser.add_argument("--kills", type=int, default=12)
    given = parser.parse_args()
    asyncio.run(events(given.swiss, given.arena, given.kills))


if __name__ == "__main__":
    main()
