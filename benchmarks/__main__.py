"""Runs every benchmark that needs nothing from outside, one after the other."""

from benchmarks import batch, startup
from benchmarks.measuring import part_of
from wuqi.core.registry import names

speeds = [speed for name in names() if (speed := part_of(name, "speed"))]
for benchmark in (startup, *speeds, batch):
    print(f"— {benchmark.__name__}")
    benchmark.main()
