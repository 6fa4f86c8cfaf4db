"""People who play a tournament to its end while its servers are killed.

Everybody asks any server and asks again until it answers. What a server has acknowledged is
remembered, and compared with what is exported in the end.
"""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx

from tests.server.running import Server
from wuqi.server.ids import now
from wuqi.server.people.visits import VISIT_S

LOST = (httpx.TransportError, OSError)
PASSWORD = "correct horse"
AT_ONCE = 20  # requests
CLOCK = {"base": 600, "increment": 0}
SOON_S = 0.5
ALL_DIE = 0.25  # how often all servers are killed at once


def one_for_all() -> httpx.AsyncClient:
    """A client that keeps no cookies: each request says whose it is."""
    nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    return httpx.AsyncClient(cookies=nobody, timeout=120)


@dataclass
class Event:
    """A tournament under way, and what has been acknowledged there."""

    servers: Sequence[Server]
    chance: random.Random
    http: httpx.AsyncClient
    id: str = ""
    cookies: dict[str, str] = field(default_factory=dict)  # by person
    lost: dict[str, str] = field(default_factory=dict)  # by table: who has resigned
    late: set[str] = field(default_factory=set)  # games that were over without an answer to us
    kills: int = 0
    last_command: dict[str, tuple[Server, float]] = field(
        default_factory=dict
    )  # the last command of each

    async def ask(self, path: str, person: str | None = None, body: Any = None) -> Any:
        """An answer, from any server that is there; a refusal is one, too."""
        headers = {"Cookie": self.cookies[person]} if person is not None else {}
        while True:
            server = self.chance.choice(self.servers)
            url = f"{server.url}/api{path}"
            try:
                if body is None:
                    answer = await self.http.get(url, headers=headers)
                else:
                    answer = await self.http.post(url, json=body, headers=headers)
            except LOST:
                await asyncio.sleep(0.05)
                continue
            if answer.status_code < 500:
                if person is not None:
                    self.last_command[person] = (server, time.monotonic())
                cookie = answer.headers.get("set-cookie")
                found = answer.json()
                if cookie is not None and "id" in found:
                    self.cookies[found["id"]] = cookie.split(";")[0]
                return found
            await asyncio.sleep(0.05)

    async def export(self) -> Any:
        return await self.ask(f"/tournaments/{self.id}/export")

    def silent(self) -> set[str]:
        """The people whom the servers do not take for present, or soon will not."""
        long_ago = time.monotonic() - VISIT_S / 2
        there = {person for person, (_, at) in self.last_command.items() if at > long_ago}
        return self.cookies.keys() - there

    async def kill(self, victims: Sequence[Server]) -> None:
        """Ends servers as a power cut would, and starts them again."""
        for victim in victims:
            victim.kill()
        self.kills += 1
        self.last_command = {
            one: it for one, it in self.last_command.items() if it[0] not in victims
        }
        for victim in victims:
            await asyncio.to_thread(victim.start)

    async def kill_soon(self) -> None:
        """Kills one of them, or now and then all, while requests are under way."""
        await asyncio.sleep(self.chance.uniform(0, SOON_S))
        one = [self.chance.choice(self.servers)]
        await self.kill(self.servers if self.chance.random() < ALL_DIE else one)


async def begin(event: Event, players: int, **terms: Any) -> None:
    """So many accounts have joined a new tournament that begins now."""
    await _together(
        [
            event.ask("/account", body={"name": f"Player {number}", "password": PASSWORD})
            for number in range(players)
        ]
    )
    owner, *_ = everybody = list(event.cookies)
    assert len(everybody) >= players
    body = {
        "name": "Cup",
        "game": "musketeers",
        "clock": CLOCK,
        "rated": False,
        "starts_at": now() + 2_000 + 60 * len(everybody),
        **terms,
    }
    made = await event.ask("/tournaments", owner, body)
    event.id = made["about"]["tournament"]
    await _together([event.ask(f"/tournaments/{event.id}/join", one, {}) for one in everybody])


async def play(
    event: Event,
    kills: int,
    games: int | None = None,
    on_progress: Callable[[Any, int], None] = lambda view, ended: None,
) -> Any:
    """Plays until it is over, or so many games are; the export. Servers are killed so many times in
    each round, or in a whole arena: in the middle of results, and when the last ones have come and
    the next round is paired. `on_progress` is called with each view and the number of games that
    have ended."""
    killed_in: Counter[int] = Counter()  # by round; an arena is one round
    while True:
        view = await event.export()
        tables = [game for game in view["games"] if game["table"]]
        ended = sum(game["seats"][0]["score"] is not None for game in tables)
        if view["about"]["status"] == "over" or (games is not None and ended >= games):
            return view
        on_progress(view, ended)
        waiting = [game for game in tables if game["seats"][0]["score"] is None]
        playing = {seat["person"]["id"] for game in waiting for seat in game["seats"]}
        event.chance.shuffle(waiting)
        number = view["about"]["round"] if games is None else 0
        due = kills if games is None else kills * (ended + len(waiting)) // games
        if waiting and killed_in[number] < due:
            killed_in[number] += 1
            last = killed_in[number] >= due
            some = waiting if last else waiting[: max(1, len(waiting) // 2)]
            await asyncio.gather(_resign_all(event, some), event.kill_soon())
        else:
            await _resign_all(event, waiting)
        away = {row["person"]["id"] for row in view["standings"] if row["away"]}
        if view["about"]["system"] == "arena":  # only people who are there are paired
            away |= event.silent() - playing
        await _together([event.ask(f"/tournaments/{event.id}/join", one, {}) for one in away])
        await asyncio.sleep(0.1)


async def _resign_all(event: Event, games: Sequence[Any]) -> None:
    await _together([_resign(event, game) for game in games])


async def _resign(event: Event, game: Any) -> None:
    people = [seat["person"]["id"] for seat in game["seats"]]
    loser, table = event.chance.choice(people), game["table"]
    answer = await event.ask(f"/tables/{table}/commands", loser, {"type": "resign"})
    assert answer.get("key") in (None, "action-game-over"), answer
    if "key" in answer:  # the answer was lost with its server, or somebody has not come in time
        event.late.add(table)
    else:
        event.lost[table] = loser


def assert_nothing_was_lost(event: Event, view: Any) -> None:
    """Everything acknowledged is there, and nobody was drawn twice in a round."""
    often = Counter(
        (game["round"], seat["person"]["id"]) for game in view["games"] for seat in game["seats"]
    )
    assert max(often.values()) == 1
    tables = {game["table"]: game["seats"] for game in view["games"] if game["table"]}
    for table, loser in event.lost.items():
        scores = {seat["person"]["id"]: seat["score"] for seat in tables[table]}
        assert scores.pop(loser) == 0.0
        assert list(scores.values()) == [1.0]
    if view["about"]["system"] == "swiss":
        byes = len(view["games"]) - len(tables)
        assert event.lost.keys() | event.late <= set(tables)
        assert sum(row["points"] for row in view["standings"]) == len(tables) + byes
        pairs = Counter(
            frozenset(seat["person"]["id"] for seat in seats) for seats in tables.values()
        )
        assert max(pairs.values()) == 1


async def _together(work: Sequence[Any]) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(task: Any) -> None:
        async with gate:
            await task

    await asyncio.gather(*map(one, work))
