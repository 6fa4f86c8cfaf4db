"""A real server, a real browser, and people who watch the console."""

import re
from collections.abc import Callable, Generator, Iterator
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
from tests.browser.profiles import Profile, Profiles
from tests.server.running import Server

STATIC = Path(__file__).parents[2] / "src" / "wuqi" / "server" / "static"
expect.set_options(timeout=PATIENCE_MS)

# No process is made in advance for pages that may come: each test has a few pages of one site. Code
# that runs for a second is not made fast, and one thread tidies up memory, one draws: on two
# processors that several browsers share, more only costs.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--process-per-site",
    "--renderer-process-limit=1",
    "--num-raster-threads=1",
    "--js-flags=--no-opt,--no-maglev,--single-threaded-gc,--min-semi-space-size=32",
]

# An address of the room that shows nothing: where people stand who are about to go to a table. Our
# page takes as long to come as many of these tests otherwise last.
DOORSTEP = "/health"

USUAL: dict[str, object] = {
    "locale": "en",
    "viewport": {"width": 1280, "height": 800},
    "service_workers": "block",  # its requests would not be seen by tests of what is loaded
}

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
        self.profiles = Profiles()
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
        self.profiles.forget()
        self._open.close()


CHROMIUM = Chromium()
HERE = Path(__file__).parent
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


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
def visit(room: Server, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Sends somebody to a path of the room; at the end nothing may stand in any console.

    Their browser is empty, but it may know our files; `first=True`: it knows nothing, and is thrown
    away. So it is when a test has failed, or has told it anything that stays."""
    lent: list[Profile] = []
    contexts: list[BrowserContext] = []
    messages: list[str] = []

    def go(
        path: str = DOORSTEP,
        settings: str = '{"pace": "off"}',
        ready: Callable[[Page], None] | None = None,
        wait: Literal["load", "commit"] = "load",
        lossy: bool = False,
        first: bool = False,
        **how: object,
    ) -> Page:
        how = {**USUAL, "base_url": room.url, **how}
        keeps = "storage_state" in how or how["service_workers"] == "allow"
        if first or keeps or how["base_url"] != room.url:
            context = browser.new_context(**how)  # type: ignore[arg-type]
            contexts.append(context)
        else:
            lent.append(CHROMIUM.profiles.lend(browser, DOORSTEP, how))
            context = lent[-1].context
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.add_init_script(
            f"if (!localStorage.getItem('wuqi-settings'))"
            f" localStorage.setItem('wuqi-settings', JSON.stringify({settings}))"
        )
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
    complaints = list(messages)  # what comes while a page is being closed is no fault of its own
    for profile in lent:
        if request.node.stash.get(FAILED, False):
            profile.context.close()
        else:
            CHROMIUM.profiles.take_back(profile)
    for context in contexts:
        context.close()
    assert complaints == []
