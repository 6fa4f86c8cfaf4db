"""The device against this machine: rules and search in the page's Python console in Chromium, and
compiled for this machine, in turns.

    python -m benchmarks.device [GAME…]

The time of the processor counts, so that other work on the machine matters less: here this
process's, there that of the tab, with everything that it does besides. It needs `make pack`.
"""

import gzip
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.device import speed
from benchmarks.device.tab import cpu_seconds
from tests.browser import chromium
from tests.browser.conftest import ARGUMENTS
from tests.server.running import Server
from wuqi.core.folder.folders import shipped

WEB = Path(__file__).parents[2] / "web"
SECONDS = 2.0  # that each measurement takes, about
FIRST = {"search": 1_000, "perft": 3, "random games": 20}
PATIENCE_MS = 300_000

Work = Callable[[str, str, int], tuple[int, float]]  # how much was done, in how many seconds


def here(game: str, kind: str, amount: int) -> tuple[int, float]:
    """Works on this machine."""
    began = time.process_time()
    done = speed.work(game, kind, amount)
    return done, time.process_time() - began


class Console:
    """The page's Python console."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.goto("/python")
        self._run(Path(speed.__file__).read_text("utf-8"))

    def work(self, game: str, kind: str, amount: int) -> tuple[int, float]:
        """Works in the browser."""
        began = cpu_seconds(self._page)
        self._run(f"print(work({game!r}, {kind!r}, {amount}))")
        spent = cpu_seconds(self._page) - began
        return int(self._page.locator(".runs pre.text").last.inner_text()), spent

    def _run(self, source: str) -> None:
        ready = self._page.locator("[data-state=ready]")
        ready.wait_for()
        self._page.locator("textarea").fill(source)
        self._page.locator(".console button.main").click()
        self._page.locator("[data-state=running]").or_(ready).wait_for()
        ready.wait_for()
        assert self._page.locator("pre.error").count() == 0


def pace(work: Work, game: str, kind: str) -> float | None:
    """How much is done a second, when code is warm; nothing where there is nothing to do."""
    amount = FIRST[kind]
    while True:
        done, spent = work(game, kind, amount)
        if done == 0:
            return None
        if spent > SECONDS / 2:
            again, better = work(game, kind, amount)  # compiled by now, every part of it
            return max(done / spent, again / better)
        grown = int(amount * min(10.0, 1.2 * SECONDS / max(spent, 1e-3)))
        amount = amount + 1 if kind == "perft" else grown


def compare(browser: Browser, server: Server, games: list[str]) -> None:
    context = browser.new_context(base_url=server.url, locale="en", service_workers="block")
    context.set_default_timeout(PATIENCE_MS)
    console = Console(context.new_page())
    for game in games:
        for kind in speed.KINDS:
            native, found = pace(here, game, kind), pace(console.work, game, kind)
            if native is not None and found is not None:
                share = found / native
                print(f"{game:12}{kind:14}{found:14,.0f}{native:14,.0f}{share:8.0%}", flush=True)


def show_sizes() -> None:
    made = json.loads((WEB / "public" / "device" / "made.json").read_text("utf-8"))
    folder = WEB / "public" / "device" / made["version"]
    for file in sorted(folder.iterdir()):
        content = file.read_bytes()
        print(f"{file.name:20}{len(content):12,}{len(gzip.compress(content)):12,} gzipped")


def main(*games: str) -> None:
    found = chromium.find()
    assert found is not None, chromium.MISSING
    with (
        TemporaryDirectory() as folder,
        Server(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        print(f"{'':26}{'Chromium':>14}{'native':>14}")
        compare(browser, server, list(games or shipped()))
        browser.close()
    show_sizes()


if __name__ == "__main__":
    main(*sys.argv[1:])
