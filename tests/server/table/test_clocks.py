"""Clocks follow from what happened and when: every process, and every restart, finds the same."""

import pytest

from tests.server.tabling import SECOND, happen, open_table
from wuqi.server.commands.acting import act
from wuqi.server.commands.caller import Caller
from wuqi.server.commands.leaving import timed_out
from wuqi.server.protocol import Act, Clock
from wuqi.server.table import events as ev
from wuqi.server.table.clocks import DAY, elapsed
from wuqi.server.table.deadlines import due_at
from wuqi.server.table.table import Table

PEOPLE = ("mai", "kim")
MINUTE_AND_TWO = Clock(base=60, increment=2)


def test_the_increment_comes_after_the_turn() -> None:
    table = open_table("musketeers", PEOPLE, MINUTE_AND_TWO)
    happen(table, 10 * SECOND, ev.Acted(1, "c3xc4"))
    assert table.clocks is not None
    assert table.clocks.left == {1: 52 * SECOND, 2: 60 * SECOND}
    assert table.clocks.running == {2}
    happen(table, 15 * SECOND, ev.Acted(2, "c2-c3"))
    assert table.clocks.left == {1: 52 * SECOND, 2: 57 * SECOND}
    assert [step.spent for step in table.steps] == [10 * SECOND, 5 * SECOND]


def test_a_slow_line_is_excused() -> None:
    table = open_table("musketeers", PEOPLE, MINUTE_AND_TWO)
    happen(table, 10 * SECOND, ev.Acted(1, "c3xc4", lag=400))
    assert table.clocks is not None
    assert table.clocks.left[1] == 52 * SECOND + 400
    assert table.steps[0].spent == 10 * SECOND - 400


NINE = tuple("abcdefghi")  # three teams of three


def deploying_in_secret() -> Table:
    """Three teams that all deploy at the same time."""
    return open_table("tamquan", NINE, Clock(base=60), deploy="hidden", teams="3", size="9")


def test_a_slow_line_is_excused_for_nobody_else() -> None:
    table = deploying_in_secret()
    happen(table, 10 * SECOND, ev.Acted(1, str(table.position.actions(1)[0]), lag=400))
    assert table.clocks is not None
    assert table.clocks.left == {1: 50 * SECOND + 400, 2: 50 * SECOND, 3: 50 * SECOND}


def test_whoever_ran_out_first_is_out_first() -> None:
    """Also if somebody else has run out, too, before anybody looks."""
    table = deploying_in_secret()
    happen(table, 10 * SECOND, ev.Acted(1, str(table.position.actions(1)[0]), lag=400))
    (first, *_) = timed_out(table, 61 * SECOND)
    assert first == ev.Out(2, "time")


def test_an_action_is_taken_although_another_team_has_no_time_left() -> None:
    table = deploying_in_secret()
    happen(table, 10 * SECOND, ev.Acted(1, str(table.position.actions(1)[0]), lag=400))
    seat = next(seat.number for seat in table.to_act if seat.side == 1)
    action = str(table.position.actions(seat)[0])
    caller = Caller(NINE[seat - 1], 60 * SECOND + 300, lag=300)
    events = act(table, caller, Act(table.ply, action, seat=seat))
    assert events[:2] == [ev.Acted(seat, action, lag=300), ev.Out(2, "time")]
    happen(table, caller.now, *events)
    assert (table.ply, table.steps[1].spent) == (2, 50 * SECOND)
    assert table.clocks is not None
    assert set(table.clocks.left) == {1, 3}
    assert table.clocks.left[1] == 400


def test_no_action_is_taken_from_whoever_has_no_time_left_either() -> None:
    table = deploying_in_secret()
    seat = next(seat.number for seat in table.to_act if seat.side == 3)
    action = str(table.position.actions(seat)[0])
    caller = Caller(NINE[seat - 1], 61 * SECOND)
    events = act(table, caller, Act(table.ply, action, seat=seat))
    assert events == timed_out(table, 61 * SECOND)


def test_days_begin_anew_with_every_turn() -> None:
    table = open_table("musketeers", PEOPLE, Clock(days=3))
    happen(table, 2 * DAY, ev.Acted(1, "c3xc4"))
    assert table.clocks is not None
    assert table.clocks.left[1] == 3 * DAY
    assert due_at(table) == 5 * DAY
    assert not timed_out(table, 5 * DAY - 1)
    assert timed_out(table, 5 * DAY) == [ev.Out(2, "time")]


def test_a_team_has_one_clock() -> None:
    """Several members act in one turn; the increment comes when the team's turn is over."""
    table = open_table("tamquan", ("a", "b", "c", "x", "y", "z"), MINUTE_AND_TWO)
    assert table.clocks is not None
    assert set(table.clocks.left) == {1, 2}
    at = 0
    while table.clocks.running == {1}:
        at += SECOND
        seat = table.to_act[0].number
        happen(table, at, ev.Acted(seat, str(table.position.actions(seat)[0])))
    assert table.clocks.left[1] == 60 * SECOND - at + 2 * SECOND
    assert table.clocks.left[2] == 60 * SECOND


def test_time_without_a_server_counts_for_nobody() -> None:
    outages = [(5 * SECOND, 25 * SECOND)]
    table = open_table("musketeers", PEOPLE, MINUTE_AND_TWO, outages)
    assert due_at(table) == 80 * SECOND
    happen(table, 30 * SECOND, ev.Acted(1, "c3xc4"))
    assert table.clocks is not None
    assert table.clocks.left[1] == 52 * SECOND
    assert table.clocks.left_at(2, 40 * SECOND, outages) == 50 * SECOND


def test_going_back_gives_no_time_back() -> None:
    table = open_table("musketeers", PEOPLE, MINUTE_AND_TWO)
    happen(table, 10 * SECOND, ev.Acted(1, "c3xc4"))
    happen(table, 30 * SECOND, ev.WentBack(0))
    assert table.clocks is not None
    assert table.clocks.running == {1}
    assert table.clocks.left == {1: 52 * SECOND, 2: 40 * SECOND}


def test_whoever_gives_a_move_back_has_all_days_for_the_next() -> None:
    table = open_table("musketeers", PEOPLE, Clock(days=3))
    happen(table, DAY, ev.Acted(1, "c3xc4"))
    happen(table, 3 * DAY, ev.WentBack(0))
    happen(table, 4 * DAY, ev.Acted(1, "c3xb3"))
    assert table.clocks is not None
    assert table.clocks.left_at(2, 4 * DAY, ()) == 3 * DAY


def test_whoever_is_out_of_time_has_lost() -> None:
    table = open_table("musketeers", PEOPLE, Clock(base=10))
    assert timed_out(table, 10 * SECOND - 1) == []
    happen(table, 10 * SECOND, *timed_out(table, 10 * SECOND))
    assert table.result is not None
    assert (table.result.ranking, table.result.reason) == (((2,), (1,)), "time")
    assert due_at(table) is None


@pytest.mark.parametrize(
    ("began", "ended", "seen"),
    [(0, 10, 10), (0, 25, 15), (12, 18, 0), (12, 30, 10), (20, 30, 10), (0, 45, 30)],
)
def test_elapsed_leaves_outages_out(began: int, ended: int, seen: int) -> None:
    assert elapsed(began, ended, [(10, 20), (40, 45)]) == seen
