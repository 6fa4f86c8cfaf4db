"""Where people's commands come in, by socket or by HTTP, and go to whoever carries them out."""

from wuqi.server import protocol as p
from wuqi.server.cluster.fanout import Fanout
from wuqi.server.cluster.notes import Note
from wuqi.server.commands.request import Asked
from wuqi.server.errors import Refusal
from wuqi.server.people.avoiding import Avoiding
from wuqi.server.room.chat import Chats
from wuqi.server.room.room import Room
from wuqi.server.table.table import Table


class Desk:
    """Takes a command and returns once it is on disk, or refuses."""

    def __init__(self, room: Room, chats: Chats, fanout: Fanout, avoiding: Avoiding) -> None:
        self._room = room
        self._chats = chats
        self._fanout = fanout
        self._avoiding = avoiding

    async def do(self, table_id: str, asked: Asked, command: p.Command) -> Table:
        """The table afterwards."""
        if isinstance(command, (p.Say, p.Order)):
            return await self._say(table_id, asked, command)
        if isinstance(command, p.Take):
            await self._keep_apart(table_id, asked)
        return await self._room.do(table_id, asked, command)

    async def _say(self, table_id: str, asked: Asked, command: p.Say | p.Order) -> Table:
        assert asked.person is not None
        table = await self._room.table(table_id)
        number = await self._chats.say(table, asked.person, command)
        self._fanout.tell(Note("chat", table_id, number))
        return table

    async def _keep_apart(self, table_id: str, asked: Asked) -> None:
        """Somebody who blocked, or was blocked by, anybody at the table does not sit down."""
        assert asked.person is not None
        table = await self._room.table(table_id)
        there = table.people() | {table.terms.owner}
        if there & await self._avoiding.both_ways(asked.person):
            raise Refusal("seat-avoided")
