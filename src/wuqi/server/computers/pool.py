"""The thinking processes: a fixed number, started when needed, ended when they misbehave."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import msgspec
import structlog

from wuqi.server.computers.messages import LENGTH, Choice, ThinkTask, pack
from wuqi.server.concurrency.asker import Asker
from wuqi.server.concurrency.fair_turns import FairTurns
from wuqi.server.concurrency.queue_places import OnPlace, QueuePlaces

log = structlog.get_logger()

PLAYER = "wuqi.server.computers.worker"  # what a process runs
PATIENCE_S = 60.0  # a level thinks for seconds; compiling for the first time takes longer
PERSON_WAITS, NOBODY_WAITS = 0, 1  # ranks: opponents of people go first
MOST_EACH, MOST = 100, 200  # how many may wait, of one address and in all


class PlayerFailed(Exception):
    """A computer player crashed, hung or answered nonsense."""


class Worker:
    """One thinking process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, module: str = PLAYER) -> "Worker":
        environment = {"OMP_NUM_THREADS": "1", **os.environ, "NUMBA_NUM_THREADS": "1"}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
            start_new_session=True,  # Ctrl-C is for the server, which then ends us
        )
        return cls(process)

    async def think(self, thought: ThinkTask) -> Choice:
        await self.send(thought)
        return msgspec.msgpack.decode(await self.receive(), type=Choice)

    async def send(self, message: msgspec.Struct) -> None:
        """Tells the process something."""
        stdin = self._process.stdin
        assert stdin is not None
        try:
            stdin.write(pack(message))
        except RuntimeError as closed:  # how uvloop says that nobody is at the other end
            raise BrokenPipeError from closed
        await stdin.drain()

    async def receive(self) -> bytes:
        """The next thing the process says."""
        stdout = self._process.stdout
        assert stdout is not None
        length = int.from_bytes(await stdout.readexactly(LENGTH), "big")
        return await stdout.readexactly(length)

    async def end(self) -> None:
        if self._process.returncode is None:
            self._kill()
        await self._process.wait()

    def _kill(self) -> None:
        """Also ends the programs that it has started: they are of its session."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)


class Pool:
    """At most `size` processes think at once; other tasks wait in a fair queue."""

    def __init__(
        self,
        size: int,
        patience_s: float = PATIENCE_S,
        start: Callable[[], Awaitable[Worker]] = Worker.start,
    ) -> None:
        self._patience_s = patience_s
        self._start = start
        self._turns = FairTurns(size, MOST_EACH, MOST)
        self._places = QueuePlaces(self._turns)
        self._idle: list[Worker] = []
        self._workers: set[Worker] = set()

    @property
    def crowded(self) -> bool:
        """Whether so many tasks wait that less urgent ones should come later."""
        return self._turns.waiting >= MOST

    async def think(
        self,
        thought: ThinkTask,
        asker: Asker,
        rank: int = PERSON_WAITS,
        on_place: OnPlace | None = None,
    ) -> tuple[int, str]:
        """The seat and action a player chooses, or PlayerFailed. `on_place` is told how many
        tasks come before, if it takes seconds until it is the player's turn to think."""
        ticket = self._turns.join(asker, rank, patient=True)
        if on_place is None:
            await self._turns.wait(ticket)
        else:
            await self._places.wait(ticket, on_place)
        try:
            return await self._think(thought)
        finally:
            self._turns.release()

    async def _think(self, thought: ThinkTask) -> tuple[int, str]:
        worker = self._idle.pop() if self._idle else None
        try:
            if worker is None:
                worker = await self._start()
                self._workers.add(worker)
            choice = await asyncio.wait_for(worker.think(thought), self._patience_s)
        except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
            if worker is not None:
                await self._end(worker)
                worker = None
            raise PlayerFailed(f"{thought.player}: {type(error).__name__}") from error
        except asyncio.CancelledError:
            if worker is not None:  # its late answer would be taken for the next task's
                await self._end(worker)
                worker = None
            raise
        finally:
            if worker is not None:
                self._idle.append(worker)
        if choice.action is None:
            raise PlayerFailed(f"{thought.player}: {choice.problem}")
        return choice.seat, choice.action

    async def close(self) -> None:
        """Ends all processes."""
        for worker in list(self._workers):
            await self._end(worker)

    async def _end(self, worker: Worker) -> None:
        self._workers.discard(worker)
        await worker.end()


@asynccontextmanager
async def open_pool(
    size: int, start: Callable[[], Awaitable[Worker]] = Worker.start
) -> AsyncIterator[Pool]:
    """A pool that is closed at the end."""
    pool = Pool(size, start=start)
    try:
        yield pool
    finally:
        await pool.close()


def default_size() -> int:
    """One process less than there are processors, so that people always have one."""
    return max(1, (os.cpu_count() or 2) - 1)
