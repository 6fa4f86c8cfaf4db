"""Premoves, and moves made while the connection was lost."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.company import (
    FRIEND,
    PHONE,
    YOU,
    Line,
    await_ply,
    move,
    open_at,
    square,
    two_at,
)
from tests.browser.conftest import Visit
from tests.browser.hands import Hands

NOT_POSSIBLE = "Your premove was no longer possible."


def ahead(page: Page) -> Any:
    return page.locator(".board-box [data-ahead]")


def acts(line: Line) -> int:
    """How often the page has asked for an action."""
    return sum('"act"' in message for message in line.sent)


def test_a_move_made_ahead_is_played_when_the_turn_comes(visit: Visit) -> None:
    line = Line()
    mai, tuan = two_at(visit, "musketeers", second={"ready": line.lay})
    move(tuan, "b3", "c3")
    expect(ahead(tuan)).to_have_attribute("data-ahead", "b3 c3")
    expect(tuan.locator(".pending")).to_contain_text("Premove ready")
    assert acts(line) == 0
    move(mai, "c3", "c4")
    for page in (mai, tuan):
        await_ply(page, 2)
    expect(mai.locator(".board-box [data-on='c3']")).to_have_count(1)
    expect(ahead(tuan)).to_have_count(0)
    expect(tuan.locator(".pending")).to_have_count(0)
    assert acts(line) == 1


def test_it_can_be_replaced_and_taken_back(visit: Visit) -> None:
    """Another move replaces it; one touch of the board, or its button, takes it back."""
    mai, tuan = two_at(visit, "musketeers", second=PHONE)
    for name in ("b3", "c3"):
        square(tuan, name).tap()
    expect(ahead(tuan)).to_have_attribute("data-ahead", "b3 c3")
    for name in ("d3", "c3"):
        square(tuan, name).tap()
    expect(ahead(tuan)).to_have_attribute("data-ahead", "d3 c3")
    square(tuan, "d3").tap()
    expect(ahead(tuan)).to_have_count(0)
    for name in ("b3", "c3"):
        square(tuan, name).tap()
    square(tuan, "a1").tap()  # nothing of one's own; a double tap of c3 would be one tap
    expect(ahead(tuan)).to_have_count(0)
    for name in ("b3", "c3"):
        square(tuan, name).tap()
    tuan.get_by_role("button", name="Cancel premove").tap()
    expect(ahead(tuan)).to_have_count(0)
    move(mai, "c3", "c4")
    await_ply(tuan, 1)
    assert Hands(tuan).await_turn()
    expect(tuan.locator(".table")).to_have_attribute("data-ply", "1")


def test_a_dragged_premove(visit: Visit) -> None:
    mai, tuan = two_at(visit, "musketeers")
    square(tuan, "b3").drag_to(square(tuan, "c3"))
    expect(ahead(tuan)).to_have_attribute("data-ahead", "b3 c3")
    move(mai, "c3", "c4")
    await_ply(mai, 2)


def test_what_has_become_impossible_vanishes_with_a_word(visit: Visit) -> None:
    line = Line()
    mai, tuan = two_at(visit, "musketeers", second={"ready": line.lay})
    move(tuan, "c4", "c3")  # it will have been taken
    expect(ahead(tuan)).to_have_count(1)
    move(mai, "c3", "c4")
    await_ply(tuan, 1)
    expect(tuan.locator(".pending")).to_have_text(NOT_POSSIBLE)
    expect(ahead(tuan)).to_have_count(0)
    assert acts(line) == 0
    Hands(tuan).act()
    await_ply(mai, 2)
    expect(tuan.get_by_text(NOT_POSSIBLE)).to_have_count(0)


def test_others_pieces_cannot_be_moved_ahead(visit: Visit) -> None:
    _, tuan = two_at(visit, "musketeers")
    move(tuan, "c3", "c4")
    expect(ahead(tuan)).to_have_count(0)


def test_premoves_can_be_switched_off(visit: Visit) -> None:
    quiet = {"settings": '{"animation": false, "premoves": false}'}
    _, tuan = two_at(visit, "musketeers", second=quiet)
    move(tuan, "b3", "c3")
    expect(ahead(tuan)).to_have_count(0)
    tuan.goto("/settings")
    expect(tuan.locator("input[name=premoves]")).not_to_be_checked()


def test_the_whole_way_of_a_capture_is_meant_by_its_ends(visit: Visit) -> None:
    """Draughts: nobody touches every hop, least of all ahead."""
    mai, tuan = two_at(visit, "draughts", position="W:W28,34,50:B18,5")
    move(tuan, "18", "40")
    expect(ahead(tuan)).to_have_attribute("data-ahead", "18 40")
    move(mai, "28", "23")
    await_ply(mai, 2)
    expect(tuan.locator(".moves")).to_contain_text("18×40")


def test_one_turns_over_a_piece_ahead(visit: Visit) -> None:
    """Sanguo: a face-down piece is nobody's, and one touch turns it over."""
    mai = visit()
    open_at(mai, "Mai", "sanguo", YOU, FRIEND, {"computer": "random"})
    tuan = visit(mai.url)
    tuan.get_by_role("button", name="Sit here").click()
    for page in (mai, tuan):
        page.locator(".table[data-status=playing]").wait_for()
    square(tuan, "c2").click()
    expect(ahead(tuan)).to_have_attribute("data-ahead", "c2")
    square(mai, "a1").click()
    await_ply(tuan, 3)  # the computer has answered as well
    expect(tuan.locator(".moves")).to_contain_text("c2")


