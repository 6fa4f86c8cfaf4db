"""Draughts, rule by rule."""

import json
from pathlib import Path

import pytest

import wuqi
from wuqi.search.perft import perft

GAME = wuqi.load("draughts")
FMJD = wuqi.load("draughts", preset="international")
LITERAL = wuqi.load("draughts", draws="literal")
HUFF = wuqi.load("draughts", capture="huff")

TABLES = json.loads((Path(__file__).parent / "perft.json").read_text("utf-8"))["positions"]
MOST_NODES = 10_000_000  # deeper ones are counted by benchmarks/games/draughts/speed.py

BLUE_WINS = ((1,), (2,))
GREEN_WINS = ((2,), (1,))
DRAW = ((1, 2),)


def ended(position: wuqi.Position) -> tuple[tuple[tuple[int, ...], ...], str]:
    assert position.result is not None
    assert position.mover == 0
    assert position.actions() == ()
    return position.result.ranking, position.result.reason


def played(game: wuqi.Game, text: str, *actions: str) -> wuqi.Position:
    """The position after actions, none of which but the last may end the game."""
    position = game.read(text)
    for action in actions:
        assert position.result is None
        position = position.play(action)
    return position


# -- moves ------------------------------------------------------------------------------------


def test_the_start() -> None:
    assert GAME.start().text == "W:W31-50:B1-20"
    assert GAME.start().mover == 1
    assert len(GAME.start().actions()) == 9
    assert GAME.start().play("32-28").text == "B:W28,31,33-50:B1-20"


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("W:W28:B4", "28-22 28-23"),  # a man steps forward,
        ("B:W50:B23", "23-28 23-29"),  # which is downward for green,
        ("W:W28:B5,33", "28x39"),  # and captures backward too
        ("W:W6:B45", "6-1"),  # at the edge there is one way
        ("W:W39:B3,11,22,33", "39x6"),  # a chain goes on to its end
        ("W:WK28:B45", "28-5 28-6 28-10 28-11 28-14 28-17 28-19 28-22 28-23 28-32 28-33 28-37"
         " 28-39 28-41 28-44 28-46 28-50"),  # a king flies, here to 17 squares
        ("W:W17,K28:B45", "17-11 17-12 28-5 28-10 28-14 28-19 28-22 28-23 28-32 28-33 28-37 28-39"
         " 28-41 28-44 28-46 28-50"),  # but not over its own pieces
        ("W:WK46:B28,35", "46x5 46x10 46x14 46x19 46x23"),  # and lands anywhere behind
        ("W:WK46:B23,28,35", "46-32 46-37 46-41"),  # two in a row are safe
        ("W:WK46:B13,28", "46x2 46x8"),  # the landing square that leads on
        ("W:W28:B5,22,23", "28x17 28x19"),  # equal captures are a free choice
        ("B:WK18,19,K27,30,40:B13", "13x44"),  # three men before two kings (the seed's picture)
        ("W:WK28:B10,23,32", "28x5"),  # what is jumped still stands, so no turning back over 32
        ("W:W38:B5,22,23,32,33", "38x38"),  # home again; both ways round are one move
        ("W:WK4,20,39,44:B12,18,28,29,37", "4x22x33x24 4x31x42x24"),  # from and to fit both
    ],
)  # fmt: skip
def test_moves(text: str, actions: str) -> None:
    assert " ".join(GAME.read(text).actions()) == actions


def test_captured_pieces_leave_after_the_whole_move() -> None:
    """Were 14 gone as soon as it is jumped, the king could turn back over it and take three."""
    start = GAME.read("W:WK10:B12,14,40")
    assert start.actions() == ("10x1", "10x7", "10x45")
    assert start.play("10x45").text == "B:WK45:B12"
    assert start.play("10x1").text == "B:WK1:B40"


def test_kings_and_men_capture_by_the_same_majority() -> None:
    """The king could take one, the man must take two; nobody asks who captures what."""
    assert GAME.read("W:W28,K46:B13,22,23,41").actions() == ("28x8",)


def test_only_a_move_that_ends_on_the_far_row_crowns() -> None:
    assert played(GAME, "W:W7:B40", "7-2").text == "B:WK2:B40"
    assert played(GAME, "B:W20:B44", "44-49").text == "W:W20:BK49"
    assert played(GAME, "W:W13:B9,30", "13x4").text == "B:WK4:B30"
    assert played(GAME, "W:W13:B9,10,30", "13x15").text == "B:W15:B30"


@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table["name"]))
def test_published_perft_tables(table: dict[str, object]) -> None:
    nodes = table["nodes"]
    assert isinstance(nodes, list)
    start = GAME.read(str(table["fen"]))
    for depth, published in enumerate(nodes, 1):
        if published <= MOST_NODES:
            assert perft(start, depth) == published


# -- endings ----------------------------------------------------------------------------------


