"""Attacks by what is sent, or not read, over WebSockets."""

import asyncio
import socket
import time
from contextlib import suppress
from itertools import count

import httpx

from benchmarks.attacks.stranger import BOTH, SOON_S, Stranger, frame, without_end
from wuqi.server.socket.frames import CONTINUED, PING, PONG, TEXT

SOCKETS = 60  # as many as one address may open while an attack lasts
MOST_SAVED, TOGETHER_S = 55, 3.0  # messages that a socket may send at once, and how often


async def pings(stranger: Stranger) -> None:
    """Empty pings and pongs as fast as possible; the answers are not read."""

    async def one(number: int) -> None:
        line = await stranger.live()
        while True:
            await stranger.send(line, frame((PING, PONG)[number % 2], b"") * 2_000)

    await without_end(8, one)


async def fragments(stranger: Stranger) -> None:
    """Messages in empty fragments that never end."""

    async def one(_: int) -> None:
        line = await stranger.live()
        await stranger.send(line, frame(TEXT, b"", final=False))
        while True:
            await stranger.send(line, frame(CONTINUED, b"", final=False) * 1_000)

    await without_end(8, one)


async def deep_json(stranger: Stranger) -> None:
    """The longest messages, of nothing but brackets, and as nonsense."""
    bodies = (b"[" * 16_000, b'{"type":"do","command":' * 600, b'"' + b"\\u0000" * 2_600 + b'"')

    async def one(number: int) -> None:
        line = await stranger.live()
        while True:
            await stranger.send(line, frame(TEXT, bodies[number % len(bodies)]))
            await asyncio.sleep(0.05)

    await without_end(SOCKETS, one)


async def huge_messages(stranger: Stranger) -> None:
    """Messages that are longer than allowed, again and again."""

    async def one(_: int) -> None:
        line = await stranger.live()
        for _ in range(10):
            await stranger.send(line, frame(TEXT, b" " * 65_000))

    await without_end(8, one)


async def messages(stranger: Stranger) -> None:
    """Many sockets that save up what they may send, and then all send it at the same moment."""
    saved = frame(TEXT, b'{"type":"nonsense"}') * MOST_SAVED
    await _all_together(stranger, saved)


async def lookups(stranger: Stranger) -> None:
    """The same with questions that have to be looked up: the pair's table, again and again."""
    client = stranger.client()
    found: list[str] = []
    while not found:
        await asyncio.sleep(SOON_S)
        lobby = (await client.get("/api/lobby")).json()
        found = [one["table"] for one in (*lobby["playing"], *lobby["open"])]
    watch = frame(TEXT, b'{"type":"watch","table":"%s"}' % found[0].encode())
    await _all_together(stranger, watch * MOST_SAVED)


async def _all_together(stranger: Stranger, saved: bytes) -> None:
    async def one(_: int) -> None:
        line = await stranger.live()
        reading = asyncio.create_task(stranger.read_on(line))
        try:
            while not reading.done():
                await asyncio.sleep(TOGETHER_S - time.time() % TOGETHER_S)
                await stranger.send(line, saved)
        finally:
            reading.cancel()

    await without_end(SOCKETS, one)


async def watchers(stranger: Stranger) -> None:
    """Many sockets that watch everything in the lobby, the pair's table among it, and read."""

    async def one(_: int) -> None:
        client = stranger.client()
        line = await stranger.live()
        reading = asyncio.create_task(stranger.read_on(line))
        try:
            while not reading.done():
                await _watch_all(stranger, client, line)
                await asyncio.sleep(SOCKETS * SOON_S)
        finally:
            reading.cancel()

    await without_end(SOCKETS, one)


async def slow_readers(stranger: Stranger) -> None:
    """The same, but nothing is ever read."""
    held: list[socket.socket] = []
    client = stranger.client()
    for number in count():
        with suppress(OSError, TimeoutError, httpx.HTTPError):
            line = held[number % SOCKETS] if len(held) >= SOCKETS else await stranger.live()
            if len(held) < SOCKETS:
                held.append(line)
            await stranger.say(line, {"type": "lobby"})
            await _watch_all(stranger, client, line)
        await asyncio.sleep(SOON_S)


async def crowded_tables(stranger: Stranger) -> None:
    """Tables that are played at over many sockets, each as fast as it may, all watching all."""
    tables = [await stranger.somebody() for _ in range(8)]
    views = [
        await stranger.opened(one, game="musketeers", visibility="listed", seats=BOTH)
        for one in tables
    ]
    watch = [{"type": "watch", "table": view["table"]} for view in views]

    async def one(number: int) -> None:
        client = tables[number % len(tables)]
        line = await stranger.live(client)
        reading = asyncio.create_task(stranger.read_on(line))
        await stranger.say(line, *watch)
        view = views[number % len(views)]
        for request in count(1):
            if reading.done():
                return
            # A table's own person acts and takes back; what is stale is refused, and also costs.
            command = {"type": "act", "ply": request % 2, "action": "c3xc4", "back": request // 2}
            say = {"type": "say", "text": "hello"}
            for what in (command, {"type": "offer", "kind": "takeback"}, say):
                await stranger.say(
                    line, {"type": "do", "id": request, "table": view["table"], "command": what}
                )
            await asyncio.sleep(0.2)

    await without_end(SOCKETS, one)


async def _watch_all(stranger: Stranger, client: httpx.AsyncClient, line: socket.socket) -> None:
    lobby = (await client.get("/api/lobby")).json()
    found = [*lobby.get("playing", ()), *lobby.get("open", ())]
    await stranger.say(line, *({"type": "watch", "table": one["table"]} for one in found[:40]))
