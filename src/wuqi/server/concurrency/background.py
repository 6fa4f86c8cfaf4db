"""Long calculations for requests, one at a time, in a thread of their own.

Replaying a game of two thousand actions takes a good part of a second. In a separate thread it
shares the time with people's moves instead of delaying them all. Askers take turns, so that one
asker's many questions do not delay another's.
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

        `patient`: never refused, however much waits.
        """
        async with self._turns.turn(asker, patient=patient):
            return await asyncio.to_thread(work)
