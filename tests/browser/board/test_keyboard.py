"""A whole game without a mouse: Tab, arrows, Enter."""

import random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import TABLE, Hands, open_table

FILES = "abcde"
SQUARES = "all => all.map(one => one.dataset.square)"


def focused(page: Page) -> str:
    """The square, or else the text, that has the focus."""
    found = page.evaluate(
        "document.activeElement.dataset.square ?? document.activeElement.textContent.trim()"
    )
    return str(found)


def tab_to(page: Page, wanted: str) -> None:
    """Presses Tab until a selector has the focus, which must be visible."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            assert page.evaluate("document.activeElement.matches(':focus-visible')")
            return
    raise AssertionError(f"Tab never came to {wanted}")


def walk(page: Page, target: str) -> None:
    """Arrows from the focused square of a musketeers' board to another."""
    here = focused(page)
    across = FILES.index(target[0]) - FILES.index(here[0])
    up = int(target[1]) - int(here[1])
    for key, times in (("ArrowRight", across), ("ArrowLeft", -across), ("ArrowUp", up)):
        for _ in range(max(0, times)):
            page.keyboard.press(key)
    for _ in range(max(0, -up)):
        page.keyboard.press("ArrowDown")
    assert focused(page) == target


def test_a_game_by_keys_alone(visit: Visit) -> None:
    page = visit("/")
    tab_to(page, ".games li:first-child button")
    page.keyboard.press("Enter")
    page.locator(TABLE).wait_for()
    hands, chance = Hands(page), random.Random(3)
    tab_to(page, "[role=gridcell]")
    while hands.await_turn():
        page.keyboard.press("Escape")
        for _ in range(2):  # what to take up, where to put it
            squares = page.locator("[data-next]").evaluate_all(SQUARES)
            walk(page, chance.choice(squares))
            sight = hands.look()
            page.keyboard.press("Enter")
            hands.look(sight.stamp)
    expect(page.locator(".outcome h2").first).to_be_visible()
    assert "win" in page.locator("[aria-live=assertive]").inner_text()


def test_what_vanishes_hands_the_focus_on(visit: Visit) -> None:
    """Whoever sits down by keys can go on from there; giving up is not a matter of two Enters."""
    page = visit()
    open_table(page, "tamquan", "friend", "friend", own={"pieces": "2"})
    for seat in (1, 2, 3, 4):
        page.locator(f"[data-seat='{seat}'] button.main").focus()
        page.keyboard.press("Enter")
        if seat < 4:
            leave = page.locator(f"[data-seat='{seat}'] button", has_text="Leave seat")
            expect(leave).to_be_focused()
    expect(page.locator("aside")).to_be_focused()  # the game has begun
    page.get_by_role("button", name="Resign").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Keep playing")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".verbs button:focus")).to_have_count(1)


def test_sliding_and_rolling_by_keys(visit: Visit) -> None:
    """Janken: a letter chooses the way, and a sheet asks where Enter alone is not enough."""
    page = visit("/")
    page.goto("/learn/janken")
    board = page.locator("figure", has=page.locator("[data-try*='d4~d3-d2']")).first
    board.scroll_into_view_if_needed()
    board.locator("[data-square=d4]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("r")
    expect(board.locator("[data-square=d3]")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(board.locator(".asking button")).to_have_count(2)
    page.keyboard.press("s")
    expect(board.locator(".word")).to_contain_text("d4")


def test_what_happens_is_said(visit: Visit) -> None:
    page = visit()
    open_table(page, "musketeers", "you", "level:1")
    Hands(page).await_turn()
    page.locator("[data-square=c3]").click()
    page.locator("[data-square=d4]").click()
    expect(page.locator("[data-refusal=d4]")).to_contain_text("not one step")
    page.locator("[data-square=c3]").click()
    page.locator("[data-square=c4]").click()
    expect(page.locator("[aria-live=assertive]")).to_contain_text("enemy moved from")
    label = page.locator("[data-square=e5]").get_attribute("aria-label")
    assert label is not None
    assert label.startswith("e5: musketeer")
