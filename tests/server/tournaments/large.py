"""Large tournaments at servers that are killed again and again: a program, not a test.

    python -m tests.server.tournaments.large [--database sqlite] [--swiss 500] [--arena 200]

A Swiss event and an arena are played over HTTP: on two processes with PostgreSQL and Redis, of
which one is killed or, now and then, both; or on one process with SQLite. In the end everything
that was acknowledged must be there, and nobody may have been paired twice in a round. A line is
printed every few seconds.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from tests.server.running import Forking, Server, servers_on_postgres
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


async def events(given: argparse.Namespace) -> None:
    Forking.wanted = True  # a killed server is back soon
    with tempfile.TemporaryDirectory() as folder, _servers(Path(folder), given.database) as servers:
        async with one_for_all() as http:
            first = Event(servers, random.Random(1), http)
            await _play(first, given.swiss, given.kills, system="swiss", rounds=ROUNDS, pause=0)
            second = Event(servers, random.Random(2), http)
            second.cookies = dict(list(first.cookies.items())[: given.arena])
            if second.cookies:
                await _play(second, 0, given.kills * ROUNDS, system="arena", minutes=60)
        _look_for_mistakes(servers)


def _servers(home: Path, database: str) -> AbstractContextManager[list[Server]]:
    return servers_on_postgres(home) if database == "postgresql" else _alone(home)


@contextmanager
def _alone(home: Path) -> Iterator[list[Server]]:
    with Server(home / "alone") as server:
        yield [server]


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
    parser.add_argument("--kills", type=int, default=4, help="in each round")
    parser.add_argument("--database", choices=("postgresql", "sqlite"), default="postgresql")
    asyncio.run(events(parser.parse_args()))


if __name__ == "__main__":
    main()
