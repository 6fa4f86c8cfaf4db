"""Compiles the games' rules before anybody needs them, so that no first move waits.

A process of its own does the compiling (and fills the cache on disk), one game after another;
then this process only has to load, which takes a moment. `ready` waits for a game.
"""

import asyncio
import sys
from pathlib import Path

import structlog

from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.places import cache_home, writable
from wuqi.core.registry import configure, names
from wuqi.core.sources import PACKAGE, source_key
from wuqi.players.seating import sit_down

log = structlog.get_logger()

LEVEL = "level:1"  # thinks with the same code as the strongest, but not as long
PLIES = 6  # enough to meet every verb of the kernel


class Warming:
    """Which games are ready to be played."""

    def __init__(self) -> None:
        self._ready = {name: asyncio.Event() for name in names()}
        self._task: asyncio.Task[None] | None = None
        self._process: asyncio.subprocess.Process | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="warming")

    async def close(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def ready(self, game: str) -> None:
        """Returns when a game can be played without waiting for a compiler."""
        event = self._ready.get(game)
        if event is not None and not event.is_set():
            await event.wait()

    async def _run(self) -> None:
        if not _marker().exists():
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "wuqi.server.warming", stdout=asyncio.subprocess.PIPE
            )
            assert self._process.stdout is not None
            async for line in self._process.stdout:
                await self._load(line.decode().strip())
        for game in names():
            await self._load(game)

    async def _load(self, game: str) -> None:
        if not self._ready[game].is_set():
            await asyncio.to_thread(play_a_little, game)
            self._ready[game].set()
            done = sum(event.is_set() for event in self._ready.values())
            log.info("rules ready", game=game, done=done, of=len(self._ready))


def play_a_little(name: str) -> None:
    """Meets every verb once."""
    position = configure(name, None, {}).start()
    for _ in range(PLIES):
        _ = (position.result, position.picture, position.seats_to_act(), position.seen_by(None))
        if position.mover == OVER:
            return
        if position.mover == CHANCE:
            position = position.play(next(iter(position.outcomes())))
        else:
            position = position.play(position.actions()[0])


def think_a_little(name: str) -> None:
    """Lets the computer players compile what they think with."""
    position = configure(name, None, {}).start()
    seat = position.seats_to_act()[0]
    sit_down(LEVEL).choose(position.seen_by(seat.side), seat)


def main() -> None:
    for name in names():
        play_a_little(name)
        print(name, flush=True)
    for name in names():
        think_a_little(name)
    _marker().touch()


def _marker() -> Path:
    """Is there when everything has been compiled for this machine."""
    made_from = (Path(__file__), *PACKAGE.glob("games/*/*.py"))
    return writable(cache_home() / "warm") / source_key(*made_from)


if __name__ == "__main__":
    main()
