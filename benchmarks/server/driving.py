"""Runs scripted players against a server and measures what it costs."""

import json
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.server.serving import HERE, Serving

WARM_UP = 3.0


@dataclass(frozen=True)
class Driven:
    """What was measured."""

    accepted: int
    seconds: float
    cpu: float
    p50: float  # milliseconds from sending an action until the opponent has it
    p99: float

    @property
    def pace(self) -> float:
        return self.accepted / self.seconds

    @property
    def per_cpu_second(self) -> float:
        return self.accepted / self.cpu

    @property
    def cost(self) -> float:
        """Microseconds of the server's CPU time an action."""
        return 1e6 * self.cpu / self.accepted

    def report(self, what: str) -> None:
        print(f"{what}: {self.pace:,.0f} actions a second, {self.per_cpu_second:,.0f} a CPU-second")
        seen = f"seen by the opponent after {self.p50:.1f} ms (p50), {self.p99:.1f} ms (p99)"
        print(f"    {self.cost:,.0f} µs of CPU an action; {seen}", flush=True)


def middle(rounds: Iterable[Driven]) -> Driven:
    """The median round, by the cost of an action."""
    ordered = sorted(rounds, key=lambda one: one.cost)
    return ordered[len(ordered) // 2]


def drive(server: Serving, script: str, modules: Path, settings: dict[str, Any]) -> Driven:
    """Runs a driver to its end."""
    argument = json.dumps({"url": server.url, "warmUp": WARM_UP, **settings})
    with subprocess.Popen(
        ["node", str(HERE / script), argument], cwd=modules, stdout=subprocess.PIPE, text=True
    ) as driver:
        assert driver.stdout is not None
        before = cpu = 0.0
        for line in driver.stdout:
            report = json.loads(line)
            if report.pop("at") == "begin":
                before = server.cpu_seconds()
            else:
                cpu = server.cpu_seconds() - before
    assert driver.returncode == 0, f"{script} failed"
    return Driven(cpu=cpu, **report)
