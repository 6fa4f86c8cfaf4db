"""Cờ tam quân, rule by rule. Red is team 1 (A), Blue 2 (B), Yellow 3 (C), Purple 4 (D)."""

import pytest

import wuqi
from tests.games.walk import random_game
from wuqi.core.errors import BadOption, IllegalAction
from wuqi.core.registry import configure
from wuqi.search.perft import perft

GAME = wuqi.load("tamquan")


def at(text: str, **options: str | int) -> wuqi.Position:
    return configure("tamquan", None, {k: str(v) for k, v in options.items()}).read(text)


def play(position: wuqi.Position, *actions: str) -> wuqi.Position:
    for action in actions:
        position = position.play(action)
    return position


def ended(position: wuqi.Position) -> tuple[tuple[tuple[int, ...], ...], str]:
    assert position.result is not None
    assert position.mover == 0
    assert position.actions() == ()
    return position.result.ranking, position.result.reason


# -- deployment -----------------------------------------------------------------------------------


def test_the_first_team_chooses_a_zone_and_the_last_zone_needs_no_choice() -> None:
    start = GAME.start()
    assert str(start) == "5/5/5/5/5 1 phase=deploy"
    assert start.actions() == ("zone 1", "zone 2")
    chosen = start.play("zone 2")
    assert str(chosen) == "5/5/5/5/5 1 phase=deploy zone=2"
    assert set(chosen.actions()) == {f"@{file}{rank}" for file in "abcde" for rank in "45"}
    placed = play(chosen, "@e4")
    assert str(placed) == "5/4A/5/5/5 1 phase=deploy"
    placed = play(placed, "@a4", "@c5")
    assert str(placed) == "2A2/A3A/5/5/5 2 phase=deploy members=321,-"
    assert set(placed.actions()) == {f"@{file}{rank}" for file in "abcde" for rank in "12"}
    ready = play(placed, "@a1", "@b1", "@c1")
    # Nothing can be taken yet: the first taking is passed over.
    assert str(ready) == "2A2/A3A/5/5/BBB2 1 phase=march members=321,123"


def test_more_than_two_teams_choose_among_four_corners() -> None:
    game = wuqi.load("tamquan", size=6, teams=3, pieces=2)
    first = play(game.start(), "zone 4", "@e6", "@f6")
    assert first.actions() == ("zone 1", "zone 2", "zone 3")
    second = play(first, "zone 2", "@e1", "@f2")
    assert str(second) == "4AA/6/6/6/5B/4B1 3 phase=deploy members=12,21,-"
    assert second.actions() == ("zone 1", "zone 3")
    four = wuqi.load("tamquan", size=6, teams=4, pieces=2)
    last = play(
        four.start(), "zone 4", "@e6", "@f6", "zone 2", "@e1", "@f1", "zone 1", "@a1", "@b1"
    )
    assert last.actions() == ("@a5", "@a6", "@b5", "@b6")  # zone 3, without being asked


@pytest.mark.parametrize(
    ("size", "teams", "zone", "squares"),
    [
        (4, 2, 1, "a1 b1 c1 d1"),
        (4, 2, 2, "a4 b4 c4 d4"),
        (5, 2, 1, "a1 a2 b1 b2 c1 c2 d1 d2 e1 e2"),
        (6, 4, 2, "e1 e2 f1 f2"),
        (7, 3, 3, "a6 a7 b6 b7"),
        (8, 4, 4, "f6 f7 f8 g6 g7 g8 h6 h7 h8"),
        (10, 3, 2, "g1 g2 g3 g4 h1 h2 h3 h4 i1 i2 i3 i4 j1 j2 j3 j4"),
    ],
)
def test_zones(size: int, teams: int, zone: int, squares: str) -> None:
    game = wuqi.load("tamquan", size=size, teams=teams, pieces=2)
    chosen = game.start().play(f"zone {zone}")
    assert chosen.actions() == tuple(f"@{square}" for square in squares.split())


def test_the_far_rows_of_the_largest_board() -> None:
    chosen = wuqi.load("tamquan", size=10).start().play("zone 2")
    assert chosen.actions() == tuple(f"@{file}{rank}" for file in "abcdefghij" for rank in (9, 10))


@pytest.mark.parametrize(
    ("size", "teams", "pieces", "room"),
    [(4, 2, 5, 4), (4, 3, 2, 1), (5, 4, 2, 1), (6, 3, 5, 4), (7, 4, 6, 4)],
)
def test_zones_too_small_for_a_team_are_refused(
    size: int, teams: int, pieces: int, room: int
) -> None:
    with pytest.raises(BadOption, match=f"room for only {room} pieces"):
        wuqi.load("tamquan", size=size, teams=teams, pieces=pieces)


