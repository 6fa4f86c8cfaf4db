"""The reference itself, checked against published counts and positions worked out by hand."""

import pytest

from tests.games.draughts import reference as draughts

TOYBOX = {"draws": "toybox", "capture": "enforced"}
FMJD = {"draws": "fmjd", "capture": "enforced"}
LITERAL = {"draws": "literal", "capture": "enforced"}
HUFF = {"draws": "toybox", "capture": "huff"}


def perft(options: draughts.Options, text: str, depth: int) -> int:
    actions = draughts.actions(options, text)
    if depth == 1:
        return len(actions)
    return sum(perft(options, draughts.play(options, text, a), depth - 1) for a in actions)


def game(
    options: draughts.Options, text: str, played: list[str]
) -> tuple[str, tuple[list[list[int]], str] | None]:
    """The last text and result of a game in which nothing ended before the last action."""
    texts = [text]
    for at, action in enumerate(played):
        assert draughts.result(options, texts, played[:at]) is None
        texts.append(draughts.play(options, texts[-1], action))
    return texts[-1], draughts.result(options, texts, played)


# Published figures: dctl test suite, damforum.nl t=2308, Aart Bik
@pytest.mark.parametrize(
    ("text", "nodes"),
    [
        ("W:W31-50:B1-20", [9, 81, 658, 4265]),
        (
            "W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38",
            [6, 12, 30, 73, 215, 590, 1944],
        ),
        ("W:B16,17,18,19,20:W31,32,33,34,35", [9, 81, 534, 2538]),
    ],
)
def test_perft_agrees_with_published_figures(text: str, nodes: list[int]) -> None:
    assert [perft(TOYBOX, text, depth + 1) for depth in range(len(nodes))] == nodes


@pytest.mark.parametrize(
    ("loose", "tight"),
    [
        ("W:B1,2,3:W31,32,33,34", "W:W31-34:B1-3"),
        ("B:W50,K3,49:B", "B:WK3,49,50:B"),
        ("W:W31,K32,33,34,35:BK1,2,3", "W:W31,K32,33-35:BK1,2,3"),
        ("B:W33,38:B28 huff=38,33 few=0 quiet=3", "B:W33,38:B28 quiet=3 huff=33,38"),
    ],
)
def test_text_is_written_one_way(loose: str, tight: str) -> None:
    assert draughts.canonical(HUFF, loose) == tight
    assert draughts.canonical(HUFF, tight) == tight


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("W:W28:B4", ["28-22", "28-23"]),  # a man steps forward
        ("W:W28:B5,33", ["28x39"]),  # and captures backward
        ("W:W39:B3,11,22,33", ["39x6"]),  # a chain goes on to its end
        ("B:WK18,19,K27,30,40:B13", ["13x44"]),  # three men before two kings (the seed)
        ("W:WK46:B28,35", ["46x10", "46x14", "46x19", "46x23", "46x5"]),  # any square behind
        ("W:WK46:B23,28,35", ["46-32", "46-37", "46-41"]),  # not two pieces in a row
        ("W:WK46:B13,28", ["46x2", "46x8"]),  # the landing square that leads on
        ("W:WK28:B10,23,32", ["28x5"]),  # a jumped piece still stands: no turning back over 32
        ("W:W38:B5,22,23,32,33", ["38x38"]),  # home again, both ways round are one move
        ("W:WK4,20,39,44:B12,18,28,29,37", ["4x22x33x24", "4x31x42x24"]),  # from-to ambiguous
    ],
)
def test_actions(text: str, actions: list[str]) -> None:
    assert draughts.actions(TOYBOX, text) == actions


def test_any_path_of_a_capture_is_read() -> None:
    text = "W:W38:B5,22,23,32,33"
    for path in ("38x38", "38x29x18x27x38", "38x27x18x29x38"):
        assert draughts.play(TOYBOX, text, path) == "B:W38:B5"


def test_only_a_move_that_ends_on_the_far_row_crowns() -> None:
    assert draughts.play(TOYBOX, "W:W13:B9,30", "13x4") == "B:WK4:B30"
    assert draughts.play(TOYBOX, "W:W13:B9,10,30", "13x15") == "B:W15:B30"


def test_losing() -> None:
    assert game(TOYBOX, "W:W28:B23", ["28x19"]) == ("B:W19:B", ([[1], [2]], "no-pieces"))
    assert game(TOYBOX, "B:W36:B22,31", ["22-27"]) == ("W:W36:B27,31", ([[2], [1]], "no-move"))


