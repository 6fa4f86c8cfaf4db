"""Computer players at the tables: on their turn, a process of the pool chooses an action."""

import asyncio
import pickle
import random
from functools import partial

import structlog

from wuqi.core.errors import WuqiError
from wuqi.server import metrics
from wuqi.server.cluster.notes import Note
from wuqi.server.commands.acting import computer_acts, engine_fails
from wuqi.server.commands.lending import thinks_elsewhere
from wuqi.server.computers.engines import engine_of, is_engine
from wuqi.server.computers.messages import ThinkTask
from wuqi.server.computers.pool import NOBODY_WAITS, PERSON_WAITS, PlayerFailed, Pool
from wuqi.server.concurrency.guard import Guard
from wuqi.server.ids import now
from wuqi.server.people.addresses import Addresses
from wuqi.server.room.deadlines import report
from wuqi.server.room.room import Room
from wuqi.server.table.deadlines import COMPUTER_LEASE_MS
from wuqi.server.table.parts import Place
from wuqi.server.table.table import Table

log = structlog.get_logger()

MOST_FAILURES = 2  # after which any legal action will do, or a stand-in: a table must not hang


class ComputerTurns:
    """Lets computer players act; one task for each side whose computers are to act."""

    def __init__(self, room: Room, pool: Pool, engines: Pool, addresses: Addresses) -> None:
        """`engines`: the processes for the operator's players, whatever those may do."""
        self._room = room
        self._pool = pool
        self._engines = engines
        self._addresses = addresses
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        room.after.append(self.attend)

    def attend(self, table: Table) -> None:
        """Lets those computer players act whose turn it is."""
        if not table.with_computers:
            return
        if not table.people() and self._pool.crowded:
            return  # the deadline for a computer that has not acted comes again
        if thinks_elsewhere(table) and now() < table.at + COMPUTER_LEASE_MS:
            return  # likewise, if the person's device does not answer
        for place in table.computers_to_act():
            key = (table.id, place.seat.side)
            if key not in self._tasks:
                self._tasks[key] = asyncio.create_task(self._play(*key), name=f"think {key}")

    async def close(self) -> None:
        """Stops thinking; tables on disk continue after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table_id: str, side: int) -> None:
        """Acts as long as computers of this side are to act.

        If even a random legal action is refused, or the database is unreachable, it does not help
        to try again without a pause: the deadline for a computer that has not acted starts again.
        """
        guard = Guard()
        with guard:
            await self._go_on(table_id, side)
        del self._tasks[table_id, side]
        if guard.error is not None:
            report("computer", table_id, guard.error)

    async def _go_on(self, table_id: str, side: int) -> None:
        failures = 0
        while failures <= MOST_FAILURES:
            table = await self._room.table(table_id)
            able = [one for one in table.computers_to_act() if one.seat.side == side]
            if not able:
                return
            ply, back = table.ply, table.back
            try:
                if failures >= MOST_FAILURES and is_engine(able[0].computer):
                    answer = partial(engine_fails, seat=able[0].seat.number, ply=ply, back=back)
                else:
                    seat, action = await self._choose(table, able, failures)
                    answer = partial(computer_acts, seat=seat, ply=ply, back=back, action=action)
                await self._room.change(table_id, answer)
                failures = 0
            except (PlayerFailed, WuqiError) as error:
                failures += 1
                metrics.player_failures.inc()
                log.warning("player failed", table=table_id, side=side, problem=str(error))

    async def _choose(self, table: Table, able: list[Place], failures: int) -> tuple[int, str]:
        """The action of the first of them, or of a teammate: teammates decide together."""
        first = able[0]
        view = table.position.seen_by(first.seat.side)
        if failures >= MOST_FAILURES:
            return first.seat.number, random.choice(view.actions(first.seat.number))
        together = tuple(one.seat.number for one in able if one.computer == first.computer)
        assert first.computer is not None
        player, pool = first.computer, self._pool
        if trusted := is_engine(player):
            engine = engine_of(player)
            if engine is None:
                raise PlayerFailed(f"{player}: it is not offered any more")
            player, pool = engine.player, self._engines
        thought = ThinkTask(table.game.name, pickle.dumps(view), together, player, trusted)
        asker = self._addresses.asker(min(table.people(), default=table.terms.owner))
        rank = PERSON_WAITS if table.people() else NOBODY_WAITS
        with metrics.thought_seconds.time():
            return await pool.think(thought, asker, rank, partial(self._publish_place, table.id))

    def _publish_place(self, table_id: str, before: int | None) -> None:
        """Tells those who watch a table how many tasks come before its computer's."""
        place = 0 if before is None else before + 1
        self._room.fanout.publish(Note("queue", table_id, place))
