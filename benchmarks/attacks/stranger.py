"""One client that attacks: it has one address and any number of names.

`python -m benchmarks.attacks.stranger ATTACK URL ADDRESS` attacks until it is ended.
"""

import asyncio
import json
import os
import socket
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import httpx

from wuqi.server.socket.frames import TEXT

UPGRADE = (
    b"GET /api/live HTTP/1.1\r\nHost: %s\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
HELLO = {"type": "hello", "version": 1}
BOTH = [{"you": True}, {"you": True}]
SOON_S = 0.2


class Stranger:
    """One address."""

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        self.address = address
        self.host, self.port = urlsplit(url).hostname or "", urlsplit(url).port or 80

    def client(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        return httpx.AsyncClient(transport=transport, base_url=self.url, timeout=60)

    async def somebody(self) -> httpx.AsyncClient:
        """A new person, as soon as the limits allow one."""
        client = self.client()
        while True:
            with suppress(httpx.HTTPError):
                if not (await client.post("/api/guest", json={"name": name()})).is_error:
                    return client
            await asyncio.sleep(SOON_S)

    async def opened(self, client: httpx.AsyncClient, **wish: Any) -> Any:
        """The view of a new table, as soon as the limits allow one."""
        while True:
            with suppress(httpx.HTTPError):
                answer = await client.post("/api/tables", json=wish)
                if not answer.is_error:
                    return answer.json()
            await asyncio.sleep(SOON_S)

    async def connection(self) -> socket.socket:
        found = socket.socket()
        found.bind((self.address, 0))
        found.setblocking(False)
        await asyncio.get_running_loop().sock_connect(found, (self.host, self.port))
        return found

    async def live(self, client: httpx.AsyncClient | None = None) -> socket.socket:
        """A WebSocket that has said hello: of a person, or of nobody."""
        line = await self.connection()
        cookies = client.cookies.items() if client is not None else ()
        cookie = "; ".join(f"{key}={value}" for key, value in cookies)
        await self.send(line, self.upgrade(f"Cookie: {cookie}\r\n".encode() if cookie else b""))
        await asyncio.wait_for(asyncio.get_running_loop().sock_recv(line, 4_096), 10)
        await self.say(line, HELLO)
        return line

    async def send(self, to: socket.socket, data: bytes) -> None:
        await asyncio.get_running_loop().sock_sendall(to, data)

    async def say(self, to: socket.socket, *messages: object) -> None:
        await self.send(to, b"".join(frame(TEXT, json.dumps(one).encode()) for one in messages))

    async def read_on(self, line: socket.socket) -> None:
        """Reads and forgets until the line is closed."""
        loop = asyncio.get_running_loop()
        while await loop.sock_recv(line, 1 << 16):
            pass

    def upgrade(self, more: bytes = b"") -> bytes:
        return UPGRADE % f"{self.host}:{self.port}".encode() + more + b"\r\n"


def frame(kind: int, payload: bytes, final: bool = True) -> bytes:
    """A frame as clients send it, masked with zeros."""
    first = (0x80 if final else 0) | kind
    if len(payload) < 126:
        head = bytes((first, 0x80 | len(payload)))
    else:
        head = bytes((first, 0x80 | 126)) + len(payload).to_bytes(2, "big")
    return head + bytes(4) + payload


def give_way() -> None:
    """This process runs only while nobody else wants to, as if it were on another machine."""
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def name() -> str:
    return f"guest{os.urandom(3).hex()}"


async def do(client: httpx.AsyncClient, table: str, command: dict[str, Any]) -> Any:
    """The view after a command; None: it was refused."""
    answer = await client.post(f"/api/tables/{table}/commands", json=command)
    return None if answer.is_error else answer.json()


async def without_end(at_once: int, step: Callable[[int], Awaitable[Any]]) -> None:
    """Does it again and again, so many at once, whatever goes wrong."""

    async def again(number: int) -> None:
        while True:
            with suppress(httpx.HTTPError, OSError, TimeoutError, ValueError, KeyError):
                await step(number)
            await asyncio.sleep(0)

    await asyncio.gather(*map(again, range(at_once)))


if __name__ == "__main__":
    from benchmarks.attacks.attacks import ATTACKS

    if "eager" not in sys.argv:
        give_way()
    asyncio.run(ATTACKS[sys.argv[1]](Stranger(*sys.argv[2:4])))
