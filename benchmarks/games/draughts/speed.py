"""Draughts: the published perft tables in full depth, and how fast they are counted.

    python -m benchmarks.games.draughts.speed              the start, depth 9, and random playouts
    python -m benchmarks.games.draughts.speed --tables     all tables, to their last depth
    python -m benchmarks.games.draughts.speed --rival 9 "…/perft -b -c 9"
                                                        another program that counts the start

One thread and CPU time, for us and for the others; then two threads, by the clock on the wall.
"""

import argparse
import json
import resource
import shlex
import subprocess
import time
from pathlib import Path

import wuqi
from wuqi.core.position import Position
from wuqi.search.perft import perft
from wuqi.search.playouts import play_randomly

TABLES = Path(__file__).resolve().parents[3] / "tests" / "games" / "draughts" / "perft.json"
DEPTH = 9
TRIES = 5


def main(*words: str) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", action="store_true", help="count all tables in full depth")
    parser.add_argument("--rival", nargs=2, action="append", default=[], metavar=("DEPTH", "CMD"))
    args = parser.parse_args(words)
    game = wuqi.load("draughts")
    tables = json.loads(TABLES.read_text("utf-8"))["positions"]
    perft(game.start(), 4)  # compiled before the clock starts
    if args.tables:
        for table in tables:
            check(game.read(table["fen"]), table["name"], table["nodes"])
        return
    nodes = tables[0]["nodes"]
    best = min(cpu_seconds(game.start(), DEPTH, nodes[DEPTH - 1]) for _ in range(TRIES))
    report(f"perft {DEPTH}", nodes[DEPTH - 1], best)
    for depth, command in args.rival:
        best = min(rival_seconds(shlex.split(command)) for _ in range(TRIES))
        report(command, nodes[int(depth) - 1], best)
    one, two = (wall_seconds(game.start(), threads) for threads in (1, 2))
    print(f"two threads: {one / two:.2f} times as fast")
    played = play_randomly(game.start(), seconds=3.0)
    pace, length = played.games / played.seconds, played.moves / played.games
    print(f"random playouts: {pace:,.0f} a CPU-second, {length:.1f} plies each")


def check(position: Position, name: str, published: list[int]) -> None:
    """Counts every depth of a table; the last is the one worth timing."""
    for depth, nodes in enumerate(published, 1):
        spent = cpu_seconds(position, depth, nodes)
    report(f"{name}, depth {depth}", nodes, spent)


def cpu_seconds(position: Position, depth: int, published: int) -> float:
    began = time.process_time()
    counted = perft(position, depth)
    spent = time.process_time() - began
    assert counted == published, f"depth {depth}: {counted:,} instead of {published:,}"
    return spent


def wall_seconds(position: Position, threads: int) -> float:
    spent = []
    for _ in range(TRIES):
        began = time.perf_counter()
        perft(position, DEPTH, threads)
        spent.append(time.perf_counter() - began)
    return min(spent)


def rival_seconds(command: list[str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def report(what: str, nodes: int, seconds: float) -> None:
    print(f"{what}: {nodes:,} nodes, {nodes / seconds / 1e6:,.1f} million a CPU-second", flush=True)


if __name__ == "__main__":
    import sys

    main(*sys.argv[1:])
