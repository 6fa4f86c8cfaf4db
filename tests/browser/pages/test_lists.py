"""Lists and cards: in one order, nothing cut, and told apart."""

import re

from playwright.sync_api import Page, expect

from tests.browser.company import FRIEND, YOU, await_ply, move, open_at
from tests.browser.conftest import Visit
from tests.browser.fingers import PHONE

# The rows of a list that its edge cuts; a list that goes on says so by fading.
CUT = """(list) => {
  const box = list.getBoundingClientRect();
  const cut = [...list.querySelectorAll('li button')].filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return (top < box.top - 1 && bottom > box.top + 1)
      || (top < box.bottom - 1 && bottom > box.bottom + 1);
  });
  return cut.map((row) => row.innerText);
}"""

# The lines of text in a box that its edge cuts.
CUT_LINES = """(box) => {
  const { top, bottom } = box.getBoundingClientRect();
  const range = document.createRange();
  const lines = [...box.querySelectorAll('p')].flatMap((one) => {
    range.selectNodeContents(one.firstChild);
    return [...range.getClientRects()];
  });
  return lines.filter((line) => {
    const middle = (line.top + line.bottom) / 2;
    return (line.top < top - 4 && middle > top) || (line.bottom > bottom + 4 && middle < bottom);
  }).length;
}"""

WITHIN = """(one) => {
  const list = one.closest('.fades').getBoundingClientRect();
  const { top, bottom } = one.getBoundingClientRect();
  return top >= list.top - 1 && bottom <= list.bottom + 1;
}"""

# Plays whatever comes first, as fast as the server answers.
PLAY = """async ([table, plies]) => {
  const post = async (body) => (await fetch(`/api/tables/${table}/commands`, { method: 'POST',
    headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
  let view = await (await fetch(`/api/tables/${table}`)).json();
  for (let ply = 0; ply < plies && view.status === 'playing'; ply += 1) {
    const action = view.legal.flatMap((one) => one.actions)[0];
    view = await post({ type: 'act', ply: view.ply, back: view.back, action });
  }
  return view.ply;
}"""

IN_ORDER = {
    "/": ".games h2",
    "/new/sanguo": "nav.games .serif",
    "/learn": "main .about",
    "/lessons": "main .about",
    "/puzzles": "main .about",
    "/analysis/sanguo": "nav.games a",
}


def names(page: Page, path: str) -> list[str]:
    page.goto(path)
    page.locator(IN_ORDER[path]).first.wait_for()
    return page.locator(IN_ORDER[path]).all_inner_texts()


def test_the_games_stand_in_one_order(visit: Visit) -> None:
    page = visit("/")
    first = names(page, "/")
    assert len(first) > 1
    for path in IN_ORDER:
        assert names(page, path) == first, path


def test_a_list_that_goes_on_says_so(visit: Visit) -> None:
    page = visit("/analysis/musketeers", **PHONE)
    games = page.locator("nav.games")
    expect(games).to_have_attribute("data-more", "after")
    games.evaluate("(box) => box.scrollTo(1e6, 0)")
    expect(games).to_have_attribute("data-more", "before")
    found = page.locator(".found")
    found.locator("li").nth(2).wait_for()
    assert found.evaluate(CUT) == []
    expect(found).not_to_have_attribute(
        "data-more", re.compile(".")
    )  # three lines, and room for them


def test_clues_are_not_cut(visit: Visit) -> None:
    for how in (PHONE, {}):
        page = visit("/", **how)
        open_at(page, "Mai", "musketeers", YOU, {"computer": "level:1"})
        for clue in (1, 2, 3):
            page.locator("[data-hint]:not(:disabled)").click()
            page.locator(f"[data-clue='{clue}']").wait_for()
            assert page.locator(".clues").evaluate(CUT_LINES) == 0
            assert page.locator(f"[data-clue='{clue}']").evaluate(WITHIN)


def test_the_current_move_is_in_sight(visit: Visit) -> None:
    page = visit("/")
    open_at(page, "Mai", "draughts", YOU, YOU)
    ply = page.evaluate(PLAY, [page.url.rsplit("/", 1)[1], 60])
    await_ply(page, ply)
    now = page.locator(".moves [aria-current]")
    expect(now).to_contain_text(str(ply))
    for height in (800, 640, 900):
        page.set_viewport_size({"width": 1280, "height": height})
        page.wait_for_function(f"() => ({WITHIN})(document.querySelector('.moves [aria-current]'))")


