"""A copy of a table is the table, and goes on by itself."""

from typing import Any, get_args

import pytest

from wuqi.server.protocol import Clock
from wuqi.server.table import events as h
from wuqi.server.table.table import Table

CLOCK = Clock(base=60, increment=1)
BETWEEN_TWO = (
    h.Opened("musketeers", {}, "mai", "listed", clock=CLOCK),
    h.Sat(1, "mai"),
    h.Sat(2, "kim"),
    h.Rose(2),
    h.Filled(2, "level:1"),
    h.Filled(2, None),
    h.Sat(2, "eva"),
    h.Removed("eva"),
    h.Locked(2, True),
    h.Sat(2, "kim"),
    h.Swapped(1, 2),
    h.Started(),
    h.Acted(1, "c3xc4"),
    h.Offered("takeback", 1, 0),
    h.Declined("takeback", 2),
    h.Offered("takeback", 1, 0),
    h.Agreed("takeback", 2),
    h.WentBack(0),
    h.Acted(1, "c3xc2", lag=100),
    h.GaveUp(2),
    h.Out(2, "resigned"),
    h.Rematched("k3k3k3k3k3k4"),
)
WITH_A_SHUFFLE = (
    h.Opened("sanguo", {}, "mai", "private"),
    *(h.Sat(seat, "mai") for seat in (1, 2, 3)),
    h.Started("ab"),
    *(h.Committed(seat, "cd") for seat in (1, 2, 3)),
    *(h.Revealed(seat, "ef") for seat in (1, 2, 3)),
    h.Drawn(),
    h.Unsealed("01"),
)
IN_SECRET = (
    h.Opened("tamquan", {"deploy": "hidden"}, "mai", "private"),
    *(h.Sat(seat, "mai") for seat in range(1, 7)),
    h.Started(),
    h.Acted(1, "@a1"),
    h.Closed(),
)
STORIES = (BETWEEN_TWO, WITH_A_SHUFFLE, IN_SECRET)


def everything(table: Table) -> dict[str, Any]:
    """All that a table holds, but for the pieces of views it keeps for now."""
    held = vars(table).copy()
    del held["shown"]
    held["clocks"] = table.clocks and {**vars(table.clocks), "left": table.clocks.left.copy()}
    return held


@pytest.mark.parametrize("story", STORIES)
def test_a_copy_is_the_same_whatever_has_happened(story: tuple[h.Happening, ...]) -> None:
    table = Table("k3k3k3k3k3k3", [(1, 2)])
    assert everything(table.copy()) == everything(table)
    for number, happening in enumerate(story, 1):
        table.take(number, 1000 * number, happening)
        table.told = b"written"
        table.shown["a view"] = b"of now"
        assert everything(table.copy()) == everything(table)
        assert table.copy().shown == {}


@pytest.mark.parametrize("story", STORIES)
def test_what_happens_to_a_copy_does_not_happen_to_the_table(
    story: tuple[h.Happening, ...],
) -> None:
    table = Table("k3k3k3k3k3k3")
    for number, happening in enumerate(story, 1):
        before, after = everything(table), table.copy()
        after.take(number, 1000 * number, happening)
        assert everything(table) == before
        assert everything(after) != before
        table = after


def test_the_stories_tell_of_everything_that_can_happen() -> None:
    assert {type(happening) for story in STORIES for happening in story} == {*get_args(h.Happening)}
