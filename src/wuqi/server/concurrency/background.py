"""Long calculations for requests, one at a time, in a thread of their own.

Playing through a game of two thousand actions takes a good part of a second. In a thread of its own
it shares the time with people's moves instead of going before all of them. Those who wait take
turns, so that nobody's questions wait for all of another's.
"""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from wuqi.server.concurrency.asker import Asker
from wuqi.server.concurrency.fair_turns import FairTurns

Answer = TypeVar("Answer")

MOST_EACH = 50  # calculations of one address that may wait
MOST = 500


class Background:
    """One thread for everything that may take long."""

    def __init__(self) -> None:
        self._turns = FairTurns(1, MOST_EACH, MOST)

    async def run(self, asker: Asker, work: Callable[[], Answer], patient: bool = False) -> Answer:
        """Returns what the work returns, or raises what it raises; TooMuch if too much waits.

        `patient`: what must be done in the end, however much waits.
        """
        async with self._turns.turn(asker, patient=patient):
            return await asyncio.to_thread(work)
