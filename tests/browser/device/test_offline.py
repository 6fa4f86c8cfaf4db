"""Without a connection: the app opens again, and a person alone can do everything."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import LOADED, Hands, open_by_form
from tests.games.expecting import expected
from tests.server.running import Server
from wuqi.core.folder.folders import shipped
from wuqi.core.registry import load
from wuqi.core.text.words import words
from wuqi.teacher.lessons import lessons
from wuqi.teacher.puzzle import puzzles

WORKER = "navigator.serviceWorker.ready.then(() => true)"
MEASURED = """() => new Promise((measured) => {
  const look = () => (localStorage.getItem('wuqi-speed') ? measured() : setTimeout(look, 50));
  look();
})"""

# Just now the server has no pack: an open page goes on with what it has.
BUILT_ANEW = """() => {
  const { fetch } = window;
  const none = () => Promise.resolve(new Response('{"version": "", "files": {}}'));
  window.fetch = (to, how) => (String(to).endsWith('/made.json') ? none() : fetch(to, how));
}"""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server that may be stopped."""
    with Server(tmp_path / "data") as running:
        yield running


def download(page: Page) -> None:
    """Downloads what is needed, as a person does."""
    page.locator("#offline button").click()
    expect(page.locator("#offline [role=status]")).to_contain_text("Downloaded.")
    page.evaluate(WORKER)


def test_the_device_analyses_also_while_there_is_a_server(visit: Visit, room: Server) -> None:
    page = visit("/settings", service_workers="allow")
    download(page)
    requests: list[str] = []
    page.on("request", lambda request: requests.append(urlsplit(request.url).path))
    expect(page.locator("#engine [role=status]")).to_contain_text("will be measured")
    page.get_by_label("On this device", exact=True).check()  # however slow this machine is
    page.goto("/analysis/tamquan")  # the server answers while the device is being started
    page.evaluate(MEASURED)
    requests.clear()
    page.locator("nav.games").get_by_text("Three Musketeers").click()
    expect(page.locator("section [data-action='c3xc4']").first).to_be_visible()
    assert "/api/analysis/own" in requests
    assert "/api/analysis" not in requests

    # From the analysis board to the console: the position is there, as a board.
    page.get_by_role("link", name="Open in Python").click()
    expect(page.locator("textarea")).to_have_value(re.compile("position = game.read"))
    page.get_by_role("button", name="Run").click()
    expect(page.get_by_alt_text("Board of the position")).to_be_visible()
    expect(page.locator("[data-state=ready]")).to_be_visible()
    page.locator("textarea").fill("position.play('nonsense')")
    page.keyboard.press("Enter")
    expect(page.locator("pre.error")).to_contain_text("is not a valid way to write a move")
    expect(page.locator("[data-state=ready]")).to_be_visible()
    page.evaluate(BUILT_ANEW)
    page.locator("textarea").fill("while True: pass")
    page.get_by_role("button", name="Run").click()
    page.get_by_role("button", name="Stop").click()
    expect(page.locator("[data-state=ready]")).to_be_visible()

    page.goto("/settings")
    expect(page.locator("#engine [role=status]")).to_contain_text("positions a second")


def test_the_computer_plays_on_the_device_while_there_is_a_server(visit: Visit) -> None:
    page = visit("/settings", service_workers="allow")
    download(page)
    page.get_by_label("On this device", exact=True).check()
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    open_by_form(page, "musketeers", "you", "level:1")
    hands = Hands(page)
    expect(page.locator("[data-on-device]")).to_be_visible()  # the server has heard of it
    hands.await_turn()
    hands.act()
    hands.await_turn()
    assert [text for text in sent if '"act-for"' in text]

    # Another device of the same person, which does not think: the server goes on.
    cookies = page.context.storage_state().get("cookies", [])
    page.close()
    settings = '{"pace": "off", "engine": "server"}'
    state = {"cookies": cookies, "origins": []}
    other = visit(page.url, settings=settings, storage_state=state)
    hands = Hands(other)
    hands.await_turn()
    hands.act()
    hands.await_turn()
    expect(other.locator("[data-on-device]")).to_contain_text("Played on the player’s own device")


# Runs in the page: opens a table of the device, as wished.
OPEN = """async (wish) => {
  const device = await window.wuqiDevice();
  const answer = await device.fetch('/tables', { method: 'POST', body: JSON.stringify(wish) });
  return (await answer.json()).table;
}"""


def play_whole_game(page: Page, game: str, level: str) -> None:
    """Plays against a level from the start to the end, with options for a short game."""
    rules = load(game, **expected(game).SHORT)
    seats = [{"you": True} if one.side == 1 else {"computer": level} for one in rules.seats]
    wish = {"game": game, "options": dict(rules.options), "seats": seats}
    go_within(page, f"/play/{game}/{page.evaluate(OPEN, wish)}")
    page.locator(LOADED).wait_for()
    Hands(page).play_out()


LANGUAGES = {
    "en": "English",
    "zh-Hant": "繁體中文",
    "zh-Hans": "简体中文",
    "vi": "Tiếng Việt",
    "ja": "日本語",
}


