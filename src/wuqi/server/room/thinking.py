"""Computer players at the tables: whenever it is one's turn, somebody in the pool thinks for it."""

import asyncio
import pickle
import random
from functools import partial

import structlog

from wuqi.core.errors import WuqiError
from wuqi.server.computers.pool import PlayerFailed, Pool
from wuqi.server.computers.thought import Thought
from wuqi.server.room.acting import computer_acts
from wuqi.server.room.room import Room
from wuqi.server.room.table import Place, Table

log = structlog.get_logger()

MOST_FAILURES = 2  # after which any legal action will do: a table must not hang


class Thinking:
    """Attends to tables; one task for each computer player that is to act."""

    def __init__(self, room: Room, pool: Pool) -> None:
        self._room = room
        self._pool = pool
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        room.after.append(self.attend)

    def attend(self, table: Table) -> None:
        """Lets those computer players act whose turn it is."""
        for place in table.computers_to_act():
            key = (table.id, place.seat.number)
            if key not in self._tasks:
                self._tasks[key] = asyncio.create_task(self._play(*key), name=f"think {key}")

    async def close(self) -> None:
        """Stops thinking; what is on disk goes on after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table_id: str, seat: int) -> None:
        """Acts as long as it is this player's turn."""
        failures = 0
        try:
            while True:
                table = await self._room.table(table_id)
                place = _to_act(table, seat)
                if place is None:
                    return
                try:
                    action = await self._choose(table, place, failures)
                    answer = partial(
                        computer_acts, seat=seat, ply=table.ply, back=table.back, action=action
                    )
                    await self._room.change(table_id, answer)
                    failures = 0
                except (PlayerFailed, WuqiError) as error:
                    failures += 1
                    log.warning("player failed", table=table_id, seat=seat, problem=str(error))
        finally:
            del self._tasks[table_id, seat]

    async def _choose(self, table: Table, place: Place, failures: int) -> str:
        view = table.position.seen_by(place.seat.side)
        if failures >= MOST_FAILURES:
            return random.choice(view.actions(place.seat.number))
        assert place.computer is not None
        return await self._pool.think(
            Thought(table.game.name, pickle.dumps(view), place.seat.number, place.computer)
        )


def _to_act(table: Table, seat: int) -> Place | None:
    return next((one for one in table.computers_to_act() if one.seat.number == seat), None)
