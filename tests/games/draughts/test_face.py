"""What people see of draughts: refusals, what is expected, the board, the half turn."""

import pytest

import wuqi
from wuqi.core.errors import BadOption, IllegalAction

GAME = wuqi.load("draughts")
HUFF = wuqi.load("draughts", capture="huff")


@pytest.mark.parametrize(
    ("text", "action", "key"),
    [
        ("W:W28:B4", "28-51", "why-no-square"),
        ("W:W28:B4", "0-22", "why-no-square"),
        ("W:W28:B4", "27-22", "why-no-piece"),
        ("W:W28:B4", "4-9", "why-not-yours"),
        ("W:W28,22:B4", "28-22", "why-occupied"),
        ("W:W28:B4", "28-28", "why-occupied"),
        ("W:W28:B4", "28-27", "why-not-diagonal"),
        ("W:W28:B4", "28-32", "why-man-backward"),
        ("W:W28:B4", "28-17", "why-man-far"),
        ("W:W17,K28:B4", "28-11", "why-king-blocked"),
        ("W:WK46:B28,33", "46-23", "why-is-capture"),
        ("W:W28:B22", "28-17", "why-is-capture"),
        ("W:W28:B22", "28-23", "why-must-capture"),
        ("W:W28,45:B13,22,23", "28x17", "why-must-take-most"),
        ("W:W28,35:B13,22,23,30", "35x24", "why-must-take-most"),
        ("B:WK18,19,K27,30,40:B13", "13x31", "why-must-take-most"),  # the end of a chain of two
        ("B:WK18,19,K27,30,40:B13", "13x22x31", "why-must-take-most"),
        ("W:W28:B4", "28x17", "why-nothing-jumped"),
        ("W:W28:B4", "28x22", "why-nothing-jumped"),
        ("W:W28,22:B4", "28x17", "why-own-piece"),
        ("W:WK46:B23,28", "46x19", "why-no-room"),
        ("W:WK46:B14,28", "46x10x37", "why-king-blocked"),  # one piece at a jump
        ("W:W28:B22,11", "28x11", "why-occupied"),
        ("W:W28:B22", "28x12", "why-not-diagonal"),
        ("W:W28:B17", "28x11", "why-man-lands-behind"),
        ("W:W39:B3,11,22,33", "39x28", "why-unfinished"),
        ("W:W39:B3,11,22,33", "39x28x17", "why-unfinished"),
        ("W:WK46:B13,28", "46x5", "why-must-take-most"),
        ("W:WK46:B13,28", "46x19x46", "why-jumped-twice"),
        ("W:W28:B22", "huff 22", "why-huff-off"),
    ],
)
def test_why_not(text: str, action: str, key: str) -> None:
    refused(GAME, text, action, key)


@pytest.mark.parametrize(
    ("text", "action", "key"),
    [
        ("B:W33,43:B9,28", "huff 33", "why-nothing-to-huff"),
        ("B:W35,39,44:B11,22,30,33 huff=39", "huff 35", "why-cannot-huff"),
        ("B:W35,39,44:B11,22,30,33 huff=39", "huff 60", "why-no-square"),
        ("W:W28,45:B13,22,23", "28x19", "why-unfinished"),
    ],
)
def test_why_not_when_huffing(text: str, action: str, key: str) -> None:
    refused(HUFF, text, action, key)


def refused(game: wuqi.Game, text: str, action: str, key: str) -> None:
    position = game.read(text)
    with pytest.raises(IllegalAction) as caught:
        position.play(action)
    assert caught.value.key == key
    assert position.text == game.read(text).text


def test_the_number_to_take_is_named() -> None:
    with pytest.raises(IllegalAction, match="here 3"):
        GAME.read("B:WK18,19,K27,30,40:B13").play("13x31")


@pytest.mark.parametrize(
    ("game", "text", "key"),
    [
        (GAME, "W:W31-50:B1-20", "expect-move"),
        (GAME, "W:W28:B22", "expect-capture"),
        (HUFF, "W:W28:B4", "expect-move"),
        (HUFF, "W:W28:B22", "expect-capture-or-risk"),
        (HUFF, "B:W33,39:B9,28 huff=33", "expect-huff"),
        (HUFF, "B:W36,37,42,50:B31 huff=50", "expect-huff-only"),
    ],
)
def test_what_is_expected(game: wuqi.Game, text: str, key: str) -> None:
    assert game.read(text).expected.key == key


def test_the_board_is_numbered_from_the_top() -> None:
    picture = GAME.read("W:W31,K32:B1,K2").picture
    squares = [cell.square for row in picture.rows for cell in row if cell.square]
    assert squares == [str(n) for n in range(1, 51)]
    assert picture.rows[0][1].square == "1"
    assert picture.rows[9][0].square == "46"
    cells = {cell.square: cell for row in picture.rows for cell in row}
    assert [(cells[n].piece, cells[n].side) for n in ("31", "32", "1", "2", "3")] == [
        ("piece-1-man", 1),
        ("piece-1-king", 1),
        ("piece-2-man", 2),
        ("piece-2-king", 2),
        ("", 0),
    ]
    signs = {cells[n].lines[0][0] for n in ("31", "32", "1", "2")}
    assert len(signs) == 4  # told apart by shape, not by colour alone


def test_half_a_turn_changes_the_colours() -> None:
    (turn,) = GAME.symmetries
    assert turn.position("W:W31-33,K40:B1,20 quiet=3") == "B:B18-20,K11:W50,31 quiet=3"
    assert turn.position("B:W33,39:B9,28 huff=33,39") == "W:B18,12:W42,23 huff=18,12"
    assert turn.action("32-28") == "19-23"
    assert turn.action("4x22x33x24") == "47x29x18x27"
    assert turn.action("huff 33") == "huff 18"
    assert turn.sides == {1: 2, 2: 1}


def test_options_and_the_preset() -> None:
    international = wuqi.load("draughts", preset="international")
    assert dict(international.options) == {"draws": "fmjd", "capture": "enforced"}
    with pytest.raises(BadOption, match=r"toybox \| fmjd \| literal"):
        wuqi.load("draughts", draws="chess")
