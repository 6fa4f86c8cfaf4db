"""Players who keep playing while their servers are killed again and again.

Run as a program it is the long version: `python -m tests.server.killing KILLS` (`make soak`).
"""

import asyncio
import hashlib
import random
import secrets
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.games.expecting import SEATS
from tests.server.client import PATIENCE_S, Client, View, WasRefused
from tests.server.running import Server, servers_on_postgres
from wuqi.core.play.record import Record
from wuqi.core.play.verify import verify

CLOCK = {"base": 3_600, "increment": 1}
GAMES = tuple(SEATS.items())
LOST = (OSError, WebSocketException, httpx.TransportError, TimeoutError)
TOO_LATE = ("stale", "action-game-over")
BETWEEN = 12  # acknowledged actions between two kills


@dataclass
class Witness:
    """What players asked for and what they were told is done, by table and ply."""

    requested: defaultdict[tuple[str, int], set[str]] = field(
        default_factory=lambda: defaultdict(set)
    )
    acknowledged: dict[tuple[str, int], str] = field(default_factory=dict)
    tables: set[str] = field(default_factory=set)
    kills: int = 0


class Stubborn(Client):
    """Comes back by itself, to whichever server is there."""

    def __init__(
        self, servers: list[Server], name: str, witness: Witness, chance: random.Random
    ) -> None:
        super().__init__(servers[0].url, name, pictures=False)
        self._servers = servers
        self._witness = witness
        self._chance = chance
        self._secrets: dict[tuple[str, int], bytes] = {}

    async def insist(self, attempt: Callable[[], Awaitable[Any]]) -> Any:
        """Tries until it is possible."""
        while True:
            try:
                if self.closed is not None or self._socket is None:
                    self.url = self._chance.choice(self._servers).url
                    self.http.base_url = httpx.URL(self.url)
                    if not self.me:
                        self.me = await self.post("/api/guest", {"name": self.name})
                    await self.connect()
                return await attempt()
            except LOST:
                await asyncio.sleep(0.05)

    async def play(self, table: str) -> None:
        """Plays a game to its end, however often the line breaks."""
        while True:
            with suppress(*LOST):
                await self.insist(lambda: self.watch(table))
                await self._play_on(table)
                return

    async def _play_on(self, table: str) -> None:
        while True:
            view = self.views[table]
            if view["result"]:
                return
            with suppress(WasRefused):
                await self._do_something(table, view)
            await self.wait(partial(self._news_since, table, view["number"]))
            if self.closed is not None:
                raise ConnectionError("lost")

    async def _do_something(self, table: str, view: View) -> None:
        if view["status"] == "dealing":
            await self._shuffle(table, view)
        choices = [(one["seat"], text) for one in view["legal"] for text in one["actions"]]
        if not choices:
            return
        seat, action = self._chance.choice(choices)
        at = (table, view["ply"])
        self._witness.requested[at].add(action)
        try:
            await self.act(table, action, seat=seat)
        except WasRefused as refused:
            assert refused.key in TOO_LATE, refused.answer
            raise
        assert at not in self._witness.acknowledged, "two actions were accepted for one ply"
        self._witness.acknowledged[at] = action

    async def _shuffle(self, table: str, view: View) -> None:
        dealing = view["dealing"]
        for seat in (str(one["number"]) for one in view["seats"] if one["yours"]):
            secret = self._secrets.setdefault((table, int(seat)), secrets.token_bytes(32))
            if dealing["phase"] == "commit" and seat not in dealing["commitments"]:
                hashed = hashlib.sha256(secret).hexdigest()
                await self.do(table, "commit", seat=int(seat), commitment=hashed)
            elif dealing["phase"] == "reveal" and seat not in dealing["secrets"]:
                await self.do(table, "reveal", seat=int(seat), secret=secret.hex())

    def _news_since(self, table: str, number: int) -> bool:
        return self.closed is not None or self._newer(table, number)