def test_presets() -> None:
    small, large = (wuqi.load("tamquan", preset=preset) for preset in ("5x5", "8x8"))
    assert small == GAME
    assert (len(small.seats), len(large.seats)) == (6, 20)
    assert (small.sides, large.sides) == (2, 4)


# -- secret deployment ----------------------------------------------------------------------------

SECRET = wuqi.load("tamquan", deploy="hidden", pieces=2)


def test_in_secret_each_team_has_the_zone_with_its_number() -> None:
    start = SECRET.start()
    assert set(start.actions()) == {f"@{file}{rank}" for file in "abcde" for rank in "12"}
    three = play(start, "@b1", "@a1", "@c5")
    assert str(three) == "2B2/5/5/5/AA3 2 phase=deploy members=21,1 placed=2,1"
    assert str(three.play("@d5")) == "2BB1/5/5/5/AA3 1 phase=march members=21,12"


def test_until_the_reveal_a_team_sees_its_own_pieces_only() -> None:
    three = play(SECRET.start(), "@b1", "@a1", "@c5")
    assert str(three.seen_by(1)) == "5/5/5/5/AA3 2 phase=deploy members=21,- placed=2,1"
    assert str(three.seen_by(2)) == "2B2/5/5/5/5 2 phase=deploy placed=2,1"
    assert str(three.seen_by(None)) == "5/5/5/5/5 2 phase=deploy placed=2,1"
    assert three.secret
    assert not SECRET.start().secret
    revealed = three.play("@d5")
    assert revealed.seen_by(None) == revealed
    assert not revealed.secret


def test_in_secret_all_teams_place_at_the_same_time() -> None:
    start = SECRET.start()
    red_1, red_2, blue_1, blue_2 = SECRET.seats
    assert start.seats_to_act() == (red_1, blue_1)
    assert set(start.actions(blue_1.number)) == {f"@{f}{r}" for f in "abcde" for r in "45"}
    early = start.play("@c5", blue_1.number)
    assert str(early) == "2B2/5/5/5/5 1 phase=deploy placed=0,1"
    assert early.seats_to_act() == (red_1, blue_2)
    ready = early.play("@c4", blue_2.number)
    assert ready.seats_to_act() == (red_1,)
    revealed = ready.play("@a1", red_1.number).play("@b1", red_2.number)
    assert revealed == play(start, "@a1", "@b1", "@c5", "@c4")


def test_without_a_seat_teams_place_in_order() -> None:
    with pytest.raises(IllegalAction):
        SECRET.start().play("@c5")


# -- marching -------------------------------------------------------------------------------------


def test_everybody_takes_one_step_in_any_order_and_nobody_stays() -> None:
    march = at("B3B/5/5/5/A3A 1 phase=march", pieces=2)
    assert march.actions() == ("a1-a2", "a1-b1", "e1-d1", "e1-e2")
    half = march.play("e1-e2")
    assert str(half) == "B3B/5/5/4a/A4 1 phase=march members=21,12"
    assert half.actions() == ("a1-a2", "a1-b1")
    assert str(half.play("a1-a2")) == "B3B/5/5/A3A/5 2 phase=march calm=1"


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
    assert str(after) == "4/B3/AB2/Ba2 1 phase=end"
    assert after.actions() == ("done", "xa1", "xb2")


def test_a_team_that_can_do_nothing_has_a_turn_all_the_same() -> None:
    # Blue lets a1 live; it cannot move, so Red's turn passes silently and counts as calm.
    after = at("3b/4/b3/Ab2 2 phase=end", size=4).play("done")
    assert str(after) == "3B/4/B3/AB2 2 phase=take calm=2"


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
    assert str(once) == "6/6/2AA2/1AB1A1/2B3/6 1 phase=take took=1 members=1234,13"
    assert once.actions() == ("done", "xc3")
    assert str(once.play("done")).endswith("1 phase=march took=1 members=1234,13")


def test_taking_a_helper_can_save_the_next_victim() -> None:
    # Blue on c4 and Yellow on d4 are foes of each other, too.
    before = at("5B/6/1ABCA1/6/6/C4A 1 phase=take", size=6, teams=3)
    assert before.actions() == ("done", "xc4", "xd4")
    assert str(before.play("xc4")) == "5B/6/1A1CA1/6/6/C4A 1 phase=march took=1"


def test_the_taking_team_need_not_stand_beside_its_victim() -> None:
    before = at("6/2B3/1BCB2/6/6/AA3C 1 phase=take", size=6, teams=3)
    assert before.actions() == ("done", "xc4")
    after = before.play("xc4")
    assert str(after) == "6/2B3/1B1B2/6/6/AA3C 1 phase=march took=1 members=12,123,2"


