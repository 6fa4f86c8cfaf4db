"""Several people at one table: two browsers, a lost line, a reload, four teams."""

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.hands import Hands, open_table


def sit(page: Page, *seats: int) -> None:
    """Takes seats by their buttons."""
    for seat in seats:
        page.locator(f"[data-seat='{seat}']").get_by_role("button", name="Sit here").click()
        expect(page.locator(f"[data-seat='{seat}']")).to_contain_text("Get up")


class Line:
    """A line to the server that can be cut and mended."""

    def __init__(self) -> None:
        self._cut = False
        self._routes: list[WebSocketRoute] = []

    def lay(self, page: Page) -> None:
        page.route_web_socket("**/api/live", self._through)

    def cut(self) -> None:
        self._cut = True
        for route in self._routes:
            route.close()
        self._routes = []

    def mend(self) -> None:
        self._cut = False

    def _through(self, route: WebSocketRoute) -> None:
        if self._cut:
            route.close()
            return
        route.connect_to_server()
        self._routes.append(route)


def test_two_people_one_reloading_one_losing_the_line(visit: Visit) -> None:
    mai = visit("/")
    open_table(mai, "musketeers", "you", "friend")
    expect(mai.get_by_role("heading", name="Waiting for players")).to_be_visible()
    line = Line()
    tuan = visit(mai.url, ready=line.lay, viewport={"width": 360, "height": 740})
    tuan.locator("[data-seat='2']").get_by_role("button", name="Sit here").click()
    hands = [Hands(mai, 1), Hands(tuan, 2)]
    for turn in range(6):
        somebody = hands[turn % 2]
        assert somebody.await_turn()
        somebody.act()

    mai.reload()
    assert hands[0].await_turn()
    hands[0].act()

    line.cut()
    expect(tuan.get_by_text("The connection was lost")).to_be_visible()
    expect(mai.locator(".strip[data-side='2']")).to_contain_text("away")
    line.mend()
    expect(tuan.get_by_text("The connection was lost")).to_have_count(0)
    turn = 7
    while hands[turn % 2].await_turn():
        hands[turn % 2].act()
        turn += 1
    for page in (mai, tuan):
        expect(page.locator(".outcome h2").first).to_be_visible()
    assert mai.locator(".outcome h2").first.inner_text() == tuan.locator(".outcome h2").inner_text()

    tuan.get_by_role("button", name="Play again").click()
    mai.get_by_role("button", name="Accept").click()
    expect(mai.locator(".table[data-ply='0']")).to_be_visible()
    expect(tuan.locator(".table[data-ply='0']")).to_be_visible()


def test_talk_and_onlookers(visit: Visit) -> None:
    mai = visit("/")
    open_table(mai, "musketeers", "you", "friend")
    tuan, onlooker = visit(mai.url), visit(mai.url)
    sit_and_start(tuan, 2)
    mai.get_by_placeholder("Say something").fill("<b>xin chào</b>")
    mai.keyboard.press("Enter")
    for page in (mai, tuan, onlooker):
        expect(page.locator(".lines")).to_contain_text("<b>xin chào</b>")
    assert onlooker.locator(".open").count() == 0
    expect(onlooker.get_by_role("button", name="Give up")).to_have_count(0)
    tuan.get_by_role("button", name="Offer a draw").click()
    mai.get_by_role("button", name="Accept").click()
    expect(onlooker.locator(".outcome")).to_contain_text("agreed on a draw")


def sit_and_start(page: Page, seat: int) -> None:
    """Takes the last free seat, which begins the game."""
    page.locator(f"[data-seat='{seat}']").get_by_role("button", name="Sit here").click()
    page.locator(".table[data-status=playing]").wait_for()


def test_four_teams_on_one_board(visit: Visit) -> None:
    """Two members of each team act; teammates propose an order that only they see."""
    size = {"width": 360, "height": 740}
    owner = visit("/", viewport=size)
    own = {"size": "6", "teams": "4", "pieces": "2"}
    open_table(owner, "tamquan", "you", "friend", "friend", "friend", own=own)
    people = [owner, *(visit(owner.url, viewport=size) for _ in range(3))]
    for team, page in enumerate(people[1:], 2):
        page.locator(f"[data-seat='{2 * team - 1}']").get_by_role("button", name="Sit here").click()
        page.locator(f"[data-seat='{2 * team}']").get_by_role("button", name="Sit here").click()
    hands = [Hands(page, seed) for seed, page in enumerate(people)]
    for page in people:
        page.locator(".table[data-status=playing]").wait_for()
    for _ in range(24):
        acting = next(one for one in hands * 50 if one.table.get_attribute("data-yours") == "true")
        acting.act()
    expect(owner.locator(".strip")).to_have_count(4)
