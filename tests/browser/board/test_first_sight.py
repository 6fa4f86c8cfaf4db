"""What a newcomer sees on a phone: the goal, the end of a game, and no traps on the way."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import YOU, open_at
from tests.browser.conftest import Visit
from tests.browser.fingers import PHONE, Fingers, middle, square
from tests.browser.hands import TABLE, Hands, take_breath
from wuqi.core.registry import load, names

LEVEL_2 = {"computer": "level:2"}
CUT = """(selector) => [...document.querySelectorAll(selector)]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""


def against_computers(page: Page, game: str) -> Hands:
    seats = [YOU if seat.side == 1 else LEVEL_2 for seat in load(game).seats]
    open_at(page, "Nova", game, *seats)
    page.locator(f"{TABLE}[data-status=playing][data-yours=true]").wait_for()
    return Hands(page, fingers=Fingers(page))


@pytest.mark.parametrize("game", names())
def test_the_goal_and_the_end_are_in_sight_and_resigning_takes_two_places(
    visit: Visit, game: str
) -> None:
    page = visit(**PHONE)
    against_computers(page, game)
    expect(page.locator("[data-reminder]")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-reminder]")).to_contain_text("Your goal")
    resign = middle(page, "button:has-text('Resign')")
    fingers = Fingers(page)
    for _ in range(3):
        fingers.tap(resign)
        take_breath(page)
    expect(page.locator(TABLE)).to_have_attribute("data-status", "playing")
    expect(page.locator("[data-stay]")).to_be_in_viewport(ratio=1)
    expect(page.locator(".sure .main")).to_be_in_viewport(ratio=1)
    fingers.tap(middle(page, ".sure .main"))
    expect(page.locator(".outcome h2")).to_be_in_viewport(ratio=1)
    expect(page.locator(".outcome h2")).to_contain_text("You")
    expect(page.locator(".outcome p").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".guide, [data-reminder]")).to_have_count(0)
    levels = page.locator("[data-level]")  # whoever lost is offered less first
    if levels.count() > 1:
        assert levels.first.get_attribute("data-level") == "1"


def test_what_is_refused_is_said_for_a_while(visit: Visit) -> None:
    page = visit(**PHONE)
    against_computers(page, "draughts")
    fingers = Fingers(page)
    bubble = page.locator("[data-refusal]")
    fingers.tap(square(page, "26"))
    expect(bubble).to_be_visible()
    fingers.tap(square(page, "32"))  # something that can move
    expect(bubble).to_have_count(0)
    take_breath(page)
    fingers.tap(square(page, "6"))
    expect(bubble).to_be_visible()
    expect(bubble).to_have_count(0)  # nobody touches anything


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_camps_are_named_in_full_and_the_round_is_read_from_its_start(
    visit: Visit, device: str
) -> None:
    page = visit(**(PHONE if device == "phone" else {}))
    hands = against_computers(page, "sanguo")
    for _ in range(4):
        hands.act()
        hands.await_turn()
    expect(page.locator(".strip .camp")).to_have_count(3)
    assert page.evaluate(CUT, ".strip .camp, .strip .side") == []
    expect(page.locator(".strip").first).not_to_contain_text("pieces")
    assert page.locator("[data-round] ol").evaluate("(list) => list.scrollTop") == 0
    expect(page.locator("[data-round] li").first).to_contain_text("Player 2")


def test_whoever_looks_back_is_told_so(visit: Visit) -> None:
    page = visit(**PHONE)
    hands = against_computers(page, "sanguo")
    hands.act()
    hands.await_turn()
    page.locator(".browse button").nth(1).click()
    expect(page.locator(".prompt .turn")).to_have_text("Move 2 of 3: looking back")
    expect(page.locator(".prompt")).not_to_contain_text("Touch")
