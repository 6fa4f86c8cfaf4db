"""Runs seeds: `python -m tests.simulation 1000`, or `5000-5999`; a single seed prints everything
that happened."""

import sys
import time
from contextlib import suppress
from dataclasses import replace

from tests.simulation.report import described, explained, summed_up
from tests.simulation.seeds import Outcome, simulation

EVERY_S = 5.0  # progress is shown


def seeds_of(text: str) -> range:
    """`1000`: the first thousand; `200-299`: these hundred."""
    first, dash, last = text.partition("-")
    return range(int(first), int(last) + 1) if dash else range(int(first))


def main() -> None:
    wanted = seeds_of(sys.argv[1] if len(sys.argv) > 1 else "1000")
    began = shown_at = time.monotonic()
    done: list[Outcome] = []
    bad: list[Outcome] = []
    with simulation() as seeds, suppress(KeyboardInterrupt):
        for seed in wanted:
            outcome = seeds.run(seed)
            if outcome.problem is not None:
                bad.append(outcome)
                print(f"seed {seed}: {outcome.problem}\n    {described(outcome.plan)}", flush=True)
            done.append(outcome if len(wanted) == 1 else replace(outcome, trace=[]))
            if time.monotonic() > shown_at + EVERY_S:
                shown_at = time.monotonic()
                print(f"{len(done):,} of {len(wanted):,}, {len(bad)} bad", flush=True)
    if bad or len(done) == len(wanted) == 1:
        print(explained((bad or done)[0]))
    print(summed_up(done))
    took, computed = time.monotonic() - began, time.process_time()
    print(f"{len(bad)} bad; {took:.0f} s, {computed:.0f} s of a processor")
    sys.exit(len(bad) > 0)


if __name__ == "__main__":
    main()