def test_a_chance_let_go_may_be_gone_after_the_march() -> None:
    let_go = at("5/2A2/1AB2/5/4B 1 phase=take calm=7", pieces=2).play("done")
    assert str(let_go) == "5/2A2/1AB2/5/4B 1 phase=march calm=7"
    after = play(let_go, "c4-d4", "b3-b4")
    assert str(after) == "5/1A1A1/2B2/5/4B 2 phase=march calm=8 members=21,12"


def test_a_blocked_team_is_asked_in_both_takings() -> None:
    once = at("4/4/B1B1/ABAB 1 phase=take", size=4, pieces=4).play("done")
    assert str(once) == "4/4/B1B1/ABAB 1 phase=end"
    assert once.actions() == ("done", "xb1")
    assert str(once.play("done")) == "4/4/B1B1/ABAB 2 phase=take calm=1"


def test_taking_all_removes_everything_together() -> None:
    # The pair that saved each other above: here both fall.
    after = at("5B/6/1ABCA1/6/6/C4A 1 phase=take", size=6, teams=3, taking="all")
    assert str(after) == "5B/6/1A2A1/6/6/C4A 1 phase=march took=1 members=123,1,2"


def test_taking_all_takes_once() -> None:
    # d3 falls when Red's turn begins; c3 can be taken only then, and lives.
    before = at("6/6/2AA2/1AbbA1/6/2B3 2 phase=march", size=6, pieces=6, taking="all")
    after = before.play("c1-c2")
    assert str(after) == "6/6/2AA2/1AB1A1/2B3/6 1 phase=march took=1 calm=1 members=1234,13"


def test_taking_before_and_after_the_march_is_luong_tiem() -> None:
    before = at("2A2/1ABA1/5/1A1B1/4B 1 phase=take calm=9", pieces=4)
    march = before.play("xc4")
    assert str(march) == "2A2/1A1A1/5/1A1B1/4B 1 phase=march took=1 calm=9 members=1234,23"
    again = play(march, "c5-b5", "b4-a4", "d4-d3", "b2-c2")
    assert str(again) == "1a3/a4/3a1/2aB1/4B 1 phase=end took=1 calm=9 members=1234,23"
    assert again.actions() == ("done", "xd2")
    assert str(again.play("xd2")) == "1A3/A4/3A1/2A2/4B 2 phase=march members=1234,3"


# -- the seed's worked example --------------------------------------------------------------------


def test_the_worked_example_of_the_seed() -> None:
    red = at("7/1B1C3/2A1B2/3B3/2A4/7/7 1 phase=march", size=7, teams=3)
    # Red moves both pieces to the right and takes Blue in the middle row.
    red = play(red, "c5-d5", "c3-d3")
    assert str(red) == "7/1B1C3/3aB2/3B3/3a3/7/7 1 phase=end"
    assert red.actions() == ("done", "xd4")
    # Blue, before marching, takes Red in the row above together with Yellow.
    blue = red.play("xd4")
    assert str(blue) == "7/1B1C3/3AB2/7/3A3/7/7 2 phase=take"
    assert blue.actions() == ("done", "xd5")
    blue = blue.play("xd5")
    # Then Blue marches and takes Yellow as well.
    blue = play(blue, "b6-c6", "e5-e6")
    assert str(blue) == "7/2bCb2/7/7/3A3/7/7 2 phase=end took=1 members=2,12,1"
    end = blue.play("xd6")
    # One red and two blues remain.
    assert str(end) == "7/2B1B2/7/7/3A3/7/7 1 phase=march out=3 members=2,12,-"
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
    assert str(march) == "5/2A2/1A3/5/B3B 1 phase=march took=1 calm=7 members=12,23"
    assert str(play(march, "c4-c5", "b3-b4")) == "2A2/1A3/5/5/B3B 2 phase=march members=12,23"


# -- endings --------------------------------------------------------------------------------------


def test_last_team() -> None:
    after = at("5/2a2/1aB2/5/4a 1 phase=end calm=3").play("xc3")
    assert str(after) == "5/2a2/1a3/5/4a 1 phase=end took=1 calm=3 out=2"
    assert ended(after) == (((1,), (2,)), "last-team")


def test_one_each_ends_at_once() -> None:
    after = at("6/2A3/1BC3/6/6/6 1 phase=take calm=4", size=6, teams=3).play("xc4")
    assert str(after) == "6/2A3/1B4/6/6/6 1 phase=take took=1 calm=4 out=3"
    assert ended(after) == (((1, 2), (3,)), "one-each")


def test_two_against_one_goes_on() -> None:
    assert at("5/5/1AA2/5/4B 1 phase=march").result is None


