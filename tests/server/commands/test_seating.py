"""Who may sit where, before the start."""

import pytest

from tests.server.tabling import happen
from wuqi.server import protocol as p
from wuqi.server.commands.caller import Caller
from wuqi.server.commands.seating import swap, take
from wuqi.server.errors import Refusal
from wuqi.server.table import events as ev
from wuqi.server.table.table import Table


def a_table(visibility: p.Visibility, *seats: tuple[int, str]) -> Table:
    """Cờ tam quân for two teams of three, seats 1 to 3 against 4 to 6; Mai has opened it."""
    table = Table("k3k3k3k3k3k3")
    happen(table, 0, ev.Opened("tamquan", {}, "mai", visibility))
    happen(table, 0, *(ev.Sat(seat, person) for seat, person in seats))
    return table


@pytest.mark.parametrize("others", [(), ((4, "ken"),)])
def test_swapping_puts_nobody_on_two_sides(others: tuple[tuple[int, str], ...]) -> None:
    """Whoever sits on both sides reads both teams' chat and sees both deployments."""
    table = a_table("listed", (1, "mai"), (2, "mai"), *others)
    with pytest.raises(Refusal) as refused:
        swap(table, Caller("mai", 0), p.Swap(2, 4))
    assert refused.value.key == "one-side-only"


def test_swapping_puts_nobody_else_on_two_sides_either() -> None:
    table = a_table("anyone", (1, "mai"), (4, "ken"), (5, "ken"))
    with pytest.raises(Refusal):
        swap(table, Caller("mai", 0), p.Swap(1, 4))


def test_whoever_has_one_seat_may_change_sides() -> None:
    table = a_table("listed", (1, "mai"), (4, "ken"))
    assert swap(table, Caller("mai", 0), p.Swap(1, 4)) == [ev.Swapped(1, 4)]


def test_at_a_private_table_one_may_play_against_oneself() -> None:
    table = a_table("private", (1, "mai"), (2, "mai"))
    assert swap(table, Caller("mai", 0), p.Swap(2, 4)) == [ev.Swapped(2, 4)]


def test_a_team_can_be_taken_at_once() -> None:
    table = a_table("listed", (1, "mai"), (5, "ken"))
    events = take(table, Caller("lan", 0), p.Take(4, whole_side=True))
    assert events == [ev.Sat(4, "lan"), ev.Sat(6, "lan")]
    happen(table, 0, *events)
    assert take(table, Caller("mai", 0), p.Take(2, whole_side=True))[-1] == ev.Started()
