"""Positions and actions of draughts as text: what is read, and why the rest is not."""

from collections import Counter
from typing import Any

import pytest

import wuqi
from wuqi.core.errors import AmbiguousAction, BadPosition, IllegalAction, MalformedAction
from wuqi.games.draughts import text as writing
from wuqi.games.draughts.paths import Armies, Move

GAME = wuqi.load("draughts")
FMJD = wuqi.load("draughts", preset="international")
HUFF = wuqi.load("draughts", capture="huff")
BOTH = wuqi.load("draughts", draws="fmjd", capture="huff")


@pytest.mark.parametrize(
    "text",
    [
        "W:W31-50:B1-20",
        "B:W31,32,34-36:BK1,K2,K3,11",
        "W:W19:B",
        "B:W:BK50",
        "W:WK1,28,50:BK35 quiet=39",
        "B:WK1:BK35 quiet=40",
    ],
)
def test_read_and_written_alike(text: str) -> None:
    assert GAME.read(text).text == text


@pytest.mark.parametrize(
    ("loose", "tight"),
    [
        ("W:B1,2,3:W31,32,33,34", "W:W31-34:B1-3"),  # either colour first, any order
        ("B:W50,K3,49:B", "B:WK3,49,50:B"),
        ("W:W31,K32,33,34,35:BK1,7,8,9", "W:W31,K32,33-35:BK1,7-9"),  # kings are in no range,
        ("W:WK1-3:B19-19", "W:WK1,K2,K3:B19"),  # though they are read in one
        ("B:W33,38:B28 huff=38,33 few=0 quiet=3", "B:W33,38:B28 quiet=3 huff=33,38"),
        ("W:W31-50:B1-20 few=0 quiet=0", "W:W31-50:B1-20"),  # defaults, spelled out
    ],
)  # fmt: skip
def test_written_one_way(loose: str, tight: str) -> None:
    assert HUFF.read(loose).text == tight


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Write it like W:W31-50:B1-20"),
        ("W", "Write it like"),
        ("W:W31-50", "Write it like"),
        ("W:W31-50:W1-20", "Write it like"),
        ("W:W31-50:B1-20:", "Write it like"),
        ("X:W31-50:B1-20", "Write it like"),
        ("w:w31-50:b1-20", "Write it like"),
        ("W:W31-50:B1-20.", "“1-20.” is not a piece"),  # belongs to importing
        ("W: W31-50:B1-20", "Write it like"),
        ("W:W31-51:B1-20", "“31-51” is not a piece"),
        ("W:W0:B1-20", "“0” is not a piece"),
        ("W:W50-31:B1-20", "“50-31” is not a piece"),
        ("W:W31,,32:B1-20", "“” is not a piece"),
        ("W:W031:B1-20", "“031” is not a piece"),
        ("W:WQ31:B1-20", "“Q31” is not a piece"),
        ("W:WK31-K33:B1-20", "“K31-K33” is not a piece"),
        ("W:W31:B1,31", "Square 31 is named twice"),
        ("W:W31,31:B1", "Square 31 is named twice"),
        ("W:W:B", "no pieces on this board"),
        ("W:W30-50:B1-20", "21 pieces"),
        ("W:W5,31:B8", "cannot stand on square 5"),
        ("W:W31:B8,46", "cannot stand on square 46"),
        ("W:W31-50:B1-20 quiet=41", "from 0 to 40"),
        ("W:W31-50:B1-20 quiet=-1", "from 0 to 40"),
        ("W:W31-50:B1-20 quiet=1 quiet=1", "twice"),
        ("W:W31-50:B1-20 calm=1", "not a known key"),
        ("W:WK1:BK50 few=3", "only with draws=fmjd"),
        ("W:W33,38:B28 huff=28", "no huffing"),
    ],
)
def test_refused_with_a_reason(text: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message.replace(".", r"\.")):
        GAME.read(text)


