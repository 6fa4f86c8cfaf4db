"""Many seeds, on all processors, in chunks; what is done is written down, so that a run that was
interrupted goes on."""

import hashlib
import multiprocessing
import os
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import msgspec

from tests.conftest import ROOT
from tests.simulation.report import described
from tests.simulation.seeds import Outcome, Seeds, in_memory, simulation

CHUNK = 250  # seeds
MOST_CHUNKS = 80  # then a process is replaced by a new one
CODE = ("src/wuqi/core", "src/wuqi/server", "tests/simulation")


class Total(msgspec.Struct):
    """What happened in some worlds, added up. Always the same for the same seeds."""

    seeds: int = 0
    steps: int = 0
    seconds: float = 0.0  # simulated
    counts: Counter[str] = msgspec.field(default_factory=Counter)
    worst: tuple[int, int] = (0, 0)  # the most steps of one world, and its seed
    processor_s: float = 0.0
    problems: list[str] = []

    def count(self, outcome: Outcome) -> None:
        self.seeds += 1
        self.steps += outcome.steps
        self.seconds += outcome.seconds
        self.counts.update(outcome.counts)
        self.worst = max(self.worst, (outcome.steps, -outcome.plan.seed))
        if outcome.problem is not None:
            plan = outcome.plan
            self.problems.append(f"seed {plan.seed}: {outcome.problem}\n    {described(plan)}")

    def add(self, other: "Total") -> None:
        self.seeds += other.seeds
        self.steps += other.steps
        self.seconds += other.seconds
        self.counts.update(other.counts)
        self.worst = max(self.worst, other.worst)
        self.processor_s += other.processor_s
        self.problems += other.problems


class Chunk(Total, kw_only=True):
    """The total of neighbouring seeds."""

    first: int


class Progress(msgspec.Struct):
    """Which chunks of a run are done."""

    first: int
    last: int
    code: str  # a hash of what was run
    chunks: dict[int, Chunk] = {}

    @classmethod
    def read(cls, file: Path, wanted: range) -> "Progress":
        """As it was written, if it was of the same run, with the same code."""
        new = cls(wanted[0], wanted[-1], hash_of_code())
        if file.is_file():
            found = msgspec.json.decode(file.read_bytes(), type=cls)
            if (found.first, found.last, found.code) == (new.first, new.last, new.code):
                return found
        return new

    def write(self, file: Path) -> None:
        """Keeps it; a file that is half written is never seen."""
        file.parent.mkdir(exist_ok=True)
        new = file.with_suffix(".new")
        new.write_bytes(msgspec.json.encode(self))
        new.replace(file)

    def add(self, chunk: Chunk) -> None:
        self.chunks[chunk.first] = chunk

    @property
    def all_chunks(self) -> int:
        return len(chunks_of(range(self.first, self.last + 1)))

    def total(self) -> Total:
        """All chunks together, in order."""
        total = Total()
        for first in sorted(self.chunks):
            total.add(self.chunks[first])
        return total

    def described(self, passed_s: float, before: int) -> str:
        """How far it is, how fast, and how long the rest takes."""
        done = len(self.chunks)
        rate = (done - before) * CHUNK / passed_s
        left = (self.all_chunks - done) * CHUNK / rate / 60 if rate else 0
        bad = sum(len(chunk.problems) for chunk in self.chunks.values())
        return f"{done * CHUNK:,} seeds, {bad} bad; {rate:.0f} a second, {left:.0f} min left"


def hash_of_code() -> str:
    """Changes with the server's code and the simulation's."""
    found = hashlib.sha256()
    for file in sorted(file for top in CODE for file in (ROOT / top).rglob("*.py")):
        found.update(file.read_bytes())
    return found.hexdigest()


def chunks_of(wanted: range) -> list[range]:
    return [wanted[at : at + CHUNK] for at in range(0, len(wanted), CHUNK)]


def still_to_run(wanted: range, progress: Progress) -> list[range]:
    return [chunk for chunk in chunks_of(wanted) if chunk[0] not in progress.chunks]


def run_many(chunks: list[range]) -> Iterator[Chunk]:
    """The chunks, as they are done."""
    workers = min(os.cpu_count() or 1, len(chunks))
    if workers:
        spawned = multiprocessing.get_context("spawn")
        with (
            tempfile.TemporaryDirectory(dir=in_memory()) as home,
            spawned.Pool(workers, _begin, (home,), maxtasksperchild=MOST_CHUNKS) as pool,
        ):
            yield from pool.imap_unordered(_run, chunks)


_opened: list[tuple[AbstractContextManager[Seeds], Seeds]] = []  # in each worker, until it ends


def _begin(home: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process ends the others
    context = simulation(Path(home))
    _opened.append((context, context.__enter__()))


def _run(wanted: range) -> Chunk:
    [(_, seeds)] = _opened
    chunk, began = Chunk(first=wanted[0]), time.process_time()
    for seed in wanted:
        chunk.count(seeds.run(seed))
    chunk.processor_s = time.process_time() - began
    return chunk
