"""The server's part in a fair shuffle: at once for computers, later for absent people."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Protocol

from wuqi.server.concurrency.guard import Guard
from wuqi.server.ids import now
from wuqi.server.room.shuffles import Shuffles
from wuqi.server.table import events as ev
from wuqi.server.table.deadlines import dealing_until
from wuqi.server.table.table import Table


class ShuffleRoom(Protocol):
    """Where the tables are."""

    after: list[Callable[[Table], None]]

    async def table(self, table_id: str) -> Table:
        """A table as it is now."""

    async def change(self, table_id: str, decide: Callable[[Table], list[ev.Event]]) -> Table:
        """Makes a change that is decided from the current table."""


class ShuffleTurns:
    """Takes part in the shuffles of tables."""

    def __init__(
        self, room: ShuffleRoom, shuffles: Shuffles, report: Callable[[str, Exception], None]
    ) -> None:
        """`report` is called if the shuffle of a table has failed; its next deadline starts
        again."""
        self._room = room
        self._shuffles = shuffles
        self._report = report
        self._tasks: dict[str, asyncio.Task[None]] = {}
        room.after.append(self.attend)

    def attend(self, table: Table) -> None:
        """Sends what the server has to add to the shuffle of a table, if anything."""
        if table.status == "dealing" and table.id not in self._tasks:
            self._tasks[table.id] = asyncio.create_task(self._speak(table.id))

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _speak(self, table_id: str) -> None:
        guard = Guard()
        with guard:
            await self._speak_on(table_id)
        del self._tasks[table_id]
        if guard.error is not None:
            self._report(table_id, guard.error)

    async def _speak_on(self, table_id: str) -> None:
        while True:
            table = await self._room.table(table_id)
            events = await self._shuffles.speak_for(table, now() >= dealing_until(table))
            if not events:
                return
            await self._room.change(table_id, partial(_unless_changed, table.number, events))


def _unless_changed(number: int, events: list[ev.Event], table: Table) -> list[ev.Event]:
    return events if table.number == number else []
