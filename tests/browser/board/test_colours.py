"""Colours say what words say, on the screen: pieces, strips, prompts, moves and graphs."""

import re
from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import YOU, open_at
from tests.browser.conftest import Visit
from tests.browser.hands import Hands, open_table, take_breath
from tests.games.expecting import expected, first_step
from wuqi.core.board.inks import INKS, SAFE_INKS, Ink
from wuqi.core.registry import configure, names

THEMES = ("light", "dark")
NEARLY_OVER = "M3M/1e3/5/1ee2/M4 e"
LOOKS = [(theme, colours) for theme in THEMES for colours in ("full", "safe")]
STYLES = """([selector, property]) => [...document.querySelectorAll(selector)].map(
  (one) => getComputedStyle(one)[property])"""

# By camp: the radii and dashes of the rings on its discs.
PATTERNS = """() => Object.fromEntries(
  [...document.querySelectorAll('.board [data-camp]')].map((disc) => [
    disc.dataset.camp,
    [...disc.querySelectorAll('circle')].map((ring) =>
      `${ring.getAttribute('r')} ${getComputedStyle(ring).strokeDasharray}`).join(),
  ]))"""


def hexed(rgb: str) -> str:
    """`rgb(1, 2, 3)` as it stands in the table of inks."""
    return "#{:02x}{:02x}{:02x}".format(*map(int, re.findall(r"\d+", rgb)[:3]))


def styles(page: Page, selector: str, name: str) -> set[str]:
    found = {hexed(one) for one in page.evaluate(STYLES, [selector, name])}
    assert found, selector
    return found


def dressed(page: Page, theme: str, colours: str) -> Callable[[str], Ink]:
    """Changes the page's theme and colours; the inks it then has."""
    page.evaluate(
        "([theme, colours]) => Object.assign(document.documentElement.dataset, {theme, colours})",
        [theme, colours],
    )
    palette = SAFE_INKS if colours == "safe" else INKS
    return lambda name: palette[name]


@pytest.mark.parametrize("game", [name for name in names() if expected(name).BODY])
def test_a_table_shows_each_side_in_its_colour(visit: Visit, game: str) -> None:
    page = visit()
    open_table(page, game, "you", "you")
    hands = Hands(page)
    for _ in range(8):  # both sides have something on the board
        hands.await_turn()
        hands.act()
    inks, body = dict(configure(game, None, {}).face.INKS), expected(game).BODY
    for theme, colours in LOOKS:
        ink, tone = dressed(page, theme, colours), THEMES.index(theme)
        mover = page.locator(".strip.turn").get_attribute("data-side")
        for side in ("1", "2"):
            own = ink(inks[f"side-{side}"])
            strip = f".strip[data-side='{side}']"
            assert styles(page, f"{strip} .side", "color") == {own.text[tone]}
            assert styles(page, f"{strip} .token :is({body})", "fill") == {own.fill[tone]}
            assert own.fill[tone] in styles(page, f".board :is({body})", "fill")
        assert styles(page, ".prompt .turn", "color") == {ink(inks[f"side-{mover}"]).text[tone]}
        assert styles(page, ".moves .ply", "color") == {
            ink(inks[f"side-{side}"]).text[tone] for side in (1, 2)
        }


@pytest.mark.parametrize("split", ["generals", "ranks"])
def test_a_rim_tells_the_camp_by_colour_and_pattern(visit: Visit, split: str) -> None:
    page = visit()
    open_table(page, "sanguo", "you", "you", "you", own={"split": split})
    hands = Hands(page, seed=4)
    for _ in range(24):
        hands.await_turn()
        hands.act()
    inks = configure("sanguo", None, {}).face.INKS
    for theme, colours in LOOKS:
        ink, tone = dressed(page, theme, colours), THEMES.index(theme)
        for camp in (1, 2, 3):
            own = f".board [data-camp='camp-{split}-{camp}']"
            expected = ink(inks[f"camp-{split}-{camp}"]).fill[tone]
            assert styles(page, f"{own} .rim", "stroke") == {expected}
        assert styles(page, ".board .face.red", "color") == {"#94271a"}
        assert styles(page, ".board .face:not(.red)", "color") == {"#1f1a15"}
    patterns = page.evaluate(PATTERNS)
    assert len(patterns) == 3
    assert len(set(patterns.values())) == 3
    # A player's strip has the colour of the camp they lead.
    for strip in page.locator(".strip").all():
        led = strip.locator(".token [data-camp]").get_attribute("data-camp") or ""
        text = SAFE_INKS[inks[led]].text[1]
        shown = strip.locator(".side").evaluate("(one) => getComputedStyle(one).color")
        assert hexed(shown) == text


