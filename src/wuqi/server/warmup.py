"""Compiles the games' rules in advance, so that no first move has to wait.

A separate process compiles one game after another and fills the cache on disk. Then this process
only has to load the code, which takes a moment. `ready` waits for a game.
"""

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import structlog

from wuqi.core.folder.folders import shipped
from wuqi.core.folder.loading import known
from wuqi.core.native.sources import source_key
from wuqi.core.registry import names
from wuqi.core.storage.locking import lock
from wuqi.core.storage.places import cache_home, writable
from wuqi.players.rehearsal import play_a_little, think_a_little

log = structlog.get_logger()

ALONE = "--alone"  # `make` compiles in advance, too


class Warmup:
    """Which games are ready to be played."""

    def __init__(self) -> None:
        self._ready: set[str] = set()
        self._loading = {name: asyncio.Lock() for name in names()}
        self._compiled = asyncio.Event()
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
        if game not in self._ready and game in self._loading:
            await self._compiled.wait()
            await self._load(game)

    async def _run(self) -> None:
        if not await asyncio.to_thread(_is_compiled):  # looks through the sources of all games
            await self._compile()
        self._compiled.set()
        for game in ours_first():
            await self._load(game)

    async def _compile(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "wuqi.server.warmup",
            stdin=asyncio.subprocess.PIPE,  # ends when we end, however we end
            stdout=asyncio.subprocess.PIPE,
        )
        assert self._process.stdout is not None
        done = 0
        async for line in self._process.stdout:
            game = line.decode().strip()
            done += 1
            log.info("rules compiled", game=game, done=done, of=len(self._loading))
            await self._load(game)
            if done == len(self._loading):
                return  # search is compiled while people already play

    async def _load(self, game: str) -> None:
        async with self._loading[game]:
            if game not in self._ready:
                await asyncio.to_thread(play_a_little, game)
                self._ready.add(game)
                log.debug("rules loaded", game=game)


def main(*given: str) -> None:
    """Compiles everything; prints the name of each game that is ready. ALONE: not for a server."""
    if ALONE in given:
        if _is_compiled():
            return
    else:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, and we end with it
        threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)
    for name in ours_first():
        with _one_at_a_time():
            play_a_little(name)
        try:
            print(name, flush=True)
        except BrokenPipeError:  # the server was killed
            os._exit(1)
    for name in ours_first():
        with _one_at_a_time():
            think_a_little(name)
    _marker().touch()


def ours_first() -> list[str]:
    """All games; those of other packages last, so that one that fails does not delay ours."""
    return sorted(names(), key=lambda name: name not in shipped())


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Servers that start together do not compile the same twice: the second finds it done."""
    with _marker().with_suffix(".lock").open("a") as file:
        lock(file)
        yield


def _end_with_parent() -> None:
    """A server that is killed cannot end us, but then our standard input ends."""
    while os.read(sys.stdin.fileno(), 1024):
        pass
    os._exit(1)


def _is_compiled() -> bool:
    return _marker().exists()


def _marker() -> Path:
    """A file that exists once everything has been compiled for this machine."""
    games = (path for name in names() for path in sorted(known(name).path.glob("*.py")))
    made_from = (Path(__file__), *games)
    return writable(cache_home() / "warm") / source_key(*made_from)


if __name__ == "__main__":
    main(*sys.argv[1:])
