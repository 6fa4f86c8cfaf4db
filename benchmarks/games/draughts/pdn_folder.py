"""Reads every PDN file of a folder: how many games and moves, and what could not be read.

python -m benchmarks.games.draughts.pdn_folder FOLDER
"""

import sys
import time
from pathlib import Path

from wuqi.games.draughts.formats import pdn


def main(folder: str) -> None:
    games = moves = troubles = 0
    began = time.process_time()
    for path in sorted(Path(folder).rglob("*.pdn")):
        for found in pdn.read(path.read_bytes()):
            games += 1
            for sentence in (found.problem, *found.notes):
                if sentence is not None:
                    print(f"{path.name}, game {found.number}: {sentence}")
            if found.record is None:
                troubles += 1
                continue
            found.record.replay()
            moves += len(found.record.actions)
    spent = time.process_time() - began
    print(f"{games:,} games, {moves:,} moves, {troubles} exceptions, {spent:.1f} CPU-seconds")


if __name__ == "__main__":
    main(*sys.argv[1:])
