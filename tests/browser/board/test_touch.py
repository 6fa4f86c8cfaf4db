"""The board under real fingers: one tap does one thing, and pieces can be carried."""

import time
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.fingers import PHONE, Fingers, middle, sit_down, square
from tests.browser.hands import TABLE, Hands
from tests.games.expecting import SEATS, Carrying, expected

ASLEEP_MS = 400  # longer than a double tap
DOUBLE_S = 0.15  # from one tap of a double tap to the next
SQUARES = "all => all.map(one => one.dataset.square)"


SCENES = [scene for game in SEATS if (scene := expected(game).CARRYING)]
EACH_GAME = pytest.mark.parametrize("scene", SCENES, ids=[scene.game for scene in SCENES])


def sit(page: Page, scene: Carrying) -> Fingers:
    """The scene as a table of one's own."""
    sit_down(page, scene.game, SEATS[scene.game], position=scene.position)
    return Fingers(page)


def scrolled(page: Page) -> float:
    return float(page.evaluate("scrollY"))


def choose_way(page: Page) -> None:
    """A square that can be entered in several ways asks a finger which one."""
    for _ in range(2):
        if page.locator(".asking button").count():
            Fingers(page).tap(middle(page, ".asking button"))


# -- one tap does one thing ------------------------------------------------------------------------


def test_the_tap_that_opens_a_choice_does_not_choose(visit: Visit) -> None:
    """On every square where a cube can be placed; double taps are no better."""
    page = visit(**PHONE)
    sit_down(page, "janken")
    fingers = Fingers(page)
    for name in page.locator("[data-next]").evaluate_all(SQUARES):
        for taps in (1, 2):
            began = time.time()
            for tap in range(taps):
                fingers.tap(square(page, name), at=began + tap * DOUBLE_S)
            page.wait_for_timeout(ASLEEP_MS)
            expect(page.locator(".asking button")).to_have_count(6)
            assert page.locator(TABLE).get_attribute("data-ply") == "0"
            page.keyboard.press("Escape")
            expect(page.locator(".asking")).to_have_count(0)
            page.wait_for_timeout(ASLEEP_MS)
    fingers.tap(square(page, "a6"))
    fingers.tap(middle(page, ".asking button"))
    page.locator(f"{TABLE}[data-ply='1']").wait_for()


def test_a_double_tap_gives_nothing_up(visit: Visit) -> None:
    """What appears under the finger needs a touch of its own."""
    page = visit(**PHONE)
    sit_down(page, "draughts")
    fingers = Fingers(page)
    for name in ("Resign", "Offer a draw"):
        place = middle(page, f"button:has-text('{name}')")
        began = time.time()
        for tap in range(4):
            fingers.tap(place, at=began + tap * DOUBLE_S)
        page.wait_for_timeout(ASLEEP_MS)
        expect(page.locator(TABLE)).to_have_attribute("data-status", "playing")
        page.locator("[data-stay]").click()


def test_a_tap_means_the_position_it_began_in(visit: Visit) -> None:
    """A finger is on its way up when something else happens."""
    page = visit(**PHONE)
    sit_down(page, "draughts")
    fingers = Fingers(page)
    fingers.tap(square(page, "32"))
    where = square(page, "28")
    fingers.down(where)
    other = page.context.new_page()
    other.goto(page.url)
    Hands(other).await_turn()
    for ply, path in enumerate((("31", "26"), ("19", "23")), 1):
        for name in path:
            other.locator(f"[data-square='{name}']").click()
        other.locator(f"{TABLE}[data-ply='{ply}']").wait_for()
    page.locator(f"{TABLE}[data-ply='2']").wait_for()
    fingers.up()
    page.wait_for_timeout(ASLEEP_MS)
    expect(page.locator(TABLE)).to_have_attribute("data-ply", "2")
    expect(page.locator("[aria-selected=true]")).to_have_count(0)


