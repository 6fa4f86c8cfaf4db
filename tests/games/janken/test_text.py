"""Positions and actions of janken shogi as text: what is read, and why the rest is not."""

import pytest

import wuqi
from wuqi.core.errors import BadPosition, MalformedAction

GAME = wuqi.load("janken")
PLACED = "RP1SR3/1PR4/RP5/5rp/4sp1/3rs1ps"


@pytest.mark.parametrize(
    "text",
    [
        "6/6/6/6/6/6 x phase=place",
        "RP5/6/6/6/6/6 o phase=place",
        "RP5/6/6/6/6/5ps x phase=place",
        f"{PLACED} x",
        f"{PLACED} o quiet=79 passed=1",
        "6/6/6/6/6/rp5 x",  # won
        "6/6/6/6/6/RP4SP o quiet=3",
        "6/6/2RPrs2/6/6/6 x quiet=80",
        "6/6/2RPrs2/6/6/6 x passed=2",
        "RPRSPRPS2/6/6/6/6/rprsprps2 x",
    ],
)
def test_read_and_written_alike(text: str) -> None:
    assert GAME.read(text).text == text


@pytest.mark.parametrize(
    ("loose", "written"),
    [
        (f"{PLACED} x phase=play quiet=0 passed=0", f"{PLACED} x"),
        (f"{PLACED} o passed=1 quiet=9 phase=play", f"{PLACED} o quiet=9 passed=1"),
        ("6/6/6/6/6/6 x passed=0 phase=place quiet=0", "6/6/6/6/6/6 x phase=place"),
        (f"{PLACED} x quiet=007", f"{PLACED} x quiet=7"),
    ],
)
def test_spelled_out_in_any_order(loose: str, written: str) -> None:
    assert GAME.read(loose).text == written


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "needs a board"),
        (PLACED, "needs a board"),
        (f"{PLACED} X", "cannot be the side to move"),
        ("RP1SR3/1PR4/RP5/5rp/4sp1 x", "5 rows"),
        ("RP1SR3/1PR4/RP5/5rp/4sp1/3rs1ps1 x", "7 squares"),
        ("RP1SR3/1PR4/RP5/5rp/4sp1/3rs1p x", "“p” in row 6"),
        ("RR1SR3/1PR4/RP5/5rp/4sp1/3rs1ps x", "“RR” in row 1"),
        ("Rp1SR3/1PR4/RP5/5rp/4sp1/3rs1ps x", "“Rp” in row 1"),
        ("RP1SR3/1PR4/0RP5/5rp/4sp1/3rs1ps x", "“0” in row 3"),
        (f"{PLACED} x quiet=81", "from 0 to 80"),
        (f"{PLACED} x quiet=-1", "from 0 to 80"),
        (f"{PLACED} x passed=3", "from 0 to 2"),
        (f"{PLACED} x passed=yes", "from 0 to 2"),
        (f"{PLACED} x calm=3", "not a known key"),
        (f"{PLACED} x phase=march", "phase=play | phase=place"),
        (f"{PLACED} x quiet=1 quiet=1", "twice"),
        ("RPRPRPRPRP1/6/6/6/6/rp5 x", "Red has 5"),
        ("RP5/6/6/6/6/rprprprprprp x", "Blue has 6"),
        ("6/6/6/6/6/6 x", "no cube on the board"),
        ("1RP4/6/6/6/6/6 o phase=place", "the one on a5"),
        ("6/6/2RP3/6/6/6 o phase=place", "the one on c4"),
        ("rp5/6/6/6/6/6 x phase=place", "the one on a6"),
        (f"{PLACED} x phase=place", "All eight cubes"),
        ("RP5/6/6/6/6/6 x phase=place", "cannot be Red’s turn"),
        ("RP1SR3/6/6/6/6/6 o phase=place", "cannot be Blue’s turn"),
        ("6/6/6/6/6/6 x phase=place quiet=1", "no turns are counted"),
        ("6/6/6/6/6/6 x phase=place passed=1", "no turns are counted"),
    ],
)
def test_refused_with_a_reason(text: str, message: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.read(text)
    assert message in str(caught.value)


@pytest.mark.parametrize("action", ["a6=RP", "c6=SR", "b5=PS"])
def test_placing_as_text(action: str) -> None:
    assert action in GAME.start().actions()


@pytest.mark.parametrize("action", ["b5~b4-c4", "b5-b4~c4", "a4~a3~a2", "c6-d6-d5"])
def test_a_turn_as_text(action: str) -> None:
    assert action in GAME.read(f"{PLACED} x").actions()


@pytest.mark.parametrize(
    "action",
    [
        "",
        "PASS",
        "skip",
        "a6",
        "a6=rp",
        "a6=R",
        "a6=RPS",
        "g1=RP",
        "a7=RP",
        "b5b4",
        "b5~",
        "b5~b4,",
        "b5~b4,c6",
        "b5 ~ b4",
        "b5>b4",
        "b5~b4;c6~d6",
        "b5~b4=RP",
        "~".join(["b5"] * 40),
    ],
)
def test_what_is_no_action_at_all(action: str) -> None:
    for position in (GAME.start(), GAME.read(f"{PLACED} x")):
        with pytest.raises(MalformedAction):
            position.play(action)