def test_without_pieces_or_without_a_move_you_lose() -> None:
    assert ended(played(GAME, "W:W28:B23", "28x19")) == (BLUE_WINS, "no-pieces")
    assert ended(played(GAME, "B:W36:B22,31", "22-27")) == (GREEN_WINS, "no-move")
    assert ended(GAME.read("W:W19:B")) == (BLUE_WINS, "no-pieces")
    assert ended(GAME.read("W:W:B19")) == (GREEN_WINS, "no-pieces")


TO_AND_FRO = ["46-41", "6-1", "41-46", "1-6"] * 2


@pytest.mark.parametrize("game", [GAME, FMJD, HUFF], ids=str)
def test_the_third_occurrence_draws(game: wuqi.Game) -> None:
    """The position a game starts from is its first occurrence."""
    last = played(game, "W:WK46,50:BK6,5", *TO_AND_FRO)
    assert ended(last) == (DRAW, "repetition")
    assert game.read(last.text).result is None  # its past is not in the text


def test_a_man_move_makes_a_fresh_start() -> None:
    again = ["6-1", "46-41", "1-6", "41-46"] * 2
    assert played(GAME, "W:WK46,50:BK6,5", *TO_AND_FRO[:4], "50-45", *again[:7]).result is None
    last = played(GAME, "W:WK46,50:BK6,5", *TO_AND_FRO[:4], "50-45", *again)
    assert ended(last) == (DRAW, "repetition")


def test_a_side_to_and_fro_draws_to_the_letter_only() -> None:
    moves = ["46-41", "15-20", "41-46", "6-1", "46-41", "20-25", "41-46", "25-30", "46-41"]
    assert ended(played(LITERAL, "W:WK46,50:BK6,15", *moves)) == (DRAW, "repetition")
    assert played(GAME, "W:WK46,50:BK6,15", *moves).result is None
    assert played(LITERAL, "W:WK46,50:BK6,5", *TO_AND_FRO).result is None  # four moves each
    assert ended(played(LITERAL, "W:WK46,50:BK6,5", *TO_AND_FRO, "46-41")) == (DRAW, "repetition")


def test_a_capture_or_another_move_breaks_to_and_fro() -> None:
    moves = ["46-41", "24-30", "41-46", "30x39", "46-41", "25-30", "41-46", "30-35", "46-41"]
    assert played(LITERAL, "W:W34,K46,50:B24,25", *moves).result is None
    moves = ["46-41", "15-20", "41-37", "6-1", "37-41", "20-25", "41-37", "25-30", "37-41"]
    assert played(LITERAL, "W:WK46,50:BK6,15", *moves).result is None


def test_a_man_who_is_crowned_goes_on_to_and_fro() -> None:
    moves = ["7-1", "15-20", "1-7", "20-25", "7-1", "25-30", "1-7", "30-35", "7-1"]
    assert ended(played(LITERAL, "W:W7,50:B15", *moves)) == (DRAW, "repetition")


@pytest.mark.parametrize(
    ("game", "count", "reason"),
    [(GAME, 40, "quiet-20"), (LITERAL, 40, "quiet-20"), (FMJD, 50, "quiet-25")],
)
def test_twenty_or_twenty_five_quiet_moves_each(game: wuqi.Game, count: int, reason: str) -> None:
    text = "W:WK28,50:BK35,K45 quiet={}"
    assert played(game, text.format(count - 2), "28-22").result is None
    last = played(game, text.format(count - 1), "28-22")
    assert ended(last) == (DRAW, reason)
    assert ended(game.read(last.text)) == (DRAW, reason)
    assert played(game, text.format(count - 1), "50-44").text.count("quiet") == 0


def test_a_win_comes_before_any_draw() -> None:
    assert ended(GAME.read("W:W36:B27,31 quiet=40")) == (GREEN_WINS, "no-move")
    assert ended(GAME.read("W:W:BK1 quiet=40")) == (GREEN_WINS, "no-pieces")


def test_repetition_comes_before_counters() -> None:
    assert ended(played(GAME, "W:WK46,50:BK6,5 quiet=32", *TO_AND_FRO)) == (DRAW, "repetition")


@pytest.mark.parametrize(
    ("text", "action", "after"),
    [
        ("W:W7,8,36:BK45", "7-1", "B:WK1,8,36:BK45"),  # the first king of three: it begins at 0
        ("W:WK1,8,36:BK45 few=7", "8-2", "B:WK1,K2,36:BK45 few=8"),  # another does not matter
        ("B:WK1,31,45:BK13 few=7", "13x36", "W:WK1,45:BK36"),  # three, then two: another class
        ("B:WK1,31:BK13 few=7", "13x36", "W:WK1:BK36 few=8"),  # two, then one: the same
        ("W:WK1,K2,K3,K4:BK45", "1-6", "B:WK2,K3,K4,K6:BK45 quiet=1"),  # four are not few
        ("W:WK1,8,36:B44 quiet=0", "8-2", "B:WK1,K2,36:B44"),  # the lone piece must be a king
        ("W:W8,17,36:BK45", "8-2", "B:WK2,17,36:BK45"),
    ],
)
def test_few_counts_from_when_few_are_left(text: str, action: str, after: str) -> None:
    assert FMJD.read(text).play(action).text == after


