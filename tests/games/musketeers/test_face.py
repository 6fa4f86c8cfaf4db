"""What people see of Three Musketeers: refusals, what is expected, the board, the options."""

import pytest

import wuqi
from wuqi.core.errors import BadOption, IllegalAction

GAME = wuqi.load("musketeers")
MUSKETEERS_TURN = GAME.read("M3e/5/1Me2/5/4M m")
ENEMIES_TURN = GAME.read("M3e/5/1Me2/5/4M e")


@pytest.mark.parametrize(
    ("position", "action", "key"),
    [
        (MUSKETEERS_TURN, "d4xd5", "why-nobody-there"),
        (MUSKETEERS_TURN, "e5-e4", "why-musketeers-turn"),
        (ENEMIES_TURN, "b3xc3", "why-enemies-turn"),
        (MUSKETEERS_TURN, "b3xc4", "why-one-step"),
        (MUSKETEERS_TURN, "b3xb3", "why-one-step"),
        (ENEMIES_TURN, "e5-e3", "why-one-step"),
        (MUSKETEERS_TURN, "b3xb4", "why-must-capture"),
        (MUSKETEERS_TURN, "b3-b4", "why-must-capture"),
        (GAME.read("MMe1e/5/5/5/e3M m"), "a5xb5", "why-own-musketeer"),
        (ENEMIES_TURN, "c3xb3", "why-enemies-never-capture"),
        (MUSKETEERS_TURN, "b3-c3", "why-write-x"),
        (ENEMIES_TURN, "c3xc4", "why-write-dash"),
    ],
)
def test_why_not(position: wuqi.Position, action: str, key: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        position.play(action)
    assert caught.value.key == key


def test_what_is_expected() -> None:
    assert MUSKETEERS_TURN.expected.key == "expect-capture"
    assert ENEMIES_TURN.expected.key == "expect-step"


def test_the_board_is_drawn_from_the_top() -> None:
    picture = GAME.start().picture
    assert picture.rows[0][4].square == "e5"
    assert picture.rows[0][4].piece == "piece-musketeer"
    assert picture.rows[4][1].piece == "piece-enemy"
    assert (picture.ranks[0], picture.columns[0]) == ("5", "a")


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("a1,b3", "three different squares"),
        ("a1,a1,b3", "three different squares"),
        ("a1,b3,z9", "three different squares"),
        ("a1,b3,e4,e5", "three different squares"),
        ("middle", "three different squares"),
        ("a1,a3,a5", "one row or column"),
        ("a2,c2,e2", "one row or column"),
    ],
)
def test_a_start_must_be_three_squares_out_of_line(value: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        wuqi.load("musketeers", start=value)


def test_seven_ways_to_turn_the_board() -> None:
    quarter = next(s for s in GAME.symmetries if s.name == "quarter turn")
    assert quarter.action("a1xb1") == "a5xa4"
    assert len(GAME.symmetries) == 7
