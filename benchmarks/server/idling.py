"""The memory of tables in progress with nobody connected."""

import asyncio
from typing import Any

import httpx

from benchmarks.server.serving import Serving

TABLES = 10_000
AT_ONCE = 32


def report_idle(server: Serving, games: list[dict[str, Any]]) -> None:
    """Opens many tables, leaves, and looks at the server's memory."""
    before = server.memory()
    asyncio.run(_open(server, games))
    after = server.memory()
    each = (after - before) / TABLES / 1024
    print(f"{TABLES:,} started tables, nobody connected: {after / 2**20:,.0f} MiB in all")
    print(f"    {each:.1f} KiB a table; an empty server has {before / 2**20:,.0f} MiB", flush=True)


async def _open(server: Serving, games: list[dict[str, Any]]) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=120) as http:
        (await http.post("/api/guest", json={"name": "Mai"})).raise_for_status()
        numbers = iter(range(TABLES))

        async def some() -> None:
            for number in numbers:
                game = games[number % len(games)]
                seats = [{"you": True} for _ in game["sides"]]
                wish = {"game": game["name"], "seats": seats}
                (await http.post("/api/tables", json=wish)).raise_for_status()

        await asyncio.gather(*(some() for _ in range(AT_ONCE)))
