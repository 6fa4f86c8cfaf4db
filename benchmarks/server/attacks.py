"""What two ordinary players notice while one client attacks the server.

`python -m benchmarks.server.attacks` starts a server with its usual limits. A pair plays from one
address; from another one, in a process of its own, comes one attack after the other. For each it
prints how long it took until the opponent saw an action, compared with the same server without an
attack.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from benchmarks.server.strangers import ATTACKS
from tests.server.client import Client
from tests.server.running import Server

STRANGER = "127.0.0.2"
PAUSE_S = 0.05  # between two actions: people, not machines


async def play(url: str, seconds: float) -> list[float]:
    """How long each action took until the opponent saw it."""
    taken: list[float] = []
    async with Client(url, "Mai", pictures=False) as mai, Client(url, "Lan", pictures=False) as lan:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            table = await mai.open("musketeers")
            await lan.watch(table)
            await lan.do(table, "take", seat=2)
            await _one_game(mai, lan, table, until, taken)
    return taken


async def _one_game(mai: Client, lan: Client, table: str, until: float, taken: list[float]) -> None:
    players = {1: (mai, lan), 2: (lan, mai)}
    await mai.until(table, lambda view: view["status"] == "playing")
    await lan.until(table, lambda view: view["status"] == "playing")
    while time.monotonic() < until:
        view = mai.views[table]
        if view["result"]:
            return
        own, other = players[view["to_act"][0]]
        action, ply = view["board"]["actions"][0], view["ply"]
        began = time.perf_counter()
        await own.act(table, action)
        await other.until(table, lambda view, ply=ply: bool(view["ply"] > ply))  # type: ignore[misc]
        taken.append(1_000 * (time.perf_counter() - began))
        await own.until(table, lambda view, ply=ply: bool(view["ply"] > ply))  # type: ignore[misc]
        await asyncio.sleep(PAUSE_S)


def main() -> None:
    """Prints a row for each attack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", help=" ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=20.0)
    chosen = parser.parse_args()
    print("| attack | p50 | p99 | worst | actions |")
    print("|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for name in ("none", *(chosen.attacks or ATTACKS)):
            with Server(Path(folder) / name, "--limits", "1") as server:
                _row(name, server.url, chosen.seconds)


def _row(name: str, url: str, seconds: float) -> None:
    stranger = None
    asyncio.run(play(url, 2.0))  # everything is loaded
    if name != "none":
        command = [sys.executable, "-m", "benchmarks.server.strangers", name, url, STRANGER]
        stranger = subprocess.Popen(command)
    try:
        taken = sorted(asyncio.run(play(url, seconds)))
    finally:
        if stranger is not None:
            stranger.kill()
            stranger.wait()
    middle, late = median(taken), taken[int(0.99 * (len(taken) - 1))]
    print(
        f"| {name} | {middle:.1f} ms | {late:.1f} ms | {taken[-1]:.1f} ms | {len(taken)} |",
        flush=True,
    )


if __name__ == "__main__":
    main()