def test_the_second_half_of_a_double_tap_plays_nothing(visit: Visit) -> None:
    """Tam Quân: a zone is chosen by a tap, and the same square could be deployed on at once."""
    page = visit(**PHONE)
    sit_down(page, "tamquan", 6)
    fingers = Fingers(page)
    where = square(page, "c1")
    began = time.time()
    fingers.tap(where, at=began)
    page.locator(f"{TABLE}[data-ply='1']").wait_for()
    fingers.tap(where, at=began + DOUBLE_S)
    page.wait_for_timeout(ASLEEP_MS)
    expect(page.locator(TABLE)).to_have_attribute("data-ply", "1")


def test_a_mouse_that_drops_chooses_nothing(visit: Visit) -> None:
    """The click at the end of a drag is nobody's wish."""
    page = visit()
    sit_down(page, "janken", position="6/6/6/2RP3/6/rp5 x")
    page.mouse.move(*square(page, "d4"))
    page.mouse.down()
    x, y = square(page, "d3")
    page.mouse.move(x, y - 40, steps=4)
    page.mouse.move(x, y, steps=4)
    page.mouse.up()
    page.wait_for_timeout(ASLEEP_MS)
    expect(page.locator(".asking button")).to_have_count(2)
    expect(page.locator(TABLE)).to_have_attribute("data-ply", "0")


# -- carrying --------------------------------------------------------------------------------------


ON_TOP = """() => {
  const piece = document.querySelector('.dragged');
  const { x, y, width, height } = piece.getBoundingClientRect();
  const at = document.elementFromPoint(x + width / 2, y + height / 2);
  return at?.closest('.dragged') !== null;
}"""


def assert_it_lies_above_everything(fingers: Fingers, scene: Carrying) -> None:
    """Above the board, the names beside it and whatever else it is carried over."""
    page = fingers.page
    start = square(page, scene.move[0])
    far = middle(page, ".near .strip")
    style = page.add_style_tag(content=".dragged, .dragged * { pointer-events: auto !important }")
    for place in (square(page, scene.move[1]), square(page, scene.wrong), far):
        fingers.carry((start, place))
        assert page.evaluate(ON_TOP)
        fingers.cancel()
    style.evaluate("(one) => one.remove()")


def assert_it_goes_back_from_elsewhere(fingers: Fingers, scene: Carrying) -> None:
    page = fingers.page
    start = square(page, scene.move[0])
    for place in (square(page, scene.wrong), middle(page, ".near .strip"), (1.0, 1.0)):
        fingers.drag(start, place)
        expect(page.locator(".dragged")).to_have_count(0)
        expect(page.locator(f"[data-on='{scene.move[0]}']")).to_have_count(1)
        expect(page.locator("[aria-selected=true]")).to_have_count(0)
    fingers.drag(start, square(page, scene.move[1]), start)  # and back again
    expect(page.locator("[aria-selected=true]")).to_have_count(0)
    expect(page.locator(TABLE)).to_have_attribute("data-ply", "0")


@EACH_GAME
def test_a_piece_is_carried_by_finger(visit: Visit, scene: Carrying) -> None:
    """In the hand it lies above everything; dropped elsewhere it goes back."""
    page = visit(**PHONE)
    fingers = sit(page, scene)
    assert_it_lies_above_everything(fingers, scene)
    assert_it_goes_back_from_elsewhere(fingers, scene)
    page.wait_for_timeout(ASLEEP_MS)
    start, end = (square(page, name) for name in scene.move)
    before = scrolled(page)
    fingers.drag(start, end)
    page.wait_for_timeout(100)
    choose_way(page)
    if not scene.ends_turn:
        expect(page.locator(f"[data-on='{scene.move[1]}']")).to_have_count(1)
        expect(page.locator(f"[data-on='{scene.move[0]}']")).to_have_count(0)
    else:
        page.locator(f"{TABLE}[data-ply='1']").wait_for()
    assert scrolled(page) == before


