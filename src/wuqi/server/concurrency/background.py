"""Long calculations that a request asks for are made aside, one at a time.

Playing through a game of two thousand actions takes a good part of a second. In a thread of its own
it shares the time with people's moves instead of going before all of them.
"""

import asyncio
from collections.abc import Callable
from typing import TypeVar

Answer = TypeVar("Answer")


class Background:
    """One thread for whatever takes long, whoever asks."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)

    async def run(self, work: Callable[[], Answer]) -> Answer:
        """What the work gives, or raises."""
        async with self._turn:
            return await asyncio.to_thread(work)
