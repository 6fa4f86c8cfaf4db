"""The tables of a device. Commands are decided as on a server; tables are stored in the browser.

There is one person. A table is its list of events here, too (`server/table/events.py`); it is
written as a whole, because nobody else can write to it.
"""

import asyncio
import pickle
import random
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import msgspec

from wuqi.core.errors import WuqiError
from wuqi.device.storage import Storage
from wuqi.device.thinking import Thinker
from wuqi.server import protocol as p
from wuqi.server.commands.acting import computer_acts
from wuqi.server.commands.caller import Caller
from wuqi.server.commands.leaving import overdue
from wuqi.server.commands.opening import opened, rotated
from wuqi.server.commands.router import HANDLERS
from wuqi.server.computers.messages import ThinkTask
from wuqi.server.errors import Unknown
from wuqi.server.ids import new_table_id, now
from wuqi.server.protocol.bodies import OpenTable
from wuqi.server.room.shuffle_turns import ShuffleTurns
from wuqi.server.room.shuffles import Shuffles
from wuqi.server.table import events as ev
from wuqi.server.table.parts import Place
from wuqi.server.table.table import Table
from wuqi.server.table.views.roster import Roster
from wuqi.server.table.views.view import Viewer, brief, view

ME = p.Person("device000000", "", "guest")
LOOK_S = 0.5  # how often clocks are checked

Decide = Callable[[Table], list[ev.Event]]
_rows = msgspec.json.Decoder(list[tuple[int, int, ev.Event]])
_brief = msgspec.json.Decoder(p.TableBrief)