def test_the_graph_of_a_review_has_the_sides_colours(visit: Visit) -> None:
    page = visit()
    open_at(page, "Mai", "musketeers", YOU, YOU, position=NEARLY_OVER)
    Hands(page, seed=2).play_out()
    page.goto(page.url.replace("/play/", "/replay/"))
    page.get_by_role("button", name=re.compile("[Rr]eview")).first.click()
    page.locator("section[data-reviewed=true]").wait_for()
    inks = configure("musketeers", None, {}).face.INKS
    for theme, colours in LOOKS:
        ink, tone = dressed(page, theme, colours), THEMES.index(theme)
        for side in (1, 2):
            own = ink(inks[f"side-{side}"]).text[tone]
            assert styles(page, f".curve[data-side='{side}']", "stroke") == {own}
    dashes = page.evaluate(
        "[...document.querySelectorAll('.curve[data-side]')].map("
        "(one) => one.getAttribute('stroke-dasharray'))"
    )
    assert len(set(dashes)) == len(dashes)  # nobody needs the hue


# -- Three Kingdoms dark chess for newcomers ------------------------------------------------------


def test_modes_and_splits_are_offered_equally(visit: Visit) -> None:
    page = visit("/new/sanguo")
    cards = page.locator(".card")
    expect(cards).to_have_count(6)
    for name in ("mode", "split"):
        group = page.locator(f".option:has(input[name='{name}'])")
        sizes = {
            (round(box["width"]), round(box["height"]))
            for box in (card.bounding_box() for card in group.locator(".card").all())
            if box
        }
        assert len(sizes) == 1
        pictures = group.locator(".card svg").evaluate_all(
            "(all) => all.map((one) => one.innerHTML)"
        )
        assert len(set(pictures)) == len(pictures) == group.locator("input").count()
    expect(page.locator("input[name=preset]")).to_have_count(0)
    ranks = page.locator(".card", has=page.locator("input[value=ranks]"))
    expect(ranks).to_contain_text("too strong")
    page.locator(".card", has_text="Race to 200").click()
    take_breath(page)
    ranks.click()
    expect(page.locator("input[value=ranks]")).to_be_checked()
    page.locator("form button[type=submit]").click()
    page.locator(".table").wait_for()
    expect(page.locator(".table")).to_contain_text("Race to 200")
    expect(page.locator(".table")).to_contain_text("Split by rank")


def test_pieces_can_be_pictures_of_their_moves(visit: Visit) -> None:
    page = visit()
    open_table(page, "sanguo", "you", "you", "you")
    hands = Hands(page, seed=4)
    for _ in range(10):
        hands.await_turn()
        hands.act()
    expect(page.locator(".board [data-moves]")).to_have_count(0)
    page.get_by_role("button", name="Show move diagrams on the pieces").click()
    drawn = page.locator(".board [data-moves]")
    assert drawn.count() > 0
    expect(page.locator(".board .character")).to_have_count(0)
    page.reload()
    expect(page.locator(".board .character")).to_have_count(0)
    page.goto("/settings")
    page.locator("input[name=discs][value=characters]").check()
    page.go_back()
    expect(page.locator(".board .character").first).to_be_visible()


