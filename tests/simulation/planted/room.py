"""Bugs in the room, its pipeline and its notes."""

from typing import Any

import msgspec

from tests.simulation.planted import Change, planted
from wuqi.server.cluster.fanout import Fanout
from wuqi.server.cluster.notes import Note
from wuqi.server.commands import acting
from wuqi.server.commands.router import HANDLERS
from wuqi.server.protocol import Act
from wuqi.server.room import dispatch
from wuqi.server.room.change import Change as TableChange
from wuqi.server.room.computer_turns import ComputerTurns
from wuqi.server.room.pipeline import Entry, Pipeline
from wuqi.server.room.room import Room
from wuqi.server.store.statement import Conflict
from wuqi.server.table.table import Table


@planted(seed=96)
def forget_a_waiter() -> list[Change]:
    """When a change is done, the next one in the queue is not started."""

    def end(self: Pipeline, entry: Entry, problem: Exception | None) -> None:
        self._finish(entry, problem)

    return [(Pipeline, "_end", end)]


@planted(seed=8)
def show_what_was_not_written() -> list[Change]:
    """If another process was faster, the change is shown all the same."""
    on_written = Pipeline._on_written

    def as_if(self: Pipeline, entry: Entry, change: TableChange, problem: Any) -> None:
        on_written(self, entry, change, None if isinstance(problem, Conflict) else problem)

    return [(Pipeline, "_on_written", as_if)]


@planted(seed=0)
def apply_before_writing() -> list[Change]:
    """The table in memory changes before the change is on disk."""
    plan = Room._plan

    def hasty(self: Room, before: Table, events: list[Any]) -> TableChange:
        change = plan(self, before, events)
        entry = self._entries.get(before.id)
        if entry is not None:
            entry.table = change.after
            self._publish(change.after, summary=False)
        return change

    return [(Room, "_plan", hasty)]


@planted(seed=0)
def notify_nobody() -> list[Change]:
    """Events are on disk, but people who watch are not notified."""

    def settle(self: Room, entry: Entry, change: TableChange) -> None:
        entry.table = change.after

    return [(Room, "_settle", settle)]


@planted(seed=21)
def accept_a_stale_action() -> list[Change]:
    """An action is taken although the table has moved on."""
    act = acting.act

    def lax(table: Table, caller: Any, command: Act) -> Any:
        return act(table, caller, msgspec.structs.replace(command, ply=table.ply, back=table.back))

    return [(dispatch, "HANDLERS", {**HANDLERS, Act: lax})]


@planted(seed=8)
def never_look_again() -> list[Change]:
    """Nobody looks for changes that a process wrote but could not announce before it died."""

    async def nothing(self: Room) -> None:
        return

    return [(Room, "look_again", nothing)]


@planted(seed=21)
def swap_two_notes() -> list[Change]:
    """Other processes are told that the chat is new when the table is."""

    def swapped(self: Fanout, note: Note) -> None:
        self.publish_here(note)
        if self._channels is not None:
            about = {"table": "chat", "chat": "table"}.get(note.about, note.about)
            there = msgspec.structs.replace(note, about=about, by=self._me)
            self._channels.publish(msgspec.json.encode(there), ["notes"])

    return [(Fanout, "publish", swapped)]


@planted(seed=680)
def let_a_computer_die() -> list[Change]:
    """A computer player's task ends with an unhandled database error."""

    async def play(self: ComputerTurns, table_id: str, side: int) -> None:
        try:
            await self._go_on(table_id, side)
        finally:
            del self._tasks[table_id, side]

    return [(ComputerTurns, "_play", play)]
