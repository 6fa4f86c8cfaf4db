"""Runs one seed after the other: each is a new world."""

import asyncio
import gc
import sys
import tempfile
import warnings
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import structlog
from sqlalchemy import insert

from tests.simulation.machines.chance import decided_by
from tests.simulation.machines.files import Files
from tests.simulation.machines.loop import MortalStack
from tests.simulation.plan import Plan, planned
from tests.simulation.promises.history import Violation
from tests.simulation.world import EPOCH_MS, PEOPLE, World
from wuqi.server import services
from wuqi.server.socket.open_connections import OPEN
from wuqi.server.store.layout import people
from wuqi.server.store.store import open_engine, sqlite_url
from wuqi.server.troubles import TROUBLES

WARMING = range(40)  # load everything that is loaded lazily, of all three games
SEEDS_AT_ONCE = 4  # whose garbage is collected together
MEMORY = Path("/dev/shm")


@dataclass(frozen=True)
class Outcome:
    """The outcome of a seed."""

    plan: Plan
    problem: str | None
    trace: list[tuple[float, str, str, Any]]
    counts: Counter[str] = field(default_factory=Counter)
    steps: int = 0
    seconds: float = 0.0  # of simulated time


@contextmanager
def simulation(folder: Path | None = None) -> Iterator["Seeds"]:
    """A database for all worlds, in a folder; no garbage is collected in the middle of a seed."""
    template = _template()
    hook, config = sys.unraisablehook, structlog.get_config()
    with (
        tempfile.TemporaryDirectory(dir=folder or in_memory()) as home,
        warnings.catch_warnings(),
        patch.object(services, "AsyncExitStack", MortalStack),
    ):
        warnings.simplefilter("ignore", RuntimeWarning)  # tasks that never began because of a kill
        sys.unraisablehook = _ignore  # what killed processes leave behind cannot be closed
        try:
            files = Files(Path(home), template)
            seeds = Seeds(files)
            gc.disable()
            for seed in WARMING:
                seeds.run(seed)
            gc.collect()
            gc.freeze()
            yield seeds
        finally:
            files.close()
            _forget_connections()
            structlog.configure(**config)
            gc.unfreeze()
            gc.enable()
            gc.collect()
            sys.unraisablehook = hook


def in_memory() -> Path | None:
    """A folder whose files are in memory, if the system has one."""
    return MEMORY if MEMORY.is_dir() else None


class Seeds:
    """Any number of worlds, one at a time."""

    def __init__(self, files: Files) -> None:
        self._files = files
        self._run = 0

    def run(self, seed: int) -> Outcome:
        """One seed from beginning to end: always the same."""
        return self.run_plan(planned(seed))

    def run_plan(self, plan: Plan) -> Outcome:
        """A world with a plan of its own."""
        _forget_connections()
        world = World(plan, self._files)
        structlog.configure(processors=[_log_to(world)], cache_logger_on_first_use=False)
        problem = None
        try:
            with decided_by(world, plan.seed):
                world.run()
        except Violation:
            problem = world.history.problem
        finally:
            world.end()
            structlog.reset_defaults()  # which knew this world
        outcome = Outcome(plan, problem, world.trace, world.history.counts, world.steps, world.now)
        del world
        self._run += 1
        if self._run % SEEDS_AT_ONCE == 0:
            gc.collect()
        return outcome


def _forget_connections() -> None:
    """What the process keeps of servers, when they have died in the middle."""
    OPEN._of.clear()
    TROUBLES.__init__()  # type: ignore[misc]


def _log_to(world: World) -> Any:
    def log(logger: Any, level: str, entry: dict[str, Any]) -> Any:
        world.note("log", level, _described(entry))
        if level == "error":
            raise Violation(f"an error was logged: {_described(entry)}")
        raise structlog.DropEvent

    return log


def _described(entry: dict[str, Any]) -> str:
    words = [str(entry.get("event"))]
    words += [f"{name}={value!r}" for name, value in entry.items() if name != "event"]
    return " ".join(words)


def _ignore(unraisable: Any) -> None:
    """Tasks of killed processes end in the middle."""


@cache
def _template() -> bytes:
    """A database as the migrations make it, with two people in it."""

    async def make(folder: Path) -> None:
        async with open_engine(sqlite_url(folder)) as engine, engine.begin() as connection:
            for person, name in zip(PEOPLE, ("Mai", "Kim"), strict=True):
                row = {"id": person, "kind": "guest", "name": name, "sessions": 0}
                await connection.execute(
                    insert(people), {**row, "made_at": EPOCH_MS, "seen_at": EPOCH_MS}
                )

    with tempfile.TemporaryDirectory() as home:
        asyncio.run(make(Path(home)))
        return (Path(home) / "wuqi.sqlite").read_bytes()