async def endless_games(
    number: int, servers: list[Server], witness: Witness, chance: random.Random
) -> None:
    """Two people play one game after the other."""
    game, seats = GAMES[number]
    half = (seats + 1) // 2
    wish = {
        "game": game,
        "clock": CLOCK,
        "seats": [{"you": True}] * half + [{}] * (seats - half),
    }
    async with AsyncExitStack() as stack:
        one, other = (
            Stubborn(servers, f"{name} {number}", witness, chance) for name in ("One", "Other")
        )
        for somebody in (one, other):
            stack.push_async_exit(somebody)
        while True:
            table = (await one.insist(lambda: one.post("/api/tables", wish)))["table"]
            witness.tables.add(table)
            for seat in range(half + 1, seats + 1):
                await other.insist(partial(sit, other, table, seat))
            await asyncio.gather(one.play(table), other.play(table))


async def sit(client: Client, table: str, seat: int) -> None:
    """Takes a seat; if the answer was lost, it may already be taken, by oneself."""
    try:
        await client.do(table, "take", seat=seat)
    except WasRefused as refused:
        assert refused.key in ("seat-taken", "already-started"), refused.answer


async def under_fire(servers: list[Server], kills: int, seed: int) -> Witness:
    """Kills a random server so many times while people play, then lets them stop."""
    witness, chance = Witness(), random.Random(seed)
    players = [
        asyncio.create_task(endless_games(number, servers, witness, random.Random(seed + number)))
        for number in range(len(GAMES))
    ]
    try:
        for _ in range(kills):
            enough = len(witness.acknowledged) + chance.randint(1, 2 * BETWEEN)
            while len(witness.acknowledged) < enough:
                await asyncio.sleep(chance.uniform(0, 0.02))
                for player in players:
                    if player.done():
                        player.result()
            victim = chance.choice(servers)
            victim.kill()
            witness.kills += 1
            await asyncio.to_thread(victim.start)
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    return witness


async def assert_nothing_was_lost(server: Server, witness: Witness) -> None:
    """Looks at what is on disk: everything acknowledged, nothing twice, clocks sane."""
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_S) as http:
        for table in witness.tables:
            view = (await http.get(f"/api/tables/{table}")).json()
            steps = view["steps"]
            assert [step["ply"] for step in steps] == list(range(1, len(steps) + 1))
            for (of, ply), action in witness.acknowledged.items():
                assert of != table or _was(action, steps[ply]), (
                    f"{table}: {action}, ply {ply}, lost"
                )
            for ply, step in enumerate(steps):
                request = witness.requested[table, ply]
                assert any(_was(action, step) for action in request), f"{table}: nobody did {step}"
            _look_at_clocks(view)
            record = Record.parse((await http.get(f"/api/tables/{table}/record")).text)
            record.replay()
            assert record.deal is None or record.result is None or verify(record).fair


def _was(action: str, step: dict[str, Any]) -> bool:
    """Whether a step is the action that was asked for, perhaps with what it showed."""
    return bool(step["action"] == action or step["action"].startswith(f"{action}="))


def _look_at_clocks(view: View) -> None:
    """Nobody has lost or won time by a kill."""
    steps = view["steps"]
    most = 1000 * (CLOCK["base"] + CLOCK["increment"] * len(steps))
    assert all(0 < hand["left"] <= most for hand in view["clocks"])
    for before, step in pairwise(steps):
        assert 0 <= step["spent"] <= step["at"] - before["at"], step


async def soak(kills: int) -> None:
    """Half of the kills on SQLite, half on PostgreSQL with two processes."""
    seed = int(time.time())
    print(f"seed {seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        with Server(home / "alone") as alone:
            await _soak("SQLite", [alone], kills // 2, seed)
        with servers_on_postgres(home) as both:
            await _soak("PostgreSQL and Redis", both, kills - kills // 2, seed + 1)


async def _soak(name: str, servers: list[Server], kills: int, seed: int) -> None:
    """In stretches, so that what goes wrong is seen soon."""
    left = kills
    while left:
        witness = await under_fire(servers, min(left, 25), seed + left)
        await assert_nothing_was_lost(servers[0], witness)
        left -= witness.kills
        done = f"{len(witness.acknowledged)} actions at {len(witness.tables)} tables, none lost"
        print(f"{name}: {kills - left} of {kills} kills; {done}", flush=True)


def main() -> None:
    asyncio.run(soak(int(sys.argv[1]) if len(sys.argv) > 1 else 500))


if __name__ == "__main__":
    main()