def test_a_second_finger_or_a_call_puts_it_back(visit: Visit) -> None:
    page = visit(**PHONE)
    sit_down(page, "draughts")
    fingers = Fingers(page)
    start, end = square(page, "32"), square(page, "28")
    fingers.carry((start, end))
    expect(page.locator(".dragged")).to_have_count(1)
    fingers.cancel()
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.locator("[aria-selected=true]")).to_have_count(0)
    fingers.carry((start, end))
    fingers.down(end, square(page, "23"))
    expect(page.locator(".dragged")).to_have_count(0)
    fingers.up()
    page.wait_for_timeout(100)
    expect(page.locator(TABLE)).to_have_attribute("data-ply", "0")
    fingers.drag(start, end)
    page.locator(f"{TABLE}[data-ply='1']").wait_for()


def test_a_piece_that_cannot_move_does_not_scroll_the_page(visit: Visit) -> None:
    page = visit(**PHONE)
    sit_down(page, "draughts")
    fingers = Fingers(page)
    x, y = square(page, "42")
    fingers.drag((x, y), (x, y - 200))
    page.wait_for_timeout(ASLEEP_MS)
    assert scrolled(page) == 0


@EACH_GAME
def test_the_page_scrolls_from_where_nothing_can_be_taken_up(visit: Visit, scene: Carrying) -> None:
    page = visit(**{**PHONE, "viewport": {"width": 360, "height": 480}})
    fingers = sit(page, scene)
    x, y = square(page, scene.empty)
    before = scrolled(page)
    fingers.drag((x, y), (x, y - 150))
    page.wait_for_timeout(ASLEEP_MS)
    assert scrolled(page) > before + 50
    expect(page.locator(TABLE)).to_have_attribute("data-ply", "0")


def test_a_chain_is_carried_step_by_step_or_to_its_end(visit: Visit) -> None:
    page = visit("/learn/draughts", **PHONE)
    fingers = Fingers(page)
    figure = "figure:has([data-try='4x22x33x24'])"
    for path in (("4", "22", "33", "24"), ("4", "22", "24")):
        page.locator(f"{figure} [data-square='4']").scroll_into_view_if_needed()
        for start, end in pairwise(path):
            fingers.drag(*(middle(page, f"{figure} [data-square='{one}']") for one in (start, end)))
        expect(page.locator(f"{figure} .word")).to_contain_text("jumped from 4 to 24")
        page.locator(figure).get_by_role("button", name="Reset").click()


def test_a_cube_is_rolled_and_slid_by_finger(visit: Visit) -> None:
    page = visit(**PHONE)
    sit_down(page, "janken", position="6/6/6/2RP3/6/rp5 x")
    fingers = Fingers(page)
    for start, end, how in (("d4", "d3", "~"), ("d3", "d2", "-")):
        fingers.drag(square(page, start), square(page, end))
        expect(page.locator(".asking button")).to_have_count(2)
        fingers.tap(middle(page, f".asking button[data-how='{how}']"))
        expect(page.locator(f"[data-on='{end}']")).to_have_count(1)
    page.locator(f"{TABLE}[data-ply='1']").wait_for()


def test_a_choice_says_what_its_pictures_mean(visit: Visit) -> None:
    """Nothing looks chosen already, the cube stays in sight, and the page does not scroll."""
    page = visit(**PHONE)
    sit_down(page, "janken", position="6/6/6/2RP3/6/rp5 x")
    fingers, before = Fingers(page), scrolled(page)
    fingers.tap(square(page, "d4"))
    page.wait_for_timeout(ASLEEP_MS)
    expect(page.locator(".half")).to_have_count(0)  # too small for a finger: one question is enough
    fingers.tap(square(page, "d3"))
    expect(page.locator(".asking button")).to_have_text(["Slide", "Roll"])
    expect(page.locator(".asking button:focus-visible")).to_have_count(0)
    sheet = page.evaluate(SHEET)["sheet"]
    x, y = square(page, "d4")
    assert not (sheet["left"] <= x <= sheet["right"] and sheet["top"] <= y <= sheet["bottom"])
    fingers.tap(middle(page, ".asking button[data-how='~']"))
    expect(page.locator("[data-on=d3]")).to_have_count(1)
    assert scrolled(page) == before


# -- small squares ---------------------------------------------------------------------------------

SMALL = {**PHONE, "viewport": {"width": 320, "height": 640}}


