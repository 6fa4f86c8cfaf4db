"""Whether the device says and finds the same as this machine: texts, actions, pictures, views,
results, refusals, effects, and what searchers find with a fixed number of nodes.

    python -m benchmarks.device.equal [--positions 100000] [--minutes 5] [GAME…]

So many positions of random games, for each game and each choice of its options, in chunks of 500.
Both sides walk through the same ones. It takes hours: the browser's Python is several times as slow
as this machine's. So it stops after some minutes and goes on with the next call: chunks that were
equal are noted in Wuqi's cache folder, for this very pack. At the end it says how far it is.
"""

import argparse
import json
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from tests.device.parity import CHUNK, of_chunk
from wuqi.core.folder.folders import shipped
from wuqi.core.registry import variants
from wuqi.core.storage.places import cache_home, writable

WEB = Path(__file__).parents[2] / "web"
NODE = WEB / "tools" / "device" / "python.mjs"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(shipped()))
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--minutes", type=float, default=5.0)
    return parser.parse_args()


def chunks(games: list[str], positions: int) -> list[str]:
    """The names of all chunks, those of all games and choices in turn: GAME:CHOICE:NUMBER."""
    choices = [f"{game}:{i}" for game in games for i in range(len(dict.fromkeys(variants(game))))]
    return [f"{choice}:{number}" for number in range(-(-positions // CHUNK)) for choice in choices]


def main() -> int:
    wish = arguments()
    pack = json.loads((WEB / "public" / "device" / "made.json").read_text("utf-8"))["version"]
    notes = writable(cache_home() / "device") / f"equal-{pack}.txt"
    known = set(notes.read_text("utf-8").split()) if notes.exists() else set()
    every = chunks(wish.games, wish.positions)
    wrong = compare([one for one in every if one not in known], notes, 60 * wish.minutes)
    known = set(notes.read_text("utf-8").split()) if notes.exists() else set()
    equal = Counter(one.rsplit(":", 1)[0] for one in every if one in known)
    for choice in dict.fromkeys(one.rsplit(":", 1)[0] for one in every):
        game, index = choice.split(":")
        name = repr(list(dict.fromkeys(variants(game)))[int(index)])
        print(f"{equal[choice] * CHUNK:9,} positions equal   {name}")
    for chunk in wrong:
        print("DIFFERENT", chunk)
    return len(wrong)


def compare(wanted: list[str], notes: Path, seconds: float) -> list[str]:
    """The chunks that were different, of those that could be compared in time."""
    end, wrong = time.monotonic() + seconds, []
    command = ["node", str(NODE), "tests/device/parity.py", "chunks", *wanted]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as there:
        assert there.stdout is not None
        for chunk in wanted:
            if time.monotonic() > end:
                there.terminate()
                break
            here, other = of_chunk(chunk), there.stdout.readline().rstrip("\n")
            if other == "":
                raise RuntimeError(f"the browser's Python ended before {chunk}")
            if here == other:
                with notes.open("a", encoding="utf-8") as file:
                    file.write(chunk + "\n")
            else:
                wrong.append(f"{chunk}: {here} here, {other} there")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
