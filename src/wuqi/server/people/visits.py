"""Acting by HTTP counts as being present for a while: programs need no socket to play.

Pages have a socket, and act by HTTP now and then. When their socket ends, the person is gone at
once, however lately they acted by HTTP.
"""

import asyncio
from collections.abc import Callable

from wuqi.server.concurrency.tasks import Tasks
from wuqi.server.people.presence import Presence

VISIT_S = 60.0  # a person who has sent no command for this long has gone


class Visits:
    """The people who have lately acted by HTTP."""

    def __init__(self, presence: Presence, announce: Callable[[str], None]) -> None:
        self._presence = presence
        self._announce = announce  # called when a person has come or gone
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        self._tasks = Tasks()

    async def note(self, person: str) -> None:
        """Notes that a person has sent a command."""
        timer = self._leaving.pop(person, None)
        leave = asyncio.get_running_loop().call_later
        self._leaving[person] = leave(VISIT_S, self._leave_soon, person)
        if timer is not None:
            timer.cancel()
            return
        await self._presence.come(person)
        self._announce(person)

    def end(self, person: str) -> None:
        """Ends a person's visit: their socket has closed, here or in another process."""
        timer = self._leaving.get(person)
        if timer is not None:
            timer.cancel()
            self._leave_soon(person)

    async def close(self) -> None:
        """Forgets everyone; the end of the process is announced elsewhere."""
        for timer in self._leaving.values():
            timer.cancel()
        self._tasks.cancel()

    def _leave_soon(self, person: str) -> None:
        del self._leaving[person]
        self._tasks.start(self._leave(person), lambda problem: None)

    async def _leave(self, person: str) -> None:
        await self._presence.go(person)
        self._announce(person)
