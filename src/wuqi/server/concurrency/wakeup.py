"""Wakes the one who waits: an `asyncio.Event` for a single sleeper, at a fraction of the cost."""

import asyncio


class Bell:
    """Rung by anybody, at any time; ringing it twice wakes once."""

    def __init__(self) -> None:
        self._sleeper: asyncio.Future[None] | None = None

    @property
    def awaited(self) -> bool:
        """Somebody sleeps and would be woken."""
        return self._sleeper is not None and not self._sleeper.done()

    def ring(self) -> None:
        if self._sleeper is not None:
            if not self._sleeper.done():  # it may have been cancelled
                self._sleeper.set_result(None)
            self._sleeper = None

    async def rung(self) -> None:
        """Returns at the next ring. Look first whether there is anything to wait for."""
        self._sleeper = asyncio.get_running_loop().create_future()
        await self._sleeper
