"""Asking tables from Python: microseconds when warm, and the memory several processes share.

Tables must have been made before (`wuqi solve`); missing ones are skipped.
"""

import random
import sys
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import Any

from wuqi.core.numbering import tables_of
from wuqi.core.position import Position
from wuqi.core.registry import configure, names
from wuqi.solve import store
from wuqi.solve.files import TableFile
from wuqi.solve.probe import Prober

POSITIONS = 300
AT_ONCE, ROUNDS = 10, 20
MOST = 100.0  # microseconds: the limit for an answer
PROCESSES = 4


def positions(prober: Prober) -> list[Position]:
    """Random ones, with either side to move."""
    tables, chance = tables_of(prober.game.name), random.Random(1)
    assert tables is not None
    state, found = prober.game.start().state, list[Position]()
    while len(found) < POSITIONS:
        if not tables.stand(state, chance.randrange(prober.file.account.numbers)):
            continue
        position = prober.game.at(state)
        if position.mover and chance.random() < 0.5:
            position = position.play(chance.choice(position.actions()))
        if position.mover:
            found.append(position)
    return found


def microseconds(probe: Callable[[Position], object], sample: list[Position]) -> float:
    """The time of a warm answer: the best round of each small group of positions."""
    total = 0.0
    for at in range(0, len(sample), AT_ONCE):
        few = sample[at : at + AT_ONCE]
        rounds = []
        for _ in range(ROUNDS):
            began = time.perf_counter()
            for position in few:
                probe(position)
            rounds.append(time.perf_counter() - began)
        total += min(rounds)
    return total / len(sample) * 1e6


def report(name: str) -> None:
    game = configure(name, None, {})
    _, path = store.target(game, depth=True)
    if not path.exists():
        return
    if sys.platform == "linux":
        report_memory(path)
    prober = Prober.of(game)
    assert prober is not None
    sample = positions(prober)
    actions = sum(len(position.actions()) for position in sample) / len(sample)
    value, everything = microseconds(prober.value, sample), microseconds(prober.probe, sample)
    print(
        f"{name:10} value {value:5.1f} µs (≤ {MOST:.0f}), "
        f"with the values of its {actions:.0f} actions {everything:6.1f} µs",
        flush=True,
    )


def report_memory(path: Path) -> None:
    """How much of a table is in memory while several processes have read all of it."""
    context = get_context("spawn")
    everybody, answers = context.Barrier(PROCESSES), context.Queue()
    readers = [
        context.Process(target=read_all, args=(path, everybody, answers)) for _ in range(PROCESSES)
    ]
    for reader in readers:
        reader.start()
    seen = [answers.get() for _ in readers]
    for reader in readers:
        reader.join()
    print(
        f"{path.name}: {PROCESSES} processes read all {path.stat().st_size / 1e6:.1f} MB, "
        f"{sum(rss for rss, _ in seen) / 1e6:.1f} MB in all, of which they hold "
        f"{sum(pss for _, pss in seen) / 1e6:.1f} MB in memory together"
    )


def read_all(path: Path, everybody: Barrier, answers: Any) -> None:
    """Reads a table, waits for the others, and reports its memory: mapped, and its share of it."""
    file = TableFile(path)
    file.trust_all()
    everybody.wait()
    totals = {"Rss": 0, "Pss": 0}
    ours = False
    for line in Path("/proc/self/smaps").read_text().splitlines():
        word, *rest = line.split()
        if not word.endswith(":"):
            ours = line.endswith(path.name)
        elif ours and word[:-1] in totals:
            totals[word[:-1]] += int(rest[0]) * 1024
    answers.put((totals["Rss"], totals["Pss"]))
    everybody.wait()


def main() -> None:
    for name in filter(tables_of, names()):
        report(name)


if __name__ == "__main__":
    main()
