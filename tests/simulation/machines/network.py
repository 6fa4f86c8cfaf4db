"""TCP connections between clients and processes: in order, in pieces of any size, cut anywhere."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from wuqi.server.socket import frames as f

if TYPE_CHECKING:
    from tests.simulation.machines.process import Process
    from tests.simulation.world import World

HIGH_WATER = 4 * 1024  # bytes that may wait for a client before the server has to pause
LOW_WATER = 1024


class Peer(Protocol):
    """The client's end."""

    def on_bytes(self, data: bytes) -> None:
        """Bytes have come, in order."""

    def on_cut(self) -> None:
        """The connection is over."""


class Line(asyncio.Transport):
    """One connection; the server sees it as a transport."""

    def __init__(self, world: "World", process: "Process", peer: Peer) -> None:
        super().__init__()
        self._world = world
        self._process = process
        self._peer = peer
        self._protocol: Any = None
        self._to_client = bytearray()
        self._to_server = bytearray()
        self._paused = True  # the server does not read, at first
        self._full = False  # the server was asked to pause
        self._server_gone = False
        self._client_gone = False
        self._closing = False
        self._delivering = [False, False]
        self.reading = True  # the client reads
        self._silent = False
        self.most_waiting = 0
        self._written = self._read = 0
        self._marks: deque[tuple[int, int]] = deque()

    # -- the server's end ---------------------------------------------------------------------

    def attach(self, protocol: Any) -> None:
        self._protocol = protocol
        protocol.connection_made(self)

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self._server_gone or self._closing:
            return
        data = bytes(data)
        self._to_client += data
        self._written += len(data)
        self._marks.append((self._written, len(self._world.history.log)))
        self.most_waiting = max(self.most_waiting, len(self._to_client))
        if len(self._to_client) > HIGH_WATER and not self._full:
            self._full = True
            self._protocol.pause_writing()
        self._deliver_soon(0, self._deliver_to_client)

    def close(self) -> None:
        """Closes the connection after sending what was written."""
        if not self._closing:
            self._closing = True
            self._deliver_soon(0, self._deliver_to_client)

    def abort(self) -> None:
        self._closing = True
        self._to_client.clear()
        self.cut()

    def is_closing(self) -> bool:
        return self._closing or self._server_gone

    def get_write_buffer_size(self) -> int:
        return len(self._to_client)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("10.0.0.1", 1) if name == "peername" else default

    def pause_reading(self) -> None:
        self._paused = True

    def resume_reading(self) -> None:
        self._paused = False
        self._deliver_soon(1, self._deliver_to_server)

    # -- the client's end ---------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        if not self._client_gone:
            self._to_server += data
            self._deliver_soon(1, self._deliver_to_server)

    def read_on(self) -> None:
        self.reading = True
        self._deliver_soon(0, self._deliver_to_client)

    def committed_at(self, size: int) -> int:
        """How many events were on disk when the next message, of this size, was written."""
        self._read += size
        while len(self._marks) > 1 and self._marks[0][0] < self._read:
            self._marks.popleft()
        return self._marks[0][1]

    # -- in between ---------------------------------------------------------------------------

    def cut(self, server_notices: bool = True) -> None:
        """Breaks the connection now. The server may not notice, and find out only by silence."""
        self._lose_client()
        if server_notices:
            self._world.later(self._world.moment(), self._lose_server)

    def fall_silent(self) -> None:
        """Carries nothing any more, in either direction; neither end is told."""
        self._silent = True

    def process_died(self) -> None:
        """Closes the connection when its process has died, as the system does."""
        self._server_gone = True
        self._world.later(self._world.moment(), self._lose_client)

    def _lose_client(self) -> None:
        if not self._client_gone:
            self._client_gone = True
            self._peer.on_cut()

    def _lose_server(self) -> None:
        if not self._server_gone and not self._process.loop.dead:
            self._server_gone = True
            self._process.loop.call_soon(self._protocol.connection_lost, None)

    def _deliver_soon(self, way: int, deliver: Callable[[], None]) -> None:
        if not self._delivering[way]:
            self._delivering[way] = True
            self._world.later(self._world.moment(), self._delivered, way, deliver)

    def _delivered(self, way: int, deliver: Callable[[], None]) -> None:
        self._delivering[way] = False
        deliver()

    def _deliver_to_client(self) -> None:
        if self._server_gone and not self._to_client:
            return
        if self._silent:  # what was written is on its way for ever
            self._to_client.clear()
            if self._closing:
                self._lose_server()
            return
        if self._to_client and self.reading and not self._client_gone:
            piece = self._piece(self._to_client)
            if len(self._to_client) < LOW_WATER and self._full and not self._server_gone:
                self._full = False
                self._process.loop.call_soon(self._protocol.resume_writing)
            self._peer.on_bytes(piece)
            if self._to_client:
                self._deliver_soon(0, self._deliver_to_client)
        if self._closing and not self._to_client:
            self._lose_client()
            self._lose_server()

    def _deliver_to_server(self) -> None:
        if self._to_server and not self._paused and not self._server_gone:
            if self._process.loop.dead or self._silent:
                return
            piece = self._piece(self._to_server)
            self._process.loop.call_soon(self._received, piece)
            if self._to_server:
                self._deliver_soon(1, self._deliver_to_server)

    def _received(self, data: bytes) -> None:
        if not self._server_gone:
            self._protocol.data_received(data)

    def _piece(self, waiting: bytearray) -> bytes:
        """All bytes, or a random first part."""
        chance = self._world.chance
        size = chance.randint(1, len(waiting)) if chance.random() < 0.1 else len(waiting)
        piece = bytes(waiting[:size])
        del waiting[:size]
        return piece


# -- WebSocket frames, as a client reads and writes them ------------------------------------------


def masked(payload: bytes) -> bytes:
    """A text in one frame; a mask of zeros leaves it readable."""
    return f.frame(f.TEXT, payload)[:1] + _length(len(payload)) + bytes(4) + payload


def _length(length: int) -> bytes:
    if length < 126:
        return bytes((0x80 | length,))
    return bytes((0x80 | 126, length >> 8, length & 255))


def read_frames(buffer: bytearray) -> list[tuple[int, bytes, int]]:
    """Takes the whole frames from what a server has sent: kinds, payloads, bytes in all."""
    found = []
    while len(buffer) >= 2:
        length, start = buffer[1], 2
        if length == 126:
            start, length = 4, int.from_bytes(buffer[2:4], "big")
        elif length == 127:
            start, length = 10, int.from_bytes(buffer[2:10], "big")
        if len(buffer) < start + length or (start > 2 and len(buffer) < start):
            break
        found.append((buffer[0] & 15, bytes(buffer[start : start + length]), start + length))
        del buffer[: start + length]
    return found
