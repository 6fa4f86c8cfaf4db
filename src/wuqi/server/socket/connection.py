"""A client's WebSocket, read and written directly: whole messages in, whole messages out.

uvicorn shakes hands. After that, its way of passing a message through ASGI costs several times
what the message itself does: two tasks, a queue, stopping and starting the socket for each. So
from then on the bytes are read and written here.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from wuqi.server.concurrency.wakeup import Wakeup
from wuqi.server.socket import frames as f
from wuqi.server.socket.http_connection import TAKE_S, Deadline

EXTENSION = "wuqi.connection"  # where a WebSocket's ASGI scope has its connection
MOST_WAITING = 16  # messages that may wait before nothing more is read


class Connection(WebSocketsSansIOProtocol):
    """uvicorn's protocol, with a short cut for messages."""

    full = False  # the client does not take what it was told; say no more until it does
    at_once: Callable[[bytes], bool] | None = None  # may deal with a message as it comes in
    _open = False
    _left = False

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._ending = Deadline(TAKE_S)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
            self.transport.pause_reading()  # nothing may be said before we listen

    def open(self) -> None:
        """The handshake is through: messages go this way from now on."""
        self._frames = f.Frames(self.config.ws_max_size)
        self._received: deque[bytes] = deque()
        self._wakeup = Wakeup()
        self._paused = False
        self._open = True
        if not self.transport.is_closing():
            self.transport.resume_reading()

    # -- talking ------------------------------------------------------------------------------

    async def receive_message(self) -> bytes | None:
        """The next message; None if the client has left."""
        while not self._received:
            if self._left or self.disconnected:
                return None
            if self._paused:
                self._paused = False
                self.transport.resume_reading()
            await self._wakeup.wait()
        return self._received.popleft()

    def receive_again(self, payload: bytes) -> None:
        """A message that could not be dealt with at once after all; it came before all others."""
        self._received.appendleft(payload)
        self._wakeup.wake()

    def send_messages(self, messages: Iterable[bytes]) -> None:
        """Sends messages, or as much as the client takes now; the rest soon."""
        if not self.close_sent and not self.disconnected:
            self.transport.write(f.texts(messages))

    async def wait_writable(self) -> None:
        """Returns when more can be sent, or nobody is there any more."""
        await self.writable.wait()

    def close_with(self, code: int) -> None:
        """Says goodbye."""
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
                    if not self._handled(payload):
                        self._received.append(payload)
                elif kind == f.PING:
                    self._answer_ping(payload)
                elif kind == f.CLOSE:
                    self._leave(payload)
        except f.BadFrame as bad:
            self.close_with(bad.code)
            self._left = True
            self.transport.close()  # what comes after nonsense is not even looked at
        if len(self._received) >= MOST_WAITING and not self._paused and not self.close_sent:
            self._paused = True
            self.transport.pause_reading()
        if self._received or self._left:
            self._wakeup.wake()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False

    def connection_lost(self, exc: Exception | None) -> None:
        self._ending.lift()
        super().connection_lost(exc)
        if self._open:
            self._wakeup.wake()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The conversation is over: a client that does not read the goodbye is not waited for."""
        super().on_task_complete(task)
        if not self.disconnected:
            self._ending.set(self.transport)

    def _handled(self, payload: bytes) -> bool:
        """A message is dealt with at once only if none before it still is."""
        if self.at_once is None or self._received or not self._wakeup.has_waiter:
            return False
        return self.at_once(payload)

    def _answer_ping(self, payload: bytes) -> None:
        if self.full:  # it asks and asks, and never reads the answers
            self.transport.abort()
        elif not self.close_sent:
            self.transport.write(f.frame(f.PONG, payload))

    def _leave(self, payload: bytes) -> None:
        """The client says goodbye, or answers ours."""
        self._left = True
        if not self.close_sent:
            self.close_sent = True
            self.transport.write(f.frame(f.CLOSE, payload[:2]))
        self.transport.close()


def connection_of(scope: Mapping[str, Any]) -> Connection:
    """The line of a WebSocket whose handshake is through."""
    connection = scope["extensions"][EXTENSION]
    assert isinstance(connection, Connection)
    connection.open()
    return connection
