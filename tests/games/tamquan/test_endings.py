"""Cờ tam quân: how games end, and who ranks where."""

import pytest

import wuqi
from tests.games.tamquan.positions import at, ended, play
from tests.games.walk import random_game


def test_last_team() -> None:
    after = at("5/2a2/1aB2/5/4a 1 phase=end calm=3").play("xc3")
    assert after.text == "5/2a2/1a3/5/4a 1 phase=end took=1 calm=3 out=2"
    assert ended(after) == (((1,), (2,)), "last-team")


def test_one_each_ends_at_once() -> None:
    after = at("6/2A3/1BC3/6/6/6 1 phase=take calm=4", size=6, teams=3).play("xc4")
    assert after.text == "6/2A3/1B4/6/6/6 1 phase=take took=1 calm=4 out=3"
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
    assert f"2 phase=take calm={calm}" in over.text


def test_an_elimination_does_not_make_the_running_turn_calm() -> None:
    # With Yellow gone the limit falls from 45 to 30, but this turn has a capture.
    turn = at("A5/6/2A3/1AC3/6/BB4 1 phase=take calm=40", size=6, teams=3).play("xc3")
    assert turn.text == "A5/6/2A3/1A4/6/BB4 1 phase=march took=1 calm=40 out=3"
    after = play(turn, "a6-b6", "c4-c5", "b3-b4")
    assert after.text == "1A4/2A3/1A4/6/6/BB4 2 phase=march out=3"


def test_the_same_position_for_the_third_time() -> None:
    position = at("B3B/5/5/5/A3A 1 phase=march", pieces=2)
    there = ["a1-a2", "e1-e2", "a5-a4", "e5-e4"]
    back = ["a2-a1", "e2-e1", "a4-a5", "e4-e5"]
    for action in (there + back) * 2:
        assert position.result is None
        position = position.play(action)
    assert position.text == "B3B/5/5/5/A3A 1 phase=march calm=8"
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
    assert position.text == "2BB/4/4/AA2 1 phase=take calm=40"
    assert ended(position) == (((1, 2),), "repetition")
    assert ended(position.game.read(position.text)) == (((1, 2),), "calm")


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
            board, mover, *_ = position.text.split()
            if key := int(game.kernel.repeat_key(position.state)):
                assert seen.setdefault(key, (board, mover)) == (board, mover)
    assert len(seen) == len(set(seen.values()))


def test_later_elimination_ranks_better_and_the_same_moment_is_shared() -> None:
    before = at("BA4/A5/6/6/A4D/CA4 4 phase=march", size=6, teams=4, pieces=4, taking="all")
    both = before.play("f2-f3")
    assert both.text == "1A4/A5/6/5D/A5/1A4 1 phase=march out=23"
    over = at("6/A5/6/5A/A5/1A4 1 phase=take took=1 out=23,4", size=6, teams=4, pieces=4)
    assert ended(over) == (((1,), (4,), (2, 3)), "last-team")
