"""Actions are shown one after another, and players can skip ahead at any time.

Where something has to be still going on, the browser's animations are slowed down to nearly
nothing: no test depends on how fast a machine is.
"""

import re
from itertools import groupby

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.acting import act, join, opened
from tests.browser.board.test_motion import MOVING
from tests.browser.conftest import Visit
from tests.browser.film import BOARD, RECORD, Film, developed, record, slow_down
from tests.games.sanguo.positions import position

THREE = position("p8/9/K1A6/8R/r8", 1).text  # all three can move, nobody can be out at once
ALMOST_STOPPED = 0.001
ROUND = ("a3-b3", "c3-d4", "a1-b1")


def watched(visit: Visit, settings: str = MOVING, **how: object) -> tuple[Page, Page, str]:
    """Somebody who plays all three, somebody who looks on, and the table."""
    mai = visit()
    path = opened(mai, "sanguo", "you", "you", "you", position=THREE)
    lin = visit(path, settings=settings, **how)
    lin.locator(".table[data-status=playing]").wait_for()
    record(lin)
    return mai, lin, path


def facing(visit: Visit) -> tuple[Page, Page, str]:
    """The musketeers' player, the enemies' player, who sees pieces move, and the table."""
    mai = visit()
    path = opened(mai, "musketeers", "you", "", clock={"base": 600})
    lin = visit(settings=MOVING)
    join(lin, path, 2)
    lin.goto(path)
    lin.locator(".table[data-status=playing]").wait_for()
    record(lin)
    return mai, lin, path


def await_step(page: Page) -> None:
    """Until the first capture is being shown, and its player may already answer."""
    page.locator("[data-on=c4][data-act=step]").wait_for()
    expect(page.locator(".table[data-ply='1'][data-yours=true]")).to_be_visible()


def shown(film: Film) -> list[int]:
    """The plies that were shown, in turn."""
    return [ply for ply, _ in groupby(frame["shown"] for frame in film.frames)]


def movers(film: Film) -> list[list[int]]:
    """Who moves, in turn; several at a time if they move at a time."""
    acting = ([one["id"] for one in frame["pieces"] if one["act"]] for frame in film.frames)
    return [who for who, _ in groupby(acting) if who]


def enacted(film: Film) -> bool:
    return movers(film) != []


def test_several_opponents_act_one_after_another(visit: Visit) -> None:
    mai, lin, path = watched(visit)
    act(mai, path, *ROUND)
    film = developed(lin, 3)
    assert shown(film) == [0, 1, 2, 3]
    order = [[film.piece(square)] for square in ("a3", "c3", "a1")]
    assert movers(film) == order


def test_computers_wait_for_each_other_and_for_oneself(visit: Visit) -> None:
    page = visit(settings=MOVING)
    page.goto(opened(page, "sanguo", "you", "random", "random", position=THREE))
    page.locator(".table[data-status=playing]").wait_for()
    record(page)
    for square in ("a3", "b3"):
        page.locator(f"[data-square={square}]").click()
    film = developed(page, 3)
    assert shown(film) == [0, 1, 2, 3]
    own, *others = movers(film)
    assert own == [film.piece("a3")]
    assert len(others) == 2
    for frame in film.frames:  # one's own piece has arrived before anybody else sets out
        acting = [one["id"] for one in frame["pieces"] if one["act"]]
        assert len(acting) <= 1 or frame["shown"] > 1  # a capture has two


def test_truth_is_not_delayed_and_acting_skips_to_it(visit: Visit) -> None:
    mai, lin, path = facing(visit)
    slow_down(lin, ALMOST_STOPPED)
    act(mai, path, "c3xc4")
    await_step(lin)
    expect(lin.locator(".table[data-yours=true]")).to_be_visible()  # already
    lin.locator("[data-square=b3]").click()  # not a moment to wait for
    assert lin.locator("[data-act]").count() == 0
    assert lin.locator("[data-square=b3]").get_attribute("aria-selected") == "true"
    lin.locator("[data-square=c3]").click()
    lin.locator(".table[data-ply='2']").wait_for()


def test_your_turn_is_not_said_before_what_led_to_it_has_been_shown(visit: Visit) -> None:
    mai, lin, path = facing(visit)
    turn = lin.locator(".prompt .turn")
    others = turn.inner_text()
    slow_down(lin, ALMOST_STOPPED)
    act(mai, path, "c3xc4")
    await_step(lin)
    assert turn.inner_text() == others
    expect(lin.locator(".strip[data-side='1']")).to_have_class(re.compile(r"\bturn\b"))
    expect(lin.locator(".beside [role=img]")).to_have_count(0)  # nothing captured yet
    lin.locator("[data-square=b3]").click()
    expect(turn).to_have_text("Your turn")


