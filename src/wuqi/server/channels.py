"""Litestar's channels through Redis, by which several processes tell each other what is new."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis

from wuqi.server.fanout import CHANNEL


@asynccontextmanager
async def open_channels(redis: str | None) -> AsyncIterator[ChannelsPlugin | None]:
    """Channels to the other processes; without Redis there are none."""
    if redis is None:
        yield None
        return
    backend = RedisChannelsPubSubBackend(redis=Redis.from_url(redis))
    async with ChannelsPlugin(backend=backend, channels=[CHANNEL]) as channels:
        yield channels
