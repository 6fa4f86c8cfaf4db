"""Attacks by playing: tables that are expensive to open, to play at, to read, or to pair."""

import asyncio
from typing import Any

import httpx

from benchmarks.attacks.by_requests import HEAVY
from benchmarks.attacks.stranger import BOTH, SOON_S, Stranger, do, without_end

COMPUTERS = [{"computer": "level:8"}, {"computer": "level:8"}]
EASY = [{"computer": "level:1"}, {"you": True}]


async def heavy_tables(stranger: Stranger) -> None:
    """Tables that begin with a thousand captures, and are played at."""
    client = await stranger.somebody()

    async def one(_: int) -> None:
        view = await stranger.opened(client, **HEAVY, seats=BOTH)
        for ply in range(4):
            act = {"type": "act", "ply": ply, "action": view["board"]["actions"][0]}
            view = (await do(client, view["table"], act)) or view

    await without_end(4, one)


async def takebacks(stranger: Stranger) -> None:
    """Long games in which the last action is taken back again and again."""
    clients = [await stranger.somebody() for _ in range(4)]

    async def one(number: int) -> None:
        client = clients[number]
        view = await stranger.opened(client, game="draughts", seats=BOTH)
        while not view["result"]:
            if view["ply"] < 60:
                view = await _acted(client, view)
            else:
                await do(client, view["table"], {"type": "offer", "kind": "takeback"})
                view = (await client.get(f"/api/tables/{view['table']}")).json()

    await without_end(4, one)


async def offers(stranger: Stranger) -> None:
    """Draws that are offered and withdrawn, and seats that are taken and left."""
    client = await stranger.somebody()
    other = await stranger.somebody()

    async def one(number: int) -> None:
        view = await stranger.opened(client, game="draughts")
        table = view["table"]
        for _ in range(50):
            await do(other, table, {"type": "take", "seat": 2})
            await do(other, table, {"type": "leave"})
        await do(other, table, {"type": "take", "seat": 2})
        for _ in range(50):
            await do(client, table, {"type": "offer", "kind": "draw"})
            await do(client, table, {"type": "answer", "kind": "draw", "accept": False})

    await without_end(4, one)


async def chat(stranger: Stranger) -> None:
    """Chat as fast as possible at a table in the lobby."""
    client = await stranger.somebody()
    view = await stranger.opened(client, game="musketeers", visibility="listed", seats=BOTH)
    say = {"type": "say", "text": "hello " * 30}
    await without_end(8, lambda number: do(client, view["table"], say))


async def pairing(stranger: Stranger) -> None:
    """Empty tables for anyone, under many names."""
    empty = {"game": "musketeers", "visibility": "anyone", "seats": [{}, {}]}

    async def one(_: int) -> None:
        client = await stranger.somebody()
        for _ in range(30):
            await client.post("/api/tables", json=empty)
        await client.post("/api/pair", json={"game": "musketeers"})

    await without_end(8, one)


async def computers(stranger: Stranger) -> None:
    """Tables of strong computers only, under many names."""

    async def one(_: int) -> None:
        client = await stranger.somebody()
        for _ in range(30):
            await client.post("/api/tables", json={"game": "draughts", "seats": COMPUTERS})

    await without_end(4, one)


async def opponents(stranger: Stranger) -> None:
    """Many games against quick computers, under many names."""

    async def one(_: int) -> None:
        client = await stranger.somebody()
        view = await stranger.opened(client, game="musketeers", seats=EASY)
        while not view["result"]:
            if view["legal"]:
                view = await _acted(client, view)
            else:
                await asyncio.sleep(SOON_S)
                view = (await client.get(f"/api/tables/{view['table']}")).json()

    await without_end(20, one)


async def many_tables(stranger: Stranger) -> None:
    """As many tables as possible, in the lobby and out of it, under many names."""

    async def one(number: int) -> None:
        client = await stranger.somebody()
        shown = {"visibility": "listed"} if number % 2 else {}
        for _ in range(30):
            await client.post("/api/tables", json={"game": "sanguo", **shown})

    await without_end(8, one)


async def _acted(client: httpx.AsyncClient, view: Any) -> Any:
    actions = view["board"]["actions"]
    at = {"ply": view["ply"], "back": view["back"]}
    done = await do(client, view["table"], {"type": "act", **at, "action": actions[0]})
    if done is not None:
        return done
    await asyncio.sleep(SOON_S)
    return (await client.get(f"/api/tables/{view['table']}")).json()
