"""From every page to every other, with no message in the console."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.hands import Hands, open_table
from wuqi import load
from wuqi.core.registry import names

# Each page by its link in the head of the room, and something that is only there once it is shown.
PAGES = {
    "/new": ".games .thumb",
    "/learn": ".list .about",
    "/puzzles": ".list .about",
    "/archive": "main h1",
    "/settings": ".settings",
}


def leave(page: Page, path: str, landmark: str) -> None:
    page.locator(f"header nav a[href^='{path}']").click()
    page.locator(f"main {landmark.removeprefix('main ')}").first.wait_for()


@pytest.mark.parametrize("game", names())
def test_whoever_leaves_a_page_of_a_game_hears_nothing_of_it_any_more(
    visit: Visit, game: str
) -> None:
    """A page that is being left was once shown the next page's game with its own board.

    One game goes everywhere; each of the others to one page, and to the next game."""
    page = visit(f"/analysis/{game}")
    number = names().index(game)
    pages = list(PAGES.items())
    visited = pages if number == 0 else [pages[number % len(pages)]]
    for path, landmark in visited:
        page.locator(".analysis [data-square]").first.wait_for()
        expect(page.locator(".analysis")).not_to_have_attribute("data-position", "")
        leave(page, path, landmark)
        page.go_back()
    page.locator(".analysis [data-square]").first.wait_for()
    others = [*names()[number + 1 :], *names()[: number + 1]]
    for other in others if number == 0 else others[:1]:  # the same page with another game
        page.locator(f"nav.games a[href='/analysis/{other}']").click()
        expect(page.locator(f".analysis svg[data-game={other}]")).to_be_visible()
        expect(page.locator(".analysis")).not_to_have_attribute("data-position", "")
    for start, landmark in (
        (f"/puzzles/{game}", ".puzzle [data-square]"),
        (f"/learn/{game}", "figure [data-square]"),
        (f"/new/{game}", "form [data-game], form"),
    ):
        page.goto(start)
        for path in ("/settings", "/puzzles", "/learn")[: 3 if number == 0 else 1]:
            page.locator(landmark).first.wait_for()
            leave(page, path, PAGES[path])
            page.go_back()
        page.locator(landmark).first.wait_for()


@pytest.mark.parametrize("game", names())
def test_whoever_leaves_a_table_hears_nothing_of_it_any_more(visit: Visit, game: str) -> None:
    page = visit()
    sides = load(game).sides
    open_table(page, game, "you", *["random"] * (sides - 1))
    hands = Hands(page)
    assert hands.await_turn()
    for path in ("/analysis", "/settings", "/learn"):
        page.locator(f"header nav a[href^='{path}']").click()
        page.locator("main .analysis [data-square], main .settings, main .about").first.wait_for()
        page.go_back()
        page.locator(".table[data-status=playing]").wait_for()


@pytest.mark.parametrize(
    ("path", "answer", "landmark"),
    [
        ("/analysis/janken", "**/api/try", ".analysis [data-square]"),
        ("/puzzles/janken", "**/api/puzzles/janken*", "main h1"),
    ],
)
def test_a_late_answer_does_not_rename_the_next_page(
    visit: Visit, path: str, answer: str, landmark: str
) -> None:
    page = visit("/settings")
    page.locator(".settings").wait_for()
    held: list[Route] = []
    page.route(answer, lambda route: held.append(route))
    page.evaluate(
        "path => { const a = document.createElement('a'); a.href = path;"
        " document.querySelector('main').append(a); a.click(); }",
        path,
    )
    page.locator(landmark).first.wait_for()
    while not held:
        page.wait_for_timeout(10)
    page.go_back()
    page.locator(".settings").wait_for()
    with page.expect_response(answer):
        for route in held:
            route.continue_()
    page.wait_for_timeout(200)  # whoever asked hears it now
    assert page.evaluate("location.pathname") == "/settings"
