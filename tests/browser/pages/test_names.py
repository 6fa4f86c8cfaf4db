"""Names keep together: they are not broken in the middle of a word, in any writing. Those of people
can be tapped, wherever they are written."""

from time import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import FRIEND, PHONE, YOU, open_at, sign_up
from tests.browser.conftest import Visit
from tests.browser.pages.test_ratings import act, do

LINES = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size;
})"""


def lines(page: Page, selector: str) -> list[int]:
    """How many lines each of some names takes."""
    page.locator(selector).first.wait_for()
    return list(page.evaluate(LINES, selector))


@pytest.mark.parametrize("locale", ["en", "zh-TW", "zh-CN", "vi", "ja"])
def test_names_of_games_and_seats_stay_in_one_line_on_a_phone(visit: Visit, locale: str) -> None:
    page = visit("/analysis", **{**PHONE, "locale": locale})
    assert set(lines(page, "nav.games a")) == {1}
    open_at(page, "Mai", "sanguo", YOU, FRIEND, FRIEND)
    assert lines(page, ".waiting .who .serif") == [1, 1, 1]


OUTSIDE = """() => {
  const header = document.querySelector('header').getBoundingClientRect();
  return [...document.querySelectorAll('header .mark, header .menu, header nav:not(.open) a')]
    .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
    .filter(([, { width, left, right, top, bottom }]) => width > 0 &&
      (left < 0 || right > innerWidth || top < header.top || bottom > header.bottom))
    .map(([name]) => name);
}"""


@pytest.mark.parametrize("locale", ["en", "zh-TW", "zh-CN", "vi", "ja"])
def test_the_head_of_the_room_has_one_line_however_wide_it_is(visit: Visit, locale: str) -> None:
    """A phone held sideways is wide, and low."""
    page = visit("/settings", locale=locale)
    page.locator(".settings").wait_for()
    for width in (320, 568, 640, 740, 844, 880, 881, 932, 1024, 1280):
        page.set_viewport_size({"width": width, "height": 360 if width < 960 else 800})
        page.wait_for_function("(width) => innerWidth === width", arg=width)
        assert page.evaluate(OUTSIDE) == [], width
        assert max(lines(page, "header .mark span:first-child")) == 1, width


# Selects whose chosen label is wider than the room for it, and names that end in an ellipsis.
CUT = """() => {
  const pen = document.createElement('canvas').getContext('2d');
  const selects = [...document.querySelectorAll('select')].filter((one) => {
    const look = getComputedStyle(one);
    pen.font = look.font;
    const room = one.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight);
    return one.clientWidth > 0 && pen.measureText(one.selectedOptions[0].text).width > room + 1;
  });
  const names = [...document.querySelectorAll('.unfinished .serif')].filter(
    (one) => one.scrollWidth > one.clientWidth + 1);
  return [...selects.map((one) => one.selectedOptions[0].text),
    ...names.map((one) => one.innerText)];
}"""


@pytest.mark.parametrize("locale", ["en", "zh-TW", "zh-CN", "vi", "ja"])
def test_no_label_is_cut_on_a_phone(visit: Visit, locale: str) -> None:
    page = visit("/new/tamquan?friends", **{**PHONE, "locale": locale})
    page.locator("select[data-seat]").first.wait_for()
    assert page.evaluate(CUT) == []
    open_at(page, "Mai", "sanguo", YOU, FRIEND, FRIEND)
    page.locator(".waiting select").first.wait_for()
    assert page.evaluate(CUT) == []
    page.goto("/")
    page.locator(".unfinished li").first.wait_for()
    assert page.evaluate(CUT) == []


# Where somebody's name is written, but not by what can be tapped.
STRAY = """(name) => {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (words.nextNode()) {
    const { data, parentElement } = words.currentNode;
    if (data.includes(name) && !parentElement.closest('[data-person]') &&
      parentElement.checkVisibility({ visibilityProperty: true }))
      found.push(parentElement.outerHTML);
  }
  return found;
}"""


def assert_tappable(page: Page, name: str) -> None:
    """The name is written on this page, and can be tapped wherever it is."""
    page.locator("[data-person]", has_text=name).first.wait_for()
    assert page.evaluate(STRAY, name) == [], page.url


def post(page: Page, path: str, **body: object) -> Any:
    answer = page.request.post(f"/api/{path}", data=body)
    assert answer.ok, answer.text()
    return answer.json()


def game_of(one: Page, other: Page) -> str:
    """A rated game that has begun; both have moved."""
    clock = {"base": 600, "increment": 5}
    wish = {"game": "musketeers", "clock": clock, "rated": True, "seats": [YOU, FRIEND]}
    table = str(post(one, "tables", **wish)["table"])
    do(other, table, type="take", seat=2)
    act(one, table)
    act(other, table)
    return table


def arena_of(one: Page, other: Page) -> str:
    """An arena in which they have played a game."""
    clock = {"base": 600, "increment": 5}
    terms = {"name": "Cup", "system": "arena", "game": "musketeers", "clock": clock}
    begins = int(1000 * time())
    cup = str(post(one, "tournaments", **terms, starts_at=begins)["about"]["tournament"])
    post(other, f"tournaments/{cup}/join")
    address = f"/api/tournaments/{cup}"
    while not (games := one.request.get(address).json()["games"]):
        one.wait_for_timeout(50)
    post(other, f"tournaments/{cup}/withdraw")
    do(other, games[0]["table"], type="resign")
    return cup


def test_a_name_can_be_tapped_wherever_it_is_written(visit: Visit) -> None:
    ida, otto = visit(**PHONE), visit()
    sign_up(ida, "Ida")
    name = sign_up(otto, "Otto")
    running, over = game_of(ida, otto), game_of(otto, ida)
    cup = arena_of(ida, otto)
    do(otto, over, type="resign")
    do(otto, running, type="say", text="hello")
    invited = post(otto, "tables", game="sanguo", seats=[YOU, FRIEND, FRIEND])["table"]
    known = ida.request.get(f"/api/people/{name}").json()["person"]["id"]
    assert ida.request.put(f"/api/me/follow/{known}").ok
    person = ida.request.get("/api/me").json()["id"]
    post(otto, "challenges", person=person, game="draughts")

    ida.goto("/")
    ida.locator("[data-challenge]").wait_for()
    ida.locator("[data-own] > button").tap()
    in_menu = ida.locator("#own-games [data-person]", has_text=name).first
    in_menu.wait_for()
    assert_tappable(ida, name)
    in_menu.tap()  # and not the row, which leads to the game
    expect(ida.get_by_role("button", name="Challenge…")).to_be_visible()
    ida.get_by_role("link", name="Profile").tap()
    expect(ida.get_by_role("heading", name=name)).to_be_visible()
    assert_tappable(ida, name)
    for address in (
        f"/play/musketeers/{running}",
        f"/play/musketeers/{over}",
        f"/play/sanguo/{invited}",
        f"/replay/musketeers/{over}",
        "/archive",
        f"/tournaments/{cup}",
    ):
        ida.goto(address)
        assert_tappable(ida, name)
    assert ida.request.put(f"/api/me/mute/{known}").ok
    ida.goto("/settings")
    assert_tappable(ida, name)
