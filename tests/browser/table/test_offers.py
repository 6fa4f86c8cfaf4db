"""Offers and questions: in one place, over nothing that one needs, and all alike."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import await_ply, move, two_at
from tests.browser.conftest import Visit
from tests.browser.fingers import PHONE

DEVICES: dict[str, dict[str, Any]] = {"phone": PHONE, "desktop": {}}

# What is shown of offers and questions, and what else they would lie over at the top of the page.
COVERED = """() => {
  scrollTo(0, 0);
  const box = (one) => one.getBoundingClientRect();
  const shown = (one) => box(one).height > 0 && one.innerText.trim() !== '';
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const cards = [...document.querySelectorAll('.news > *')].filter(shown);
  const needed = ['.board > svg', '.far', '.near', '.prompt h2', '.prompt p', '.round li',
    '[data-hint]', '.clues p'];
  const things = needed.flatMap((one) => [...document.querySelectorAll(one)]);
  const others = [...cards, ...things].filter((one) => box(one).top < innerHeight);
  return { cards: cards.length, covered: cards.flatMap((card) => others
    .filter((one) => one !== card && overlap(box(card), box(one)))
    .map((one) => `${card.innerText} lies over ${one.innerText || one.tagName}`)) };
}"""

LOOK = """(card) => {
  const { borderTopWidth, borderTopLeftRadius, backgroundColor } = getComputedStyle(card);
  return [borderTopWidth, borderTopLeftRadius, backgroundColor];
}"""


def see_all(page: Page) -> None:
    found = page.evaluate(COVERED)
    assert found["cards"] > 0
    assert found["covered"] == []


def begun(visit: Visit, device: str) -> tuple[Page, Page]:
    how = DEVICES[device]
    mai, tuan = two_at(visit, "draughts", how, how)
    move(mai, "32", "28")
    await_ply(tuan, 1)
    move(tuan, "18", "23")
    await_ply(mai, 2)
    return mai, tuan


@pytest.mark.parametrize("device", DEVICES)
def test_offers_and_questions_cover_nothing(visit: Visit, device: str) -> None:
    mai, tuan = begun(visit, device)
    tuan.get_by_role("button", name="Offer a draw").click()
    mai.locator(".offer").wait_for()
    see_all(mai)
    see_all(tuan)
    mai.get_by_role("button", name="Take back").click()
    tuan.get_by_text("asks to take a move back").wait_for()
    tuan.get_by_role("button", name="Resign").click()
    expect(tuan.get_by_role("group", name="Resign this game?")).to_be_visible()
    see_all(mai)
    see_all(tuan)
    tuan.get_by_role("button", name="Keep playing").click()
    tuan.get_by_role("button", name="Decline").click()
    expect(tuan.get_by_text("Draw offer sent")).to_be_visible()
    see_all(tuan)


@pytest.mark.parametrize("device", DEVICES)
def test_a_rematch_is_offered_like_everything_else(visit: Visit, device: str) -> None:
    mai, tuan = begun(visit, device)
    tuan.get_by_role("button", name="Resign").click()
    tuan.get_by_role("group", name="Resign this game?").get_by_role("button", name="Resign").click()
    won = mai.locator(".outcome h2")
    expect(won).to_have_text("You won!")
    winner = mai.get_by_text("Blue wins.", exact=True)
    colour = "(one) => getComputedStyle(one).color"
    assert won.evaluate(colour) == winner.evaluate(colour)
    tuan.get_by_role("button", name="Rematch").click()
    offer = mai.locator(".offer")
    expect(offer).to_contain_text("offers a rematch")
    assert offer.evaluate(LOOK)[:2] == ["1px", "8px"]
    assert offer.evaluate(LOOK) == tuan.locator(".offer").evaluate(LOOK)
    above, box = mai.locator(".outcome").bounding_box(), offer.bounding_box()
    assert above
    assert box
    assert 0 <= box["y"] - above["y"] - above["height"] <= 32
