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