def between(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def test_a_finger_between_small_squares_is_asked_which(visit: Visit) -> None:
    page = visit(**SMALL)
    sit_down(page, "tamquan", 10, options={"size": "10", "pieces": "5"})
    fingers = Fingers(page)
    fingers.tap(square(page, "c2"))
    page.locator(f"{TABLE}[data-ply='1']").wait_for()
    page.wait_for_timeout(ASLEEP_MS)
    fingers.tap(between(square(page, "c2"), square(page, "d2")))
    closer = page.locator("[data-closer]")
    expect(closer).to_have_count(2)
    for number in range(2):
        box = closer.nth(number).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
    page.wait_for_timeout(ASLEEP_MS)
    expect(page.locator(TABLE)).to_have_attribute("data-ply", "1")
    fingers.tap(middle(page, "[data-closer=d2]"))
    expect(page.locator("[data-on=d2]")).to_have_count(1)
    fingers.tap(square(page, "b1"))  # in the middle of a square there is no doubt
    expect(page.locator("[data-on=b1]")).to_have_count(1)


def test_a_small_target_is_larger_than_its_square(visit: Visit) -> None:
    page = visit(**SMALL)
    sit_down(page, "draughts")
    fingers = Fingers(page)
    x, y = square(page, "32")
    side = square(page, "33")[0] - x
    fingers.tap((x, y))
    x, y = square(page, "28")
    fingers.tap((x, y - side / 4 - 5))  # just beyond its edge, where nobody can go
    page.locator(f"{TABLE}[data-ply='1']").wait_for()


# -- the sheet -------------------------------------------------------------------------------------

SHEET = """() => {
  const box = (one) => one.getBoundingClientRect().toJSON();
  const sheet = document.querySelector('.asking');
  return { sheet: box(sheet), tail: getComputedStyle(sheet).getPropertyValue('--tail'),
    side: [...sheet.classList].find((one) => ['above', 'below', 'left', 'right'].includes(one)),
    view: { width: innerWidth, height: innerHeight } };
}"""
SIZES = [(320, 640), (360, 740), (740, 360), (640, 400), (1280, 800)]


def assert_it_points_at(page: Page, name: str) -> None:
    """The sheet that is open lies beside the square, whole on the screen."""
    target = page.locator(f"[data-square='{name}']").bounding_box()
    places = page.evaluate(SHEET)
    sheet, tail = places["sheet"], float(places["tail"].removesuffix("px"))
    assert target is not None
    assert sheet["left"] >= 0
    assert sheet["top"] >= 0
    assert sheet["right"] <= places["view"]["width"]
    assert sheet["bottom"] <= places["view"]["height"]
    apart = (
        sheet["right"] <= target["x"] + 1
        or sheet["left"] >= target["x"] + target["width"] - 1
        or sheet["bottom"] <= target["y"] + 1
        or sheet["top"] >= target["y"] + target["height"] - 1
    )
    assert apart
    if places["side"] in ("above", "below"):
        assert target["x"] <= sheet["left"] + tail <= target["x"] + target["width"]
    else:
        assert target["y"] <= sheet["top"] + tail <= target["y"] + target["height"]


def test_the_sheet_points_at_its_square(visit: Visit) -> None:
    """On every screen, also when the board is turned."""
    page = visit(**PHONE)
    sit_down(page, "janken")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("(width) => innerWidth === width", arg=width)
        for _ in range(2):
            names = page.locator("[data-next]").evaluate_all(SQUARES)
            for name in (names[0], names[len(names) // 2], names[-1]):
                page.wait_for_timeout(ASLEEP_MS)
                Fingers(page).tap(square(page, name))
                expect(page.locator(".asking button")).to_have_count(6)
                assert_it_points_at(page, name)
                page.keyboard.press("Escape")
            page.get_by_role("button", name="Flip board").click()


def test_a_game_to_its_end_by_finger(visit: Visit) -> None:
    """Taps alone are enough."""
    page = visit(**PHONE)
    sit_down(page, "janken", position="6/6/rp5/5RP/6/6 x")
    hands = Hands(page, fingers=Fingers(page))
    hands.play_out()
    expect(page.locator(".outcome h2").first).to_be_visible()
