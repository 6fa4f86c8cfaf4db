"""Long calculations for requests, one at a time, in a thread of their own.

Playing through a game of two thousand actions takes a good part of a second. In a thread of its own
it shares the time with people's moves instead of going before all of them.
"""

import asyncio
from collections.abc import Callable
from typing import TypeVar

Answer = TypeVar("Answer")


class Background:
    """One thread for everything that takes long."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)

    async def run(self, work: Callable[[], Answer]) -> Answer:
        """Returns what the work returns, or raises what it raises."""
        async with self._turn:
            return await asyncio.to_thread(work)
