"""How smoothly boards move: frames a second in a real browser while pieces travel.

    python -m benchmarks.frames

Needs Chromium and a built page. Counted with requestAnimationFrame: at rest, which is the best the
machine can do, on the home page, where five boards play at once, and while a rule book's board
rolls a cube. The browser draws without a graphics card, so that most people's machines do better.
"""

import sys
import tempfile
from pathlib import Path
from statistics import quantiles

from playwright.sync_api import Page, sync_playwright

from tests.browser import chromium
from tests.server.running import Server

SECONDS = 8
LATE_MS = 1000 / 60 * 1.5  # a frame that comes later than this has missed its turn

FRAMES = """(seconds) => new Promise((done) => {
  const gaps = [];
  let last = performance.now();
  const end = last + 1000 * seconds;
  const tick = (now) => {
    gaps.push(now - last);
    last = now;
    if (now < end) requestAnimationFrame(tick); else done(gaps.slice(2));
  };
  requestAnimationFrame(tick);
})"""


def measure(page: Page, what: str) -> None:
    """Says how many frames a second there were, and how many came late."""
    gaps: list[float] = page.evaluate(FRAMES, SECONDS)
    late = sum(gap > LATE_MS for gap in gaps) / len(gaps)
    slowest = quantiles(gaps, n=100)[-1]
    print(
        f"{what}: {1000 * len(gaps) / sum(gaps):.1f} frames/s, "
        f"{late:.1%} late, 99 of 100 within {slowest:.0f} ms"
    )


def main() -> None:
    found = chromium.find()
    if found is None:
        sys.exit(chromium.MISSING)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "room") as room,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        page = browser.new_page(base_url=room.url, viewport={"width": 1280, "height": 800})
        page.goto("/settings")
        measure(page, "at rest")
        page.goto("/")
        page.locator(".games svg").first.wait_for()
        measure(page, "five boards at once")
        page.goto("/learn/janken")
        figure = page.locator("figure").nth(2)
        figure.locator("[data-try]").click()
        page.evaluate("setInterval(() => document.querySelectorAll('[data-try]')[2].click(), 1400)")
        measure(page, "a rolling cube")
        browser.close()


if __name__ == "__main__":
    main()
