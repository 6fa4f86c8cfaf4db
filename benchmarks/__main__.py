"""Runs every benchmark that needs nothing from outside, one after the other."""

from benchmarks import batch, draughts_perft, janken, musketeers, sanguo, startup, tamquan

for benchmark in (startup, musketeers, sanguo, draughts_perft, tamquan, janken, batch):
    print(f"— {benchmark.__name__}")
    benchmark.main()
