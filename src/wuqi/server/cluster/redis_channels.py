"""Litestar's channels through Redis, through which processes notify each other.

Redis may be unreachable for a while. Meanwhile notes are dropped: they only say that something is
new, and a process that may have missed one reads the database (`processes`).
"""

import asyncio
import random
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress

import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from wuqi.server.cluster.fanout import CHANNEL

log = structlog.get_logger()

PATIENCE_S = 2.0  # for an answer from Redis
SILENCE_S = 5.0  # after so long without a note we ask whether Redis is still there
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.1, 5.0  # between two attempts to reach it

AWAY = (RedisError, OSError, TimeoutError)


class RedisChannels(ChannelsBackend):
    """The connection to the other processes; reconnects automatically."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._connected_before = False
        self.away = True
        self.on_connected: list[Callable[[], None]] = []  # called each time

    async def on_startup(self) -> None:
        """Does nothing: a process can start while Redis is unreachable."""

    async def on_shutdown(self) -> None:
        await self._redis.aclose()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Does nothing: there is one channel, and `stream_events` listens to it."""

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Does nothing: we listen until the end."""

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Always empty: the database has everything."""
        return []

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if self.away:
            return
        try:
            async with asyncio.timeout(PATIENCE_S):
                for channel in channels:
                    await self._redis.publish(channel, data)
        except AWAY as error:
            self._lose(error)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Notes, as long as we run; Redis may be unreachable in between."""
        pause = FIRST_PAUSE_S
        while True:
            try:
                async for note in self._notes():
                    if note is None:
                        pause = FIRST_PAUSE_S
                    else:
                        yield CHANNEL, note
            except AWAY as error:
                self._lose(error)
            await asyncio.sleep(pause * random.uniform(0.5, 1))
            pause = min(2 * pause, LONGEST_PAUSE_S)

    async def _notes(self) -> AsyncGenerator[bytes | None, None]:
        """Notes until the connection breaks; None once it is established."""
        async with self._redis.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            pinged = False
            while True:
                message = await subscription.get_message(timeout=SILENCE_S)
                if message is None:
                    if pinged or self.away:
                        raise TimeoutError("no answer")
                    await subscription.ping()
                    pinged = True
                    continue
                pinged = False
                if message["type"] == "subscribe":
                    self._return()
                    yield None
                elif message["type"] == "message":
                    yield message["data"]

    def _lose(self, error: BaseException) -> None:
        if not self.away:
            self.away = True
            log.warning("redis is away", problem=str(error))

    def _return(self) -> None:
        self.away = False
        if self._connected_before:
            log.info("redis is back")
        for callback in self.on_connected:
            callback()
        self._connected_before = True


def connect(url: str) -> Redis:
    """A client of Redis; it does not connect before it is used."""
    return Redis.from_url(
        url,
        socket_timeout=PATIENCE_S,
        socket_connect_timeout=PATIENCE_S,
        retry=Retry(NoBackoff(), 0),  # errors are handled here
    )


@asynccontextmanager
async def open_channels(wire: RedisChannels) -> AsyncIterator[ChannelsPlugin]:
    """Channels to the other processes."""
    channels = ChannelsPlugin(backend=wire, channels=[CHANNEL])
    await channels.__aenter__()
    try:
        yield channels
    finally:
        with suppress(*AWAY):
            async with asyncio.timeout(PATIENCE_S):
                await channels.__aexit__(None, None, None)


async def try_redis(url: str) -> None:
    """Raises one of `AWAY`, or ValueError for an invalid address, if there is no Redis."""
    redis = Redis.from_url(url, socket_timeout=PATIENCE_S, socket_connect_timeout=PATIENCE_S)
    try:
        await redis.ping()
    finally:
        await redis.aclose()
