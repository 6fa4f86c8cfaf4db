"""Hints at a table: each clue is marked on the board, and a new position wipes it all off."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.company import Line
from tests.browser.conftest import Visit
from tests.browser.hands import Hands, open_table
from tests.games.expecting import expected, sides
from wuqi.core.registry import names


@pytest.mark.parametrize("game", names())
def test_the_last_clue_shows_the_action_on_the_board(visit: Visit, game: str) -> None:
    page = visit()
    open_table(page, game, "you", *["random"] * (sides(game) - 1))
    hands = Hands(page)
    assert hands.await_turn()
    button = page.locator("[data-hint]")
    given = 0
    while button.is_enabled():
        button.click()
        given += 1
        page.locator(f"[data-clue='{given}']").wait_for()
        expect(button).to_have_attribute("data-hint", str(given))
    assert 1 <= given <= 3
    if expected(game).HINTED:
        expect(page.locator("[data-hinted]")).to_have_attribute("data-hinted", "action")
    hands.act()
    expect(page.locator("[data-hinted]")).to_have_count(0)
    expect(page.locator("[data-clue]")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "vi", "ja"])
def test_where_not_what_comes_first(visit: Visit, language: str) -> None:
    page = visit(settings=f'{{"animation": false, "language": "{language}"}}')
    open_table(page, "draughts", "you", "random")
    assert Hands(page).await_turn()
    seen = []
    for number in (1, 2, 3):
        page.locator("[data-hint]").click()
        page.locator(f"[data-clue='{number}']").wait_for()
        seen.append(page.locator("[data-hinted]").get_attribute("data-hinted"))
    assert seen == ["area", "square", "action"]
    expect(page.locator("[data-hint]")).to_be_disabled()


def test_while_the_teacher_thinks_it_is_shown(visit: Visit) -> None:
    held: list[Route] = []
    page = visit(ready=lambda page: page.route("**/hint", lambda route: held.append(route)))
    open_table(page, "musketeers", "you", "random")
    assert Hands(page).await_turn()
    page.locator("[data-hint]").click()
    expect(page.locator("[data-thinking]")).to_be_visible()
    expect(page.locator("[data-hint]")).to_be_disabled()
    box = page.locator(".moves").bounding_box()
    for route in held:
        route.continue_()
    page.locator("[data-clue='1']").wait_for()
    expect(page.locator("[data-thinking]")).to_have_count(0)
    assert page.locator(".moves").bounding_box() == box  # the answer had its room already


def test_other_news_of_the_table_leave_the_clues_alone(visit: Visit) -> None:
    """A view may come at any time: somebody looks in, a line returns. The position is the same."""
    held: list[Route] = []
    line = Line()

    def ready(page: Page) -> None:
        line.lay(page)
        page.route("**/hint", lambda route: held.append(route))

    page = visit(ready=ready)
    open_table(page, "tamquan", "you", "random", own={"teams": "2"})
    assert Hands(page).await_turn()
    page.locator("[data-hint]").click()
    expect(page.locator("[data-thinking]")).to_be_visible()
    requested: list[str] = []  # not what was requested for the position itself
    page.on("request", lambda request: requested.append(request.url))
    come_back(page, line)
    expect(page.locator("[data-thinking]")).to_be_visible()
    for route in held:
        route.continue_()
    page.locator("[data-clue='1']").wait_for()
    come_back(page, line)
    expect(page.locator("[data-clue='1']")).to_be_visible()
    assert not [url for url in requested if url.endswith(("/outlooks", "/perils"))]


def come_back(page: Page, line: Line) -> None:
    """The line is lost and returns: the server tells of the table anew."""
    line.sent.clear()
    line.cut()
    page.locator(".lost").wait_for()
    line.mend()
    page.locator(".lost").wait_for(state="detached")
    while not any('"watch"' in sent for sent in line.sent):
        page.wait_for_timeout(20)
    page.wait_for_timeout(300)  # the answer, and whatever it sets in motion
