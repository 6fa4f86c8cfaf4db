"""A client's WebSocket, read and written directly: whole messages in, whole messages out.

uvicorn does the handshake. After that, passing a message through ASGI would cost several times as
much as the message itself: two tasks, a queue, stopping and starting the socket for each. So from
then on the bytes are read and written here.
"""

import asyncio
from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from wuqi.server.socket import frames as f
from wuqi.server.socket.http_connection import ARRIVE_S, TAKE_S, Deadline, address_of
from wuqi.server.socket.open_connections import OPEN

EXTENSION = "wuqi.connection"  # where a WebSocket's ASGI scope has its connection
MOST_WAITING = 16  # messages that may wait before reading pauses


class ConnectionListener(Protocol):
    """What handles a client's messages. No method waits."""

    def on_received(self) -> None:
        """Messages have come, or the client has left."""

    def on_writable(self) -> None:
        """The client takes messages again."""


class Connection(WebSocketsSansIOProtocol):
    """uvicorn's protocol, with a short cut for messages."""

    full = False  # the client does not read; send nothing more until it does
    receiver: ConnectionListener | None = None  # called when something has changed
    _open = False
    _left = False

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._ending = Deadline(TAKE_S)
        self._opening = Deadline(ARRIVE_S)  # the handshake must end
        self._counted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._counted = True  # as it was as an HTTP connection
        self._opening.set(self.transport)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
            self.transport.pause_reading()  # no messages before we listen

    def open(self) -> None:
        """Ends the handshake: from now on messages are read and written here."""
        self._opening.lift()
        self._frames = f.Frames(self.config.ws_max_size, self.loop.time)
        self._received: deque[bytes] = deque()
        self._paused = False
        self._open = True
        if not self.transport.is_closing():
            self.transport.resume_reading()

    # -- talking ------------------------------------------------------------------------------

    def next_message(self) -> bytes | None:
        """The next message that has come, if there is one."""
        if self._received:
            return self._received.popleft()
        if self._paused:
            self._paused = False
            self.transport.resume_reading()
        return None

    @property
    def waiting(self) -> bool:
        """Whether messages have come, or the client has left."""
        return bool(self._received) or self.left

    @property
    def left(self) -> bool:
        """Whether the client has left."""
        return self._left or self.disconnected

    def send_messages(self, messages: Iterable[bytes]) -> None:
        """Sends messages: as much as the client takes now, and the rest soon."""
        if not self.close_sent and not self.disconnected:
            self.transport.write(f.texts(messages))

    def close_with(self, code: int) -> None:
        """Sends a close frame."""
        if self.close_sent or self.transport.is_closing():
            return
        self.close_sent = True
        self.transport.write(f.frame(f.CLOSE, code.to_bytes(2, "big")))
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        if self._paused:
            self._paused = False
            self.transport.resume_reading()

    # -- what the socket tells ----------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self._open:
            super().data_received(data)
            return
        try:
            for kind, payload in self._frames.feed(data):
                if kind in (f.TEXT, f.BINARY):
                    self._received.append(payload)
                elif kind == f.PING:
                    self._answer_ping(payload)
                elif kind == f.CLOSE:
                    self._leave(payload)
        except f.BadFrame as bad:
            self.close_with(bad.code)
            self._left = True
            self.transport.close()  # nothing after an invalid frame is read
        if len(self._received) >= MOST_WAITING and not self._paused and not self.close_sent:
            self._paused = True
            self.transport.pause_reading()
        if self.receiver is not None and (self._received or self._left):
            self.receiver.on_received()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False
        if self.receiver is not None:
            self.receiver.on_writable()

    def connection_lost(self, exc: Exception | None) -> None:
        self._ending.lift()
        self._opening.lift()
        if self._counted:
            self._counted = False
            OPEN.leave(address_of(self.client))
        super().connection_lost(exc)
        if self.receiver is not None:
            self.receiver.on_received()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Closes the connection at the end; does not wait for a client that reads no close
        frame."""
        super().on_task_complete(task)
        if not self.disconnected:
            self._ending.set(self.transport)

    def _answer_ping(self, payload: bytes) -> None:
        if self.full:  # it sends requests and never reads the answers
            self.transport.abort()
        elif not self.close_sent:
            self.transport.write(f.frame(f.PONG, payload))

    def _leave(self, payload: bytes) -> None:
        """Handles a close frame of the client, or its answer to ours."""
        self._left = True
        if not self.close_sent:
            self.close_sent = True
            self.transport.write(f.frame(f.CLOSE, payload[:2]))
        self.transport.close()


def connection_of(scope: Mapping[str, Any]) -> Connection:
    """The connection of a WebSocket after its handshake."""
    connection = scope["extensions"][EXTENSION]
    assert isinstance(connection, Connection)
    connection.open()
    return connection
