"""Motion shows what happened: pieces are followed over the browser's frames.

Nothing here measures speed: only which way pieces go, in which order, and how they leave.
"""

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acting import act, join, opened
from tests.browser.conftest import Visit
from tests.browser.film import Film, developed, record
from tests.games.draughts.scenes import CHAIN
from tests.games.scene import Scene, scenes_of
from wuqi.core.registry import names

MOVING = '{"pace": "normal"}'


SCENES = {f"{game} {name}": scene for game in names() for name, scene in scenes_of(game).items()}


def staged(mai: Page, scene: Scene) -> str:
    """The path of a table where one person holds all seats."""
    seats = ["you"] * scene.seats
    return opened(mai, scene.game, *seats, options=scene.options, position=scene.start)


def two_people(visit: Visit) -> tuple[Page, Page]:
    """Somebody who acts, and somebody who sees pieces move."""
    return visit(), visit(settings=MOVING)


def filmed(mai: Page, lin: Page, scene: Scene) -> Film:
    path = staged(mai, scene)
    lin.goto(path)
    lin.locator(".table[data-status=playing]").wait_for()
    record(lin)
    act(mai, path, *scene.actions)
    return developed(lin, len(scene.actions))


def assert_shows(film: Film, scene: Scene) -> None:
    for path in scene.paths:
        if scene.gone.get(path.split()[0]) != "remove":
            film.assert_goes(*path.split())
    for square, way in scene.gone.items():
        film.assert_leaves(square, way)
    if scene.paths and scene.how:
        assert [act for act, _ in film.acts(film.piece(scene.paths[0].split()[0]))] == list(
            scene.how
        )
    shown = [frame["sign"] for frame in film.frames if frame["sign"]]
    assert sorted(set(shown)) == sorted(scene.signs)


def assert_it_rolls_and_then_slides(film: Film, scene: Scene) -> None:
    """While it rolls, both faces are to be seen."""
    seen = film.of(film.piece(scene.paths[0].split()[0]))
    rolling = [one for one in seen if one.act == "roll"]
    assert any(0 < one.now[1] < 1 and one.away and 0 < one.away[1] < 1 for one in rolling)
    assert all(one.away is None for one in seen if one.act == "step")


def assert_what_a_chain_takes_leaves_together_after_the_last_hop(film: Film, scene: Scene) -> None:
    last_hop = film.when(film.piece(scene.paths[0].split()[0]), "step")[-1]
    leaving = [film.when(film.piece(square), "take") for square in scene.gone]
    assert all(one == leaving[0] for one in leaving)
    assert leaving[0][0] > last_hop


def assert_one_piece_after_another_steps(film: Film, scene: Scene) -> None:
    steps = [film.when(film.piece(path.split()[0]), "step") for path in scene.paths]
    assert all(one[-1] < next_one[0] for one, next_one in pairwise(steps))


@pytest.mark.parametrize("game", [game for game in names() if scenes_of(game)])
def test_everybody_sees_every_action_as_it_was(visit: Visit, game: str) -> None:
    people = two_people(visit)
    for scene in scenes_of(game).values():
        film = filmed(*people, scene)
        assert_shows(film, scene)
        if scene.how == ("roll", "step"):
            assert_it_rolls_and_then_slides(film, scene)
        if list(scene.gone.values()).count("take") > 1:
            assert_what_a_chain_takes_leaves_together_after_the_last_hop(film, scene)
        if len(scene.actions) == len(scene.paths) > 1:
            assert_one_piece_after_another_steps(film, scene)


def test_a_dark_piece_turns_over(visit: Visit) -> None:
    """The shuffle is everybody's: whoever holds the seats has to be there."""
    mai = visit()
    path = opened(mai, "sanguo", "you", "you", "you")
    mai.goto(path)
    mai.locator(".table[data-status=playing]").wait_for()
    lin = visit(path, settings=MOVING)
    lin.locator(".table[data-status=playing]").wait_for()
    record(lin)
    act(mai, path, "flip a1")
    film = developed(lin, 1)
    seen = film.of(film.piece("a1"))
    assert [one for one, _ in film.acts(film.piece("a1"))] == ["flip"]
    turning = [one for one in seen if one.act == "flip" and one.away]
    assert any(one.away and 0 < one.away[0] < 1 for one in turning)
    assert any(0 < one.now[0] < 1 for one in turning)
    assert "camp" in [frame["sign"] for frame in film.frames]


# -- one's own actions -----------------------------------------------------------------------------


def seated(visit: Visit, scene: Scene) -> Page:
    """Somebody at the first seat of a game for two, who sees pieces move."""
    page = visit(settings=MOVING)
    path = opened(page, scene.game, "you", "", position=scene.start)
    join(visit(), path, 2)
    page.goto(path)
    page.locator(".table[data-status=playing]").wait_for()
    record(page)
    return page


def touch(page: Page, *squares: str) -> None:
    for square in squares:
        page.locator(f"main [data-square='{square}']").click()


def test_what_one_does_is_seen_once(visit: Visit) -> None:
    page = seated(visit, SCENES["musketeers capture"])
    touch(page, "c3", "c4")
    film = developed(page, 1)
    film.assert_goes("c3", "c4")
    film.assert_leaves("c4", "take")
    assert film.acts(film.piece("c3")) == [("step", "c4")]


def test_ones_own_cube_rolls_and_slides_step_by_step(visit: Visit) -> None:
    page = seated(visit, SCENES["janken roll slide"])
    touch(page, "c4")
    page.locator(".half[data-to=d4][data-how='~']").click()
    page.locator(".half[data-to=d3][data-how='-']").click()
    film = developed(page, 1)
    assert [act for act, _ in film.acts(film.piece("c4"))] == ["roll", "step"]


