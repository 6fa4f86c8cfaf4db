"""Names keep together: they are not broken in the middle of a word, in any writing."""

import pytest
from playwright.sync_api import Page

from tests.browser.company import FRIEND, PHONE, YOU, open_at
from tests.browser.conftest import Visit

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
