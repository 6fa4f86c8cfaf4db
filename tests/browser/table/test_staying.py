"""Looking back at earlier positions while the game goes on at the same table."""

from playwright.sync_api import Page, Request, expect

from tests.browser.company import (
    FRIEND,
    PHONE,
    YOU,
    await_ply,
    move,
    open_at,
    sit,
    square,
    two_at,
)
from tests.browser.conftest import Visit
from tests.browser.hands import Hands


def pieces(page: Page) -> set[str]:
    """The squares where pieces stand, as they are shown."""
    return {
        one.get_attribute("data-on") or "" for one in page.locator(".board-box [data-on]").all()
    }


def two_after_three_moves(visit: Visit, **second: object) -> tuple[Page, Page]:
    mai, tuan = two_at(visit, "musketeers", second=second)
    move(mai, "c3", "c4")
    await_ply(tuan, 1)
    move(tuan, "b3", "c3")
    await_ply(mai, 2)
    move(mai, "c4", "d4")
    await_ply(tuan, 3)
    return mai, tuan


def expect_at(page: Page, ply: int, now: bool = False) -> None:
    expect(page.locator(".browse")).to_have_attribute("data-at", str(ply))
    expect(page.locator(".browse")).to_have_attribute("data-now", str(now).lower())


def test_a_move_in_the_list_shows_its_position_at_the_table(visit: Visit) -> None:
    mai, _ = two_after_three_moves(visit)
    there = mai.url
    mai.locator(".moves a").nth(0).click()
    expect_at(mai, 1)
    expect(mai.locator(".moves a").nth(0)).to_have_attribute("aria-current", "step")
    expect(mai.locator(".board-box [data-on='b3']")).to_have_count(1)
    expect(mai.locator(".board-box [data-on='c3']")).to_have_count(0)
    assert mai.url == there
    expect(mai.locator(".near")).to_contain_text("Mai")
    expect(mai.locator(".prompt")).to_be_visible()
    expect(mai.locator(".chat")).to_be_visible()
    mai.get_by_role("button", name="Back to the game").first.click()
    expect_at(mai, 3, now=True)
    expect(mai.locator(".board-box [data-on='d4']")).to_have_count(1)


def test_arrow_keys_walk_through_the_game(visit: Visit) -> None:
    mai, tuan = two_after_three_moves(visit)
    mai.keyboard.press("ArrowLeft")
    expect_at(mai, 2)
    mai.keyboard.press("ArrowLeft")
    expect_at(mai, 1)
    mai.keyboard.press("Home")
    expect_at(mai, 0)
    assert len(pieces(mai)) == 25
    mai.keyboard.press("ArrowRight")
    expect_at(mai, 1)
    mai.keyboard.press("End")
    expect_at(mai, 3, now=True)
    # A click leaves the focus on the board: the keys still walk through the game.
    square(tuan, "e5").click()
    tuan.keyboard.press("ArrowLeft")
    expect_at(tuan, 2)
    tuan.keyboard.press("ArrowRight")
    expect_at(tuan, 3, now=True)
    # Who came to the board by keys walks over the board.
    tuan.locator(".browse button").first.focus()
    for _ in range(60):
        tuan.keyboard.press("Shift+Tab")
        if tuan.evaluate("document.activeElement?.closest('[role=grid]') !== null"):
            break
    before = tuan.evaluate("document.activeElement.dataset.square")
    tuan.keyboard.press("ArrowDown")
    tuan.keyboard.press("ArrowLeft")
    assert tuan.evaluate("document.activeElement.dataset.square") != before
    expect_at(tuan, 3, now=True)


def test_keys_typed_into_the_chat_stay_there(visit: Visit) -> None:
    mai, _ = two_after_three_moves(visit)
    mai.get_by_placeholder("Type a message").fill("well played")
    mai.keyboard.press("ArrowLeft")
    mai.keyboard.press("Home")
    expect_at(mai, 3, now=True)


def test_the_wheel_over_the_board(visit: Visit) -> None:
    mai, _ = two_after_three_moves(visit)
    square(mai, "c3").hover()
    mai.mouse.wheel(0, -100)
    expect_at(mai, 2)
    mai.mouse.wheel(0, -100)
    expect_at(mai, 1)
    assert mai.evaluate("scrollY") == 0
    mai.mouse.wheel(0, 100)
    expect_at(mai, 2)
    mai.mouse.wheel(0, 100)
    expect_at(mai, 3, now=True)


def test_buttons_under_the_thumb(visit: Visit) -> None:
    """On a phone: buttons of at least 40 pixels right below the board, without scrolling."""
    _, tuan = two_after_three_moves(visit, **PHONE)
    for name in ("Go to start", "Previous move", "Next move", "Back to the game"):
        button = tuan.locator(".browse").get_by_role("button", name=name)
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 40
        assert box["y"] + box["height"] <= 740, name
    tuan.locator(".browse").get_by_role("button", name="Previous move").tap()
    expect_at(tuan, 2)
    tuan.locator(".browse").get_by_role("button", name="Go to start").tap()
    expect_at(tuan, 0)


def test_the_game_goes_on_meanwhile(visit: Visit) -> None:
    """What is new is told, nobody is thrown out, and a touch of the board leads back: no more."""
    mai, tuan = two_after_three_moves(visit)
    mai.keyboard.press("Home")
    expect_at(mai, 0)
    Hands(tuan).act()
    await_ply(mai, 4)
    expect(mai.locator(".browse")).to_contain_text("One new move since then. Your turn")
    expect_at(mai, 0)
    expect(mai.locator(".board-box [data-next]")).to_have_count(0)
    box = square(mai, "c3").bounding_box()
    assert box
    mai.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect_at(mai, 4, now=True)
    expect(mai.locator(".board-box [aria-selected=true]")).to_have_count(0)
    assert mai.locator(".table").get_attribute("data-ply") == "4"
    assert Hands(mai).await_turn()
    Hands(mai).act()
    await_ply(tuan, 5)


def test_no_way_back_into_what_is_hidden(visit: Visit) -> None:
    """While armies are set up in secret, nothing hidden is asked for or shown."""
    mai = visit()
    seats = (YOU, YOU, FRIEND, FRIEND)
    open_at(mai, "Mai", "tamquan", *seats, options={"pieces": "2", "deploy": "hidden"})
    tuan = visit(mai.url)
    for seat in (3, 4):
        sit(tuan, seat)
    bodies: list[str] = []

    def note(one: Request) -> None:
        if "/boards" in one.url:
            bodies.append(one.post_data or "")

    mai.on("request", note)
    for page, seed in ((mai, 3), (tuan, 4), (tuan, 5)):
        assert Hands(page, seed).await_turn()
        Hands(page, seed).act()
    await_ply(mai, 3)
    expect(mai.locator(".moves")).to_contain_text("(secret)")
    mai.keyboard.press("Home")
    expect_at(mai, 0)
    mai.keyboard.press("ArrowRight")
    expect_at(mai, 1)
    assert bodies
    assert all(body.count("@") == 1 for body in bodies)  # one's own action alone is known
