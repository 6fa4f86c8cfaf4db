"""Wakes the one who waits: an `asyncio.Event` for a single sleeper, at a fraction of the cost."""

import asyncio


class Wakeup:
    """Woken by anybody, at any time; waking it twice wakes once."""

    def __init__(self) -> None:
        self._sleeper: asyncio.Future[None] | None = None

    @property
    def has_waiter(self) -> bool:
        """Somebody sleeps and would be woken."""
        return self._sleeper is not None and not self._sleeper.done()

    def wake(self) -> None:
        if self._sleeper is not None:
            if not self._sleeper.done():  # it may have been cancelled
                self._sleeper.set_result(None)
            self._sleeper = None

    async def wait(self) -> None:
        """Returns at the next `wake`. Look first whether there is anything to wait for."""
        self._sleeper = asyncio.get_running_loop().create_future()
        await self._sleeper
