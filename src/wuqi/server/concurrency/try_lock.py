"""Whose turn it is to change something: a lock that can also be had at once, without waiting."""

import asyncio
from collections import deque


class TryLock:
    """Those who wait get it in the order they came."""

    def __init__(self) -> None:
        self.locked = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def try_acquire(self) -> bool:
        """Whether it was free and is now taken; whoever takes it gives it back."""
        if self.locked:
            return False
        self.locked = True
        return True

    def release(self) -> None:
        """Hands it to the next who still waits; it never lies free in between."""
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():  # it may have been cancelled
                following.set_result(None)
                return
        self.locked = False

    async def __aenter__(self) -> None:
        if self.try_acquire():
            return
        following = asyncio.get_running_loop().create_future()
        self._waiting.append(following)
        try:
            await following
        except asyncio.CancelledError:
            if following.done() and not following.cancelled():  # it was just handed over
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
