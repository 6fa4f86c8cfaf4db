"""A Redis through which processes notify each other: it may be slow, unreachable, or lose notes.

The server's own code (`cluster.redis_channels`, Litestar's channels) talks to it.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from redis.exceptions import ConnectionError as RedisGone

if TYPE_CHECKING:
    from tests.simulation.machines.loop import SimulatedLoop
    from tests.simulation.world import World


class Broker:
    """What all processes are connected to."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self.subscriptions: list[Subscription] = []
        self.away = False
        self.lossy = 0.0  # the chance that a note is lost silently
        self.doubled = 0.0
        self.late_s = 0.0  # the longest delay: later notes may overtake

    def go_away(self) -> None:
        self.away = True
        for subscription in self.subscriptions:
            subscription.break_off()
        self.subscriptions.clear()

    def come_back(self) -> None:
        self.away = False

    def pass_on(self, data: bytes) -> None:
        chance = self._world.chance
        for subscription in self.subscriptions:
            if chance.random() < self.lossy:
                self._world.note("redis", "loses a note for", subscription.loop.name)
                continue
            for _ in range(2 if chance.random() < self.doubled else 1):
                delay = self._world.moment() + self.late_s * chance.random() ** 3
                subscription.loop.call_later(delay, subscription.receive, data)


class Subscription:
    """The subscription of one process."""

    def __init__(self, broker: Broker, loop: "SimulatedLoop") -> None:
        self._broker = broker
        self.loop = loop
        self._messages: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self._broken = False

    async def subscribe(self, channel: str) -> None:
        await _reach(self._broker)
        self._broker.subscriptions.append(self)
        self._messages.put_nowait({"type": "subscribe"})

    async def get_message(self, timeout: float) -> dict[str, Any] | None:
        try:
            async with asyncio.timeout(timeout):
                message = await self._messages.get()
        except TimeoutError:
            return None
        if message is None:
            raise RedisGone("connection closed")
        return message

    async def ping(self) -> None:
        await _reach(self._broker)
        self._messages.put_nowait({"type": "pong"})

    def receive(self, data: bytes) -> None:
        if not self._broken:
            self._messages.put_nowait({"type": "message", "data": data})

    def break_off(self) -> None:
        self._broken = True
        self.loop.call_later(0.0, self._messages.put_nowait, None)

    def leave(self) -> None:
        self._broken = True
        if self in self._broker.subscriptions:
            self._broker.subscriptions.remove(self)


class RedisClient:
    """A process's client, with the part of the interface that the server uses."""

    def __init__(self, broker: Broker, loop: "SimulatedLoop") -> None:
        self._broker = broker
        self._loop = loop

    async def publish(self, channel: str, data: bytes) -> None:
        await _reach(self._broker)
        self._broker.pass_on(data)

    @asynccontextmanager
    async def pubsub(self) -> AsyncIterator[Subscription]:
        subscription = Subscription(self._broker, self._loop)
        try:
            yield subscription
        finally:
            subscription.leave()

    async def aclose(self) -> None:
        """Nothing is left open."""


async def _reach(broker: Broker) -> None:
    await asyncio.sleep(0)
    if broker.away:
        raise RedisGone("connection refused")
