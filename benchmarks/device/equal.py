"""Whether the device gives the same results as this machine: texts, actions, pictures, views,
results, refusals, effects, and the results of search with a fixed number of nodes.

    python -m benchmarks.device.equal [POSITIONS] [GAME…]

It compares this many positions (100,000) of random games, for each game and each choice of its
options, and prints a line for each choice. It takes hours: the browser's Python is several times as
slow as this machine's.
"""

import subprocess
import sys
from pathlib import Path

from tests.device.parity import lines
from wuqi.core.folder.folders import shipped

NODE = Path(__file__).parents[2] / "web" / "tools" / "device" / "python.mjs"


def main(positions: str = "100000", *games: str) -> None:
    wanted = games or tuple(shipped())
    command = ["node", str(NODE), "tests/device/parity.py", positions, *wanted]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as there:
        assert there.stdout is not None
        wrong = 0
        for here, other in zip(lines(int(positions), wanted), there.stdout, strict=True):
            same = here == other.rstrip("\n")
            wrong += not same
            print("equal    " if same else "DIFFERENT", here, flush=True)
    sys.exit(wrong != 0 or there.returncode)


if __name__ == "__main__":
    main(*sys.argv[1:])