def test_several_meanings_are_asked_about(visit: Visit) -> None:
    """Janken: whether the cube shall roll or slide is asked once it is one's turn."""
    mai, tuan = two_at(visit, "janken")
    hands = [Hands(mai, 1), Hands(tuan, 2)]
    for turn in range(8):
        assert hands[turn % 2].await_turn()
        hands[turn % 2].act()
    move(tuan, "d1", "c1")
    expect(ahead(tuan)).to_have_attribute("data-ahead", "d1 c1")
    assert hands[0].await_turn()
    hands[0].act()
    expect(tuan.locator(".asking button").first).to_be_visible()


def test_members_of_a_team_move_their_own_piece_only(visit: Visit) -> None:
    """Tamquan: Tuan commands the second red piece, on e4; Mai the first, on a4."""
    mai = visit("/")
    start = "5/A3A/5/5/B3B 2 phase=march members=12,12"
    seats = (YOU, FRIEND, YOU, YOU)
    open_at(mai, "Mai", "tamquan", *seats, options={"pieces": "2"}, position=start)
    tuan = visit(mai.url)
    tuan.get_by_role("button", name="Sit here").click()
    tuan.locator(".table[data-status=playing]").wait_for()
    move(tuan, "a4", "a3")
    expect(ahead(tuan)).to_have_count(0)
    move(tuan, "e4", "e3")
    expect(ahead(tuan)).to_have_attribute("data-ahead", "e4 e3")


def test_a_move_made_while_the_line_is_away_is_sent_once(visit: Visit) -> None:
    line = Line()
    mai, tuan = two_at(visit, "musketeers", first={"ready": line.lay})
    line.cut()
    expect(mai.get_by_text("Connection lost")).to_be_visible()
    move(mai, "c3", "c4")
    expect(mai.locator(".pending")).to_contain_text("Your move will be sent")
    expect(ahead(mai)).to_have_attribute("data-ahead", "c3 c4")
    assert acts(line) == 0
    line.mend()
    for page in (mai, tuan):
        await_ply(page, 1)
    expect(mai.locator(".pending")).to_have_count(0)
    assert acts(line) == 1


def test_a_move_made_while_the_line_is_away_can_be_taken_back(visit: Visit) -> None:
    line = Line()
    mai, tuan = two_at(visit, "musketeers", first={"ready": line.lay})
    line.cut()
    expect(mai.get_by_text("Connection lost")).to_be_visible()
    move(mai, "c3", "c4")
    mai.get_by_role("button", name="Cancel").click()
    expect(ahead(mai)).to_have_count(0)
    line.mend()
    expect(mai.get_by_text("Connection lost")).to_have_count(0)
    move(mai, "c3", "b3")
    await_ply(tuan, 1)
    assert acts(line) == 1


def test_it_is_dropped_if_the_game_has_gone_on(visit: Visit) -> None:
    """The same person acts in another window while this one's line is away."""
    line = Line()
    mai, tuan = two_at(visit, "musketeers", first={"ready": line.lay})
    line.cut()
    expect(mai.get_by_text("Connection lost")).to_be_visible()
    move(mai, "c3", "c4")
    expect(mai.locator(".pending")).to_contain_text("Your move will be sent")
    other = mai.context.new_page()
    other.goto(mai.url)
    other.locator(".table[data-status=playing]").wait_for()
    move(other, "c3", "b3")
    await_ply(tuan, 1)
    line.mend()
    await_ply(mai, 1)
    expect(mai.locator(".pending")).to_contain_text("Your move was not sent")
    expect(ahead(mai)).to_have_count(0)
    assert acts(line) == 0


def test_what_is_planned_is_told_at_the_board(visit: Visit) -> None:
    """On a phone, too: in sight, right below the board, and nothing moves for it."""
    _, tuan = two_at(visit, "draughts", second=PHONE)
    places = (".board svg", ".prompt", ".round")
    tuan.evaluate("scrollTo(0, 0)")
    before = [tuan.locator(one).first.bounding_box() for one in places]
    for name in ("19", "23"):
        square(tuan, name).tap()
    note = tuan.locator(".pending")
    expect(note).to_contain_text("Premove ready")
    box = note.bounding_box()
    assert box is not None
    assert tuan.evaluate("scrollY") == 0
    assert box["y"] + box["height"] <= PHONE["viewport"]["height"]
    assert [tuan.locator(one).first.bounding_box() for one in places] == before
    note.get_by_role("button").tap()
    expect(ahead(tuan)).to_have_count(0)
    assert [tuan.locator(one).first.bounding_box() for one in places] == before
