"""Litestar's channels, in memory or through Redis; of the application, or on their own."""

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis

from wuqi.server.fanout import CHANNEL


def channels_for(redis: str | None) -> ChannelsPlugin:
    """Channels that reach every process; without Redis that is this one."""
    return ChannelsPlugin(backend=_backend(redis), channels=[CHANNEL])


def _backend(redis: str | None) -> ChannelsBackend:
    if redis is None:
        return MemoryChannelsBackend()
    return RedisChannelsPubSubBackend(redis=Redis.from_url(redis))
