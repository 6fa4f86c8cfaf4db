"""A line of play grows at its end and can be taken back."""

import pytest

import wuqi
from wuqi.core.errors import BadAction
from wuqi.core.line import Line


def test_take_back_to_the_start() -> None:
    line = Line(wuqi.load("musketeers").start())
    line.play("c3xc4")
    line.play("c2-c3")
    assert line.take_back().mover == 2
    assert line.take_back() == wuqi.load("musketeers").start()
    assert line.actions == []
    with pytest.raises(BadAction, match="nothing to take back"):
        line.take_back()


def test_a_refused_action_changes_nothing() -> None:
    line = Line(wuqi.load("musketeers").start())
    with pytest.raises(BadAction):
        line.play("c3-c4")
    assert line.actions == []
    assert len(line.positions) == 1