def test_third_occurrence_draws_and_the_first_position_counts() -> None:
    shuffle = ["46-41", "6-1", "41-46", "1-6"] * 2
    text, result = game(TOYBOX, "W:WK46,50:BK6", shuffle)
    assert text == "W:WK46,50:BK6 quiet=8"
    assert result == ([[1, 2]], "repetition")
    assert draughts.mover(TOYBOX, text) == 1


def test_literal_repetition_is_one_player_to_and_fro() -> None:
    shuttle = ["46-41", "15-20", "41-46", "6-1", "46-41", "20-25", "41-46", "25-30", "46-41"]
    assert game(LITERAL, "W:WK46,50:BK6,15", shuttle)[1] == ([[1, 2]], "repetition")
    assert game(TOYBOX, "W:WK46,50:BK6,15", shuttle)[1] is None
    captured = ["46-41", "24-30", "41-46", "30x39", "46-41", "25-30", "41-46", "30-35", "46-41"]
    assert game(LITERAL, "W:W34,K46,50:B24,25", captured)[1] is None


def test_quiet_draws() -> None:
    assert draughts.play(TOYBOX, "W:WK28,50:BK35 quiet=39", "28-22").endswith("quiet=40")
    assert game(TOYBOX, "W:WK28,50:BK35 quiet=39", ["28-22"])[1] == ([[1, 2]], "quiet-20")
    assert game(FMJD, "W:WK28,50:BK35 quiet=39", ["28-22"])[1] is None
    four = "W:WK1,K46,K47,K48:BK35"
    assert game(FMJD, f"{four} quiet=49", ["1-6"])[1] == ([[1, 2]], "quiet-25")
    assert draughts.play(TOYBOX, "W:WK28,50:BK35 quiet=39", "50-45") == "B:WK28,45:BK35"


def test_few_counts_from_entering_the_class() -> None:
    # Crowning the first king of three enters the class; crowning another inside it does not.
    assert draughts.play(FMJD, "W:W7,8,36:BK45", "7-1") == "B:WK1,8,36:BK45"
    assert draughts.play(FMJD, "W:WK1,8,36:BK45 few=7", "8-2") == "B:WK1,K2,36:BK45 few=8"
    assert game(FMJD, "W:WK1,8,36:BK45 few=31", ["8-2"])[1] == ([[1, 2]], "few-16")
    # From three to two is another class; from two to one is the same.
    assert draughts.play(FMJD, "B:WK1,31,45:BK13 few=7", "13x36") == "W:WK1,45:BK36"
    assert draughts.play(FMJD, "B:WK1,31:BK13 few=7", "13x36") == "W:WK1:BK36 few=8"
    assert game(FMJD, "W:WK28:BK35 few=9 quiet=49", ["28-22"])[1] == ([[1, 2]], "few-5")
    assert draughts.play(TOYBOX, "W:WK28:BK35", "28-22") == "B:WK22:BK35 quiet=1"


def test_huffing_what_could_have_captured() -> None:
    text = draughts.play(HUFF, "W:W33,43:B9,28", "43-39")
    assert text == "B:W33,39:B9,28 huff=33"
    assert draughts.actions(HUFF, text) == ["28-32", "9-13", "9-14", "huff 33"]
    after = draughts.play(HUFF, text, "huff 33")
    assert after == "B:W39:B9,28"  # still green's turn, and only moves are left
    assert draughts.play(HUFF, text, "9-13") == "W:W33,39:B13,28"  # the right has lapsed


def test_huffing_follows_the_piece_and_needs_a_maximal_capture() -> None:
    assert draughts.actions(HUFF, "W:W28,45:B13,22,23") == ["28x17", "28x8", "45-40"]
    assert draughts.play(HUFF, "W:W28,45:B13,22,23", "28x17") == "B:W17,45:B13,23 huff=17"
    assert draughts.play(HUFF, "W:W28,45:B13,22,23", "28x8") == "B:W8,45:B22"
    offence = draughts.play(HUFF, "W:W35,39,50:B11,22,30,33", "50-44")
    assert offence == "B:W35,39,44:B11,22,30,33 huff=39"


def test_huffing_the_last_piece_wins_at_once() -> None:
    huffed = game(HUFF, "W:W33:B9,28", ["33-29", "huff 29"])
    assert huffed == ("B:W:B9,28", ([[2], [1]], "no-pieces"))


def test_a_draw_reached_by_the_offence_stands_before_any_huff() -> None:
    text, result = game(HUFF, "W:W33,K47:B9,28 quiet=39", ["47-41"])
    assert text == "B:W33,K41:B9,28 quiet=40 huff=33"
    assert result == ([[1, 2]], "quiet-20")
    assert draughts.mover(HUFF, text) == 0