class DeviceSecrets:
    """The device's secrets of shuffles: stored before they are used."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.unwritten: dict[str, str] = {}

    def keep(self, table_id: str, secret: str) -> list[object]:
        self.unwritten[table_id] = secret
        return []

    async def find(self, table_id: str) -> str:
        secret = self.unwritten.get(table_id) or await self._storage.get(f"secret:{table_id}")
        assert secret is not None, f"table {table_id} has no secret"
        return secret

    async def write(self) -> None:
        while self.unwritten:
            table_id = next(iter(self.unwritten))
            await self._storage.put(f"secret:{table_id}", self.unwritten[table_id])
            del self.unwritten[table_id]


class DeviceRoom:
    """Opens, finds and changes the tables of this device."""

    def __init__(self, storage: Storage, thinker: Thinker) -> None:
        self.after: list[Callable[[Table], None]] = [self._attend]
        self._storage = storage
        self._thinker = thinker
        self._tables: dict[str, Table] = {}
        self._rows: dict[str, list[tuple[int, int, ev.Event]]] = {}
        self._one_at_a_time = asyncio.Lock()
        self._secrets = DeviceSecrets(storage)
        self._shuffles = Shuffles(self._secrets)
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy: set[tuple[str, int]] = set()  # tables and sides that a computer thinks for
        self._shuffle_turns = ShuffleTurns(self, self._shuffles, _shuffle_failed)

    def name(self, person: str) -> p.Person:
        """A person's name."""
        return ME

    # -- finding ------------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """A table; Unknown if there is none."""
        if table_id not in self._tables:
            written = await self._storage.get(f"table:{table_id}")
            if written is None:
                raise Unknown("table-unknown")
            table = Table(table_id)
            self._rows[table_id] = _rows.decode(written)
            for row in self._rows[table_id]:
                table.apply(*row)
            self._tables[table_id] = table
            self._publish(table)
        return self._tables[table_id]

    async def briefs(self, status: str) -> list[p.TableBrief]:
        """The tables of a state, newest first."""
        over = await self._storage.keys("over:")
        if status == "over":
            kept = [await self._storage.get(key) for key in over]
            found = [_brief.decode(line) for line in kept if line]
        else:
            every = {key.removeprefix("table:") for key in await self._storage.keys("table:")}
            running = every.difference(key.removeprefix("over:") for key in over)
            tables = [await self.table(table_id) for table_id in running]
            found = [brief(table) for table in tables if table.status == status]
        return sorted(found, key=lambda one: one.ended_at or one.opened_at, reverse=True)

    def view(self, table: Table, viewer: Viewer) -> bytes:
        """The table as it is shown."""
        return view(table, viewer, Roster(table, {ME.id: ME}, {}, ()), now())

    async def not_uploaded(self) -> list[str]:
        """The finished games that are only on this device."""
        return [key.removeprefix("unsent:") for key in await self._storage.keys("unsent:")]

    async def uploaded(self, table_id: str) -> None:
        """Notes that a game has been uploaded."""
        await self._storage.remove(f"unsent:{table_id}")

    # -- changing -----------------------------------------------------------------------------

    async def open(self, wish: OpenTable) -> Table:
        """A new table as wished."""
        return await self._add(opened(ME.id, wish))

    async def do(self, table_id: str, command: p.Command) -> Table:
        """Carries out a command, or refuses."""
        verb = HANDLERS.get(type(command))
        if verb is None:  # no chat: there is nobody else
            raise Unknown("not-found")
        caller = Caller(ME.id, now())
        return await self.change(table_id, lambda table: verb(table, caller, command))

    async def change(self, table_id: str, decide: Decide) -> Table:
        """Makes a change that is decided from the current table."""
        async with self._one_at_a_time:
            before = await self.table(table_id)
            events = decide(before)
            if not events:
                return before
            if before.shuffle is not None and not self._shuffles.knows(table_id):
                await self._shuffles.learn(table_id)
            if before.shuffle is not None:
                events = self._shuffles.complete(before, events)
            if any(isinstance(event, ev.Rematched) for event in events):
                events = [ev.Rematched((await self._add(rotated(before))).id)]
            elif before.status == "open":
                self._shuffles.begin(before, events)
            table = self._applied(before, events)
            if before.shuffle is not None:
                table = self._applied(table, self._shuffles.open(table))
            return await self._keep(table)

    async def _add(self, events: list[ev.Event]) -> Table:
        table = Table(new_table_id())
        self._rows[table.id] = []
        self._shuffles.begin(table, events)
        return await self._keep(self._applied(table, events))

    def _applied(self, before: Table, events: list[ev.Event]) -> Table:
        table, at = before.copy(), max(now(), before.at)
        for event in events:
            row = (table.number + 1, at, event)
            table.apply(*row)
            self._rows[table.id].append(row)
        return table

    async def _keep(self, table: Table) -> Table:
        await self._secrets.write()
        rows = msgspec.json.encode(self._rows[table.id]).decode()
        await self._storage.put(f"table:{table.id}", rows)
        before = self._tables.get(table.id)
        if table.status == "over" and (not before or before.status != "over"):
            # Its line in the archive: to play through all games again would take seconds.
            line = "" if table.closed else msgspec.json.encode(brief(table)).decode()
            await self._storage.put(f"over:{table.id}", line)
            if not table.closed:
                await self._storage.put(f"unsent:{table.id}", "")
        self._tables[table.id] = table
        self._publish(table)
        return table

    def _publish(self, table: Table) -> None:
        for callback in list(self.after):
            callback(table)

    # -- computers and clocks -----------------------------------------------------------------

    def _attend(self, table: Table) -> None:
        """Lets computer players act, and looks at the clock until the game is over."""
        for place in table.computers_to_act():
            self._begin((table.id, place.seat.side), self._play)
        if table.status == "dealing" or (table.status == "playing" and table.clocks is not None):
            self._begin((table.id, 0), self._look_at_clock)

    def _begin(
        self, key: tuple[str, int], work: Callable[[str, int], Coroutine[Any, Any, None]]
    ) -> None:
        if key in self._busy:
            return
        self._busy.add(key)
        task = asyncio.ensure_future(work(*key))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _play(self, table_id: str, side: int) -> None:
        """Acts as long as computers of a side are to act."""
        try:
            while True:
                table = await self.table(table_id)
                able = [one for one in table.computers_to_act() if one.seat.side == side]
                if not able:
                    return
                seat, action = await self._choose(table, able)
                act = partial(
                    computer_acts, seat=seat, ply=table.ply, back=table.back, action=action
                )
                await self.change(table_id, act)
        finally:
            self._busy.discard((table_id, side))

    async def _choose(self, table: Table, able: list[Place]) -> tuple[int, str]:
        first = able[0]
        view = table.position.seen_by(first.seat.side)
        together = tuple(one.seat.number for one in able if one.computer == first.computer)
        assert first.computer is not None
        task = ThinkTask(table.game.name, pickle.dumps(view), together, first.computer)
        choice = await self._thinker.choose(task)
        if choice.action is None:  # a table must not hang
            return first.seat.number, str(random.choice(view.actions(first.seat.number)))
        return choice.seat, choice.action

    async def _look_at_clock(self, table_id: str, nobody: int) -> None:
        try:
            while (table := await self.table(table_id)).status in ("dealing", "playing"):
                self._shuffle_turns.attend(table)
                await asyncio.sleep(LOOK_S)
                try:
                    await self.change(table_id, lambda table: overdue(table, now()))
                except WuqiError:
                    return
        finally:
            self._busy.discard((table_id, nobody))


def _shuffle_failed(table_id: str, problem: Exception) -> None:
    """The browser's console shows it."""
    raise problem
