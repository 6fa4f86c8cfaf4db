"""What a tab of Chromium takes: memory and time of the processor."""

import os
import re
from pathlib import Path

from playwright.sync_api import Page

TICK = os.sysconf("SC_CLK_TCK")  # a second of the processor, as Linux counts


def renderers(page: Page) -> list[int]:
    """The processes that show pages."""
    session = page.context.browser.new_browser_cdp_session()  # type: ignore[union-attr]
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return [one["id"] for one in found if one["type"] == "renderer"]


def megabytes(page: Page) -> float:
    """What the tab's process has to itself, and its share of the rest."""
    kilobytes = [
        int(re.search(r"^Pss: +(\d+)", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.M)[1])  # type: ignore[index]
        for pid in renderers(page)
    ]
    return max(kilobytes) / 1_000


def cpu_seconds(page: Page) -> float:
    """What the tab has taken of the processor since it was opened."""
    ticks = 0
    for pid in renderers(page):
        after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(after_name[11]) + int(after_name[12])  # by itself, and by the system for it
    return ticks / TICK
