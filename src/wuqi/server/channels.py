"""Litestar's channels through Redis, by which several processes tell each other what is new."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from wuqi.server.fanout import CHANNEL

FAREWELL_S = 2.0


@asynccontextmanager
async def open_channels(redis: str | None) -> AsyncIterator[ChannelsPlugin | None]:
    """Channels to the other processes; without Redis there are none."""
    if redis is None:
        yield None
        return
    backend = RedisChannelsPubSubBackend(redis=Redis.from_url(redis))
    channels = ChannelsPlugin(backend=backend, channels=[CHANNEL])
    await channels.__aenter__()
    try:
        yield channels
    finally:  # waits until all is told, which without Redis is never
        with suppress(TimeoutError, RedisError):
            async with asyncio.timeout(FAREWELL_S):
                await channels.__aexit__(None, None, None)