def test_ones_own_chain_capture_takes_every_hop(visit: Visit) -> None:
    page = seated(visit, SCENES["draughts chain and crown"])
    touch(page, "32", "3")
    film = developed(page, 1)
    film.assert_goes("32", "23", "12", "3")
    for square in ("28", "18", "8"):
        film.assert_leaves(square, "take")


def test_a_piece_that_was_dragged_lies_where_it_was_dropped(visit: Visit) -> None:
    page = seated(visit, SCENES["musketeers capture"])
    page.locator("[data-square=c3]").drag_to(page.locator("[data-square=c4]"))
    film = developed(page, 1)
    assert film.acts(film.piece("c3")) == []
    film.assert_leaves("c4", "take")


# -- elsewhere -------------------------------------------------------------------------------------


def at_rest(page: Page) -> None:
    """Until nothing moves: a replay may still be on its way to where it begins."""
    page.wait_for_load_state("networkidle")
    expect(page.locator("main .board [data-act]")).to_have_count(0)


# Of each game something that one action shows.
REPLAYED = [
    next((one for one in reversed(found) if one.how), found[0])
    for game in names()
    if (found := [one for one in scenes_of(game).values() if one.paths and len(one.actions) == 1])
]


@pytest.mark.parametrize("scene", REPLAYED, ids=[scene.game for scene in REPLAYED])
def test_a_replay_shows_it_again(visit: Visit, scene: Scene) -> None:
    mai, lin = two_people(visit)
    path = staged(mai, scene)
    act(mai, path, *scene.actions)
    start = scene.paths[0].split()[0]
    lin.goto(path.replace("/play/", "/replay/") + "?ply=0")
    lin.locator(".replay[data-ply='0']").wait_for()
    lin.locator(f"[data-on='{start}']").wait_for()
    at_rest(lin)
    record(lin)
    lin.keyboard.press("ArrowRight")
    lin.locator("[data-act]").first.wait_for()
    assert_shows(developed(lin), scene)


def test_a_replay_that_plays_by_itself_waits_for_every_action(visit: Visit) -> None:
    scene = SCENES["tamquan march"]
    mai, lin = two_people(visit)
    path = staged(mai, scene)
    act(mai, path, *scene.actions)
    lin.goto(path.replace("/play/", "/replay/") + "?ply=0")
    lin.locator("[data-on=c1]").wait_for()
    at_rest(lin)
    record(lin)
    lin.keyboard.press("Space")
    lin.locator(".replay[data-ply='3']").wait_for()
    lin.locator("[data-act]").first.wait_for()
    film = developed(lin)
    for path_of_one in scene.paths:
        film.assert_goes(*path_of_one.split())


def test_the_rule_book_shows_what_it_tells(visit: Visit) -> None:
    page = visit("/new/draughts", settings=MOVING)
    page.locator("input[name=preset][value='(own)']").check()
    page.locator("input[name=capture][value=huff]").check()
    board = "figure .board"
    record(page, board)
    page.locator("figure [data-try]").click()
    page.locator("figure [data-on='13']:not([data-act])").wait_for()
    film = developed(page, board=board)
    film.assert_goes("43", "39")
    film.assert_leaves("33", "huff")
    film.assert_goes("9", "13")


def test_the_solution_of_a_puzzle_is_played(visit: Visit) -> None:
    page = visit("/puzzles/musketeers/0b742ff0", settings=MOVING)
    record(page)
    touch(page, "c3", "c2")
    page.locator(".puzzle[data-solved=true]").wait_for()
    page.locator(".puzzle[data-at='2'] [data-on=c2]").wait_for()  # and how play goes on
    film = developed(page)
    film.assert_goes("c3", "c2")
    assert film.acts(film.piece("c3"))[0] == ("step", "c2")
    film.assert_goes("c1", "c2")


def test_analysis_shows_every_hop(visit: Visit) -> None:
    page = visit(f"/analysis/draughts?position={CHAIN}", settings=MOVING)
    page.locator("[data-on='32']").wait_for()
    record(page)
    touch(page, "32", "3")
    page.locator("[data-act]").first.wait_for()
    film = developed(page)
    film.assert_goes("32", "23", "12", "3")
    for square in ("28", "18", "8"):
        film.assert_leaves(square, "take")


def test_the_boards_of_the_first_page_live(visit: Visit) -> None:
    page = visit("/", settings=MOVING)
    page.locator(".games [data-act]").first.wait_for(state="attached")


COUNTED = """() => {
  window.rolls = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.closest('[data-act=roll]') && this.matches('.now, .now *')) window.rolls += 1;
    return animate.apply(this, how);
  };
}"""


def test_what_the_hand_has_begun_is_shown_once(visit: Visit) -> None:
    """The answer comes while the cube still rolls: it rolls on."""
    page = visit(settings='{"pace": "slow"}')
    page.goto(opened(page, "janken", "you", "level:1", position="6/6/6/2RP3/6/rp5 x"))
    page.locator("[data-on=d4]").wait_for(state="attached")
    page.evaluate(COUNTED)
    rolls = []
    for square in ("d4", "d3", "d2"):
        page.locator(f"[data-square={square}]").focus()
        page.keyboard.press("Enter" if square == "d4" else "r")
        rolls.append(page.evaluate("window.rolls"))
    page.locator(".table[data-ply='1'], .table[data-ply='2']").first.wait_for()
    page.locator(".pieces:not([data-stage])").wait_for(state="attached")
    assert 0 == rolls[0] < rolls[1]
    assert page.evaluate("window.rolls") == 2 * rolls[1]
