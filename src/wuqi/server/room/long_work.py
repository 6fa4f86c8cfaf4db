"""Work for a table that takes time: compiling its rules, replaying its events, naming many actions.

None of it is done in the event loop, where everyone would have to wait.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from wuqi.core.position import Position
from wuqi.server.concurrency.background import Background
from wuqi.server.people.addresses import Addresses

Answer = TypeVar("Answer")


class LongWork:
    """Runs such work in the background; the owners of the tables take turns."""

    def __init__(
        self,
        ready: Callable[[str], Awaitable[None]],
        background: Background,
        addresses: Addresses,
    ) -> None:
        self.ready = ready  # waits until a game's rules are compiled
        self._background = background
        self._addresses = addresses
        self._naming: dict[int, asyncio.Task[object]] = {}

    async def run(self, person: str | None, work: Callable[[], Answer]) -> Answer:
        """What the work returns or raises."""
        return await self._background.run(self._addresses.asker(person), work, patient=True)

    async def name_actions(self, person: str | None, position: Position) -> None:
        """Names the legal actions of a position, once, however many wait for it."""
        if not position.takes_long_to_name:
            return
        task = self._naming.get(id(position))
        if task is None:
            task = asyncio.create_task(self.run(person, position.texts))
            self._naming[id(position)] = task
            # The task keeps the position alive, so that no other object gets its id meanwhile.
            task.add_done_callback(lambda _: self._naming.pop(id(position)))
        await asyncio.shield(task)
