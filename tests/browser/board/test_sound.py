"""Which sound is heard when."""

from playwright.sync_api import Page, expect

from tests.browser.company import YOU, await_ply, move, open_at, square, two_at
from tests.browser.conftest import Visit

LISTEN = """window.heard = [];
document.addEventListener('wuqi-sound', (event) => window.heard.push(event.detail));"""


def listening(page: Page) -> None:
    page.add_init_script(LISTEN)


def expect_sounds(page: Page, *sounds: str) -> None:
    """What has been heard so far, and nothing else."""
    page.wait_for_function("(count) => window.heard.length >= count", arg=len(sounds))
    assert page.evaluate("window.heard") == list(sounds)


def test_own_moves_captures_others_and_the_end(visit: Visit) -> None:
    ears = {"ready": listening}
    mai, tuan = two_at(visit, "musketeers", first=ears, second=ears)
    mai.locator("h1").first.evaluate("() => window.heard.length = 0")
    mai.mouse.click(5, 400)  # browsers play nothing before the first touch
    move(mai, "c3", "c4")
    await_ply(tuan, 1)
    expect_sounds(mai, "capture")
    expect_sounds(tuan, "capture")
    move(tuan, "b3", "c3")
    await_ply(mai, 2)
    expect_sounds(tuan, "capture", "own")
    expect_sounds(mai, "capture", "other")
    for _ in range(2):  # and once more, to be sure
        tuan.get_by_role("button", name="Resign").click()
    expect_sounds(mai, "capture", "other", "end")


def test_the_mute_button_and_the_volume(visit: Visit) -> None:
    ears = {"ready": listening}
    mai, tuan = two_at(visit, "musketeers", first=ears)
    mai.get_by_role("button", name="Sound off").click()
    move(mai, "c3", "c4")
    await_ply(tuan, 1)
    await_ply(mai, 1)
    assert mai.evaluate("window.heard") == []
    mai.goto("/settings")
    expect(mai.locator("input[name=sound]")).not_to_be_checked()
    mai.locator("input[name=sound]").check()
    expect(mai.locator("input[name=volume]")).to_have_value("20")


def test_a_piece_that_turns_over(visit: Visit) -> None:
    page = visit(ready=listening)
    open_at(page, "Mai", "sanguo", YOU, YOU, YOU)
    page.locator(".table[data-status=playing]").wait_for()
    square(page, "c2").click()
    await_ply(page, 1)
    expect_sounds(page, "flip")


def test_time_that_gets_short(visit: Visit) -> None:
    page = visit(ready=listening)
    open_at(page, "Mai", "musketeers", YOU, {"computer": "level:1"}, clock={"base": 21})
    page.mouse.click(5, 400)
    page.locator(".table[data-status=playing]").wait_for()
    expect_sounds(page, "low-time")
