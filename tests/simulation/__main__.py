"""Runs seeds on all processors: `python -m tests.simulation 1000`, or `5000-5999`; a single seed
prints everything that happened. What was interrupted goes on where it was."""

import sys
import time
from pathlib import Path

from tests.simulation.many import Progress, run_many, still_to_run
from tests.simulation.report import explained, summed_up
from tests.simulation.seeds import simulation

STATE = Path("build/simulation.json")
EVERY_S = 5.0  # progress is shown


def seeds_of(text: str) -> range:
    """`1000`: the first thousand; `200-299`: these hundred."""
    first, dash, last = text.partition("-")
    return range(int(first), int(last) + 1) if dash else range(int(first))


def run_one(seed: int) -> bool:
    """Prints everything that happens; whether all promises were kept."""
    with simulation() as seeds:
        outcome = seeds.run(seed)
    print(explained(outcome))
    return outcome.problem is None


def run_all(wanted: range) -> bool:
    """Prints progress and a report; whether all promises were kept."""
    progress = Progress.read(STATE, wanted)
    began = shown_at = time.monotonic()
    before = len(progress.chunks)
    try:
        for chunk in run_many(still_to_run(wanted, progress)):
            progress.add(chunk)
            for line in chunk.problems:
                print(line, flush=True)
            if time.monotonic() > shown_at + EVERY_S:
                shown_at = time.monotonic()
                progress.write(STATE)
                print(progress.described(shown_at - began, before), flush=True)
    except KeyboardInterrupt:
        progress.write(STATE)
        print("interrupted; the same command goes on")
    else:
        STATE.unlink(missing_ok=True)
    total = progress.total()
    print(summed_up(total))
    return not total.problems


def main() -> None:
    wanted = seeds_of(sys.argv[1] if len(sys.argv) > 1 else "1000")
    kept = run_one(wanted[0]) if len(wanted) == 1 else run_all(wanted)
    sys.exit(not kept)


if __name__ == "__main__":
    main()
