"""A real server, a real browser, and people who watch the console."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.browser import chromium
from tests.browser.hands import PATIENCE_MS
from tests.server.running import Server

STATIC = Path(__file__).parents[2] / "src" / "wuqi" / "server" / "static"
expect.set_options(timeout=PATIENCE_MS)

# No process is made in advance for pages that may come: each test has a few pages of one site.
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--process-per-site", "--renderer-process-limit=1"]

# An address of the room that shows nothing: where people stand who are about to go to a table. Our
# page takes as long to come as many of these tests otherwise last.
DOORSTEP = "/health"

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The game room with its page, and no limits: all our people come from one address."""
    assert (STATIC / "index.html").is_file(), "build the page first: make page"
    running = Server(tmp_path_factory.mktemp("room") / "data", "--private-webhooks")
    running.start()
    yield running
    running.stop()


class Chromium:
    """The system's Chromium; without one the tests fail, they are never skipped.

    It runs until a test of another folder comes: while it runs, so does an event loop, and the
    server's tests need their own.
    """

    def __init__(self) -> None:
        self._open = ExitStack()
        self._running: Browser | None = None

    def start(self) -> Browser:
        if self._running is None:
            found = chromium.find()
            assert found is not None, chromium.MISSING
            playwright = self._open.enter_context(sync_playwright())
            self._running = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
            self._open.callback(self._running.close)
        return self._running

    def stop(self) -> None:
        self._running = None
        self._open.close()


CHROMIUM = Chromium()
HERE = Path(__file__).parent


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    if nextitem is None or not nextitem.path.is_relative_to(HERE):
        CHROMIUM.stop()


@pytest.fixture
def browser() -> Browser:
    return CHROMIUM.start()


def counts(message: ConsoleMessage, lossy: bool) -> bool:
    """Whether something in a console is our mistake. On a `lossy` line browsers themselves complain
    of requests and sockets that came to nothing."""
    theirs = "WebSocket|Failed to load resource|" if lossy else ""
    theirs += "registration blocked by Playwright"
    return message.type in ("error", "warning") and not re.search(theirs, message.text)


@pytest.fixture
def visit(room: Server, browser: Browser) -> Iterator[Visit]:
    """Sends somebody to a path of the room; at the end nothing may stand in any console."""
    contexts: list[BrowserContext] = []
    messages: list[str] = []

    def go(
        path: str = DOORSTEP,
        settings: str = '{"pace": "off"}',
        ready: Callable[[Page], None] | None = None,
        wait: Literal["load", "commit"] = "load",
        lossy: bool = False,
        **how: object,
    ) -> Page:
        usual = {
            "locale": "en",
            "viewport": {"width": 1280, "height": 800},
            "base_url": room.url,
            "service_workers": "block",  # its requests would not be seen by tests of what is loaded
        }
        context = browser.new_context(**{**usual, **how})  # type: ignore[arg-type]
        contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(
            f"if (!localStorage.getItem('wuqi-settings'))"
            f" localStorage.setItem('wuqi-settings', JSON.stringify({settings}))"
        )
        page = context.new_page()
        page.on(
            "console",
            lambda one: messages.append(one.text) if counts(one, lossy) else None,
        )
        page.on("pageerror", lambda error: messages.append(str(error)))
        if ready is not None:
            ready(page)
        page.goto(path, wait_until=wait)
        return page

    yield go
    for context in contexts:
        context.close()
    assert messages == []
