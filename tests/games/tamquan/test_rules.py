"""Cờ tam quân, rule by rule: marching, taking, turns and seats."""

import pytest

import wuqi
from tests.games.tamquan.positions import GAME, at, play
from wuqi.core.errors import IllegalAction
from wuqi.search.perft import perft

# -- marching -------------------------------------------------------------------------------------


def test_everybody_takes_one_step_in_any_order_and_nobody_stays() -> None:
    march = at("B3B/5/5/5/A3A 1 phase=march", pieces=2)
    assert march.actions() == ("a1-a2", "a1-b1", "e1-d1", "e1-e2")
    half = march.play("e1-e2")
    assert half.text == "B3B/5/5/4a/A4 1 phase=march members=21,12"
    assert half.actions() == ("a1-a2", "a1-b1")
    assert half.play("a1-a2").text == "B3B/5/5/A3A/5 2 phase=march calm=1"


def test_a_step_may_be_diagonal_by_option() -> None:
    march = at("B3B/5/5/5/A3A 1 phase=march", pieces=2, steps="eight")
    assert march.actions() == ("a1-a2", "a1-b1", "a1-b2", "e1-d1", "e1-d2", "e1-e2")


def test_steps_across_the_whole_of_the_largest_board() -> None:
    march = at("9A/10/4A5/10/10/10/10/10/10/BB8 1 phase=march", size=10, pieces=2)
    assert march.actions() == ("e8-d8", "e8-e7", "e8-e9", "e8-f8", "j10-i10", "j10-j9")


def test_a_blocked_member_waits_until_somebody_makes_room() -> None:
    march = at("B2B/B3/A3/AA2 1 phase=march", size=4)
    assert march.actions() == ("a2-b2", "b1-b2", "b1-c1")
    assert march.play("b1-c1").actions() == ("a1-b1", "a2-b2")


def test_the_march_ends_when_nobody_who_has_not_moved_can() -> None:
    # a2 never finds room: it keeps its capital letter in the second taking.
    after = at("4/B3/AB2/B1A1 1 phase=march", size=4).play("c1-b1")
    assert after.text == "4/B3/AB2/Ba2 1 phase=end"
    assert after.actions() == ("done", "xa1", "xb2")


def test_a_team_that_can_do_nothing_has_a_turn_all_the_same() -> None:
    # Blue lets a1 live; it cannot move, so Red's turn passes silently and counts as calm.
    after = at("3b/4/b3/Ab2 2 phase=end", size=4).play("done")
    assert after.text == "3B/4/B3/AB2 2 phase=take calm=2"


# -- taking ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "takeable"),
    [
        ("5/2A2/1AB2/5/B3A 1 phase=take", ["xc3"]),  # two foes, no friend
        ("5/5/1AB2/5/B4 1 phase=march", []),  # one foe is not more than 1
        ("5/2A2/1ABB1/5/4A 1 phase=take", ["xc3"]),  # two foes against one friend
        ("5/2A2/1ABB1/2B2/5 1 phase=march", []),  # two against two
        ("5/2A2/1ABA1/2B2/5 1 phase=take", ["xc3"]),  # three against one
        ("5/2A2/1ABA1/2A2/4B 1 phase=take", ["xc3"]),  # four
        ("A4/BA3/5/5/2B2 1 phase=take", ["xa4"]),  # at the edge
        ("1A1A1/2B2/1A3/5/B4 1 phase=march", []),  # corners do not touch
        ("5/5/BA3/4A/4B 1 phase=march", []),  # a row's end is not beside the next row's beginning
    ],
)
def test_foes_must_be_more_than_one_and_more_than_friends(text: str, takeable: list[str]) -> None:
    found = at(text, pieces=6).actions()
    assert [action for action in found if action.startswith("x")] == takeable


