"""No page asks anybody else for anything."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.hands import go_and_settle, open_by_form
from tests.server.running import Server
from wuqi.server.http.middleware.guard import POLICY

PAGES = (
    "/",
    "/new/sanguo",
    "/learn/janken",
    "/puzzles/draughts",
    "/lessons",
    "/leaderboards",
    "/tournaments",
    "/archive",
    "/settings",
)


def test_no_page_asks_anybody_else(visit: Visit, room: Server) -> None:
    requests: list[str] = []

    def note(page: Page) -> None:
        page.context.on("request", lambda request: requests.append(request.url))

    page = visit("/", first=True, ready=note)
    for path in PAGES:
        go_and_settle(page, path)
    open_by_form(page, "musketeers", "you", "you")
    page.goto("/analysis/tamquan")
    page.get_by_role("region", name="Engine").wait_for()
    assert requests
    assert [url for url in requests if not url.startswith((room.url, "data:", "blob:"))] == []


@pytest.mark.parametrize("source", ["script-src", "worker-src"])
def test_the_policy_allows_compiled_rules_and_nothing_else(source: str) -> None:
    allowed = dict(part.split(" ", 1) for part in POLICY.split("; "))
    expected = {"script-src": "'self' 'wasm-unsafe-eval'", "worker-src": "'self'"}
    assert allowed[source] == expected[source]
