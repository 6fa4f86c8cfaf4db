"""What a server uses outside its event loop: files, threads, processes, other machines.

The parts of a server reach each of these through a port. The simulation (`tests/simulation`)
replaces them by its own disk, network and processes, so that one number decides everything that
happens.
"""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from wuqi.server.computers.pool import Worker
from wuqi.server.concurrency.loop_watch import LoopWatch, OnPause
from wuqi.server.store.database_lock import lock_database
from wuqi.server.store.store import Store, open_store
from wuqi.server.warmup import Warmup

if TYPE_CHECKING:
    from redis.asyncio import Redis


class LockedDatabase(Protocol):
    """The lock that decides who may use the database."""

    @property
    def first(self) -> bool:
        """Whether no other process is alive, for certain."""

    async def share(self) -> None:
        """Lets the others in."""


class StallWatch(Protocol):
    """Notices when the whole process was suspended."""

    def start(self) -> None:
        """Begins to watch."""

    async def close(self) -> None:
        """Stops watching."""


class RulesCompiler(Protocol):
    """Compiles the rules of games."""

    def start(self) -> None:
        """Begins to compile."""

    async def close(self) -> None:
        """Leaves the rest uncompiled."""

    async def ready(self, game: str) -> None:
        """Returns when a game can be played without waiting for a compiler."""


def connect_redis(url: str) -> "Redis":
    """Redis is optional, so it is only imported where it is used."""
    from wuqi.server.cluster.redis_channels import connect

    return connect(url)


@dataclass(frozen=True, slots=True)
class Ports:
    """The real ones, unless others are given."""

    lock: Callable[[str, bool], AbstractAsyncContextManager[LockedDatabase]] = lock_database
    open_store: Callable[[str], AbstractAsyncContextManager[Store]] = open_store
    watch: Callable[[OnPause], StallWatch] = LoopWatch
    compile_rules: Callable[[], RulesCompiler] = Warmup
    connect_redis: Callable[[str], "Redis"] = connect_redis
    start_player: Callable[[], Awaitable[Worker]] = Worker.start
