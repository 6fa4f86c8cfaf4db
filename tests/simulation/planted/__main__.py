"""Finds the first seed that catches each planted bug; or those that are named."""

import sys
from itertools import count

from tests.simulation.planted import load, with_bug
from tests.simulation.seeds import simulation

MOST = 100_000


def main() -> None:
    bugs = load()
    missed = 0
    with simulation() as seeds:
        for name in sys.argv[1:] or bugs:
            with with_bug(name):
                for seed in count():
                    outcome = seeds.run(seed)
                    if outcome.problem is not None or seed >= MOST:
                        break
            missed += outcome.problem is None
            print(f"{name:36} {seed:6}  {outcome.problem or 'not caught'}", flush=True)
    sys.exit(missed > 0)


if __name__ == "__main__":
    main()