@pytest.mark.parametrize(
    ("game", "text", "message"),
    [
        (FMJD, "W:WK1,8,36,37:BK45 few=3", "few=3 cannot be used here"),
        (FMJD, "W:W17,18:BK45 few=3", "few=3 cannot be used here"),
        (FMJD, "W:WK1,8,36:BK45 few=33", "from 0 to 32"),
        (FMJD, "W:WK1,8:BK45 few=11", "from 0 to 10"),
        (FMJD, "W:WK1,8:BK45 few=x", "from 0 to 10"),
        (FMJD, "W:WK1,8:BK45 quiet=51", "from 0 to 50"),
        (HUFF, "B:W33,38:B28 huff=28", "“28” cannot be huffed"),  # its own piece
        (HUFF, "B:W33,38:B28 huff=34", "“34” cannot be huffed"),
        (HUFF, "B:W33,38:B28 huff=33,33", "“33” cannot be huffed"),
        (HUFF, "B:W33,38:B28 huff=33,", "“” cannot be huffed"),
        (HUFF, "B:W33,38:B28 huff=", "not a known key"),
    ],
)
def test_counters_and_huffs_must_be_possible(game: wuqi.Game, text: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        game.read(text)


@pytest.mark.parametrize(
    "text", ["W:WK1,8:BK45 quiet=3 few=10", "B:WK1,31,45:BK50 quiet=3 few=4 huff=31,45"]
)
def test_all_keys_together(text: str) -> None:
    assert BOTH.read(text).text == text
    board, *keys = text.split()
    assert BOTH.read(" ".join([board, *reversed(keys)])).text == text


# -- actions ----------------------------------------------------------------------------------


def test_any_path_of_a_capture_is_read() -> None:
    start = GAME.read("W:W38:B5,22,23,32,33")
    assert start.actions() == ("38x38",)
    for path in ("38x38", "38x29x18x27x38", "38x27x18x29x38"):
        assert start.play(path).text == "B:W38:B5"


def test_an_ambiguous_capture_is_told_in_full_by_the_smallest_squares() -> None:
    start = GAME.read("W:WK4,20,39,44:B12,18,28,29,37")
    first, second = start.actions()
    assert (first, second) == ("4x22x33x24", "4x31x42x24")
    assert start.play("4x22x33x24").text != start.play("4x31x42x24").text
    with pytest.raises(AmbiguousAction, match="4x22x33x24, 4x31x42x24"):
        start.play("4x24")


def test_many_captures_are_named_by_looking_at_each_point_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of 1,651 captures nearly all need their path; following each alone took half a second."""
    kings = "W:WK4,K5,K6,K16,K36,K45,K46,K50"
    enemies = "BK7,K9,K10,K12,K13,K22,K23,K27,K29,K30,K31,K40,K41,K42,K43"
    start = HUFF.read(f"{kings}:{enemies}")
    looked_at, jumps = Counter[tuple[int, int]](), Armies.jumps

    def counted(board: Armies, origin: int, square: int, taken: frozenset[int]) -> Any:
        looked_at[origin, square] += 1
        return jumps(board, origin, square, taken)

    with monkeypatch.context() as watching:
        watching.setattr(Armies, "jumps", counted)
        captures = start.actions()
    assert len(captures) == len(set(captures)) == 1_651
    assert set(looked_at.values()) == {1}
    board = Armies.of(start.state)
    for capture in captures[::40]:
        squares = tuple(map(int, capture.split("x")))
        move = Move.of(capture.code)
        assert squares in (board.path(move), (move.origin, move.target))


@pytest.mark.parametrize(
    "path", ["38x29x38", "38x29x18x27x49", "38x18x38x18x38", "38x29x18x27x38x29"]
)
def test_a_path_that_does_not_exist_is_refused(path: str) -> None:
    with pytest.raises(IllegalAction):
        GAME.read("W:W38:B5,22,23,32,33").play(path)


def test_a_complete_single_jump_beside_a_chain_to_the_same_square() -> None:
    """With huffing, captures of different length may share from and to."""
    for text in ("W:WK4,20,39,44:B12,18,28,29,37", "W:WK46,15:B10,19,32,33,41,42"):
        start = HUFF.read(text)
        actions = start.actions()
        assert len(set(actions)) == len(actions)
        for action in actions:
            assert start.play(str(action)) == start.play(action)


@pytest.mark.parametrize(
    "action",
    [
        "",
        "32",
        "32 28",
        "32-28-23",
        "32x",
        "a3-b4",
        "huff",
        "huff  33",
        "32–28",
        "3２-28",
        "1000-1",
    ],
)
def test_what_is_no_action_at_all(action: str) -> None:
    with pytest.raises(MalformedAction):
        GAME.start().play(action)


def test_a_list_of_captures_that_may_be_cut_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """No position with so many is known, so the limit comes down to one that is."""
    crowded = GAME.read("W:WK5:B9,10,18,19,27,28,36,37")
    listed = len(crowded.actions())
    monkeypatch.setattr(writing, "MOST_CAPTURES", listed + 1)
    assert len(GAME.read(crowded.text).actions()) == listed
    monkeypatch.setattr(writing, "MOST_CAPTURES", listed)
    with pytest.raises(BadPosition, match="too many to list"):
        GAME.read(crowded.text)
    with pytest.raises(BadPosition, match="too many to list"):
        GAME.at(crowded.state).actions()
