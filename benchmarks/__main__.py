"""Runs every benchmark that needs nothing from outside, one after the other."""

from benchmarks import musketeers, startup

for benchmark in (startup, musketeers):
    print(f"— {benchmark.__name__}")
    benchmark.main()
