"""A fair lock that can also be taken at once, without waiting, if it is free."""

import asyncio
from collections import deque


class TryLock:
    """A lock that waiters get in the order they came."""

    def __init__(self) -> None:
        self.locked = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def try_acquire(self) -> bool:
        """Takes the lock if it is free, and returns whether it did. The caller must release it."""
        if self.locked:
            return False
        self.locked = True
        return True

    def release(self) -> None:
        """Hands the lock to the next waiting task; it is not free in between."""
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