# Pages about other people, and a table that is not on this device.
OF_THE_SERVER = (
    "/leaderboards",
    "/leaderboards/janken/rapid",
    "/tournaments",
    "/tournaments/new",
    "/tournaments/0123456789ab",
    "/people/Mai",
    "/archive?person=0123456789ab",
    "/confirm/mail/key",
    "/unsubscribe/mail/key",
    "/play/janken/0123456789ab",
    "/replay/janken/0123456789ab",
)


def go_within(page: Page, path: str) -> None:
    """As a link leads there: without loading Python again."""
    page.evaluate(
        "(to) => (history.pushState(null, '', to), dispatchEvent(new Event('popstate')))", path
    )


def play_a_person(page: Page, house: Server, game: str) -> None:
    """Begins a game against somebody else, who is elsewhere."""
    page.goto(f"/new/{game}?friends")
    page.locator("form button[type=submit]").click()
    page.locator(".table[data-status=open]").wait_for()
    table = page.url.rsplit("/", 1)[1]
    with httpx.Client(base_url=house.url) as kim:
        kim.post("/api/guest", json={"name": "Kim"}).raise_for_status()
        take = {"type": "take", "seat": 2}
        kim.post(f"/api/tables/{table}/commands", json=take).raise_for_status()
    page.locator(".table[data-status=playing]").wait_for()


@pytest.mark.slow
def test_a_person_alone_needs_no_server(visit: Visit, house: Server) -> None:
    page = visit("/settings", lossy=True, base_url=house.url, service_workers="allow")
    download(page)
    play_a_person(page, house, "musketeers")
    page.goto("/settings")
    house.stop()
    page.context.set_offline(True)

    page.reload()
    go_within(page, "/")
    expect(page.get_by_text("To play other people, you need to be online.")).to_be_visible()
    expect(page.locator("[data-way=friend]")).to_have_count(0)

    # What only a server has says so, by whatever address it is reached.
    for path in OF_THE_SERVER:
        go_within(page, path)
        expect(page.locator("main h1")).to_have_text("This page needs a connection")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("The server is not responding.")).to_be_visible()
    page.get_by_role("link", name="Back to the home page").click()
    expect(page.locator("main h1")).not_to_have_text("This page needs a connection")

    # Who plays a person has no engine at hand for that game, on this device neither.
    go_within(page, "/analysis/musketeers")
    expect(page.get_by_text("You are playing this game").first).to_be_visible()
    go_within(page, "/python")
    expect(page.locator("[data-state=playing]")).to_be_visible()

    # A whole game against the computer, from its start; it is then in the archive.
    by_form = "musketeers"
    open_by_form(page, by_form, "you", "level:4")
    hands = Hands(page)
    hands.await_turn()
    hands.act()
    hands.await_turn()
    page.reload()  # a game is not lost
    hands.play_out()
    go_within(page, "/archive")
    page.locator("main li a").first.click()
    expect(page.locator("h1")).to_contain_text("Three Musketeers")

    # All others, too, the last of them against the strongest.
    *others, last = [game for game in shipped() if game != by_form]
    for game in others:
        play_whole_game(page, game, "level:4")
    play_whole_game(page, last, "level:8")

    one = next(one for one in puzzles("musketeers") if len(one.turns) == 1)
    go_within(page, f"/puzzles/musketeers/{one.id}")
    for square in (one.solution[:2], one.solution[3:]):
        page.locator(f".puzzle [data-square={square}]").click()
    expect(page.locator(".puzzle")).to_have_attribute("data-solved", "true")

    go_within(page, "/analysis/tamquan")
    engine = page.get_by_role("region", name="Engine")
    expect(engine.locator("[data-action]").first).to_be_visible()

    # All languages: their words were never fetched online.
    for tag, name in LANGUAGES.items():
        go_within(page, "/settings")
        page.get_by_label(name, exact=True).check()
        go_within(page, "/learn/janken")
        expect(page.locator("html")).to_have_attribute("lang", tag)
        expect(page.locator("article h2").first).to_be_visible()
        go_within(page, "/leaderboards")
        expect(page.locator("main h1")).to_have_text(words(tag)("offline-page"))

    # A lesson, in the last of them.
    lesson = next(each for each in lessons("musketeers") if each.tasks[0].play)
    go_within(page, "/lessons/musketeers")
    page.locator(f"a[data-lesson={lesson.id}]").click()
    (action,) = lesson.tasks[0].solution
    for square in (action[:2], action[3:]):
        page.locator(f".task [data-square={square}]").click()
    expect(page.locator(".task[data-standing=done]")).to_be_visible()

    # With a server again, what needed one comes, and somebody who is at no table is there again.
    go_within(page, "/leaderboards")
    expect(page.get_by_role("button", name="もう一度試す")).to_be_visible()
    page.context.set_offline(False)
    house.start()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(".filters select")).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("相手を募集中のテーブル").first).to_be_visible()

    # An account, and what was played meanwhile is uploaded to it.
    page.goto("/archive")
    expect(page.locator("[data-uploads] a")).to_be_visible()
    finished = len(shipped())
    account = {"name": "Mai", "password": "correct horse"}
    assert page.request.post("/api/account", data=account).ok
    page.goto("/archive")
    page.locator("[data-uploads] button").click()
    expect(page.locator("[data-uploads] [role=status]")).to_contain_text(f"{finished}局")
    expect(page.get_by_text("端末での対局")).to_have_count(finished)
