"""Compiles the games' rules in advance, so that no first move has to wait.

A separate process compiles one game after another and fills the cache on disk: first all rules, so
that every game can be played, then what computer players think with. Then this process only has to
load the code, which takes a moment. `ready` waits for a game, which is compiled next. The log says
how far it is.
"""

import asyncio
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import structlog

from wuqi.core.folder.folders import shipped
from wuqi.core.folder.loading import known
from wuqi.core.native.compiling_notice import NOTICE
from wuqi.core.native.sources import source_key
from wuqi.core.registry import names
from wuqi.core.storage.locking import lock
from wuqi.core.storage.places import cache_home, writable
from wuqi.players.rehearsal import play_a_little, think_a_little

log = structlog.get_logger()

ALONE = "--alone"  # `make` compiles in advance, too

# What is compiled, by using it: in this order.
PARTS = {"rules": play_a_little, "search": think_a_little}


class Warmup:
    """Which games are ready to be played."""

    def __init__(self) -> None:
        self._ready: set[str] = set()
        self._loading = {name: asyncio.Lock() for name in names()}
        self._wanted: list[str] = []
        self._compiled = {name: asyncio.Event() for name in self._loading}
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
            self._wanted.append(game)
            self._send_to_compiler(game)
            await self._compiled[game].wait()
            await self._load(game)

    async def _run(self) -> None:
        try:
            if not await asyncio.to_thread(_is_compiled):  # looks through the sources of all games
                await self._compile()
        finally:
            for compiled in self._compiled.values():
                compiled.set()  # or it failed, and is tried again here
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
        self._send_to_compiler(*self._wanted)
        begun, of = time.monotonic(), len(self._loading)
        done = dict.fromkeys(PARTS, 0)
        log.info("compiling all games, once; meanwhile the room can be used", games=of)
        async for line in self._process.stdout:
            part, game = line.decode().split()
            done[part] += 1
            log.info(f"{part} compiled", game=game, done=done[part], of=of)
            self._compiled[game].set()
            await self._load(game)
        if done == dict.fromkeys(PARTS, of):
            log.info("all games are compiled", seconds=round(time.monotonic() - begun))

    def _send_to_compiler(self, *wanted: str) -> None:
        """Somebody waits for these games."""
        compiler = self._process
        if compiler is not None and compiler.stdin is not None and compiler.returncode is None:
            compiler.stdin.writelines(f"{game}\n".encode() for game in wanted)

    async def _load(self, game: str) -> None:
        async with self._loading[game]:
            if game not in self._ready:
                await asyncio.to_thread(play_a_little, game)
                self._ready.add(game)
                log.debug("rules loaded", game=game)


def main(*given: str) -> None:
    """Compiles everything; prints what is ready, of which game. ALONE: not for a server."""
    wanted: list[str] = []  # games that somebody waits for, the first one first
    if ALONE in given:
        if _is_compiled():
            return
    else:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, and we end with it
        NOTICE.silence()  # the server says how far we are
        threading.Thread(target=_listen_to_parent, args=[wanted], daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)
    for part, use in PARTS.items():
        left = ours_first()
        while left:
            with _one_at_a_time():
                name = next_of(left, wanted)
                use(name)
            left.remove(name)
            try:
                print(part, name, flush=True)
            except BrokenPipeError:  # the server was killed
                os._exit(1)
    _marker().touch()


def next_of(left: list[str], wanted: list[str]) -> str:
    """Of the games that are left, the one that somebody has waited for longest."""
    return next((game for game in wanted if game in left), left[0])


def ours_first() -> list[str]:
    """All games; those of other packages last, so that one that fails does not delay ours."""
    return sorted(names(), key=lambda name: name not in shipped())


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Servers that start together do not compile the same twice: the second finds it done."""
    with _marker().with_suffix(".lock").open("a") as file:
        lock(file)
        yield


def _listen_to_parent(wanted: list[str]) -> None:
    """Notes the games that are asked for. A server that is killed cannot end us, but then our
    standard input ends."""
    for line in sys.stdin:
        wanted.append(line.strip())
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
