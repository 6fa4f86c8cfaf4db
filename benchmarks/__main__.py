"""Runs every benchmark that needs nothing from outside, one after the other."""

from benchmarks import draughts_perft, janken, musketeers, sanguo, startup, tamquan

for benchmark in (startup, musketeers, sanguo, draughts_perft, tamquan, janken):
    print(f"— {benchmark.__name__}")
    benchmark.main()
