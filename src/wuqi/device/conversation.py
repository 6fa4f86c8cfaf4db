"""The page's live connection to the tables of its own device: the messages of a server's
WebSocket."""

import asyncio
from collections.abc import Callable

import msgspec

from wuqi.core.errors import WuqiError
from wuqi.core.text.words import closest_language
from wuqi.device.room import ME, DeviceRoom
from wuqi.server import protocol as p
from wuqi.server.errors import Unknown
from wuqi.server.ids import now
from wuqi.server.refusals import refused
from wuqi.server.table.table import Table
from wuqi.server.table.views.view import Viewer

HEARTBEAT_MS = 60_000  # this connection never breaks

_decode = msgspec.json.Decoder[p.ClientMessage](p.ClientMessage).decode


class DeviceConversation:
    """One page's connection, from hello on; messages to the page are handed to `send` as JSON."""

    def __init__(self, room: DeviceRoom, send: Callable[[str], None]) -> None:
        self._room = room
        self._send_text = send
        self._language = "en"
        self._viewers: dict[str, Viewer] = {}
        self._in_turn = asyncio.Lock()
        room.after.append(self._on_change)

    def close(self) -> None:
        """The page has left."""
        self._room.after.remove(self._on_change)

    async def receive(self, text: str) -> None:
        """Handles a message, after those that came before."""
        async with self._in_turn:
            message = _decode(text.encode())
            try:
                await self._handle(message)
            except WuqiError as error:
                command = message.id if isinstance(message, p.Do) else None
                table = getattr(message, "table", None)
                self._send(refused(error, self._language, command, table))

    async def _handle(self, message: p.ClientMessage) -> None:
        if isinstance(message, p.Hello):
            self._language = closest_language(message.language) or "en"
            me = p.Me(ME.id, ME.name, ME.kind)
            self._send(p.Welcome(p.VERSION, me, now(), HEARTBEAT_MS))
        elif isinstance(message, p.Ping):
            self._send(p.Heartbeat(0, now()))
        elif isinstance(message, p.Watch):
            table = await self._room.table(message.table)
            viewer = Viewer(ME.id, message.seat, True, message.ply, message.back)
            self._viewers[message.table] = viewer
            self._show(table)
        elif isinstance(message, p.Unwatch):
            self._viewers.pop(message.table, None)
        elif isinstance(message, p.WatchLobby):
            if message.on:
                self._send(p.LobbyView((), (), 0))
        elif isinstance(message, p.WatchOwn):  # all games here are one's own: /me/tables has them
            raise Unknown("not-found")
        elif isinstance(message, p.Do):
            await self._room.do(message.table, message.command)
            self._send(p.Done(message.id))

    def _on_change(self, table: Table) -> None:
        if table.id in self._viewers:
            self._show(table)

    def _show(self, table: Table) -> None:
        self._send_text(self._room.view(table, self._viewers[table.id]).decode())

    def _send(self, message: msgspec.Struct) -> None:
        self._send_text(msgspec.json.encode(message).decode())
