"""Clients that send for ever, or never read: they hold neither a connection nor memory for long."""

import asyncio
import os
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import uvicorn

from wuqi.server.app import make_app
from wuqi.server.protocol.bodies import OpenTable
from wuqi.server.services import Services
from wuqi.server.settings import Settings
from wuqi.server.socket import connection, http_connection, outbox
from wuqi.server.socket.open_connections import MOST_REFUSALS, OPEN, OpenConnections

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]

PATIENCE_S = 0.5
HURRIED = (
    (http_connection, "ARRIVE_S"),
    (http_connection, "TAKE_S"),
    (outbox, "SEND_PATIENCE_S"),
    (connection, "TAKE_S"),
    (connection, "ARRIVE_S"),
)
SMALL = 4096  # bytes that the system keeps for a connection, as far as we have a say
UPGRADE = (
    b"GET /api/live HTTP/1.1\r\nHost: room\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
TEXT, PING, CONTINUATION = 0x1, 0x9, 0x0


class Room:
    """A game room in this process that is quick to lose its patience."""

    def __init__(self, server: uvicorn.Server, services: Services, port: int) -> None:
        self._server = server
        self.services = services
        self.port = port

    async def connect(self) -> "Stranger":
        ours = socket.socket()
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        ours.setblocking(False)
        await asyncio.get_running_loop().sock_connect(ours, ("127.0.0.1", self.port))
        return Stranger(ours)

    async def is_left(self) -> None:
        """Returns when no connection is held, and nobody attends to one."""
        async with asyncio.timeout(240):
            while self._server.server_state.connections or self._server.server_state.tasks:
                await asyncio.sleep(0.05)


class Stranger:
    """A connection of which nobody reads."""

    def __init__(self, ours: socket.socket) -> None:
        self._ours = ours

    async def send(self, data: bytes) -> None:
        await asyncio.get_running_loop().sock_sendall(self._ours, data)

    async def flood(self, data: bytes, times: int, pause_s: float = 0) -> bool:
        """Whether the other end has cut us off."""
        try:
            async with asyncio.timeout(240):
                for _ in range(times):
                    await self.send(data)
                    await asyncio.sleep(pause_s)
        except ConnectionError:
            return True
        return False

    async def read(self, most: int = 65_536) -> bytes:
        return await asyncio.get_running_loop().sock_recv(self._ours, most)

    def leave(self) -> None:
        self._ours.close()


def frame(kind: int, data: bytes, final: bool = True) -> bytes:
    """A frame as browsers send it, masked."""
    mask = os.urandom(4)
    length = len(data)
    head = bytes([kind | (0x80 if final else 0), 0x80 | min(length, 126)])
    if length > 125:
        head += struct.pack("!H", length)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))


@pytest.fixture(scope="module")
async def room(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Room]:
    with pytest.MonkeyPatch.context() as patch:
        for module, name in HURRIED:
            patch.setattr(module, name, PATIENCE_S)
        async with running(tmp_path_factory.mktemp("room")) as opened:
            yield opened


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[Room]:
    app = make_app(Settings(data=folder, thinkers=1, limits=0))
    config = uvicorn.Config(
        app,
        http=http_connection.HttpConnection,
        ws=connection.Connection,
        log_config=None,
        ws_ping_interval=None,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield Room(server, app.state.services, listening.getsockname()[1])
        finally:
            server.should_exit = True
            await serving


@pytest.mark.parametrize("path", [b"/api/schema/openapi.json", b"/api/games", b"/health"])
@pytest.mark.parametrize("ending", [b"keep-alive", b"close"])
async def test_an_answer_that_nobody_reads_is_not_kept(
    room: Room, path: bytes, ending: bytes
) -> None:
    stranger = await room.connect()
    await stranger.send(b"GET " + path + b" HTTP/1.1\r\nConnection: " + ending + b"\r\n\r\n")
    await room.is_left()
    stranger.leave()


async def test_a_head_without_end_is_refused(room: Room) -> None:
    stranger = await room.connect()
    cut_off = await stranger.flood(b"GET / HTTP/1.1\r\nX-Long: " + b"x" * 10_000, 200)
    assert cut_off or b" 431 " in await stranger.read()
    await room.is_left()
    stranger.leave()


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /health HTTP/1.1\r\nHost: ",
        b"POST /api/guest HTTP/1.1\r\nContent-Length: 9\r\n\r\n{",
    ],
)
async def test_half_a_request_is_not_waited_for(room: Room, sent: bytes) -> None:
    stranger = await room.connect()
    await stranger.send(sent)
    await room.is_left()
    stranger.leave()


