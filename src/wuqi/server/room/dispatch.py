"""Receives commands, by socket or by HTTP, and passes them to the code that carries them out."""

from collections.abc import Awaitable, Callable

from wuqi.server import protocol as p
from wuqi.server.cluster.fanout import Fanout
from wuqi.server.cluster.notes import Note
from wuqi.server.commands.caller import Caller
from wuqi.server.commands.router import HANDLERS
from wuqi.server.concurrency.tasks import Done, Tasks
from wuqi.server.errors import Refusal
from wuqi.server.people.avoiding import Avoiding
from wuqi.server.room.chat import Chats
from wuqi.server.room.room import Room
from wuqi.server.table.table import Table

# Commands that need a lookup first: who avoids whom, who is away, the last chat number, whether
# computers would help in another game.
LOOKS_UP = (p.Take, p.Claim, p.Say, p.Order, p.Fill)

MayLetComputersPlay = Callable[[str, Table], Awaitable[None]]


class Dispatcher:
    """Takes a command and returns once it is on disk, or refuses."""

    def __init__(
        self,
        room: Room,
        chats: Chats,
        fanout: Fanout,
        avoiding: Avoiding,
        may_let_computers_play: MayLetComputersPlay,
    ) -> None:
        self._room = room
        self._may_let_computers_play = may_let_computers_play
        self._chats = chats
        self._fanout = fanout
        self._avoiding = avoiding
        self._tasks = Tasks()

    def submit(self, table_id: str, caller: Caller, command: p.Command, done: Done) -> None:
        """The same without waiting; `done` is called in the end."""
        if isinstance(command, LOOKS_UP):
            self._tasks.start(self.do(table_id, caller, command), done)
        else:
            handler = HANDLERS[type(command)]
            self._room.submit(table_id, lambda table: handler(table, caller, command), done)

    async def do(self, table_id: str, caller: Caller, command: p.Command) -> Table:
        """The table afterwards."""
        if isinstance(command, (p.Say, p.Order)):
            return await self._say(table_id, caller, command)
        if isinstance(command, p.Take):
            await self._keep_apart(table_id, caller)
        if caller.person is not None and _brings_computer(command):
            await self._may_let_computers_play(caller.person, await self._room.table(table_id))
        return await self._room.do(table_id, caller, command)

    async def _say(self, table_id: str, caller: Caller, command: p.Say | p.Order) -> Table:
        assert caller.person is not None
        table = await self._room.table(table_id)
        number = await self._chats.say(table, caller.person, command)
        self._fanout.publish(Note("chat", table_id, number))
        return table

    async def _keep_apart(self, table_id: str, caller: Caller) -> None:
        """Refuses a seat to a person who has blocked, or was blocked by, someone at the table."""
        assert caller.person is not None
        table = await self._room.table(table_id)
        there = table.people() | {table.terms.owner}
        if there & await self._avoiding.both_ways(caller.person):
            raise Refusal("seat-avoided")


def _brings_computer(command: p.Command) -> bool:
    """Whether a computer player would sit down."""
    if isinstance(command, p.Fill):
        return command.computer is not None
    return isinstance(command, p.Claim) and command.want == "computer"
