"""What happened can be told from the screen: marks, sentences, refusals, moves in words."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acting import act, opened
from tests.browser.company import YOU, await_ply, move, open_at
from tests.browser.conftest import Visit
from tests.browser.hands import Hands, open_table
from tests.games.expecting import sides
from tests.games.scene import scenes_of
from wuqi.core.registry import names
from wuqi.core.text.words import LANGUAGES

# Notation of actions, positions and options, as the terminal writes it.
NOTATION = re.compile(
    r"\bflip [a-i][1-5]|=[KAERHCPkaerhcp]\b|\b[a-j]\d+[-x~][a-j]\d+|\b\d+x\d+\b|(?<!\w)[@x][a-j]\d"
    r"|\b(?:mode|phase|split|camps|taken|quiet|calm)=|\bA1 A2|\(\d\) \d+ ×"
)

MARKS = """() => [...document.querySelectorAll('[data-by][data-turn]')].map((one) => ({
  by: Number(one.dataset.by), trail: one.dataset.trail, spot: one.dataset.spot,
  at: one.dataset.at }))"""


def marks(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(MARKS)
    return found


def lines(page: Page) -> list[str]:
    return page.locator("[data-round] li").all_inner_texts()


def test_every_action_since_mine_is_marked_and_told(visit: Visit) -> None:
    page = visit()
    open_table(page, "sanguo", "you", "level:1", "level:1")
    hands = Hands(page, 5)
    for _ in range(6):
        hands.await_turn()
        hands.act()
    hands.await_turn()
    assert {one["by"] for one in marks(page)} == {2, 3}
    sentences = lines(page)
    assert len(sentences) == 2
    assert ["Player 2" in sentences[0], "Player 3" in sentences[1]] == [True, True]
    before = marks(page)
    page.reload()
    hands.await_turn()
    assert (marks(page), lines(page)) == (before, sentences)


def test_a_march_is_one_sentence_and_all_its_steps_are_marked(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    open_table(page, "tamquan", "you", "level:1")
    hands = Hands(page, 2)
    for _ in range(7):  # a zone, three places, a march
        hands.await_turn()
        hands.act()
    hands.await_turn()
    trails = [one for one in marks(page) if one["trail"]]
    assert [one["by"] for one in trails] == [2, 2, 2]
    assert len(lines(page)) == 1
    assert re.search(r"Blue marched: .+→.+→.+→", lines(page)[0])


def test_a_takeback_takes_its_marks_along(visit: Visit) -> None:
    page = visit()
    open_table(page, "musketeers", "you", "you")
    hands = Hands(page)
    hands.await_turn()
    hands.act()
    expect(page.locator("[data-trail]")).to_have_count(1)
    page.locator(".verbs button").first.click()
    page.locator(".table[data-ply='0']").wait_for()
    expect(page.locator("[data-trail]")).to_have_count(0)


def test_a_refusal_stands_beside_its_square_until_the_next_touch(visit: Visit) -> None:
    page = visit()
    open_table(page, "musketeers", "you", "level:1")
    Hands(page).await_turn()
    board = page.locator("svg[data-game]").bounding_box()
    page.locator("[data-square=b2]").click()  # an enemy
    refusal = page.locator("[data-refusal=b2]")
    expect(refusal).to_contain_text("enemy")
    bubble, square = refusal.bounding_box(), page.locator("[data-square=b2]").bounding_box()
    assert board is not None
    assert bubble is not None
    assert square is not None
    assert board["x"] - 1 <= bubble["x"]
    assert bubble["x"] + bubble["width"] <= board["x"] + board["width"] + 1
    above = bubble["y"] + bubble["height"] <= square["y"] + 1
    below = bubble["y"] >= square["y"] + square["height"] - 1
    assert above or below  # never over the piece
    gap = square["y"] - bubble["y"] - bubble["height"] if above else bubble["y"] - square["y"]
    assert gap < 2 * square["height"]
    assert page.locator("svg[data-game]").bounding_box() == board
    page.locator("[data-square=c3]").click()
    expect(page.locator("[data-refusal]")).to_have_count(0)


def test_a_refusal_covers_neither_the_piece_nor_where_it_was_to_go(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True)
    open_table(page, "musketeers", "you", "level:1")
    Hands(page).await_turn()
    page.locator("[data-square=c3]").tap()
    page.locator("[data-square=c1]").tap()
    refusal = page.locator("[data-refusal=c1]")
    expect(refusal).to_be_visible()
    bubble, board = refusal.bounding_box(), page.locator("svg[data-game]").bounding_box()
    assert bubble is not None
    assert board is not None
    assert bubble["width"] <= 0.6 * board["width"] + 1
    for name in ("c3", "c1"):
        square = page.locator(f"[data-square={name}]").bounding_box()
        assert square is not None
        above = bubble["y"] + bubble["height"] <= square["y"] + 1
        assert above or bubble["y"] >= square["y"] + square["height"] - 1


CONTRAST = """() => {
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const light = (colour) => {
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3).map((one) => {
      const part = one / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const trail = document.querySelector('.trail');
  const core = getComputedStyle(trail.querySelector('.shaft')).stroke;
  const edge = getComputedStyle(trail.querySelector('.edge path')).stroke;
  const squares = [...new Set([...document.querySelectorAll('rect.square, rect.field')].map(
    (one) => getComputedStyle(one).fill))];
  return [contrast(core, edge), ...squares.map(
    (one) => Math.max(contrast(core, one), contrast(edge, one)))];
}"""


@pytest.mark.parametrize("game", names())
def test_a_trail_can_be_seen_on_every_square(visit: Visit, game: str) -> None:
    """In both themes, whoever acted: everybody's first way in what is filmed of a game."""
    page = visit("/")
    for scene in (one for one in scenes_of(game).values() if one.paths):
        path = opened(
            page, game, *["you"] * scene.seats, options=scene.options, position=scene.start
        )
        act(page, path, *scene.actions)
        page.goto(path)
        page.locator(".trail").first.wait_for(state="attached")
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            assert min(page.evaluate(CONTRAST)) >= 3, (scene.actions, theme)


@pytest.mark.parametrize("game", names())
def test_what_can_act_is_marked_until_that_is_switched_off(visit: Visit, game: str) -> None:
    """Pieces that can move, or squares where something can be placed."""
    page = visit()
    open_table(page, game, "you", *["random"] * (sides(game) - 1))
    assert Hands(page).await_turn()
    marked = page.locator(".destinations > *")
    expect(marked.first).to_be_visible()
    page.evaluate(
        "localStorage.setItem('wuqi-settings', JSON.stringify({ destinations: 'selected' }))"
    )
    page.reload()
    assert Hands(page).await_turn()
    expect(page.locator(".destinations > *")).to_have_count(0)


# As few pairs as have every game and every language.
EACH_GAME_AND_LANGUAGE = [
    (names()[number % len(names())], LANGUAGES[number % len(LANGUAGES)])
    for number in range(max(len(names()), len(LANGUAGES)))
]


@pytest.mark.parametrize(("game", "language"), EACH_GAME_AND_LANGUAGE)
def test_no_table_shows_notation(visit: Visit, game: str, language: str) -> None:
    """Each game in another language: pieces, squares and actions are written by the page alike."""
    page = visit(settings=f'{{"pace": "off", "language": "{language}"}}')
    open_table(page, game, *["you"] * sides(game))
    hands = Hands(page, 3)
    for _ in range(9):
        if hands.await_turn():
            hands.act()
    hands.await_turn()
    shown = page.locator("main").inner_text()
    assert not NOTATION.search(shown), NOTATION.search(shown)
    page.goto(f"/analysis/{game}")
    page.locator("[data-square]").first.wait_for()
    shown = page.locator("main").inner_text()
    assert not NOTATION.search(shown), NOTATION.search(shown)


def test_notation_is_one_touch_away(visit: Visit) -> None:
    page = visit()
    open_table(page, "sanguo", "you", "level:1", "level:1")
    hands = Hands(page)
    hands.await_turn()
    hands.act()
    move = page.locator("[data-move]").first
    expect(move).to_have_text(re.compile("^Flip "))
    page.locator("[data-notation]").click()
    expect(move).to_have_text(re.compile(r"^flip [a-i][1-5]=\w$"))


ABOVE = """(order) => {
  const number = document.querySelector(`[data-number='${order}']`);
  const middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, width };
  };
  const piece = document.querySelector(`[data-on='${number.dataset.at}']`);
  const [a, b] = [middle(number.querySelector('circle')), middle(piece.querySelector('.now'))];
  const above = piece.compareDocumentPosition(number) & Node.DOCUMENT_POSITION_FOLLOWING;
  return { above: Boolean(above), apart: Math.hypot(a.x - b.x, a.y - b.y) / b.width };
}"""


def test_the_order_of_a_march_can_be_read_where_another_has_come(visit: Visit) -> None:
    """Red's first steps off b2, its second onto it: the first one's number stays in sight."""
    page = visit()
    start = "5/1B1BB/5/1A3/AA3 1 phase=march members=123,123"
    open_at(page, "Mai", "tamquan", *[YOU] * 6, position=start)
    page.locator(".table[data-status=playing]").wait_for()
    move(page, "b2", "b3")
    await_ply(page, 1)
    move(page, "b1", "b2")
    await_ply(page, 2)
    assert page.locator("[data-number='1']").get_attribute("data-at") == "b2"
    found = page.evaluate(ABOVE, "1")
    assert found["above"]
    assert found["apart"] > 0.3


def test_a_goal_stays_in_sight_under_a_piece(visit: Visit) -> None:
    page = visit()
    open_at(page, "Mai", "janken", YOU, YOU, position="6/6/6/2RP3/6/5rp x")
    page.locator(".table[data-status=playing]").wait_for()
    expect(page.locator("[data-pennant]")).to_have_count(1)
    expect(page.locator("[data-pennant=f1]")).to_be_visible()
    expect(page.locator("[data-goal=a6] .flag").first).to_be_visible()


FADED = """() => [...document.querySelectorAll('.past')].map(
  (one) => getComputedStyle(one).opacity)"""


def test_old_marks_fade_while_a_piece_is_held(visit: Visit) -> None:
    page = visit()
    open_at(page, "Mai", "musketeers", YOU, YOU)
    page.locator(".table[data-status=playing]").wait_for()
    move(page, "c3", "c4")
    await_ply(page, 1)
    assert page.evaluate(FADED) == ["1", "1"]
    page.locator("[data-next]").first.click()
    assert page.evaluate(FADED) == ["0.25", "0.25"]


SHOWING = """() => {
  window.early = 0;
  const look = () => {
    const shown = document.querySelector('.table')?.dataset.shown;
    const acting = document.querySelector('.pieces [data-act]');
    if (shown === '2' && acting && document.querySelector('.destinations > *')) window.early += 1;
    requestAnimationFrame(look);
  };
  look();
}"""


def test_what_can_move_is_not_marked_before_the_answer_has_been_shown(visit: Visit) -> None:
    page = visit()
    open_table(page, "musketeers", "you", "level:1")
    hands = Hands(page)
    hands.await_turn()
    page.evaluate(SHOWING)
    hands.act()
    hands.await_turn()
    expect(page.locator(".destinations > *").first).to_be_attached()
    assert page.evaluate("window.early") == 0
