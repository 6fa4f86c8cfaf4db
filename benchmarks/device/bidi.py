"""Firefox, driven by WebDriver BiDi: the little of it that is needed to play.

Playwright drives only a Firefox of its own making. This one is any that is installed.
"""

import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.sync.client import ClientConnection, connect

from benchmarks.device.driven import PATIENCE_MS, Found, Mouse

NAMES = ("firefox", "firefox-esr")


def find() -> str | None:
    """The path of a Firefox: what $FIREFOX says, or one that is installed."""
    return os.environ.get("FIREFOX") or next(filter(None, map(shutil.which, NAMES)), None)


class FirefoxMouse:
    def __init__(self, page: "FirefoxPage") -> None:
        self._page = page

    def click(self, x: float, y: float) -> None:
        press = {"type": "pointerMove", "x": round(x), "y": round(y)}
        buttons = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        pointer = {"type": "pointer", "id": "mouse", "actions": [press, *buttons]}
        self._page.call("input.performActions", actions=[pointer])


class FirefoxPage:
    """Its only tab."""

    viewport_size = {"width": 1280, "height": 800}  # noqa: RUF012

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._number = 0
        self.errors: list[str] = []  # what stands in the console
        found = self._ask("session.new", capabilities={})["capabilities"]
        self.version = f"{found['browserName']} {found['browserVersion']}"
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._tab = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        self.call("browsingContext.setViewport", viewport=self.viewport_size)
        self.mouse: Mouse = FirefoxMouse(self)

    def goto(self, url: str) -> None:
        self.call("browsingContext.navigate", url=url, wait="complete")

    def reload(self) -> None:
        self.call("browsingContext.reload", wait="complete")

    def locator(self, selector: str) -> Found:
        return Found(self, selector)

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def evaluate(self, function: str, argument: object = None) -> Any:
        """What a function of JavaScript answers."""
        call = f"async (given) => JSON.stringify((await ({function})(JSON.parse(given))) ?? null)"
        given = [{"type": "string", "value": json.dumps(argument)}]
        answer = self.call(
            "script.callFunction",
            functionDeclaration=call,
            arguments=given,
            awaitPromise=True,
            target={"context": self._tab},
        )
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def call(self, method: str, **given: object) -> Any:
        """Asks for something in this tab."""
        return self._ask(method, **({} if "target" in given else {"context": self._tab}), **given)

    def _ask(self, method: str, **given: object) -> Any:
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": given}))
        while True:
            message = json.loads(self._line.recv())
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.errors.append(str(message["params"]["text"]))
            if message.get("id") == self._number:
                if message["type"] == "error":
                    raise RuntimeError(message["message"])
                return message["result"]


@contextmanager
def firefox(path: str) -> Iterator[FirefoxPage]:
    """A Firefox with one tab, which nobody sees, and which remembers nothing afterwards."""
    with TemporaryDirectory() as profile:
        log = Path(profile) / "log"
        command = [path, "--headless", "--no-remote", "--remote-debugging-port", "0"]
        with (
            log.open("w") as out,
            subprocess.Popen([*command, "--profile", profile], stdout=out, stderr=out) as process,
        ):
            try:
                with connect(f"{_address(log)}/session", max_size=None) as line:
                    yield FirefoxPage(line)
            finally:
                process.terminate()


def _address(log: Path) -> str:
    """Where Firefox listens, as it says itself."""
    end = time.monotonic() + PATIENCE_MS / 1000
    while time.monotonic() < end:
        if found := re.search(r"BiDi listening on (ws://\S+)", log.read_text("utf-8")):
            return found[1]
        time.sleep(0.1)
    raise RuntimeError(f"Firefox does not listen:\n{log.read_text('utf-8')}")
