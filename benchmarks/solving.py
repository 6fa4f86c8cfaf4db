"""Making tables: seconds, memory and size of each, in a process of its own; then probing.

python -m benchmarks.solving            those that are made in a minute
python -m benchmarks.solving all        all of them: more than half an hour, 4 GB of disk
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from wuqi.core.position import Position
from wuqi.core.registry import configure

QUICK = [
    ("musketeers", {"stuck": "own-turn"}, False),
    ("musketeers", {"stuck": "immediate"}, False),
    *(
        ("tamquan", {"steps": steps, "taking": taking}, True)
        for steps in ("orthogonal", "eight")
        for taking in ("optional", "all")
    ),
]
GAKKEN = {"actions": "any-cube", "rolling": "forced", "turning-back": "yes", "last-stand": "yes"}
LONG = [
    ("musketeers", {"stuck": "own-turn"}, True),
    ("musketeers", {"stuck": "immediate"}, True),
    ("draughts", {}, True),
    ("janken", {}, True),
    ("janken", GAKKEN, True),
]
MEASURE = """
import resource, subprocess, sys
ran = subprocess.run(sys.argv[1:], stdout=subprocess.PIPE, check=True)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
sys.stdout.buffer.write(ran.stdout)
print(used.ru_utime + used.ru_stime, used.ru_maxrss)
"""


def made(game: str, options: dict[str, str], depth: bool, data: Path) -> str:
    """Makes a table in a new process; a line about it."""
    words = [f"--option={name}={value}" for name, value in options.items()]
    words += ["--depth"] if depth and game == "musketeers" else []
    solve = [sys.executable, "-m", "wuqi", "solve", game, *words, "--again", "--json"]
    ran = subprocess.run(
        [sys.executable, "-c", MEASURE, *solve],
        env={**os.environ, "WUQI_DATA": str(data)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=True,
        text=True,
    )
    told, used = ran.stdout.splitlines()
    answer = json.loads(told)
    processor, memory = map(float, used.split())
    kind = "distances" if answer["depth"] else "who wins"
    name = " ".join([game, *(f"{k}={v}" for k, v in answer["settings"].items())])
    return (
        f"{name:72} {kind:9} {answer['seconds']:7.1f} s {processor:7.1f} CPU-s "
        f"{memory / 1e6:5.2f} GB {answer['bytes'] / 1e6:7.1f} MB {answer['numbers']:13,d} numbers"
    )


def positions(game: str, options: dict[str, str]) -> list[Position]:
    """From random games, those that the table knows."""
    from wuqi.solve.probe import Prober

    chosen = configure(game, None, options)
    prober = Prober.of(chosen)
    assert prober is not None
    chance = random.Random(1)
    found: list[Position] = []
    while len(found) < 300:
        position = chosen.start()
        while position.result is None:
            if prober.value(position) is not None:
                found.append(position)
                prober.probe(position)  # from now on it is warm
            position = position.play(chance.choice(position.actions()))
    return found


def probed(game: str, options: dict[str, str], asked: list[Position]) -> str:
    """How long a warm answer takes from Python: the value, and the value of every action."""
    from wuqi.solve.probe import Prober

    prober = Prober.of(configure(game, None, options))
    assert prober is not None
    took = []
    for ask in (prober.value, prober.probe):
        best = float("inf")
        for _ in range(5):
            began = time.perf_counter()
            for position in asked:
                ask(position)
            best = min(best, time.perf_counter() - began)
        took.append(best / len(asked) * 1e6)
    actions = sum(len(position.actions()) for position in asked) / len(asked)
    return f"probe {game}: value {took[0]:.1f} µs, with its {actions:.0f} actions {took[1]:.0f} µs"


def main() -> None:
    everything = sys.argv[1:] == ["all"]
    tables = QUICK + (LONG if everything else [])
    with tempfile.TemporaryDirectory() as folder:
        os.environ["WUQI_DATA"] = folder
        for game, options, depth in tables:
            print(made(game, options, depth, Path(folder)), flush=True)
        for game in dict.fromkeys(game for game, _, _ in tables):
            print(probed(game, {}, positions(game, {})), flush=True)


if __name__ == "__main__":
    main()
