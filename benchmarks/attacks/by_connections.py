"""Attacks by connections: many, slow, or malformed."""

import socket
from contextlib import suppress
from itertools import count

from benchmarks.attacks.stranger import Stranger, without_end

MOST_HELD = 900  # below what a process may open


async def half_open(stranger: Stranger) -> None:
    """As many connections as possible: silent, half a request, an upgrade with a body."""
    begun = (
        b"",
        b"GET / HTTP/1.1\r\nHost: ",
        stranger.upgrade(b"Content-Length: 5\r\n"),
        stranger.upgrade(b"Transfer-Encoding: chunked\r\n"),
    )
    held: list[socket.socket] = []
    for number in count():
        with suppress(OSError):
            line = await stranger.connection()
            await stranger.send(line, begun[number % len(begun)])
            held.append(line)
        if len(held) > MOST_HELD:
            held.pop(0).close()


async def connecting(stranger: Stranger) -> None:
    """Connections that are opened and closed at once, as fast as possible."""

    async def one(_: int) -> None:
        (await stranger.connection()).close()

    await without_end(8, one)


async def upgrading(stranger: Stranger) -> None:
    """WebSocket handshakes as fast as possible."""

    async def one(_: int) -> None:
        line = await stranger.connection()
        await stranger.send(line, stranger.upgrade())
        line.close()

    await without_end(8, one)


async def malformed(stranger: Stranger) -> None:
    """Requests that are not HTTP, or have endless headers."""

    async def one(number: int) -> None:
        line = await stranger.connection()
        await stranger.send(line, b"\x16\x03\x01" * 100 if number % 2 else b"GET / HTTP/1.1\r\n")
        for _ in range(100):
            await stranger.send(line, b"X-Header: " + b"x" * 1_000 + b"\r\n")
        line.close()

    await without_end(8, one)
