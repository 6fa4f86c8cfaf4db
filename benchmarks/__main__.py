"""Runs every benchmark that needs nothing from outside, one after the other."""

from benchmarks import janken, musketeers, sanguo, startup, tamquan

for benchmark in (startup, musketeers, sanguo, tamquan, janken):
    print(f"— {benchmark.__name__}")
    benchmark.main()