@pytest.mark.parametrize("more", [b"Content-Length: 5", b"Transfer-Encoding: chunked"])
@pytest.mark.parametrize("body", [b"", b"5\r\nhello\r\n0\r\n\r\n"])
async def test_an_upgrade_with_a_body_is_not_waited_for(
    room: Room, more: bytes, body: bytes
) -> None:
    stranger = await room.connect()
    await stranger.send(UPGRADE[:-2] + more + b"\r\n\r\n" + body)
    await room.is_left()
    stranger.leave()


@pytest.mark.parametrize(
    "wrong",
    [
        UPGRADE.replace(b"13", b"7"),
        UPGRADE.replace(b"dGhlIHNhbXBsZSBub25jZQ==", b"?"),
        UPGRADE.replace(b"websocket", b"h2c"),
        UPGRADE.replace(b"GET", b"POST"),
        b"\x16\x03\x01\x00\xa5" + bytes(165),  # as if it were https
    ],
)
async def test_a_handshake_that_goes_wrong_ends(room: Room, wrong: bytes) -> None:
    stranger = await room.connect()
    await stranger.send(wrong)
    await room.is_left()
    stranger.leave()


async def test_connections_have_a_limit_of_each_address_and_in_all(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(OPEN, "most", 3)
    held = [await room.connect() for _ in range(3)]
    await held[2].send(UPGRADE)
    assert b" 101 " in await held[2].read()  # a socket counts as the connection it was
    refused = await room.connect()
    assert await refused.read() == b""
    for one in (*held, refused):
        one.leave()
    await room.is_left()
    assert OPEN.admit("10.0.0.1")
    monkeypatch.setattr(OPEN, "most_of_address", 1)
    assert not OPEN.admit("10.0.0.1")
    assert OPEN.admit("10.0.0.2")
    for address in ("10.0.0.1", "10.0.0.2"):
        OPEN.leave(address)


async def test_who_is_refused_on_and_on_is_not_listened_to_for_a_while() -> None:
    """Even a refusal costs something."""
    connections = OpenConnections()
    for _ in range(MOST_REFUSALS):
        assert not connections.is_barred("10.0.0.1")
        connections.refused("10.0.0.1")
    assert not connections.admit("10.0.0.1")
    assert connections.admit("10.0.0.2")


async def test_a_socket_that_takes_nothing_is_cut_off(room: Room) -> None:
    """Views pile up for it; neither the conversation nor the connection stays."""
    mai = await room.services.people.add_guest("Mai")
    table = await room.services.room.open(mai.id, OpenTable("draughts"))
    stranger = await room.connect()
    await stranger.send(UPGRADE)
    assert b" 101 " in await stranger.read()
    await stranger.send(frame(TEXT, b'{"type":"hello","version":1}'))
    watch = frame(TEXT, b'{"type":"watch","table":"%s"}' % table.id.encode())
    await stranger.flood(watch, 100, pause_s=0.01)  # so that each is answered by a view
    await room.is_left()
    assert not room.services.conversations
    stranger.leave()


async def test_pings_that_nobody_wants_answered_are_not_kept(room: Room) -> None:
    stranger = await room.connect()
    await stranger.send(UPGRADE)
    assert b" 101 " in await stranger.read()
    assert await stranger.flood(b"".join(frame(PING, b"p" * 125) for _ in range(50)), 1000)
    await room.is_left()
    stranger.leave()


async def test_a_message_in_too_many_pieces_is_not_put_together(room: Room) -> None:
    stranger = await room.connect()
    await stranger.send(UPGRADE)
    assert b" 101 " in await stranger.read()
    await stranger.send(frame(TEXT, b"{", final=False))
    assert await stranger.flood(frame(CONTINUATION, b"", final=False) * 50, 1000)
    await room.is_left()
    stranger.leave()