def test_taking_is_one_at_a_time_and_looked_at_again() -> None:
    # c3 has two foes and two friends beside it: safe, until its friend on d3 falls.
    before = at("6/6/2AA2/1ABBA1/2B3/6 1 phase=take", size=6, pieces=6)
    assert before.actions() == ("done", "xd3")
    once = before.play("xd3")
    assert once.text == "6/6/2AA2/1AB1A1/2B3/6 1 phase=take took=1 members=1234,13"
    assert once.actions() == ("done", "xc3")
    assert once.play("done").text.endswith("1 phase=march took=1 members=1234,13")


def test_taking_a_helper_can_save_the_next_victim() -> None:
    # Blue on c4 and Yellow on d4 are foes of each other, too.
    before = at("5B/6/1ABCA1/6/6/C4A 1 phase=take", size=6, teams=3)
    assert before.actions() == ("done", "xc4", "xd4")
    assert before.play("xc4").text == "5B/6/1A1CA1/6/6/C4A 1 phase=march took=1"


def test_the_taking_team_need_not_stand_beside_its_victim() -> None:
    before = at("6/2B3/1BCB2/6/6/AA3C 1 phase=take", size=6, teams=3)
    assert before.actions() == ("done", "xc4")
    after = before.play("xc4")
    assert after.text == "6/2B3/1B1B2/6/6/AA3C 1 phase=march took=1 members=12,123,2"


def test_a_chance_let_go_may_be_gone_after_the_march() -> None:
    let_go = at("5/2A2/1AB2/5/4B 1 phase=take calm=7", pieces=2).play("done")
    assert let_go.text == "5/2A2/1AB2/5/4B 1 phase=march calm=7"
    after = play(let_go, "c4-d4", "b3-b4")
    assert after.text == "5/1A1A1/2B2/5/4B 2 phase=march calm=8 members=21,12"


def test_a_blocked_team_is_asked_in_both_takings() -> None:
    once = at("4/4/B1B1/ABAB 1 phase=take", size=4, pieces=4).play("done")
    assert once.text == "4/4/B1B1/ABAB 1 phase=end"
    assert once.actions() == ("done", "xb1")
    assert once.play("done").text == "4/4/B1B1/ABAB 2 phase=take calm=1"


def test_taking_all_removes_everything_together() -> None:
    # The pair that saved each other above: here both fall.
    after = at("5B/6/1ABCA1/6/6/C4A 1 phase=take", size=6, teams=3, taking="all")
    assert after.text == "5B/6/1A2A1/6/6/C4A 1 phase=march took=1 members=123,1,2"


def test_taking_all_takes_once() -> None:
    # d3 falls when Red's turn begins; c3 can be taken only then, and lives.
    before = at("6/6/2AA2/1AbbA1/6/2B3 2 phase=march", size=6, pieces=6, taking="all")
    after = before.play("c1-c2")
    assert after.text == "6/6/2AA2/1AB1A1/2B3/6 1 phase=march took=1 calm=1 members=1234,13"


def test_taking_before_and_after_the_march_is_luong_tiem() -> None:
    before = at("2A2/1ABA1/5/1A1B1/4B 1 phase=take calm=9", pieces=4)
    march = before.play("xc4")
    assert march.text == "2A2/1A1A1/5/1A1B1/4B 1 phase=march took=1 calm=9 members=1234,23"
    again = play(march, "c5-b5", "b4-a4", "d4-d3", "b2-c2")
    assert again.text == "1a3/a4/3a1/2aB1/4B 1 phase=end took=1 calm=9 members=1234,23"
    assert again.actions() == ("done", "xd2")
    assert again.play("xd2").text == "1A3/A4/3A1/2A2/4B 2 phase=march members=1234,3"


# -- the seed's worked example --------------------------------------------------------------------


