"""Armies set up by one touch, while the others place theirs in turn."""

import pytest
from playwright.sync_api import expect

from tests.browser.company import PHONE, YOU, await_ply, open_at, two_at
from tests.browser.conftest import Visit
from tests.browser.hands import Hands, take_breath

O_SQUARES = ("f1", "f3", "e2", "d1")
X_SQUARES = ("a6", "a4", "b5", "c6")


def test_a_named_set_up_by_one_touch(visit: Visit) -> None:
    """Placed one by one as one's turns come; the opponent places by hand in between."""
    mai, tuan = two_at(visit, "janken", first=PHONE)
    mai.locator("[data-set-up='fan']").tap()
    await_ply(mai, 1)
    expect(mai.locator(".pending")).to_contain_text("The rest will be placed on your next turns")
    hands = Hands(tuan, 2)
    for ply in (2, 4, 6, 8):
        assert hands.await_turn()
        hands.act()
        await_ply(mai, min(ply + 1, 8))
    expect(mai.locator(".pending")).to_have_count(0)
    for name in X_SQUARES:
        expect(mai.locator(f".board-box [data-on='{name}']")).to_have_count(1)
    expect(mai.locator("[data-set-up]")).to_have_count(0)


def test_both_by_one_touch_each(visit: Visit) -> None:
    mai, tuan = two_at(visit, "janken")
    mai.locator("[data-set-up='random']").click()
    await_ply(tuan, 1)
    tuan.locator("[data-set-up='wall']").click()
    for page in (mai, tuan):
        await_ply(page, 8)
        for name in (*X_SQUARES, *O_SQUARES):
            expect(page.locator(f".board-box [data-on='{name}']")).to_have_count(1)


def test_a_set_up_can_be_stopped_and_gone_on_with_by_hand(visit: Visit) -> None:
    mai, tuan = two_at(visit, "janken")
    mai.locator("[data-set-up='fan']").click()
    await_ply(tuan, 1)
    mai.get_by_role("button", name="Cancel").click()
    Hands(tuan).act()
    await_ply(mai, 2)
    assert Hands(mai).await_turn()
    expect(mai.locator(".table")).to_have_attribute("data-ply", "2")
    Hands(mai).act()
    await_ply(mai, 3)


def test_a_computer_sets_up_with_you(visit: Visit) -> None:
    page = visit()
    open_at(page, "Mai", "janken", YOU, {"computer": "level:3"})
    page.locator("[data-set-up='blades']").click()
    await_ply(page, 8)


def test_tamquan_at_random(visit: Visit) -> None:
    page = visit()
    robot = {"computer": "level:1"}
    open_at(page, "Mai", "tamquan", YOU, YOU, YOU, robot, robot, robot)
    page.locator("[data-set-up='random']").click()
    expect(page.locator(".board-box [data-on]")).to_have_count(6)
    expect(page.locator("[data-set-up]")).to_have_count(0)


def test_the_rest_of_tamquan_at_random(visit: Visit) -> None:
    """As long as something is left to place; nothing else moves when that is offered."""
    page = visit(**PHONE)
    robot = {"computer": "level:1"}
    open_at(page, "Mai", "tamquan", YOU, YOU, YOU, robot, robot, robot)
    page.locator(".prompt button").first.tap()  # a zone
    rest = page.get_by_role("button", name="Place the rest at random")
    expect(rest).to_be_enabled()
    below = page.locator(".browse").bounding_box()
    Hands(page).act()
    expect(rest).to_be_enabled()
    assert page.locator(".browse").bounding_box() == below
    rest.tap()
    expect(page.locator(".board-box [data-on]")).to_have_count(6)
    expect(rest).to_have_count(0)


COVERED = """(names) => names.filter((name) => {
  const { x, y, width, height } = document.querySelector(`[data-square='${name}']`)
    .getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2).closest('.asking') !== null;
})"""


@pytest.mark.parametrize("side", [1, 2])
def test_the_choice_of_a_face_leaves_the_own_zone_in_sight(visit: Visit, side: int) -> None:
    page = visit(**PHONE)
    seats = [YOU, {"computer": "level:1"}]
    open_at(page, "Mai", "janken", *(seats if side == 1 else reversed(seats)))
    Hands(page).await_turn()
    own = X_SQUARES if side == 1 else O_SQUARES
    for name in own:
        page.locator(f".board-box [data-square='{name}']").tap()
        sheet = page.locator(".asking")
        expect(sheet.locator("button")).to_have_count(6)
        box = sheet.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= page.evaluate("document.documentElement.clientWidth")
        assert page.evaluate(COVERED, list(own)) == []
        page.keyboard.press("Escape")
        take_breath(page)
