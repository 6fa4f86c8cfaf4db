"""What a tab of Chromium takes: memory and time of the processor."""

import os
import re
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page

TICK = os.sysconf("SC_CLK_TCK")  # a second of the processor, as Linux counts


def renderers(page: Page) -> list[int]:
    """The processes that show pages."""
    session = page.context.browser.new_browser_cdp_session()  # type: ignore[union-attr]
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return [one["id"] for one in found if one["type"] == "renderer"]


def footprint(processes: Iterable[int]) -> float:
    """Megabytes that the largest of these has to itself: what Chromium's task manager calls its
    memory footprint. Code and files that it shares with other processes do not count."""
    return max(map(_own_kilobytes, processes)) / 1_000


def _own_kilobytes(process: int) -> int:
    status = Path(f"/proc/{process}/status").read_text()
    return sum(int(size) for size in re.findall(r"^(?:RssAnon|VmSwap):\s+(\d+)", status, re.M))


def cpu_seconds(page: Page) -> float:
    """What the tab has taken of the processor since it was opened."""
    ticks = 0
    for pid in renderers(page):
        after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(after_name[11]) + int(after_name[12])  # by itself, and by the system for it
    return ticks / TICK
