"""Like `asyncio.Event`, but for a single waiting task, at a fraction of the cost."""

import asyncio


class Wakeup:
    """Can be woken at any time, from anywhere; waking it twice wakes once."""

    def __init__(self) -> None:
        self._sleeper: asyncio.Future[None] | None = None

    @property
    def has_waiter(self) -> bool:
        """Whether a task is waiting."""
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
