"""The static site in Firefox: moves of every game against level 4, an analysis, a puzzle, Python,
and all of it once more without any host.

    python -m benchmarks.device.firefox [MOVES]

It needs `make site` and a Firefox: one that is installed, or the one that $FIREFOX names. The site
is served by `python -m http.server` from a sub-path. So many moves (8) of each game are played.
"""

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.device.bidi import FirefoxPage, find, firefox
from benchmarks.device.driven import KEPT, PLAIN, begin
from tests.games.expecting import sides
from wuqi.core.folder.folders import shipped
from wuqi.teacher.puzzle import puzzles

SITE = Path(__file__).parents[2] / "site"
LEVEL = "level:4"


@contextmanager
def plain_host() -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """The site in a folder of a plain file server: its address, and the server."""
    assert (SITE / "index.html").is_file(), "build the site first: make site"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with TemporaryDirectory() as root:
        (Path(root) / "some").mkdir()
        (Path(root) / "some" / "where").symlink_to(SITE)
        command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]
        with subprocess.Popen(
            [*command, "-d", root], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as server:
            try:
                yield f"http://127.0.0.1:{port}/some/where/", server
            finally:
                server.terminate()


def play(page: FirefoxPage, address: str, game: str, moves: int) -> int:
    """Plays a game against computers, from its start; how many plies it had at the end."""
    holders = ("you", *[LEVEL] * (sides(game) - 1))
    hands = begin(page, f"{address}#/new/{game}", game, *holders, short=True)
    for _ in range(moves):
        if not hands.await_turn():
            break
        hands.act()
    return hands.ply


def analyse(page: FirefoxPage, address: str) -> None:
    page.goto(f"{address}#/analysis/tamquan")
    page.locator("section [data-action]").wait_for()


def solve(page: FirefoxPage, address: str) -> None:
    one = next(one for one in puzzles("musketeers") if len(one.turns) == 1)
    page.goto(f"{address}#/puzzles/musketeers/{one.id}")
    for square in (one.solution[:2], one.solution[3:]):
        page.locator(f".puzzle [data-square={square}]").click()
        page.wait_for_timeout(500)
    page.locator(".puzzle[data-solved=true]").wait_for()


def run_python(page: FirefoxPage, address: str) -> None:
    page.goto(f"{address}#/python/janken")
    page.locator("[data-state=ready]").wait_for()
    page.locator("button.main").click()
    page.locator(".runs img").wait_for()


def main(moves: str = "8") -> None:
    path = find()
    assert path is not None, "install Firefox, or say where it is: FIREFOX=/path/to/firefox"
    with plain_host() as (address, server), firefox(path) as page:
        print(page.version, flush=True)
        page.goto(address)
        page.evaluate(PLAIN)
        page.reload()
        for game in shipped():
            began = time.monotonic()
            plies = play(page, address, game, int(moves))
            print(f"{game:12} {plies} plies in {time.monotonic() - began:.0f} s", flush=True)
        for try_ in (analyse, solve, run_python):
            try_(page, address)
            print(f"{try_.__name__:12} works", flush=True)

        page.goto(f"{address}#/settings")
        page.locator("#offline button").click()
        page.evaluate(KEPT)
        server.terminate()
        server.wait()
        page.goto(f"{address}#/")
        page.reload()
        for game in shipped():
            plies = play(page, address, game, 2)
            print(f"{game:12} {plies} plies without a host", flush=True)
        analyse(page, address)
        for error in page.errors:
            print("console:", error[:300])


if __name__ == "__main__":
    main(*sys.argv[1:])
