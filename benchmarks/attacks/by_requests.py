"""Attacks by HTTP requests: expensive ones, and many of them."""

from benchmarks.attacks.stranger import Stranger, name, without_end
from wuqi.core.registry import names

KINGS = "W:WK4,K5,K6,K16,K36,K45,K46,K50"
ENEMIES = "BK7,K9,K10,K12,K13,K22,K23,K27,K29,K30,K31,K40,K41,K42,K43"
HEAVY = {"game": "draughts", "options": {"capture": "huff"}, "position": f"{KINGS}:{ENEMIES}"}
GAMES = names()


async def questions(stranger: Stranger) -> None:
    """Positions with 1,651 captures, asked about everywhere."""
    paths = ("board", "try", "setting", "outlooks", "perils", "boards", "moving", "setup")
    client = stranger.client()

    async def one(number: int) -> None:
        await client.post(f"/api/{paths[number % len(paths)]}", json={**HEAVY, "square": "4"})

    await without_end(8, one)


async def large_answers(stranger: Stranger) -> None:
    """The longest answers: lobby, archive, rule books, lessons, puzzles, the API's description."""
    client = stranger.client()
    paths = (
        *("lobby", "archive", "games", "words/en", "puzzles", "lessons", "tournaments"),
        *("schema/openapi.json", "palette", "leaderboards/draughts/blitz"),
        *(f"rules/{game}/en" for game in GAMES),
        *(f"lessons/{game}/en" for game in GAMES),
    )
    await without_end(16, lambda number: client.get(f"/api/{paths[number % len(paths)]}"))


async def files(stranger: Stranger) -> None:
    """The page and its files, and pictures of positions, as fast as possible."""
    client = stranger.client()
    paths = (
        *("/", "/index.html", "/draughts", "/docs/index.html", "/x" * 200, "/%2e%2e/etc"),
        *(f"/preview/learn/{game}.png" for game in GAMES),
        *(f"/embed/learn/{game}" for game in GAMES),
    )
    await without_end(16, lambda number: client.get(paths[number % len(paths)]))


async def solved(stranger: Stranger) -> None:
    """Values of solved positions, and whole tables."""
    clients = [await stranger.somebody() for _ in range(8)]

    async def one(number: int) -> None:
        path = "solved-tables" if number % 4 == 3 else f"solved/{GAMES[number % len(GAMES)]}"
        await clients[number].get(f"/api/{path}")

    await without_end(8, one)


async def sign_ins(stranger: Stranger) -> None:
    """Passwords of many accounts, right and wrong, and new accounts."""
    client = stranger.client()

    async def one(number: int) -> None:
        path = "account" if number % 4 == 3 else "login"
        await client.post(f"/api/{path}", json={"name": name(), "password": "correct horse"})
        client.cookies.clear()

    await without_end(8, one)


async def guests(stranger: Stranger) -> None:
    """New names, as fast as possible, and each asks for everything that is known of it."""

    async def one(_: int) -> None:
        client = await stranger.somebody()
        for path in ("me", "me/export", "me/tables", "me/following", "me/channels"):
            await client.get(f"/api/{path}")
        await client.aclose()

    await without_end(8, one)


async def analyses(stranger: Stranger) -> None:
    """Analyses, under many names."""

    async def one(_: int) -> None:
        client = await stranger.somebody()
        ask = {"game": "draughts", "lines": 5}
        async with client.stream("POST", "/api/analysis", json=ask) as lines:
            async for _line in lines.aiter_lines():
                pass

    await without_end(20, one)


async def long_bodies(stranger: Stranger) -> None:
    """The longest bodies: deep JSON, foreign files, games of two thousand moves."""
    client = await stranger.somebody()
    bodies = (
        ("board", b"[" * 60_000),
        ("tables", b'{"game":' * 7_000),
        ("tables", b'{"game":"draughts","visibility":"' + b"x" * 60_000 + b'"}'),
        ("read", b'{"text":"' + b"1. 32-28 19-23 " * 3_500 + b'"}'),
        ("read", b'{"text":"' + b"[Event \\\\\\" * 4_000 + b'"}'),
        ("board", b'{"game":"draughts","actions":[' + b'"32-28",' * 6_000 + b'"1-2"]}'),
    )

    async def one(number: int) -> None:
        path, body = bodies[number % len(bodies)]
        headers = {"content-type": "application/json"}
        await client.post(f"/api/{path}", content=body, headers=headers)

    await without_end(12, one)
