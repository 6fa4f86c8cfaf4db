"""How long pairing a round takes.

    python -m benchmarks.tournaments [--players 500] [--rounds 9]

Prints, for each system, the processor time of the slowest and the median round to pair. Whole
events at a server that is killed again and again: `python -m tests.server.tournaments.large`.
"""

import argparse
import time
from statistics import median

from tests.server.tournaments.simulated import Simulated
from wuqi.server.protocol.tournaments import System

FIELDS: tuple[tuple[System, int], ...] = (
    ("swiss", 2),
    ("arena", 2),
    ("swiss", 3),
    ("round-robin", 3),
)


def draws(players: int, rounds: int) -> None:
    print(f"{players} players, {rounds} rounds: milliseconds of processor time for a draw\n")
    print("| system | sides | median | slowest |\n|---|---|---|---|")
    for system, sides in FIELDS:
        played = Simulated(players - players % sides, system, (sides,), rounds=rounds)
        spent = []
        for _ in range(rounds):
            began = time.process_time()
            played.draw()
            spent.append(1000 * (time.process_time() - began))
            played.play()
        print(f"| {system} | {sides} | {median(spent):.0f} | {max(spent):.0f} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--players", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=9)
    given = parser.parse_args()
    draws(given.players, given.rounds)


if __name__ == "__main__":
    main()
