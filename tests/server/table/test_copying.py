"""A copy of a table equals the table, and then changes independently."""

from typing import Any, get_args

import pytest

from wuqi.server.protocol import Clock
from wuqi.server.table import events as ev
from wuqi.server.table.table import Table

CLOCK = Clock(base=60, increment=1)
BETWEEN_TWO = (
    ev.Opened("musketeers", {}, "mai", "listed", clock=CLOCK),
    ev.Sat(1, "mai"),
    ev.Sat(2, "kim"),
    ev.Rose(2),
    ev.Filled(2, "level:1"),
    ev.Filled(2, None),
    ev.Sat(2, "eva"),
    ev.Removed("eva"),
    ev.Locked(2, True),
    ev.Sat(2, "kim"),
    ev.Swapped(1, 2),
    ev.Started(),
    ev.Berserked(1),
    ev.Acted(1, "c3xc4"),
    ev.Lent(True),
    ev.Lent(False),
    ev.Lent(True),
    ev.Offered("takeback", 1, 0),
    ev.Declined("takeback", 2),
    ev.Offered("takeback", 1, 0),
    ev.Agreed("takeback", 2),
    ev.WentBack(0),
    ev.Acted(1, "c3xc2", lag=100),
    ev.GaveUp(2),
    ev.Out(2, "resigned"),
    ev.Rematched("k3k3k3k3k3k4"),
)
WITH_A_SHUFFLE = (
    ev.Opened("sanguo", {}, "mai", "private"),
    *(ev.Sat(seat, "mai") for seat in (1, 2, 3)),
    ev.Started("ab"),
    *(ev.Committed(seat, "cd") for seat in (1, 2, 3)),
    *(ev.Revealed(seat, "ef") for seat in (1, 2, 3)),
    ev.Drawn(),
    ev.Unsealed("01"),
)
IN_SECRET = (
    ev.Opened("tamquan", {"deploy": "hidden"}, "mai", "private"),
    *(ev.Sat(seat, "mai") for seat in range(1, 7)),
    ev.Started(),
    ev.Acted(1, "@a1"),
    ev.Closed(),
)
OVER_DAYS = (
    ev.Opened("musketeers", {}, "mai", "private", clock=Clock(days=2)),
    *(ev.Sat(1, "mai"), ev.Sat(2, "kim"), ev.Started()),
    ev.Planned(2, (("c3xc4", "c1-c2"),)),
    ev.Vacationed("mai", 4_000, 900_000),
    ev.Acted(1, "c3xc4"),
)
STORIES = (BETWEEN_TWO, WITH_A_SHUFFLE, IN_SECRET, OVER_DAYS)


def everything(table: Table) -> dict[str, Any]:
    """All that a table holds, but for the pieces of views it keeps for now."""
    held = vars(table).copy()
    del held["view_cache"]
    held["clocks"] = table.clocks and {**vars(table.clocks), "left": table.clocks.left.copy()}
    return held


@pytest.mark.parametrize("story", STORIES)
def test_a_copy_is_the_same_whatever_has_happened(story: tuple[ev.Event, ...]) -> None:
    table = Table("k3k3k3k3k3k3", [(1, 2)])
    assert everything(table.copy()) == everything(table)
    for number, event in enumerate(story, 1):
        table.apply(number, 1000 * number, event)
        table.terms_json = b"written"
        table.view_cache["a view"] = b"of now"
        assert everything(table.copy()) == everything(table)
        assert table.copy().view_cache == {}


@pytest.mark.parametrize("story", STORIES)
def test_what_happens_to_a_copy_does_not_happen_to_the_table(
    story: tuple[ev.Event, ...],
) -> None:
    table = Table("k3k3k3k3k3k3")
    for number, event in enumerate(story, 1):
        before, after = everything(table), table.copy()
        after.apply(number, 1000 * number, event)
        assert everything(table) == before
        assert everything(after) != before
        table = after


def test_the_stories_tell_of_everything_that_can_happen() -> None:
    assert {type(event) for story in STORIES for event in story} == {*get_args(ev.Event)}