def centre(page: Page, square: str) -> tuple[float, float]:
    box: Any = page.locator(f"[data-square='{square}']").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_touching_any_piece_says_how_it_moves(visit: Visit) -> None:
    """One's own, another's, and when it is not one's turn."""
    page = visit(has_touch=True)
    open_table(page, "draughts", "you", "you")
    explanation = page.locator(".explanation")
    page.touchscreen.tap(*centre(page, "17"))  # green's, while blue is to move
    expect(explanation).to_contain_text("diagonally forward")
    reach = page.locator("[data-reach]")
    assert {one.get_attribute("data-reach") for one in reach.all()} == {"21", "22"}
    page.touchscreen.tap(*centre(page, "32"))
    expect(explanation).to_contain_text("diagonally forward")
    expect(reach).to_have_count(0)  # the dots already show where it may go
    page.touchscreen.tap(*centre(page, "28"))  # played: nothing is left to be said
    expect(explanation).to_have_count(0)


EXPLAINED = [game for game in names() if first_step(game)]
SIZES = cycle([(360, 740), (1280, 800)])


@pytest.mark.parametrize(("game", "size"), list(zip(EXPLAINED, SIZES, strict=False)))
def test_how_a_piece_moves_is_said_below_the_board(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    """In room of its own: no square is covered, nothing shifts, and every word can be seen."""
    page = visit(viewport={"width": size[0], "height": size[1]}, has_touch=True)
    open_table(page, game, "you", "you")
    board, strip = page.locator("svg[data-game]"), page.locator(".near")
    step = first_step(game)
    assert step is not None
    page.locator(f"[data-square='{step.square}']").wait_for()
    before = board.bounding_box(), strip.bounding_box()
    page.touchscreen.tap(*centre(page, step.square))
    explanation = page.locator(".explanation")
    expect(explanation).to_be_visible()
    assert (board.bounding_box(), strip.bounding_box()) == before
    words, above, below = explanation.bounding_box(), *before
    assert words is not None
    assert above is not None
    assert below is not None
    assert words["y"] >= above["y"] + above["height"]
    assert words["y"] + words["height"] <= below["y"] + 1


def test_a_finished_game_can_be_asked_too(visit: Visit) -> None:
    page = visit()
    open_at(page, "Mai", "musketeers", YOU, YOU, position=NEARLY_OVER)
    Hands(page, seed=2).play_out()
    page.goto(page.url.replace("/play/", "/replay/") + "?ply=0")
    page.locator(".middle:not([inert]) .board [data-square=a1]").wait_for()
    page.mouse.click(*centre(page, "a1"))
    expect(page.locator(".explanation")).to_contain_text("musketeer")


def test_nothing_is_said_to_whoever_does_not_want_it(visit: Visit) -> None:
    page = visit(settings='{"animation": false, "explain": false}')
    open_table(page, "musketeers", "you", "you")
    page.mouse.click(*centre(page, "b2"))
    page.mouse.click(*centre(page, "c3"))
    expect(page.locator("[data-square=c3][aria-selected=true]")).to_be_visible()
    expect(page.locator(".explanation")).to_have_count(0)


JANKEN = {
    "en": ("Red", "Blue"),
    "zh-Hant": ("紅方", "藍方"),
    "zh-Hans": ("红方", "蓝方"),
    "vi": ("Đỏ", "Xanh dương"),
    "ja": ("赤", "青"),
}


@pytest.mark.parametrize("language", JANKEN)
def test_jankens_sides_are_called_by_the_colour_of_their_cubes(visit: Visit, language: str) -> None:
    page = visit(settings=f'{{"pace": "off", "language": "{language}"}}')
    open_at(page, "Mai", "janken", YOU, YOU, position="6/6/6/2RP3/6/rp5 x")
    red, blue = JANKEN[language]
    expect(page.locator(".strip[data-side='1'] .side")).to_have_text(red)
    expect(page.locator(".strip[data-side='2'] .side")).to_have_text(blue)
    Hands(page).act()
    expect(page.locator("[data-round] li").first).to_contain_text(red)