def test_a_new_table_shows_the_armies_as_one_will_see_them(visit: Visit) -> None:
    """Janken: one sits at the bottom, whichever side one takes."""
    page = visit("/new/janken")
    pieces = page.locator(".start [data-on]")
    expect(pieces).to_have_count(8)
    own, theirs = page.locator(".start [data-on=a6]"), page.locator(".start [data-on=f1]")

    def below() -> bool:
        here, there = own.bounding_box(), theirs.bounding_box()
        assert here
        assert there
        return here["y"] > there["y"]

    assert below()
    for seat, holder in enumerate(("level:1", "you")):
        page.locator("select[data-seat]").nth(seat).select_option(holder)
    assert not below()


def test_unfinished_games_can_be_told_apart(visit: Visit) -> None:
    page = visit("/", **PHONE)
    open_at(page, "Mai", "musketeers", YOU, {"computer": "level:1"})
    move(page, "c3", "c4")
    page.locator(".table[data-ply='2']").wait_for()
    page.evaluate(
        """() => fetch('/api/tables', { method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ game: 'musketeers', seats: [{ you: true }, {}] }) })"""
    )
    page.goto("/")
    going = page.locator(".unfinished li").filter(has_text="Computer (level 1)")
    expect(going).to_contain_text("Move 2")
    expect(going).to_contain_text("Your turn")
    expect(going.locator("[data-on=c4]")).to_have_count(1)
    waiting = page.locator(".unfinished li").filter(has_text="Waiting for players")
    expect(waiting).to_have_count(1)
    assert page.locator(".unfinished .what").evaluate_all(
        "(cards) => new Set(cards.map((one) => one.innerText)).size === cards.length"
    )


def test_every_button_of_a_seat_has_words_and_room(visit: Visit) -> None:
    for how in (PHONE, {}):
        page = visit("/", **how)
        seats = (YOU, YOU, FRIEND, {"computer": "level:2"}, FRIEND, FRIEND)
        open_at(page, "Mai", "tamquan", *seats)
        page.locator(".waiting li").nth(5).wait_for()
        for text in page.locator(".waiting li button").all_inner_texts():
            assert text.strip()
        rows = page.locator(".waiting li").evaluate_all(
            """(rows) => rows.filter((row) => {
              const { right } = row.getBoundingClientRect();
              return [...row.querySelectorAll('button, select')].some(
                (one) => one.getBoundingClientRect().right > right + 1);
            }).length"""
        )
        assert rows == 0


def test_the_rules_of_an_analysis_are_marked(visit: Visit) -> None:
    page = visit("/")
    open_at(page, "Mai", "draughts", YOU, YOU, preset="international")
    move(page, "32", "28")
    await_ply(page, 1)
    page.goto(page.url.replace("/play/", "/replay/"))
    page.get_by_role("link", name="Open on the analysis board").click()
    page.locator("details summary").click()
    chosen = page.locator("details [aria-pressed=true]")
    expect(chosen).to_have_count(1)
    expect(chosen).to_have_attribute("data-preset", "international")


def test_the_way_through_a_replay(visit: Visit) -> None:
    """Where one is stands below what one steps with, and playing looks different from one step."""
    for how in (PHONE, {}):
        page = visit("/", **how)
        open_at(page, "Mai", "musketeers", YOU, YOU)
        move(page, "c3", "c4")
        await_ply(page, 1)
        page.goto(page.url.replace("/play/", "/replay/"))
        at = page.locator(".middle").get_by_text("Move 1 of 1")
        bar = page.locator(".middle input[type=range]").bounding_box()
        box = at.bounding_box()
        assert bar
        assert box
        assert 0 <= box["y"] - bar["y"] - bar["height"] <= 24
        drawn = page.locator(".middle [role=toolbar] path").evaluate_all(
            "(all) => all.map((one) => one.getAttribute('d'))"
        )
        assert len(set(drawn)) == len(drawn)


def test_titles_stand_at_one_height(visit: Visit) -> None:
    for how in (PHONE, {}):
        page = visit("/", **how)
        tops = {}
        for path in ("/new", "/learn", "/lessons", "/puzzles", "/archive", "/settings", "/xyz",
                     "/play/draughts/abcdefghijkl"):  # fmt: skip
            page.goto(path)
            title = page.locator("main > h1:not(.unseen)")
            title.wait_for()
            box = title.bounding_box()
            assert box
            tops[path] = round(box["y"])
        assert len(set(tops.values())) == 1, tops
