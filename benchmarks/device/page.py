"""The page without network and server, in Chromium.

    python -m benchmarks.device.page [LEVEL]

The pack is downloaded, the server is stopped and the network switched off. Then it measures: from
opening the app to the first own move; how soon a level (4) answers, and how soon it did at the
server; whole games of every game against it; and, in a tab that nobody watches, what it takes while
level 8 thinks. It needs `make pack`.
"""

import re
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

from benchmarks.device.cdp import chromium_alone
from benchmarks.device.driven import KEPT, PLAIN, Tab, begin
from benchmarks.device.tab import footprint
from tests.browser import chromium
from tests.browser.conftest import ARGUMENTS
from tests.browser.hands import Hands, open_by_form
from tests.games.expecting import expected, sides
from tests.server.running import Server
from wuqi.core.folder.folders import shipped

OPENINGS = 5
ANSWERS = 6
MOVES = 6  # a side that is set up has several in a row
STRONGEST = "level:8"
DOWNLOADED = "#offline [role=status]"
WORKER = "navigator.serviceWorker.ready.then(() => true)"


def install(context: BrowserContext, server: Server) -> None:
    """Downloads the pack, as a person does, and stops the server."""
    page = context.new_page()
    page.goto("/settings")
    page.locator("#offline button").click()
    expect(page.locator(DOWNLOADED)).to_contain_text("Downloaded.", timeout=120_000)
    page.evaluate(WORKER)
    page.close()
    server.stop()
    context.set_offline(True)


def first_move(context: BrowserContext) -> float:
    """Seconds from opening the app to one's first move against the computer."""
    page = context.new_page()
    began = time.perf_counter()
    page.goto("/", wait_until="commit")
    page.get_by_role("button", name=re.compile("against the computer")).first.click()
    hands = Hands(page)
    hands.await_turn()
    hands.act()
    spent = time.perf_counter() - began
    page.close()
    return spent


def answered(page: Page, game: str, level: str) -> float:
    """Seconds until a level has answered a move, in the middle of some."""
    open_by_form(page, game, "you", *[level] * (sides(game) - 1))
    hands, spent = Hands(page), []
    for _ in range(ANSWERS):
        if not hands.await_turn():
            break
        hands.act()
        began = time.perf_counter()
        hands.await_turn()
        spent.append(time.perf_counter() - began)
    return median(spent)


def whole_game(page: Page, game: str, level: str) -> tuple[int, float]:
    """Plies and seconds of a game against a level."""
    holders = ["you", *[level] * (sides(game) - 1)]
    open_by_form(page, game, *holders, own=expected(game).SHORT)
    began = time.perf_counter()
    hands = Hands(page)
    hands.play_out()
    return hands.ply, time.perf_counter() - began


def measure(context: BrowserContext, server: Server, level: str) -> None:
    page = context.new_page()
    at_server = {game: answered(page, game, level) for game in shipped()}
    page.close()
    install(context, server)
    spent = sorted(first_move(context) for _ in range(OPENINGS))
    print(f"opening to first move: {median(spent):.1f} s, at most {spent[-1]:.1f} s", flush=True)
    page = context.new_page()
    for game in shipped():
        own = answered(page, game, level)
        print(f"{game:12} {level} answers: {own:.2f} s, the server: {at_server[game]:.2f} s")
    for game in shipped():
        plies, seconds = whole_game(page, game, level)
        print(f"{game:12} {level}: {plies} plies in {seconds:.0f} s", flush=True)


def measure_memory(path: str, folder: Path) -> None:
    """What the tab takes while the strongest level thinks, offline."""
    with Server(folder) as server, chromium_alone(path) as page:
        page.goto(f"{server.url}/settings")
        page.evaluate(PLAIN)
        page.reload()
        page.locator("#offline button").click()
        page.evaluate(KEPT)
        server.stop()
        for game in shipped():
            most = while_it_thinks(page, f"{server.url}/new/{game}", game, page.process_ids)
            print(f"{game:12} {STRONGEST} thinks: {most:.0f} MB", flush=True)


def while_it_thinks(page: Tab, form: str, game: str, processes: Callable[[], list[int]]) -> float:
    """The most megabytes that the tab took from the opening of the form on, for some moves."""
    most = 0.0
    hands = begin(page, form, game, "you", *[STRONGEST] * (sides(game) - 1))
    for _ in range(MOVES):
        if not hands.await_turn():
            break
        hands.act()
        while True:
            most = max(most, footprint(processes()))
            if hands.is_on_turn or page.locator(".outcome").count() > 0:
                break
    return most


def main(level: str = "4") -> None:
    found = chromium.find()
    assert found is not None, chromium.MISSING
    with (
        TemporaryDirectory() as folder,
        Server(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        context = browser.new_context(base_url=server.url, locale="en", service_workers="allow")
        settings = "JSON.stringify({ pace: 'off', engine: 'server' })"  # before it is installed
        context.add_init_script(f"localStorage.setItem('wuqi-settings', {settings})")
        measure(context, server, f"level:{level}")
        browser.close()
    with TemporaryDirectory() as folder:
        measure_memory(found, Path(folder) / "data")


if __name__ == "__main__":
    main(*sys.argv[1:])
