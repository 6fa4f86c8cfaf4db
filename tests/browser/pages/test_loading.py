"""How much a page loads, and what it shows while it loads."""

import gzip

from playwright.sync_api import Page, Response, Route, expect

from tests.browser.company import FRIEND, YOU, Line, await_ply, move, open_at, square
from tests.browser.conftest import Visit
from tests.browser.fingers import PHONE, Fingers, middle
from tests.browser.hands import open_by_form

# Bytes of scripts, words and style sheets, packed.
HOME, TABLE, OTHERS = 82_000, 99_000, 140_000


def weighed(visit: Visit, path: str) -> int:
    """What a first visit to an address fetches of scripts and style sheets, packed."""
    weights: list[int] = []

    def weigh(response: Response) -> None:
        if response.url.endswith((".js", ".css")):
            assert response.headers.get("content-encoding") == "gzip", response.url
            weights.append(len(gzip.compress(response.body())))

    page = visit(path, first=True, ready=lambda page: page.on("response", weigh))
    page.wait_for_load_state("networkidle")
    assert weights
    return sum(weights)


def test_a_first_visit_is_light(visit: Visit) -> None:
    table = visit()
    open_by_form(table, "sanguo", "you", "you", "you")
    limits = {"/": HOME, table.url: TABLE, "/new/tamquan": OTHERS, "/learn/janken": OTHERS}
    for path, limit in limits.items():
        assert weighed(visit, path) < limit, path


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

    page = visit("/learn/musketeers", first=True, ready=lay, wait="commit")
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

    page = visit("/", first=True, ready=lambda page: page.route("**/Settings-*.js", hold))
    page.goto("/settings", wait_until="commit")
    expect(page.locator("main svg.waiting-board")).to_be_visible()
    for route in held:
        route.continue_()
    expect(page.locator("h1")).to_have_text("Settings")


def test_reduced_motion_is_respected(visit: Visit) -> None:
    page = visit("/", settings='{"pace": "slow"}', reduced_motion="reduce")
    expect(page.locator(".games svg.still").first).to_be_visible()
    assert page.get_by_role("button", name="Pause").count() == 0
    open_by_form(page, "musketeers", "you", "you")
    page.locator("[data-square=c3]").click()
    page.locator("[data-square=c4]").click()
    page.locator(".table[data-ply='1']").wait_for()
    assert page.evaluate("document.getAnimations().length") == 0


def test_a_board_that_stands_in_for_another_takes_no_touch(visit: Visit) -> None:
    """Until the table is told the board may look different, and looks as if it were not ready."""
    owner = visit(**PHONE)
    open_at(owner, "Mai", "musketeers", YOU, YOU)
    line = Line(keeps="table")
    page = owner.context.new_page()
    line.lay(page)
    page.goto(owner.url)
    page.locator(".table[data-status=loading] [data-square=c3]").wait_for()
    assert page.locator(".middle").evaluate("(box) => Number(getComputedStyle(box).opacity)") < 1
    Fingers(page).tap(middle(page, "[data-square=c3]"))
    page.keyboard.press("Tab")
    assert page.locator("[data-square]:focus").count() == 0
    line.let_through()
    page.locator(".table[data-status=playing]").wait_for()
    assert page.locator(".middle").evaluate("(box) => getComputedStyle(box).opacity") == "1"
    assert page.locator("[aria-selected=true]").count() == 0
    move(page, "c3", "c4")
    await_ply(page, 1)


def test_a_new_table_is_played_at_before_the_line_has_told_of_it(visit: Visit) -> None:
    """The answer to opening it told everything: the first touch counts, however slow the line."""
    line = Line(keeps="table")
    page = visit(ready=line.lay)
    open_by_form(page, "musketeers", "you", "you")
    move(page, "c3", "c4")
    expect(page.locator("[aria-busy=true]")).to_be_visible()
    line.let_through()
    await_ply(page, 1)


def test_what_is_touched_stays_touched_when_something_is_offered(visit: Visit) -> None:
    """An offer is news about the table, but not about its board."""
    mai = visit("/")
    start = "5/A3A/5/5/B3B 1 phase=march members=12,12"
    seats = (YOU, FRIEND, YOU, YOU)
    open_at(mai, "Mai", "tamquan", *seats, options={"pieces": "2"}, position=start)
    tuan = visit(mai.url)
    tuan.get_by_role("button", name="Sit here").click()
    mai.locator(".table[data-status=playing]").wait_for()
    move(mai, "a4")
    expect(square(mai, "a4")).to_have_attribute("aria-selected", "true")
    tuan.get_by_role("button", name="Offer a draw").click()
    expect(mai.locator(".offer")).to_be_visible()
    expect(square(mai, "a4")).to_have_attribute("aria-selected", "true")
