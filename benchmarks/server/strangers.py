"""The attacks of one client, which has one address and any number of names.

`python -m benchmarks.server.strangers ATTACK URL ADDRESS` attacks until it is ended.
"""

import asyncio
import os
import socket
import sys
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from itertools import count
from typing import Any
from urllib.parse import urlsplit

import httpx

UPGRADE = (
    b"GET /api/live HTTP/1.1\r\nHost: %s\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
KINGS = "W:WK4,K5,K6,K16,K36,K45,K46,K50"
ENEMIES = "BK7,K9,K10,K12,K13,K22,K23,K27,K29,K30,K31,K40,K41,K42,K43"
HEAVY = {"game": "draughts", "options": {"capture": "huff"}, "position": f"{KINGS}:{ENEMIES}"}
BOTH = [{"you": True}, {"you": True}]
COMPUTERS = [{"computer": "level:8"}, {"computer": "level:8"}]


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
        while (
            await client.post("/api/guest", json={"name": f"guest{os.urandom(3).hex()}"})
        ).is_error:
            await asyncio.sleep(0.5)
        return client

    async def connection(self) -> socket.socket:
        found = socket.socket()
        found.bind((self.address, 0))
        found.setblocking(False)
        await asyncio.get_running_loop().sock_connect(found, (self.host, self.port))
        return found

    async def send(self, to: socket.socket, data: bytes) -> None:
        await asyncio.get_running_loop().sock_sendall(to, data)

    def upgrade(self, more: bytes = b"") -> bytes:
        return UPGRADE % f"{self.host}:{self.port}".encode() + more + b"\r\n"


async def pings(stranger: Stranger) -> None:
    """Empty pings and pongs as fast as possible, on as many sockets as are allowed."""

    async def one(kind: int) -> None:
        with suppress(OSError):
            line = await stranger.connection()
            await stranger.send(line, stranger.upgrade())
            await asyncio.sleep(0.2)
            while True:
                await stranger.send(line, bytes((0x80 | kind, 0x80, 0, 0, 0, 0)) * 2_000)

    await _without_end(8, lambda number: one(0x9 + number % 2))


async def questions(stranger: Stranger) -> None:
    """Positions with 1,651 captures, asked about everywhere."""
    paths = ("board", "try", "setting", "outlooks", "perils")
    client = stranger.client()

    async def one(number: int) -> None:
        await client.post(f"/api/{paths[number % len(paths)]}", json=HEAVY)

    await _without_end(8, one)


async def heavy_tables(stranger: Stranger) -> None:
    """Tables that begin with such a position, and are played at."""
    client = await stranger.somebody()

    async def one(number: int) -> None:
        opened = await client.post("/api/tables", json={**HEAVY, "seats": BOTH})
        if opened.is_error:
            await asyncio.sleep(0.2)
            return
        view = opened.json()
        for ply in range(4):
            act = {"type": "act", "ply": ply, "action": view["board"]["actions"][0]}
            view = (await _do(client, view["table"], act)) or view

    await _without_end(4, one)


async def takebacks(stranger: Stranger) -> None:
    """A long game in which the last action is taken back again and again."""
    client = await stranger.somebody()
    view = (await client.post("/api/tables", json={"game": "draughts", "seats": BOTH})).json()
    while True:
        at = {"ply": view["ply"], "back": view["back"]}
        if view["ply"] < 200 and not view["result"]:
            act = {"type": "act", **at, "action": view["board"]["actions"][0]}
            view = (await _do(client, view["table"], act)) or view
        else:
            await _do(client, view["table"], {"type": "offer", "kind": "takeback"})


async def pairing(stranger: Stranger) -> None:
    """Tables for anyone at which nobody sits."""
    empty = {"game": "musketeers", "visibility": "anyone", "seats": [{}, {}]}
    client = await stranger.somebody()
    await _without_end(4, lambda number: client.post("/api/tables", json=empty))


async def connections(stranger: Stranger) -> None:
    """As many connections as are allowed: silent, half a request, an upgrade with a body."""
    begun = (b"", b"GET / HTTP/1.1\r\nHost: ", stranger.upgrade(b"Content-Length: 5\r\n"))
    held: list[socket.socket] = []
    for number in count():
        with suppress(OSError):
            line = await stranger.connection()
            await stranger.send(line, begun[number % len(begun)])
            held.append(line)
        if len(held) > 900:
            held.pop(0).close()


async def computers(stranger: Stranger) -> None:
    """Tables of strong computers only."""
    client = await stranger.somebody()
    table = {"game": "draughts", "seats": COMPUTERS}
    await _without_end(4, lambda number: client.post("/api/tables", json=table))


async def analyses(stranger: Stranger) -> None:
    """Analyses, under many names."""

    async def one(number: int) -> None:
        client = await stranger.somebody()
        ask = {"game": "draughts", "lines": 5}
        async with client.stream("POST", "/api/analysis", json=ask) as lines:
            async for _ in lines.aiter_lines():
                pass

    await _without_end(20, one)


async def requests(stranger: Stranger) -> None:
    """Cheap requests, as fast as possible."""
    client = stranger.client()
    paths = ("/api/lobby", "/api/archive", "/api/rules/sanguo/en", "/api/lessons/draughts/en")
    await _without_end(16, lambda number: client.get(paths[number % len(paths)]))


Attack = Callable[[Stranger], Coroutine[Any, Any, None]]
ATTACKS: dict[str, Attack] = {
    one.__name__: one
    for one in (
        *(pings, questions, heavy_tables, takebacks, pairing),
        *(connections, computers, analyses, requests),
    )
}


def _name() -> str:
    return f"guest{os.urandom(3).hex()}"


async def _do(client: httpx.AsyncClient, table: str, command: dict[str, Any]) -> Any:
    answer = await client.post(f"/api/tables/{table}/commands", json=command)
    return None if answer.is_error else answer.json()


async def _without_end(at_once: int, step: Callable[[int], Awaitable[Any]]) -> None:
    async def again(number: int) -> None:
        while True:
            with suppress(httpx.HTTPError):
                await step(number)
            await asyncio.sleep(0)

    await asyncio.gather(*map(again, range(at_once)))


if __name__ == "__main__":
    asyncio.run(ATTACKS[sys.argv[1]](Stranger(*sys.argv[2:4])))
