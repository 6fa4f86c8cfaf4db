"""Positions of Three Musketeers as text: what is read, and why the rest is not."""

import pytest

import wuqi
from wuqi.core.errors import BadPosition

GAME = wuqi.load("musketeers")


@pytest.mark.parametrize(
    "text",
    ["eeeeM/eeeee/eeMee/eeeee/Meeee m", "M4/5/1M3/5/4M e", "1e1e1/M4/e1M1e/4M/1eeee m"],
)
def test_read_and_written_alike(text: str) -> None:
    assert GAME.read(text).text == text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "needs a board"),
        ("eeeeM/eeeee/eeMee/eeeee/Meeee", "needs a board"),
        ("eeeeM/eeeee/eeMee/eeeee/Meeee x", "cannot be the side to move"),
        ("eeeeM/eeeee/eeMee/eeeee m", "4 rows"),
        ("eeeeM/eeeee/eeMee/eeeee/Meeeee m", "6 squares"),
        ("eeeeM/eeeee/eeNee/eeeee/Meeee m", "“N” in row 3"),
        ("eeeeM/eeeee/eeeee/eeeee/Meeee m", "exactly three musketeers"),
        ("eeeMM/eeeee/eeMee/eeeee/Meeee m", "exactly three musketeers"),
        ("eeeeM/eeeee/eeMee/eeeee/Meeee m quiet=3", "not a known key"),
        ("5/" * 3000, "too long"),
    ],
)
def test_refused_with_a_reason(text: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.read(text)
