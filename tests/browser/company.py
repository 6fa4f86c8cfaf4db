"""People who meet at a table, opened with just what a test is about."""

import json
from secrets import token_hex
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.hands import DOUBLE_MS, LOADED, take_breath

OPEN = """async ([name, body]) => {
  const post = (path, told) => fetch(`/api/${path}`, { method: 'POST',
    headers: { 'content-type': 'application/json' }, body: JSON.stringify(told) });
  await post('guest', { name });
  const opened = await post('tables', body);
  if (!opened.ok) throw new Error(await opened.text());
  const { game, table } = await opened.json();
  return `/play/${game}/${table}`;
}"""
YOU: dict[str, Any] = {"you": True}
FRIEND: dict[str, Any] = {}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


class Line:
    """A line to the server that can be slow, and be cut and mended, and keep back what it tells."""

    def __init__(self, delay_ms: float = 0, keeps: str = "") -> None:
        self._cut = False
        self._delay_ms = delay_ms  # of the first answer
        self._keeps = keeps  # the type of messages that wait for `let_through`; '': none does
        self._kept: list[tuple[WebSocketRoute, str | bytes]] = []
        self._routes: list[WebSocketRoute] = []
        self.sent: list[str] = []  # what the page said on it

    def lay(self, page: Page) -> None:
        self._page = page
        page.route_web_socket("**/api/live", self._through)

    def cut(self) -> None:
        self._cut = True
        for route in self._routes:
            route.close()
        self._routes = []

    def mend(self) -> None:
        self._cut = False

    def let_through(self) -> None:
        """What was kept back arrives, and nothing is kept back any more."""
        self._keeps = ""
        for route, message in self._kept:
            route.send(message)
        self._kept = []

    def _through(self, route: WebSocketRoute) -> None:
        if self._cut:
            route.close()
            return
        server = route.connect_to_server()
        late = False

        def pass_back(message: str | bytes) -> None:
            nonlocal late
            if self._delay_ms and not late:
                late = True
                self._page.wait_for_timeout(self._delay_ms)
            if self._keeps and json.loads(message)["type"] == self._keeps:
                self._kept.append((route, message))
            else:
                route.send(message)

        server.on_message(pass_back)

        def pass_on(message: str | bytes) -> None:
            self.sent.append(str(message))
            server.send(message)

        route.on_message(pass_on)
        self._routes.append(route)


def open_at(page: Page, name: str, game: str, *seats: dict[str, Any], **terms: object) -> None:
    """Opens a table by the interface: seats in turn, and the position, options or clock."""
    page.goto(page.evaluate(OPEN, [name, {"game": game, "seats": list(seats), **terms}]))
    page.locator(LOADED).wait_for()


def two_at(
    visit: Visit,
    game: str,
    first: dict[str, Any] | None = None,
    second: dict[str, Any] | None = None,
    **terms: object,
) -> tuple[Page, Page]:
    """Two people in a game that has begun, on sides 1 and 2; how each visits is told."""
    mai = visit(**(first or {}))
    open_at(mai, "Mai", game, YOU, FRIEND, **terms)
    tuan = visit(mai.url, **(second or {}))
    tuan.get_by_role("button", name="Sit here").click()
    for page in (mai, tuan):
        page.locator(".table[data-status=playing]").wait_for()
    return mai, tuan


def unused(name: str) -> str:
    """A name that nobody has yet, also when a test is tried again at the same room."""
    return f"{name} {token_hex(3)}"


def sign_up(page: Page, name: str) -> str:
    """Makes an account; its name, which begins like this."""
    account = {"name": unused(name), "password": "correct horse"}
    assert page.request.post("/api/account", data=account).ok
    return account["name"]


def square(page: Page, name: str) -> Any:
    return page.locator(f".board-box [data-square='{name}']")


_touched: WeakKeyDictionary[Page, str] = WeakKeyDictionary()  # the last square on each page


def move(page: Page, *squares: str) -> None:
    """Clicks squares in turn."""
    for name in squares:
        if _touched.get(page) == name:
            take_breath(page)
        _touched[page] = name
        square(page, name).click()


def await_ply(page: Page, ply: int) -> None:
    page.locator(f".table[data-ply='{ply}']").wait_for()


def take_back(page: Page) -> None:
    page.get_by_role("button", name="Take back").click()


def sit(page: Page, *seats: int) -> None:
    """Takes seats, each no sooner than a person would: the page takes a second click at once, near
    the first, for half of a double click. The room has heard of each before this returns."""
    for seat in seats:
        page.wait_for_timeout(DOUBLE_MS)
        free = page.locator(f"[data-seat='{seat}']").get_by_role("button", name="Sit here")
        free.click()
        expect(free).to_have_count(0)
