"""What two ordinary players notice while one client attacks their server.

    python -m benchmarks.attacks                  every attack, for 12 seconds each
    python -m benchmarks.attacks pings watchers   only these
    python -m benchmarks.attacks --list           what there is

For each attack, two servers are started with their usual limits. Two people play on each, in turn:
an action on the one that is attacked, then one on the other. A row says how long it took until the
opponent saw an action, on the unattacked and on the attacked server.

An attacker on another machine would not take processor time from the server. So the attacked server
with all its processes has one processor for itself. The players, the unattacked server and the
attacker share another one; there the attacker runs only while nobody else wants to (`SCHED_IDLE`).
A line marked "busy" was measured while the machine had other things to do. `--eager`: the attacker
does not give way, so that it attacks on such a machine at all.
"""

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.attacks.attacks import ATTACKS, explained
from benchmarks.attacks.pair import Measured, measure
from tests.server.running import Server

STRANGER = "127.0.0.2"
MOST_MS, MOST_TIMES = 100.0, 2.0  # what is promised
BUSY_MS = 40.0  # an unattacked server answers sooner on a machine with nothing else to do
BLOCKED = re.compile(r'wuqi_loop_blocked_total\{kind="computing"\} (\d+)')


def main() -> None:
    """Prints a row for each attack."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK")
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--eager", action="store_true", help="the attacker does not give way")
    parser.add_argument("--list", action="store_true", help="what each attack does")
    args = parser.parse_args()
    if unknown := set(args.attacks) - set(ATTACKS) - {"none"}:
        parser.error(f"no such attack: {' '.join(sorted(unknown))}")
    if args.list:
        for name in ATTACKS:
            print(f"{name:16}{explained(name)}")
        return
    print("| attack | p50 | attacked | p99 | attacked | times | blocked | attacker | |")
    print("|---|---|---|---|---|---|---|---|---|")
    for name in args.attacks or ("none", *ATTACKS):
        with tempfile.TemporaryDirectory() as folder:
            _row(name, Path(folder), args.seconds, args.eager)


def _row(name: str, folder: Path, seconds: float, eager: bool) -> None:
    for part in ("attacked", "alone"):
        (folder / part).mkdir()
    first, last = _processors()
    with (
        pinned(first),
        Server(folder / "attacked" / "data", "--limits", "1") as attacked,
        pinned(last),
        Server(folder / "alone" / "data", "--limits", "1") as alone,
    ):
        began = time.monotonic()
        stranger = None if name == "none" else _attacker(name, attacked.url, eager)
        try:
            there, here = asyncio.run(measure((attacked.url, alone.url), seconds))
        finally:
            busy = _ended(stranger) / (time.monotonic() - began)
        print(_line(name, here, there, _blocked(attacked.url), busy), flush=True)


def _attacker(name: str, url: str, eager: bool) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "benchmarks.attacks.stranger"]
    return subprocess.Popen([*command, name, url, STRANGER, *(["eager"] if eager else [])])


def _ended(stranger: "subprocess.Popen[bytes] | None") -> float:
    """Ends the attacker; the seconds of a processor that it has used."""
    if stranger is None:
        return 0.0
    before = os.times()
    stranger.kill()
    stranger.wait()
    after = os.times()
    used = after.children_user - before.children_user
    return used + after.children_system - before.children_system


def _line(name: str, here: Measured, there: Measured, blocked: int, busy: float) -> str:
    times = there.late / here.late
    held = there.late < MOST_MS and times <= MOST_TIMES
    marks = ", ".join(["kept"] * held + ["busy"] * (here.late > BUSY_MS))
    return (
        f"| {name} | {here.middle:.1f} ms | {there.middle:.1f} ms | {here.late:.1f} ms "
        f"| {there.late:.1f} ms | {times:.1f} | {blocked} | {busy:.0%} | {marks} |"
    )


def _blocked(url: str) -> int:
    """How often the server's loop was busy for more than 50 ms with one thing."""
    with urllib.request.urlopen(f"{url}/metrics", timeout=60) as answer:
        found = BLOCKED.search(answer.read().decode())
    return int(found[1]) if found is not None else 0


def _processors() -> tuple[set[int], set[int]]:
    """Those for the attacked server, and those for everybody else."""
    if not hasattr(os, "sched_getaffinity"):
        return set(), set()
    all_ = sorted(os.sched_getaffinity(0))
    return {all_[0]}, {all_[-1]}


@contextmanager
def pinned(processors: set[int]) -> Iterator[None]:
    """What is started inside runs only there."""
    if not processors:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, processors)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


if __name__ == "__main__":
    main()
