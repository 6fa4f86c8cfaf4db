"""What is undone is seen to be undone: at a takeback, and when looking back."""

from playwright.sync_api import Page, expect

from tests.browser.company import YOU, await_ply, move, open_at, take_back
from tests.browser.conftest import Visit
from tests.browser.film import developed, record

NORMAL = '{"pace": "normal"}'


def after_a_capture(visit: Visit, settings: str = NORMAL, **how: object) -> Page:
    page = visit(settings=settings, **how)
    open_at(page, "Mai", "musketeers", YOU, YOU)
    page.locator(".table[data-status=playing]").wait_for()
    move(page, "c3", "c4")
    await_ply(page, 1)
    page.locator(".table[data-shown='1']").wait_for()
    expect(page.locator(".board-box [data-act]")).to_have_count(0)
    return page


def test_a_takeback_goes_back_the_same_way(visit: Visit) -> None:
    page = after_a_capture(visit)
    record(page)
    take_back(page)
    await_ply(page, 0)
    film = developed(page, 0)
    film.assert_goes("c4", "c3")
    returned = next(one for one in film.frames[-1]["pieces"] if one["on"] == "c4")
    assert ("return", "c4") in film.acts(returned["id"])
    seen = [one.now[2] for one in film.of(returned["id"]) if one.act == "return"]
    assert any(0 < one < 1 for one in seen), seen


def test_looking_back_shows_what_is_left_out(visit: Visit) -> None:
    page = after_a_capture(visit)
    record(page)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".browse")).to_have_attribute("data-at", "0")
    film = developed(page)
    film.assert_goes("c4", "c3")
    expect(page.locator("[data-undone='c4 c3']")).to_have_count(1)


def test_without_motion_a_mark_tells(visit: Visit) -> None:
    page = after_a_capture(visit, reduced_motion="reduce")
    take_back(page)
    await_ply(page, 0)
    expect(page.locator("[data-undone='c4 c3']")).to_have_count(1)
    expect(page.locator("[data-undone='c4'][data-kind=take]")).to_have_count(1)
    page.locator("[data-square=c3]").click()
    expect(page.locator("[data-undone]")).to_have_count(0)  # it has been seen
    page.locator("[data-square=b3]").click()
    await_ply(page, 1)
    expect(page.locator("[data-undone]")).to_have_count(0)