def test_what_is_told_beside_the_board_keeps_step_with_it(visit: Visit) -> None:
    mai, lin, path = watched(visit)
    slow_down(lin, ALMOST_STOPPED)
    act(mai, path, *ROUND)
    lin.locator(".table[data-ply='3'][data-shown='1']").wait_for()
    moves, place = lin.locator(".moves li"), lin.locator(".browse .number")
    expect(moves).to_have_count(1)
    expect(place).to_have_text("Move 1 of 1")
    expect(lin.locator(".prompt .turn")).to_contain_text("Player 1")
    lin.locator("[data-square=e3]").click()
    expect(moves).to_have_count(3)
    expect(place).to_have_text("Move 3 of 3")


def test_an_outcome_waits_for_the_action_that_led_to_it(visit: Visit) -> None:
    mai = visit()
    path = opened(mai, "tamquan", *["you"] * 6, position="5/2a2/1aB2/2a2/5 1 phase=end")
    lin = visit(path, settings=MOVING)
    lin.locator(".table[data-status=playing]").wait_for()
    record(lin)
    slow_down(lin, ALMOST_STOPPED)
    act(mai, path, "xc3")
    lin.locator(".table[data-status=over]").wait_for()
    lin.locator("[data-act]").first.wait_for()
    expect(lin.locator(".outcome")).to_have_count(0)
    lin.locator("[data-square=a1]").click()
    expect(lin.locator(".outcome")).to_be_visible()


def test_whoever_touches_the_board_sees_all_that_waited(visit: Visit) -> None:
    mai, lin, path = watched(visit)
    slow_down(lin, ALMOST_STOPPED)
    act(mai, path, *ROUND)
    lin.locator(".table[data-ply='3'][data-shown='1']").wait_for()
    lin.locator("[data-square=e3]").click()
    lin.locator(".table[data-shown='3']").wait_for()
    assert lin.locator("[data-act]").count() == 0
    for square in ("b3", "d4", "b1"):
        expect(lin.locator(f"[data-on={square}]")).to_have_count(1)


def test_a_reload_enacts_nothing(visit: Visit) -> None:
    mai, lin, path = watched(visit)
    slow_down(lin, ALMOST_STOPPED)
    act(mai, path, *ROUND)
    lin.locator("[data-act]").wait_for()
    lin.add_init_script(f"({RECORD})({BOARD!r})")
    lin.reload()
    film = developed(lin, 3)
    assert not enacted(film)


def test_what_happened_while_the_line_was_away_is_not_enacted(visit: Visit) -> None:
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    mai, lin, path = watched(
        visit, ready=lambda page: page.route_web_socket("**/api/live", through)
    )
    lines[-1].close()
    act(mai, path, *ROUND)
    film = developed(lin, 3)
    assert len(lines) > 1
    assert not enacted(film)


def test_what_happened_in_the_background_is_not_enacted(visit: Visit) -> None:
    mai, lin, path = watched(visit)
    lin.evaluate(
        """() => {
          Object.defineProperty(document, 'hidden', { get: () => true });
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    act(mai, path, *ROUND)
    assert not enacted(developed(lin, 3))


def test_with_reduced_motion_pieces_jump_one_action_after_another(visit: Visit) -> None:
    mai, lin, path = watched(visit, reduced_motion="reduce")
    act(mai, path, *ROUND)
    film = developed(lin, 3)
    assert shown(film) == [0, 1, 2, 3]
    assert not enacted(film)


def test_without_motion_everything_is_there_at_once(visit: Visit) -> None:
    mai, lin, path = watched(visit, settings='{"pace": "off"}')
    act(mai, path, *ROUND)
    film = developed(lin, 3)
    assert not enacted(film)
    assert all(frame["shown"] == frame["ply"] for frame in film.frames)


def test_the_pace_is_chosen_and_an_earlier_choice_is_kept(visit: Visit) -> None:
    page = visit("/settings", settings='{"animation": false}')
    expect(page.locator("input[name=pace][value=off]")).to_be_checked()
    page.locator("input[name=pace][value=slow]").check()
    page.reload()
    expect(page.locator("input[name=pace][value=slow]")).to_be_checked()


def test_the_board_turns_when_the_action_has_been_seen(visit: Visit) -> None:
    """Whoever plays both sides sits at the side to move."""
    page = visit(settings=MOVING)
    page.goto(opened(page, "draughts", "you", "you", position="W:W32:B1"))
    page.locator(".table[data-status=playing]").wait_for()
    record(page)
    for square in ("32", "28"):
        page.locator(f"[data-square='{square}']").click()
    cells = page.locator("main .board [data-square]")
    expect(cells.first).to_have_attribute("data-square", "50")
    film = developed(page, 1)
    assert film.frames[0]["first"] == "1"
    acting = [frame for frame in film.frames if any(one["act"] for one in frame["pieces"])]
    assert acting
    assert all(frame["first"] == "1" for frame in acting)