@pytest.mark.parametrize(
    ("options", "text", "action", "calm", "ranking"),
    [
        # 20 turns for each of two teams
        ({"pieces": 2}, "B3B/5/5/4a/A4 1 phase=march calm={}", "a1-a2", 40, ((1, 2),)),
        ({}, "B3B/5/4B/4a/A4 1 phase=march calm={}", "a1-a2", 40, ((2,), (1,))),
        # 15 for each living team in games set up for more, however few are left
        (
            {"size": 6, "teams": 3},
            "B4B/6/6/6/5a/A5 1 phase=march calm={} out=3",
            "a1-a2",
            30,
            ((1, 2), (3,)),
        ),
        (
            {"size": 6, "teams": 4},
            "B4C/6/6/6/5a/A1B1D1 1 phase=march calm={}",
            "a1-a2",
            60,
            ((1, 2), (3, 4)),
        ),
    ],
)
def test_calm(
    options: dict[str, int],
    text: str,
    action: str,
    calm: int,
    ranking: tuple[tuple[int, ...], ...],
) -> None:
    assert at(text.format(calm - 2), **options).play(action).result is None
    over = at(text.format(calm - 1), **options).play(action)
    assert ended(over) == (ranking, "calm")
    assert f"2 phase=take calm={calm}" in str(over)


def test_an_elimination_does_not_make_the_running_turn_calm() -> None:
    # With Yellow gone the limit falls from 45 to 30, but this turn has a capture.
    turn = at("A5/6/2A3/1AC3/6/BB4 1 phase=take calm=40", size=6, teams=3).play("xc3")
    assert str(turn) == "A5/6/2A3/1A4/6/BB4 1 phase=march took=1 calm=40 out=3"
    after = play(turn, "a6-b6", "c4-c5", "b3-b4")
    assert str(after) == "1A4/2A3/1A4/6/6/BB4 2 phase=march out=3"


def test_the_same_position_for_the_third_time() -> None:
    position = at("B3B/5/5/5/A3A 1 phase=march", pieces=2)
    there = ["a1-a2", "e1-e2", "a5-a4", "e5-e4"]
    back = ["a2-a1", "e2-e1", "a4-a5", "e4-e5"]
    for action in (there + back) * 2:
        assert position.result is None
        position = position.play(action)
    assert str(position) == "B3B/5/5/5/A3A 1 phase=march calm=8"
    assert ended(position) == (((1, 2),), "repetition")


def test_repetition_does_not_ask_who_is_who_and_comes_before_calm() -> None:
    # In three turns the two pieces of each team change places: the board looks the same.
    position = at("2BB/4/4/AA2 1 phase=march calm=28", size=4, pieces=2)
    first = ["a1-a2", "b1-c1", "d4-d3", "c4-b4"]
    second = ["a2-b2", "c1-b1", "d3-c3", "b4-c4"]
    third = ["b1-a1", "b2-b1", "c4-d4", "c3-c4"]
    for action in (first + second + third) * 2:
        assert position.result is None
        position = position.play(action)
    assert str(position) == "2BB/4/4/AA2 1 phase=take calm=40"
    assert ended(position) == (((1, 2),), "repetition")
    assert ended(position.game.read(str(position))) == (((1, 2),), "calm")


def test_a_position_after_letting_go_does_not_count_for_repetition() -> None:
    # c3 can be taken at the beginning of Red's turn; `done` leaves the same board, not a new turn.
    position = at("5/2A2/1AB2/5/4B 1 phase=take", pieces=2)
    for _ in range(2):
        position = play(position, "done", "c4-c5", "b3-a3", "c3-c2", "e1-e2")
        position = play(position, "c5-c4", "a3-b3", "c2-c3", "e2-e1")
    assert ended(position) == (((1, 2),), "repetition")


def test_positions_at_the_beginning_of_a_turn_have_keys_of_their_own() -> None:
    game = wuqi.load("tamquan", size=4, pieces=2)
    seen: dict[int, tuple[str, str]] = {}
    for seed in range(40):
        for position, _ in random_game(game, seed):
            board, mover, *_ = str(position).split()
            if key := int(game.kernel.repeat_key(position.state)):
                assert seen.setdefault(key, (board, mover)) == (board, mover)
    assert len(seen) == len(set(seen.values()))


def test_later_elimination_ranks_better_and_the_same_moment_is_shared() -> None:
    before = at("BA4/A5/6/6/A4D/CA4 4 phase=march", size=6, teams=4, pieces=4, taking="all")
    both = before.play("f2-f3")
    assert str(both) == "1A4/A5/6/5D/A5/1A4 1 phase=march out=23"
    over = at("6/A5/6/5A/A5/1A4 1 phase=take took=1 out=23,4", size=6, teams=4, pieces=4)
    assert ended(over) == (((1,), (4,), (2, 3)), "last-team")


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
