"""The common part of position texts."""

import pytest

from wuqi.core.errors import BadPosition
from wuqi.core.text.notation import (
    read_rows,
    split_position,
    whole_number,
    write_position,
    write_rows,
)


def test_rows_round_trip() -> None:
    rows = read_rows("RP1s/4", 4, 2, ["R", "P", "s"])
    assert rows == [["R", "P", "", "s"], ["", "", "", ""]]
    assert write_rows(rows) == "RP1s/4"
    assert read_rows("RPss10", 12, 1, ["RP", "ss"])[0][:3] == ["RP", "ss", ""]


@pytest.mark.parametrize(
    ("board", "message"),
    [
        ("4", "one row, but it needs 2"),
        ("4/5", "Row 2 .* 5 squares, but it needs 4"),
        ("4/R2", "3 squares"),
        ("4/R2x", "“x” in row 2"),
        ("4/04", "“04”"),
        ("4/999", "“999”"),
    ],
)
def test_a_wrong_board_is_told(board: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        read_rows(board, 4, 2, ["R", "P"])


def test_keys_in_any_order_once_each() -> None:
    board, mover, keys = split_position("8 m b=2 a=1", ["m"], ["a", "b"])
    assert (board, mover, keys) == ("8", "m", {"a": "1", "b": "2"})
    with pytest.raises(BadPosition, match="twice"):
        split_position("8 m a=1 a=1", ["m"], ["a"])
    with pytest.raises(BadPosition, match="not a known key"):
        split_position("8 m c=1", ["m"], ["a"])
    with pytest.raises(BadPosition, match="needs a board"):
        split_position("8", ["m"], [])
    with pytest.raises(BadPosition, match="cannot be the side to move"):
        split_position("8 x", ["m"], [])


def test_defaults_are_not_written() -> None:
    assert write_position("8", "m", {"quiet": 0, "out": "", "phase": "take"}) == "8 m phase=take"


@pytest.mark.parametrize("value", ["-1", "11", "x", "1.5", "٣", "9" * 40])
def test_numbers_are_whole_and_bounded(value: str) -> None:
    assert whole_number("quiet", "10", 10) == 10
    with pytest.raises(BadPosition, match="whole number"):
        whole_number("quiet", value, 10)
