"""Heartbeats: every server process writes to the database every few seconds that it is alive.

When a server starts and none has been alive for a while, the time between is an outage, which no
clock counts. When a process dies, the others mark the people connected to it as gone.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog
from sqlalchemy import bindparam, delete, insert, select, update

from wuqi.server.concurrency.guard import Guard
from wuqi.server.ids import new_id, now
from wuqi.server.store.layout import keys, outages, presence, processes
from wuqi.server.store.statement import Conflict, Statement
from wuqi.server.store.store import DATABASE_ERRORS, Store, first_line, is_temporary
from wuqi.server.table.clocks import Span, merged
from wuqi.server.troubles import TROUBLES

log = structlog.get_logger()

EVERY_S = 5.0
DEAD_AFTER = 15_000  # a process that has been silent for this long is dead
AWAKE_AGAIN_MS = 1_000  # within this time, all suspended processes notice it
LONG_AGO = 0  # "last alive" of a process that ended normally: no need to wait and see

EVERYBODY_LEAVES = Statement(
    update(presence).where(
        presence.c.process_id == bindparam("process"), presence.c.gone_at.is_(None)
    ),
    "gone_at",
)
PROCESSES = select(processes)
OUTAGES = select(outages).order_by(outages.c.began_at)
JOIN = Statement(insert(processes), "id", "alive_at")
ALIVE = Statement(update(processes).where(processes.c.id == bindparam("process")), "alive_at")
ENDED = select(keys.c.value).where(keys.c.name == "ended")
FORGET_END = Statement(delete(keys).where(keys.c.name == "ended"))
END = Statement(insert(keys), "name", "value")
MARK = Statement(insert(keys), "name", "value")
UNMARK = Statement(delete(keys).where(keys.c.name == "mark"))
MARKED = select(keys.c.value).where(keys.c.name == "mark")
REMOVE_PROCESS = Statement(delete(processes).where(processes.c.id == bindparam("process")))
OUTAGE = Statement(insert(outages), "began_at", "ended_at")
LONGER_OUTAGE = Statement(
    update(outages).where(outages.c.began_at == bindparam("began")), "ended_at"
)


async def mark_changed(store: Store) -> None:
    """Tells every process that the database was changed from outside."""
    await store.write((UNMARK, {}), (MARK, {"name": "mark", "value": new_id()}))


class Processes:
    """The heartbeat of one process."""

    def __init__(self, store: Store, alone: bool, first: bool = False) -> None:
        """`alone`: no other process can be alive, whatever the database says; `first`: none is."""
        self._store = store
        self._alone = alone
        self._first = alone or first
        self._dead_after = 0 if alone else DEAD_AFTER
        self.process = new_id()
        self.outages: list[Span] = []
        self.problem: str | None = None  # why the last heartbeat could not be written
        self.on_outside_change: list[Callable[[], Awaitable[None]]] = []  # by an administrator
        self.on_check: list[Callable[[], Awaitable[None]]] = []  # called now and then, to be sure
        self.on_death: list[Callable[[], None]] = []  # a process has died, with its notes
        self.on_revival: list[Callable[[], Awaitable[None]]] = []  # the others took us for dead
        self._marked: str | None = None
        self._distrusted = False
        self._another = asyncio.Event()  # another process started, perhaps for a dead one
        self._task: asyncio.Task[None] | None = None
        self._pauses: list[tuple[Span, list[Span]]] = []  # unwritten; the outages before

    async def start(self) -> None:
        """Registers this process, and finds out whether there was an outage before."""
        alive = [row["alive_at"] for row in await self._store.rows(PROCESSES)]
        ended, moment = await self._store.row(ENDED), now()
        known = [*alive, int(ended["value"])] if ended is not None else alive
        last = max(known, default=moment)
        dead = self._first or all(moment - at > self._dead_after for at in alive)
        if last < moment and dead:
            outage = {"began_at": last, "ended_at": moment}
            try:
                await self._store.write((OUTAGE, outage))
            except Conflict:  # another process that noticed the outage has written it
                await self._store.write((LONGER_OUTAGE, {"began": last, "ended_at": moment}))
        await self._store.write((JOIN, {"id": self.process, "alive_at": moment}))
        await self._remove_dead()
        await self._learn_outages()
        self._marked = await self._mark()
        self._task = asyncio.create_task(self._run(), name="life")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            try:
                await self._sign_off()
            except DATABASE_ERRORS as error:  # then the others will notice
                log.warning("nobody could be told of the end", problem=first_line(error))

    async def _sign_off(self) -> None:
        """Writes when this process ends, before anything else, so that no earlier end counts as the
        last."""
        with suppress(Conflict):  # another process ends at the same time
            last = {"name": "ended", "value": str(now())}
            await self._store.write((FORGET_END, {}), (END, last))
        everybody = {"process": self.process, "gone_at": now()}
        ended = {"process": self.process, "alive_at": LONG_AGO}
        await self._store.write((EVERYBODY_LEAVES, everybody), (ALIVE, ended))

    def excuse_pause(self, milliseconds: int, brief: bool = False) -> None:
        """Excuses time in which this process was suspended, or by which the clock was set ahead.
        Whether another process was running meanwhile is looked up; until then nobody loses time.
        After a `brief` pause the others' heartbeats cannot tell.
        """
        if brief and not self._alone:
            return
        moment = now()
        span = (moment - milliseconds, moment)
        before = list(self.outages)
        self._excuse(span)
        log.warning("the server stood still", ms=milliseconds)
        self._pauses.append((span, before))
        self._another.set()  # so that it is written at once

    async def _write_pauses(self) -> None:
        while self._pauses:
            span, before = self._pauses[0]
            rows = [] if self._alone else await self._store.rows(PROCESSES)
            # Processes that were suspended with us may already be alive again.
            if any(
                span[0] < row["alive_at"] < span[1] - AWAKE_AGAIN_MS
                for row in rows
                if row["id"] != self.process
            ):
                self.outages[:] = before
            else:
                with suppress(Conflict):  # another process was suspended with us
                    await self._store.write((OUTAGE, {"began_at": span[0], "ended_at": span[1]}))
            self._pauses.pop(0)

    def _excuse(self, *spans: Span) -> None:
        """Adds an outage in place, because tables share this list."""
        self.outages[:] = merged([*self.outages, *spans])

    def meet(self, process: str) -> None:
        """Notes that another process has started."""
        if process != self.process:
            self._another.set()

    def distrust(self) -> None:
        """Called when notes were lost, so that memory may be out of date."""
        self._distrusted = True
        self._another.set()

    async def _run(self) -> None:
        guard = Guard()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY_S):
                    await self._another.wait()
            self._another.clear()
            with guard:
                await self._look()
            problem = guard.error
            self.problem = first_line(problem) if problem is not None else None
            if problem is None:
                continue
            if is_temporary(problem):
                log.warning("life waits for the database", problem=self.problem)
            else:
                TROUBLES.failed("life", problem)

    async def _look(self) -> None:
        await self._write_pauses()
        await self._beat()
        await self._remove_dead()
        if not self._alone:
            await self._learn_outages()
        for callback in self.on_check:
            await callback()
        if (marked := await self._mark()) != self._marked or self._distrusted:
            self._marked, self._distrusted = marked, False
            for callback in self.on_outside_change:
                await callback()

    async def _learn_outages(self) -> None:
        found = await self._store.rows(OUTAGES)
        self._excuse(*[(row["began_at"], row["ended_at"]) for row in found])

    async def _mark(self) -> str | None:
        row = await self._store.row(MARKED)
        return row["value"] if row is not None else None

    async def _beat(self) -> None:
        await self._store.write((ALIVE, {"process": self.process, "alive_at": now()}))

    async def _remove_dead(self) -> None:
        """People connected to a dead process count as gone from now on."""
        moment, rows = now(), await self._store.rows(PROCESSES)
        if all(row["id"] != self.process for row in rows):
            await self._rejoin()
        for row in rows:
            if row["id"] != self.process and moment - row["alive_at"] > self._dead_after:
                whose = {"process": row["id"]}
                await self._store.write(
                    (EVERYBODY_LEAVES, {**whose, "gone_at": moment}), (REMOVE_PROCESS, whose)
                )
                log.info("process died", process=row["id"])
                for callback in self.on_death:
                    callback()

    async def _rejoin(self) -> None:
        """Registers this process again, after the others took it for dead."""
        await self._store.write((JOIN, {"id": self.process, "alive_at": now()}))
        log.warning("this process was taken for dead", process=self.process)
        for here in self.on_revival:
            await here()
        for callback in self.on_death:
            callback()
