"""How much a page loads, and what it shows while it loads."""

import gzip

from playwright.sync_api import Page, Response, Route, expect

from tests.browser.conftest import Visit
from tests.browser.hands import open_table

LIGHT_ENOUGH = 250_000  # bytes of scripts and style sheets, packed


def weighed(visit: Visit, path: str) -> int:
    """What a first visit to an address fetches of scripts and style sheets, packed."""
    weights: list[int] = []

    def weigh(response: Response) -> None:
        if response.url.endswith((".js", ".css")):
            assert response.headers.get("content-encoding") == "gzip", response.url
            weights.append(len(gzip.compress(response.body())))

    page = visit(path, ready=lambda page: page.on("response", weigh))
    page.wait_for_load_state("networkidle")
    assert weights
    return sum(weights)


def test_a_first_visit_is_light(visit: Visit) -> None:
    table = visit("/")
    open_table(table, "sanguo", "you", "you", "you")
    for path in ("/", "/new/tamquan", "/learn/janken", table.url):
        assert weighed(visit, path) < LIGHT_ENOUGH, path


def test_a_slow_line_shows_a_board(visit: Visit) -> None:
    """First before any script has come, then before the page's own part has."""
    held: list[Route] = []
    slow = True

    def hold(route: Route) -> None:
        if slow:
            held.append(route)
        else:
            route.continue_()

    def lay(page: Page) -> None:
        page.route("**/assets/*.js", hold)

    page = visit("/learn/musketeers", ready=lay, wait="commit")
    expect(page.locator("svg.waiting-board")).to_be_visible()
    assert held
    slow = False
    for route in held:
        route.continue_()
    expect(page.locator("figure").first).to_be_visible()
    expect(page.locator("svg.waiting-board")).to_have_count(0)


def test_the_page_of_a_page_may_come_later(visit: Visit) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page = visit("/", ready=lambda page: page.route("**/Settings-*.js", hold))
    page.goto("/settings", wait_until="commit")
    expect(page.locator("main svg.waiting-board")).to_be_visible()
    for route in held:
        route.continue_()
    expect(page.locator("h1")).to_have_text("Settings")


def test_reduced_motion_is_respected(visit: Visit) -> None:
    page = visit("/", settings='{"pace": "slow"}', reduced_motion="reduce")
    expect(page.locator(".games svg.still").first).to_be_visible()
    assert page.get_by_role("button", name="Pause").count() == 0
    open_table(page, "musketeers", "you", "you")
    page.locator("[data-square=c3]").click()
    page.locator("[data-square=c4]").click()
    page.locator(".table[data-ply='1']").wait_for()
    assert page.evaluate("document.getAnimations().length") == 0
