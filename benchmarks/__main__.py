"""Runs every benchmark that needs nothing from outside, one after the other."""

from benchmarks import janken, musketeers, startup

for benchmark in (startup, musketeers, janken):
    print(f"— {benchmark.__name__}")
    benchmark.main()
