"""Whose turn it is to change something: a lock that can also be had at once, without waiting."""

import asyncio
from collections import deque


class Turn:
    """Those who wait get it in the order they came."""

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take_at_once(self) -> bool:
        """Whether it was free and is now taken; whoever takes it gives it back."""
        if self.taken:
            return False
        self.taken = True
        return True

    def give_back(self) -> None:
        """Hands it to the next who still waits; it never lies free in between."""
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():  # it may have been cancelled
                following.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if self.take_at_once():
            return
        following = asyncio.get_running_loop().create_future()
        self._waiting.append(following)
        try:
            await following
        except asyncio.CancelledError:
            if following.done() and not following.cancelled():  # it was just handed over
                self.give_back()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give_back()
