"""Whether the device says and finds the same as this machine: texts, actions, pictures, views,
results, refusals, effects, and what searchers find with a fixed number of nodes.

    python -m benchmarks.device.equal [--positions 100000] [--minutes 60] [GAME…]

So many positions of random games, for each game and every value of each of its options, and for
all values mixed, in chunks of 500 positions. Both sides walk through the same games; only digests
are compared. Chunks that were equal are noted in Wuqi's cache folder: it can be stopped at any
time, and the next call goes on, unless something that is compared has changed. Where a chunk
differs, it shows the first position that does. It needs `make pack`.
"""

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
import tarfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path

from web import npm

from tests.device import choices as choosing
from tests.device import parity
from tests.device.choices import MIXED, choices
from tests.device.parity import CHUNK, of_chunk, positions_of
from wuqi.core.folder.folders import shipped
from wuqi.core.storage.places import cache_home, writable

WEB = Path(__file__).parents[2] / "web"
NODE = WEB / "tools" / "device" / "python.mjs"
AT_ONCE = 2_000  # chunks that one process compares: more names than that do not fit
SHOWN_S = 60.0  # between two lines of progress
# Of the pack, what neither rules nor texts nor search use: layers above them.
ABOVE = re.compile(r"wuqi/(arena|cli|players|server|teacher|device/(?!standins|kernels))")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(shipped()))
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--minutes", type=float, default=60.0)
    return parser.parse_args()


def chunks(games: list[str], positions: int) -> list[str]:
    """The names of all chunks, those of all games and choices in turn; mixed ones last."""
    every = [f"{game}:{choice}" for game in games for choice in choices(game)]
    named = [f"{one}:{number}" for number in range(-(-positions // CHUNK)) for one in every]
    return sorted(named, key=lambda one: one.split(":")[1] == MIXED)


@contextmanager
def device(*args: str) -> Iterator[Iterator[str]]:
    """The lines that the other side says."""
    _, environment = npm.command()
    with subprocess.Popen(
        ["node", str(NODE), "tests/device/parity.py", *args],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    ) as there:
        assert there.stdout is not None
        try:
            yield (line.rstrip("\n") for line in there.stdout)
        finally:
            there.terminate()


def compared() -> str:
    """A digest of all that the device's answers depend on."""
    made = json.loads((WEB / "public" / "device" / "made.json").read_text("utf-8"))
    home = WEB / "public" / "device" / made["version"]
    digest = hashlib.sha256()
    for asking in (parity, choosing):
        digest.update(Path(asking.__file__ or "").read_bytes())
    for file in sorted(home.iterdir()):
        if not file.name.endswith(".pack"):
            digest.update(file.read_bytes())
            continue
        with tarfile.open(file, "r:gz") as packed:
            for entry in packed:
                content = packed.extractfile(entry)
                if content and not ABOVE.match(entry.name):
                    digest.update(entry.name.encode() + content.read())
    return digest.hexdigest()[:12]


class Comparison:
    """All chunks, and which of them were equal."""

    def __init__(self, games: list[str], positions: int) -> None:
        self._notes = writable(cache_home() / "device") / f"equal-{compared()}.txt"
        self._every = chunks(games, positions)
        noted = self._notes.read_text("utf-8").split("\n") if self._notes.exists() else []
        self._equal = set(noted) & set(self._every)
        self.different: list[str] = []

    def run(self, seconds: float) -> None:
        """Compares what has not been compared yet, for so long."""
        end, shown = time.monotonic() + seconds, time.monotonic()
        while time.monotonic() < end and (rest := self._left()):
            with device("chunks", *rest[:AT_ONCE]) as lines:
                for chunk in rest[:AT_ONCE]:
                    self._note(chunk, next(lines, "") == of_chunk(chunk))
                    if time.monotonic() - shown > SHOWN_S:
                        shown = time.monotonic()
                        print(f"{len(self._equal):,} of {len(self._every):,} chunks", flush=True)
                    if time.monotonic() > end:
                        break

    def _left(self) -> list[str]:
        done = self._equal | set(self.different)
        return [one for one in self._every if one not in done]

    def _note(self, chunk: str, equal: bool) -> None:
        if equal:
            self._equal.add(chunk)
            with self._notes.open("a", encoding="utf-8") as file:
                file.write(chunk + "\n")
        else:
            self.different.append(chunk)
            print("DIFFERENT", chunk, *first_difference(chunk), sep="\n", flush=True)

    def show(self) -> None:
        count = Counter(one.rsplit(":", 1)[0] for one in self._equal)
        for choice in dict.fromkeys(one.rsplit(":", 1)[0] for one in self._every):
            print(f"{count[choice] * CHUNK:9,} positions equal   {choice.replace(':', ' ')}")
        print(f"{len(self._equal) * CHUNK:9,} in all, {len(self.different)} chunks different")


def first_difference(chunk: str) -> tuple[str, str]:
    """What is said here and there of the first position that is not the same."""
    with device("positions", chunk) as lines:
        for here, there in zip_longest(positions_of(chunk), lines, fillvalue="nothing"):
            if here != there:
                return f"here   {here}", f"there  {there}"
    return "the same positions:", "searchers find something else"


def main() -> int:
    wish = arguments()
    comparison = Comparison(wish.games, wish.positions)
    comparison.run(60 * wish.minutes)
    comparison.show()
    return len(comparison.different)


if __name__ == "__main__":
    sys.exit(main())
