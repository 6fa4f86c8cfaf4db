"""How smoothly boards move: frames per second in a real browser while pieces move.

    python -m benchmarks.frames

Needs Chromium and a built page. Counted with requestAnimationFrame: at rest, which is the best the
machine can do; on the home page, where the boards of all games play at once; and at a table of each
game during an action, only between frames in which a piece is moving. The browser draws without a
graphics card, so most people's machines do better.
"""

import sys
import tempfile
from pathlib import Path
from statistics import quantiles

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import chromium
from tests.browser.acting import act, opened
from tests.browser.hands import PATIENCE_MS
from tests.games.expecting import SEATS, expected
from tests.server.running import Server

SECONDS = 8
TIMES = 3  # that each game's actions are watched
LATE_MS = 1000 / 60 * 1.5  # a frame that comes later than this has missed its turn

# Collects the milliseconds between frames in which something matches.
COUNT = """(wanted) => {
  const gaps = (window.gaps = []);
  let last = 0;
  const tick = (now) => {
    const counts = !wanted || document.querySelector(wanted) !== null;
    if (counts && last) gaps.push(now - last);
    last = counts ? now : 0;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""
# One screen is watched: the other one, beside it on the same two cores, does not move.
STILL = "localStorage.setItem('wuqi-settings', JSON.stringify({ pace: 'off' }))"
SHOWN = """(ply) => document.querySelector('.table').dataset.shown === String(ply)
  && !document.querySelector('[data-act], .sign')"""


def report(what: str, gaps: list[float]) -> None:
    """How many frames a second there were, and how many came late."""
    late = sum(gap > LATE_MS for gap in gaps) / len(gaps)
    slowest = quantiles(gaps, n=100)[-1]
    rate = 1000 * len(gaps) / sum(gaps)
    print(f"| {what:20} | {len(gaps):6} | {rate:8.1f} | {late:6.1%} | {slowest:6.0f} ms |")


def watched(page: Page) -> list[float]:
    """The frames of a while."""
    page.evaluate(COUNT, "")
    page.wait_for_timeout(1000 * SECONDS)
    return list(page.evaluate("window.gaps"))


def acted(browser: Browser, url: str, game: str) -> list[float]:
    """The frames in which pieces of a game move."""
    gaps: list[float] = []
    player = browser.new_context(base_url=url).new_page()
    player.add_init_script(STILL)
    page = browser.new_context(base_url=url, viewport={"width": 1280, "height": 800}).new_page()
    player.goto("/")
    for number, exchange in enumerate(expected(game).EXCHANGES * TIMES):
        path = opened(
            player,
            game,
            *["you"] * SEATS[game],
            name=f"{game} {number}",
            options=exchange.options,
            position=exchange.start,
        )
        player.goto(path)
        player.locator(".table[data-status=playing]").wait_for()
        page.goto(path)
        page.locator(".table[data-status=playing]").wait_for()
        page.evaluate(COUNT, "[data-act]")
        for ply, action in enumerate(exchange.actions, 1):
            act(player, path, action)
            page.wait_for_function(SHOWN, arg=ply, timeout=PATIENCE_MS)
        gaps += page.evaluate("window.gaps")
    for one in (player, page):
        one.context.close()
    return gaps


def main() -> None:
    found = chromium.find(chromium.WHOLE)
    if found is None:
        sys.exit(chromium.MISSING)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "room") as room,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        page = browser.new_page(base_url=room.url, viewport={"width": 1280, "height": 800})
        print(f"| {'':20} | frames | frames/s |   late | 99% within |")
        print("|---|---|---|---|---|")
        page.goto("/settings")
        report("at rest", watched(page))
        page.goto("/")
        page.locator(".games svg").first.wait_for()
        report("all boards at once", watched(page))
        page.close()
        for game in SEATS:
            report(game, acted(browser, room.url, game))
        browser.close()


if __name__ == "__main__":
    main()