def test_the_worked_example_of_the_seed() -> None:
    red = at("7/1B1C3/2A1B2/3B3/2A4/7/7 1 phase=march", size=7, teams=3)
    # Red moves both pieces to the right and takes Blue in the middle row.
    red = play(red, "c5-d5", "c3-d3")
    assert red.text == "7/1B1C3/3aB2/3B3/3a3/7/7 1 phase=end"
    assert red.actions() == ("done", "xd4")
    # Blue, before marching, takes Red in the row above together with Yellow.
    blue = red.play("xd4")
    assert blue.text == "7/1B1C3/3AB2/7/3A3/7/7 2 phase=take"
    assert blue.actions() == ("done", "xd5")
    blue = blue.play("xd5")
    # Then Blue marches and takes Yellow as well.
    blue = play(blue, "b6-c6", "e5-e6")
    assert blue.text == "7/2bCb2/7/7/3A3/7/7 2 phase=end took=1 members=2,12,1"
    end = blue.play("xd6")
    # One red and two blues remain.
    assert end.text == "7/2B1B2/7/7/3A3/7/7 1 phase=march out=3 members=2,12,-"
    assert end.mover == 1


# -- turns ----------------------------------------------------------------------------------------


def test_eliminated_teams_are_skipped() -> None:
    turn = at("B4B/6/6/6/D4d/A3A1 4 phase=march out=3", size=6, teams=4, pieces=2)
    assert turn.play("a2-a3").mover == 1
    turn = at("B4b/6/6/6/D4D/A3A1 2 phase=march out=3", size=6, teams=4, pieces=2)
    assert turn.play("a6-a5").mover == 4


def test_a_capture_sets_calm_to_zero_when_the_turn_ends() -> None:
    before = at("5/2A2/1AB2/5/B3B 1 phase=take calm=7")
    march = before.play("xc3")
    assert march.text == "5/2A2/1A3/5/B3B 1 phase=march took=1 calm=7 members=12,23"
    assert play(march, "c4-c5", "b3-b4").text == "2A2/1A3/5/5/B3B 2 phase=march members=12,23"


# -- seats ----------------------------------------------------------------------------------------


def test_members_march_their_own_piece_and_any_member_takes() -> None:
    march = at("B3B/5/5/4a/A4 1 phase=march members=21,12", pieces=2)
    red_1, red_2, *blue = march.game.seats
    assert march.seats_to_act() == (red_1,)
    assert march.actions(red_1.number) == ("a1-a2", "a1-b1")
    taking = at("5/2A2/1AB2/5/4B 1 phase=take", pieces=2)
    assert taking.seats_to_act() == (red_1, red_2)
    for seat in (red_1, red_2):
        assert taking.actions(seat.number) == ("done", "xc3")
    for seat in blue:
        with pytest.raises(IllegalAction):
            taking.play("done", seat.number)


def test_a_member_without_a_piece_still_speaks_for_the_team() -> None:
    taking = at("5/2A2/1AB2/5/4B 1 phase=take members=13,12")
    assert [seat.number for seat in taking.seats_to_act()] == [1, 2, 3]
    march = taking.play("done", 2)
    assert [seat.number for seat in march.seats_to_act()] == [1, 3]


def test_any_member_chooses_the_zone_and_each_places_its_own_piece() -> None:
    start = GAME.start()
    assert [seat.number for seat in start.seats_to_act()] == [1, 2, 3]
    placing = start.play("zone 1", 3)
    assert [seat.number for seat in placing.seats_to_act()] == [1]
    with pytest.raises(IllegalAction):
        placing.play("@a1", 2)


# -- counting -------------------------------------------------------------------------------------


def test_perft_of_the_start() -> None:
    # Two zones of ten squares: 2 × 10 × 9 × 8 ways for Red, then 10 × 9 × 8 for Blue.
    counted = [perft(GAME.start(), depth) for depth in range(1, 8)]
    assert counted == [2, 20, 180, 1440, 14_400, 129_600, 1_036_800]


def test_members_still_to_be_placed_are_not_lost() -> None:
    """RULES 4, deployment: whoever sets up first is not ahead by what others will still place."""
    position = wuqi.load("tamquan").start()
    for action in ("zone 1", "@b2", "@c2", "@d2"):
        judged = int(position.game.kernel.judge(position.state, 1))
        assert abs(judged) < 500, position
        position = position.play(action)
