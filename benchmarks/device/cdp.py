"""Chromium, driven by its own protocol, as little as is needed to play.

Playwright watches what a page loads, and Chromium keeps a copy of it for that, in the memory of the
very tab: with Python some fifty megabytes that no visitor's tab has.
"""

import json
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.sync.client import ClientConnection, connect

from benchmarks.device.driven import PATIENCE_MS, Found, Mouse
from tests.browser.conftest import ARGUMENTS

SIZE = {"width": 1280, "height": 800}
COMPLETE = """() => new Promise((done) =>
  document.readyState === 'complete' ? done(true) : addEventListener('load', () => done(true)))"""


class ChromiumMouse:
    def __init__(self, page: "ChromiumPage") -> None:
        self._page = page

    def click(self, x: float, y: float) -> None:
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            button = {} if kind == "mouseMoved" else {"button": "left", "clickCount": 1}
            self._page.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **button)


class ChromiumPage:
    """Its only tab."""

    viewport_size = SIZE

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._number = 0
        tab = self._ask("Target.createTarget", None, url="about:blank", **SIZE)["targetId"]
        self._session = self._ask("Target.attachToTarget", targetId=tab, flatten=True)["sessionId"]
        self.mouse: Mouse = ChromiumMouse(self)

    def goto(self, url: str) -> None:
        self.call("Page.navigate", url=url)
        self.evaluate(COMPLETE)

    def reload(self) -> None:
        self.goto(self.evaluate("() => location.href"))

    def locator(self, selector: str) -> Found:
        return Found(self, selector)

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def evaluate(self, function: str, argument: object = None) -> Any:
        """What a function of JavaScript answers."""
        answer = self.call(
            "Runtime.evaluate",
            expression=f"({function})({json.dumps(argument)})",
            awaitPromise=True,
            returnByValue=True,
        )
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"])
        return answer["result"].get("value")

    def process_ids(self) -> list[int]:
        """The processes that show pages."""
        found = self._ask("SystemInfo.getProcessInfo")["processInfo"]
        return [one["id"] for one in found if one["type"] == "renderer"]

    def close(self) -> None:
        """Ends the browser: where it was started by a script, ending that is not enough."""
        self._ask("Browser.close")

    def call(self, method: str, **given: object) -> Any:
        """Asks for something in the tab."""
        return self._ask(method, self._session, **given)

    def _ask(self, method: str, session: str | None = None, **given: object) -> Any:
        self._number += 1
        message = {"id": self._number, "method": method, "params": given}
        self._line.send(json.dumps({**message, **({"sessionId": session} if session else {})}))
        while True:
            answer = json.loads(self._line.recv())
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise RuntimeError(answer["error"])
                return answer["result"]


@contextmanager
def chromium_alone(path: str) -> Iterator[ChromiumPage]:
    """A Chromium with one tab, which nobody sees, and which remembers nothing afterwards."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:  # it may still write
        command = [path, "--headless", "--remote-debugging-port=0", f"--user-data-dir={profile}"]
        log = Path(profile) / "log"
        with (
            log.open("w") as out,
            subprocess.Popen([*command, *ARGUMENTS], stdout=out, stderr=out) as process,
        ):
            try:
                with connect(_address(log), max_size=None) as line:
                    page = ChromiumPage(line)
                    try:
                        yield page
                    finally:
                        page.close()
            finally:
                process.terminate()


def _address(log: Path) -> str:
    """Where Chromium listens, as it says itself."""
    end = time.monotonic() + PATIENCE_MS / 1000
    while time.monotonic() < end:
        if found := re.search(r"DevTools listening on (ws://\S+)", log.read_text("utf-8")):
            return found[1]
        time.sleep(0.1)
    raise RuntimeError(f"Chromium does not listen:\n{log.read_text('utf-8')}")
