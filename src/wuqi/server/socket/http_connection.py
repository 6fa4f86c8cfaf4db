"""HTTP connections with deadlines and limits.

Without them, a client that sends one byte a minute, or never reads its answers, could take up any
number of connections and any amount of memory. A request must arrive in time, its headers must not
be too long, and the client must read the answer in time.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from wuqi.server.socket.open_connections import OPEN

ARRIVE_S = 10.0  # for a whole request, head and body; bodies are short
TAKE_S = 20.0  # for a client to read what it was sent
LONGEST_HEAD = 64 * 1024

TOO_LONG = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"connection: close\r\ncontent-length: 0\r\n\r\n"
)


BODIES = frozenset({b"content-length", b"transfer-encoding"})


def address_of(client: tuple[str, int] | None) -> str:
    """The address a connection comes from."""
    return client[0] if client is not None else ""


class Deadline:
    """Cuts a connection off, unless it is lifted in time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def set(self, transport: asyncio.Transport) -> None:
        """Starts the deadline again."""
        self.lift()
        self._timer = asyncio.get_running_loop().call_later(self._seconds, cut_off, transport)

    def lift(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def cut_off(transport: asyncio.Transport) -> None:
    """Closes a connection now: gracefully if everything was sent, otherwise at once."""
    if transport.get_write_buffer_size():
        transport.abort()
    else:
        transport.close()


class HttpConnection(HttpToolsProtocol):
    """uvicorn's HTTP with a deadline for every request and every answer."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._arriving = Deadline(ARRIVE_S)
        self._taking = Deadline(TAKE_S)  # while the client has too much unread
        self._ending = Deadline(TAKE_S)  # since the answer was complete
        self._head: int | None = 0  # bytes of unfinished headers
        self._admitted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._arriving.set(transport)
        self._admitted = OPEN.admit(address_of(self.client))
        if not self._admitted:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._admitted:
            self._admitted = False
            OPEN.leave(address_of(self.client))
        for deadline in (self._arriving, self._taking, self._ending):
            deadline.lift()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._head is not None:
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self.transport.write(TOO_LONG)
                cut_off(self.transport)
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        self._head = 0
        self._ending.lift()
        self._arriving.set(self.transport)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._arriving.lift()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arriving.lift()
        if BODIES.intersection(name for name, _ in self.headers):
            self.send_400_response("An upgrade has no body.")  # the handshake would never end
            self._ending.set(self.transport)
            return
        self._admitted = False  # from now on the socket is counted
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        self._taking.set(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._taking.lift()
        super().resume_writing()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._ending.set(self.transport)
