"""Two ordinary players on each of several servers, who act there in turn."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from statistics import median

from tests.server.client import Client

PAUSE_S = 0.03  # between two actions on one server: below what a person may send
WARM_UP_S = 2.0  # everything is loaded, and the attack has begun


@dataclass
class Measured:
    """How many milliseconds it took until the opponent saw each action."""

    taken: list[float] = field(default_factory=list)

    @property
    def middle(self) -> float:
        return median(self.taken)

    @property
    def late(self) -> float:
        """The 99th percentile."""
        ordered = sorted(self.taken)
        return ordered[int(0.99 * (len(ordered) - 1))]


class Pair:
    """Two people who play one game after another."""

    def __init__(self, mai: Client, lan: Client) -> None:
        self._mai, self._lan = mai, lan
        self._table = ""

    async def act(self) -> float:
        """An action: the milliseconds until the other one saw it."""
        if not self._table or self._mai.views[self._table]["result"]:
            await self._begin()
        view, table = self._mai.views[self._table], self._table
        players = (self._mai, self._lan)
        own, other = players if view["to_act"][0] == 1 else players[::-1]
        ply = view["ply"]
        began = time.perf_counter()
        await own.act(table, view["board"]["actions"][0])
        await other.until(table, lambda view: bool(view["ply"] > ply))
        taken = 1_000 * (time.perf_counter() - began)
        await own.until(table, lambda view: bool(view["ply"] > ply))
        return taken

    async def _begin(self) -> None:
        self._table = await self._mai.open("musketeers", visibility="listed")
        await self._lan.watch(self._table)
        await self._lan.do(self._table, "take", seat=2)
        for one in (self._mai, self._lan):
            await one.until(self._table, lambda view: view["status"] == "playing")


async def measure(urls: Sequence[str], seconds: float) -> list[Measured]:
    """What the pair of each server notices; all are measured in turn."""
    async with AsyncExitStack() as stack:
        pairs = list[Pair]()
        for url in urls:
            mai = await stack.enter_async_context(Client(url, "Mai", pictures=False))
            lan = await stack.enter_async_context(Client(url, "Lan", pictures=False))
            pairs.append(Pair(mai, lan))
        found = [Measured() for _ in pairs]
        began = time.monotonic()
        while (passed := time.monotonic() - began) < WARM_UP_S + seconds:
            for pair, measured in zip(pairs, found, strict=True):
                taken = await pair.act()
                if passed > WARM_UP_S:
                    measured.taken.append(taken)
                await asyncio.sleep(PAUSE_S / len(pairs))
        return found
