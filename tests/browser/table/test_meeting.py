"""People who find each other: quick pairing, being called, invitations; two phones."""

from playwright.sync_api import Page, expect

from tests.browser.company import FRIEND, PHONE, YOU, move, open_at
from tests.browser.conftest import Visit


def seek(page: Page, game: str) -> None:
    """One tap on the home page."""
    ways = page.locator(".games li").filter(has=page.locator(f"a[href='/learn/{game}']"))
    ways.locator("[data-way=person]").click()
    page.locator(".table").wait_for()


def test_two_strangers_meet_while_one_does_something_else(visit: Visit) -> None:
    """Mai looks for somebody and goes to the puzzles meanwhile; Tuan comes, and she is called."""
    mai = visit("/", **PHONE)
    seek(mai, "musketeers")
    expect(mai.locator("[data-awaiting=anyone]")).to_contain_text("Looking for an opponent")
    mai.locator("[data-awaiting] a").click()
    mai.locator("[data-own]").wait_for()

    tuan = visit("/", **PHONE)
    expect(tuan.locator(".company [role=status]")).to_contain_text("1 waiting")
    seek(tuan, "musketeers")
    tuan.locator(".table[data-status=playing]").wait_for()

    call = mai.locator("[data-call]")
    expect(call).to_contain_text("is starting")
    assert "is starting" in mai.title()
    expect(mai.locator("[data-own='1']")).to_contain_text("Your turn (1)")
    call.get_by_role("link", name="Play").click()
    mai.locator(".table[data-status=playing]").wait_for()
    expect(call).to_have_count(0)
    expect(mai.locator("[data-first-move]")).to_contain_text("First move within")
    assert mai.url == tuan.url


def test_an_invitation_says_everything_on_one_screen(visit: Visit) -> None:
    mai = visit(**PHONE)
    open_at(mai, "Mai", "musketeers", YOU, FRIEND, clock={"base": 600, "increment": 5})
    code = mai.locator("[data-awaiting=private] [data-code]")
    expect(code).to_have_attribute("data-code", mai.url)
    tuan = visit(mai.url, **PHONE)
    card = tuan.locator("[data-invitation]")
    for words in ("Mai invites you", "Standard rules", "10 min + 5 s", "The enemies"):
        expect(card).to_contain_text(words)
    play = card.get_by_role("button", name="Play")
    box = play.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 740, "the button is on the first screen"
    mai.goto("/learn")
    play.tap()
    tuan.locator(".table[data-status=playing]").wait_for()
    expect(mai.locator("[data-call]")).to_be_visible()


def test_copying_works_without_a_clipboard(visit: Visit) -> None:
    """As on a page that came by http: browsers give those no clipboard."""
    mai = visit(first=True, **PHONE)
    mai.context.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
    )
    open_at(mai, "Mai", "musketeers", YOU, FRIEND)
    mai.get_by_role("button", name="Copy link").click()
    expect(mai.get_by_role("button", name="Copied")).to_be_visible()


def test_a_team_is_taken_at_once(visit: Visit) -> None:
    mai = visit()
    open_at(mai, "Mai", "tamquan", *[FRIEND] * 6)
    mai.locator("[data-team='2']").click()
    expect(mai.locator("[data-seat='4'], [data-seat='5'], [data-seat='6']")).to_contain_text(
        ["Leave seat"] * 3
    )


def test_games_in_progress_are_seen_live_on_the_home_page(visit: Visit) -> None:
    """Of each game the best is shown, then the newest: with a clock, no older one is better."""
    mai = visit()
    clock = {"base": 600, "increment": 0}
    open_at(mai, "Mai", "musketeers", YOU, FRIEND, visibility="listed", clock=clock)
    table = mai.url.split("/")[-1]
    tuan = visit(mai.url)
    tuan.get_by_role("button", name="Play").click()
    lin = visit("/", **PHONE)
    board = lin.locator(f"[data-live='{table}']")
    expect(board).to_have_attribute("data-ply", "0")
    mai.locator(".table[data-yours=true]").wait_for()
    move(mai, "c3", "c4")
    expect(board).to_have_attribute("data-ply", "1")
    expect(board.locator("[data-on=c3]")).to_have_count(0)


def test_a_friend_is_never_a_computer(visit: Visit) -> None:
    mai = visit("/new/musketeers")
    expect(mai.locator("select[data-seat]").nth(1)).to_have_value("level:1")
    mai.goto("/new/musketeers?friends")
    expect(mai.locator("select[data-seat]").nth(1)).to_have_value("friend")