def test_few_pieces_draw_sooner() -> None:
    assert ended(FMJD.read("W:WK1,8,36:BK45 few=31").play("8-2")) == (DRAW, "few-16")
    assert ended(FMJD.read("W:WK28:BK35 few=9 quiet=49").play("28-22")) == (DRAW, "few-5")
    assert FMJD.read("W:WK28,K29:BK35 few=8").play("28-22").result is None
    assert ended(FMJD.read("W:WK28,K29:BK35 few=9").play("28-22")) == (DRAW, "few-5")
    assert GAME.read("W:WK28:BK35").play("28-22").text == "B:WK22:BK35 quiet=1"  # fmjd only


# -- huffing ----------------------------------------------------------------------------------


def test_what_may_be_played_and_what_may_then_be_huffed() -> None:
    start = HUFF.read("W:W33,43:B9,28")
    assert start.actions() == ("33-29", "33x22", "43-38", "43-39")
    offence = start.play("43-39")
    assert offence.text == "B:W33,39:B9,28 huff=33"
    assert offence.actions() == ("9-13", "9-14", "28-32", "huff 33")


def test_a_huff_comes_first_then_the_same_player_moves() -> None:
    huffed = played(HUFF, "W:W33,43:B9,28", "43-39", "huff 33")
    assert huffed.text == "B:W39:B9,28"
    assert huffed.mover == 2
    assert huffed.actions() == ("9-13", "9-14", "28-32", "28-33")
    assert huffed.play("9-13").text == "W:W39:B13,28"


def test_the_right_to_huff_lapses() -> None:
    assert played(HUFF, "W:W33,43:B9,28", "43-39", "9-13").text == "W:W33,39:B13,28"


@pytest.mark.parametrize(
    ("text", "action", "after"),
    [
        ("W:W28,45:B13,22,23", "28x17", "B:W17,45:B13,23 huff=17"),  # huffed where it stands now
        ("W:W28,45:B13,22,23", "28x8", "B:W8,45:B22"),  # as much as possible: no offence
        ("W:W35,39,50:B11,22,30,33", "50-44", "B:W35,39,44:B11,22,30,33 huff=39"),  # 35 only one
        ("W:W35,39,50:B11,22,30,33", "35x24", "B:W24,39,50:B11,22,33 huff=39"),
        ("W:W7,28,K46:B5,23", "7-1", "B:WK1,28,K46:B5,23 huff=28"),
        ("W:W28,29:B23", "28-22", "B:W22,29:B23 huff=22,29"),  # either could have
    ],
)
def test_only_what_could_begin_a_biggest_capture_is_huffed(
    text: str, action: str, after: str
) -> None:
    assert HUFF.read(text).play(action).text == after


def test_a_chain_may_not_be_left_unfinished() -> None:
    assert HUFF.read("W:W28,45:B13,22,23").actions() == ("28x8", "28x17", "45-40")


def test_huffing_the_last_piece_wins_at_once() -> None:
    assert ended(played(HUFF, "W:W33:B9,28", "33-29", "huff 29")) == (GREEN_WINS, "no-pieces")


def test_who_can_only_huff_may_and_then_loses() -> None:
    stuck = HUFF.read("B:W36,37,42,50:B31 huff=50")
    assert stuck.actions() == ("huff 50",)
    assert ended(stuck.play("huff 50")) == (BLUE_WINS, "no-move")
    assert ended(HUFF.read("B:W36,37,42,50:B31")) == (BLUE_WINS, "no-move")


def test_a_draw_reached_by_the_offence_stands_before_any_huff() -> None:
    last = played(HUFF, "W:W33,K47:B9,28 quiet=39", "47-41")
    assert last.text == "B:W33,K41:B9,28 quiet=40 huff=33"
    assert ended(last) == (DRAW, "quiet-20")


def test_a_huff_sets_the_counters_back() -> None:
    both = wuqi.load("draughts", draws="fmjd", capture="huff")
    assert both.read("B:W33,K41:B9,28 quiet=7 huff=33").play("huff 33").text == "B:WK41:B9,28"
    few = both.read("B:WK1,31,45:BK50 quiet=3 few=4 huff=45")
    assert few.play("huff 45").text == "B:WK1,31:BK50"


def test_a_huff_is_no_move_to_the_letter() -> None:
    """Green huffs between two of its moves and still goes to and fro."""
    game = wuqi.load("draughts", draws="literal", capture="huff")
    start = "B:W36,37,46,50:B27,K6 huff=36"
    actions = ["huff 36", "6-1", "50-45", "1-6", "45-40", "6-1", "40-35", "1-6", "35-30", "6-1"]
    assert ended(played(game, start, *actions)) == (DRAW, "repetition")


def test_pending_huffs_are_part_of_a_repeated_position() -> None:
    kernel = HUFF.kernel
    one, other = (HUFF.read(f"B:W33,39:B9,28{huff}") for huff in ("", " huff=33"))
    assert kernel.repeat_key(one.state) != kernel.repeat_key(other.state)
