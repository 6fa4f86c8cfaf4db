"""New tables, the archive, and games that began somewhere else."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.company import FRIEND, PHONE, YOU, open_at
from tests.browser.conftest import Visit
from tests.browser.hands import Hands, open_table
from tests.games.expecting import expected, sides
from wuqi.core.registry import load, names

# An option that is not as usual, and what the board beside it shows about it.
CHANGES = [(game, *option) for game in names() if (option := expected(game).OPTION)]


@pytest.mark.parametrize(("game", "option", "value", "shown"), CHANGES)
def test_what_an_option_changes_can_be_tried(
    visit: Visit, game: str, option: str, value: str, shown: str
) -> None:
    page = visit(f"/new/{game}")
    if not any(one.equal for one in load(game).face.OPTIONS):  # or they are shown from the start
        page.locator("input[name=preset][value='(own)']").check()
    page.locator(f"input[name='{option}']").first.wait_for()
    assert page.locator("figure").count() == 0
    page.locator(f"input[name='{option}'][value='{value}']").check()
    figure = page.locator("figure")
    expect(figure.locator("[data-try]")).to_have_attribute("data-try", shown)
    figure.locator("[data-try]").click()
    expect(figure.get_by_role("button", name="Reset")).to_be_enabled()


def test_boards_grow_with_their_options(visit: Visit) -> None:
    page = visit("/new/tamquan")
    squares = page.locator(".start .square")
    expect(squares).to_have_count(25)
    page.locator("input[name=preset][value='8x8']").check()
    expect(squares).to_have_count(64)
    expect(page.locator("select[data-seat]")).to_have_count(4)


def test_what_was_agreed_on_is_told_at_the_table_and_in_the_lobby(visit: Visit) -> None:
    """Whoever is invited, or finds the table on the first page, knows what to expect."""
    mai = visit("/new/tamquan")
    mai.locator("input[name=preset][value='(own)']").check()
    mai.get_by_role("spinbutton", name="Squares on each side").fill("6")
    mai.get_by_role("spinbutton", name="Number of teams").fill("3")
    mai.locator("input[name=steps][value=eight]").check()
    for seat in (1, 2):
        mai.locator("select[data-seat]").nth(seat).select_option("friend")
    mai.locator("input[name=clock]").nth(1).check()
    mai.locator("input[name=seen][value=listed]").check()
    mai.locator("form button[type=submit]").click()
    terms = visit(mai.locator("[data-awaiting] input").input_value()).locator(".terms")
    for words in ("Number of teams: 3", "any direction", "3 min + 2 s", "Public"):
        expect(terms).to_contain_text(words)
    lobby = visit("/").locator(".lists li", has_text="Cờ Tam Quân")
    expect(lobby.first).to_contain_text("3 min + 2 s · Custom rules")
    own = mai.url.split("/")[-1]
    mai.goto("/")
    links = mai.locator(f"a[href$='{own}']")
    card = mai.locator("main li", has=links)
    expect(card).to_have_count(1)  # not once more to be joined
    expect(card).to_contain_text("Waiting for players")
    mai.go_back()
    mai.get_by_role("button", name="Close table").click()


def test_whoever_was_chosen_for_a_team_stays_with_it_under_other_rules(visit: Visit) -> None:
    """With fewer pieces a team has fewer seats, and all later ones have other numbers."""
    page = visit("/new/tamquan")
    page.locator("select[data-seat]").nth(1).select_option("friend")
    page.locator("input[name=preset][value='(own)']").check()
    page.get_by_role("spinbutton", name="Members in each team").fill("2")
    expect(page.locator("select[data-seat]").nth(1)).to_have_attribute("data-seat", "3")
    expect(page.locator("select[data-seat]").nth(1)).to_have_value("friend")
    page.get_by_role("spinbutton", name="Members in each team").fill("4")
    expect(page.locator("select[data-seat]").nth(1)).to_have_attribute("data-seat", "5")
    page.locator("form button[type=submit]").click()
    page.locator(".table[data-status=open]").wait_for()
    expect(visit(page.url).get_by_role("button", name="Sit here")).to_have_count(4)


def begun(page: Page, game: str, position: str) -> None:
    """A table that begins from a position, for one person on all sides."""
    page.goto("/")
    page.evaluate(
        """async ([game, position]) => {
          const post = (path, body) => fetch(`/api/${path}`, { method: 'POST',
            headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
          await post('guest', { name: 'Mai' });
          const seats = [{ you: true }, { you: true }];
          const opened = await (await post('tables', { game, position, seats })).json();
          location.assign(`/play/${game}/${opened.table}`);
        }""",
        [game, position],
    )
    page.locator(".table[data-status=playing]").wait_for()


def test_a_game_from_a_position_of_its_own(visit: Visit) -> None:
    """Its replay begins there, and the archive finds it by how it ended."""
    page = visit("/")
    start = "M3M/1e3/5/1ee2/M4 e"
    begun(page, "musketeers", start)
    Hands(page).play_out()
    page.get_by_role("link", name="Replay").click()
    page.locator(".replay").wait_for()
    page.keyboard.press("Home")
    expect(page.locator(".piece")).to_have_count(6)
    position = page.get_by_label("Copy position").first
    expect(position).to_have_value(start)
    page.goto("/archive")
    games = page.locator("main li")
    expect(games).to_have_count(1)
    reason = games.locator(".small").first.inner_text()
    page.get_by_label("Game", exact=True).select_option("musketeers")
    expect(games).to_have_count(1)
    page.get_by_label("How it ended").select_option(label=reason)
    expect(games).to_have_count(1)
    page.get_by_label("How it ended").select_option("resigned")
    expect(games).to_have_count(0)
    page.get_by_label("How it ended").select_option("")
    page.get_by_label("When").select_option("7")
    expect(games).to_have_count(1)
    page.get_by_label("Game", exact=True).select_option("janken")
    expect(games).to_have_count(0)


def test_what_the_archive_finds_too_late_is_not_shown(visit: Visit) -> None:
    """On a slow line somebody chooses one game, and then all of them again."""
    page = visit()
    open_table(page, "musketeers", "you", "you")
    for _ in range(2):  # and once more, to be sure
        page.get_by_role("button", name="Resign").click()
    page.locator(".outcome").wait_for()
    page.goto("/archive")
    games = page.locator("main li")
    expect(games).to_have_count(1)
    late: list[Route] = []
    page.route("**/api/archive?*game=janken*", lambda route: late.append(route))
    choice = page.get_by_label("Game", exact=True)
    choice.select_option("janken")
    choice.select_option("")
    expect(games).to_have_count(1)
    with page.expect_response("**/api/archive?*game=janken*"):
        late[0].continue_()
    page.evaluate("new Promise((done) => setTimeout(done, 100))")
    expect(games).to_have_count(1)


MUTE = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (told) {
    if (!/"commit"|"reveal"/.test(told)) send.call(this, told);
  };
}"""


@pytest.mark.slow
def test_the_shuffle_says_whom_it_waits_for(visit: Visit) -> None:
    """Somebody vanishes in the middle of it; the server speaks for them, and the game begins."""
    mai = visit()
    open_table(mai, "sanguo", "you", "friend", "random")
    tuan = visit(mai.url)
    tuan.evaluate(MUTE)
    tuan.locator("[data-seat='2']").get_by_role("button", name="Sit here").click()
    expect(mai.get_by_text(re.compile(r"Waiting for Guest \d+\."))).to_be_visible()
    mai.locator(".table[data-status=playing]").wait_for()


WHY_NOT = [(game, *refused) for game in names() if (refused := expected(game).REFUSED)]


@pytest.mark.parametrize(("game", "squares", "why"), WHY_NOT)
def test_why_not(visit: Visit, game: str, squares: tuple[str, ...], why: str) -> None:
    page = visit()
    open_table(page, game, "you", "you")
    Hands(page).await_turn()
    for square in squares:
        page.locator(f"[data-square='{square}']").click()
    expect(page.locator("[data-refusal]")).to_have_text(re.compile(f"{why}.*\\S"))
    assert Hands(page).ply == 0


@pytest.mark.parametrize("game", {sides(game): game for game in names()}.values())
def test_with_friends_asks_for_friends(visit: Visit, game: str) -> None:
    """Nobody who wants to play with friends is given a computer."""
    page = visit(f"/new/{game}?friends")
    seats = page.locator("select[data-seat]")
    seats.first.wait_for()
    others = [seats.nth(number).input_value() for number in range(1, seats.count())]
    assert others
    assert set(others) == {"friend"}
    expect(page.get_by_role("button", name="Open table")).to_be_visible()


def test_whoever_is_invited_is_told_what_to_do(visit: Visit) -> None:
    """On a phone: in sight at once, one tap away from the game. The host sees the link instead."""
    mai = visit()
    open_at(mai, "Mai", "draughts", YOU, FRIEND)
    expect(mai.locator("[data-invitation]")).to_have_count(0)
    expect(mai.locator("[data-awaiting]")).to_contain_text("Invite a friend")
    tuan = visit(mai.url, **PHONE)
    expect(tuan.locator("[data-invitation]")).to_contain_text("Mai invites you to play")
    expect(tuan.locator("[data-awaiting]")).to_have_count(0)
    play = tuan.locator("[data-invitation] button")
    box = play.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE["viewport"]["height"]
    play.tap()
    for page in (mai, tuan):
        page.locator(".table[data-status=playing]").wait_for()


@pytest.mark.parametrize(("language", "called"), [("zh-Hant", "訪客"), ("ja", "ゲスト")])
def test_a_guest_is_called_so_in_the_readers_language(
    visit: Visit, language: str, called: str
) -> None:
    mai = visit("/")
    mai.get_by_role("button", name="Play Three Musketeers").click()
    mai.locator(".table[data-status=playing]").wait_for()
    expect(mai.locator(".near")).to_contain_text(re.compile(r"Guest \d+"))
    lin = visit(mai.url, settings=f'{{"language": "{language}"}}')
    expect(lin.locator(".table")).to_contain_text(re.compile(rf"{called} ?\d+"))
    expect(lin.locator(".table")).not_to_contain_text("Guest")


def test_on_a_phone_the_pages_have_names(visit: Visit) -> None:
    page = visit(**PHONE)
    open_at(page, "Mai", "draughts", YOU, YOU)
    links = page.locator("header nav a")
    expect(links.first).to_be_hidden()
    page.get_by_role("button", name="Menu").tap()
    for name in ("New table", "Learn", "Puzzles", "Analysis", "Archive", "Settings"):
        expect(links.filter(has_text=name)).to_be_visible()
    page.keyboard.press("Escape")
    expect(links.first).to_be_hidden()
    page.get_by_role("button", name="Menu").tap()
    links.last.tap()
    expect(page.locator("h1")).to_have_text("Settings")
    expect(links.first).to_be_hidden()
