"""Who has not noticed that the game began loses nothing."""

from tests.server.tabling import SECOND, happen, open_table
from wuqi.server import protocol as p
from wuqi.server.commands.caller import Caller
from wuqi.server.commands.leaving import CALLED_OFF, claim, overdue, timed_out
from wuqi.server.protocol import Clock
from wuqi.server.table import events as ev
from wuqi.server.table.clocks import DAY
from wuqi.server.table.deadlines import FIRST_MOVE_MS, FIRST_SETUP_MS, GRACE_MS, due_at
from wuqi.server.table.table import Table

PEOPLE = ("mai", "kim")
TEN_SECONDS = Clock(base=10, increment=1)


def just_begun(clock: Clock | None = TEN_SECONDS, game: str = "musketeers") -> Table:
    return open_table(game, PEOPLE, clock, begun=False)


def test_the_clock_of_a_side_runs_after_its_first_move() -> None:
    table = just_begun()
    assert table.clocks is not None
    assert table.clocks.running == set()
    happen(table, 30 * SECOND, ev.Acted(1, "c3xc4"))
    happen(table, 50 * SECOND, ev.Acted(2, "c2-c3"))
    assert table.clocks.left == {1: 10 * SECOND, 2: 10 * SECOND}
    assert table.clocks.running == {1}
    happen(table, 54 * SECOND, ev.Acted(1, "c4xc3"))
    assert table.clocks.left[1] == 7 * SECOND


def test_a_game_is_called_off_if_the_first_move_does_not_come() -> None:
    table = just_begun()
    assert due_at(table) == FIRST_MOVE_MS
    assert overdue(table, FIRST_MOVE_MS - 1) == []
    assert overdue(table, FIRST_MOVE_MS) == [CALLED_OFF]
    happen(table, FIRST_MOVE_MS, CALLED_OFF)
    assert table.result is not None
    assert (table.result.ranking, table.result.reason) == (((1, 2),), "called-off")
    assert due_at(table) is None


def test_the_second_player_has_as_long() -> None:
    table = just_begun()
    happen(table, 20 * SECOND, ev.Acted(1, "c3xc4"))
    assert due_at(table) == 20 * SECOND + FIRST_MOVE_MS
    assert overdue(table, 20 * SECOND + FIRST_MOVE_MS) == [CALLED_OFF]


def test_an_army_takes_longer_to_set_up() -> None:
    table = open_table("tamquan", tuple("abcdef"), Clock(base=60), begun=False, deploy="hidden")
    assert due_at(table) == FIRST_SETUP_MS


def test_after_the_first_move_time_counts() -> None:
    table = just_begun()
    happen(table, SECOND, ev.Acted(1, "c3xc4"))
    happen(table, 2 * SECOND, ev.Acted(2, "c2-c3"))
    assert overdue(table, 12 * SECOND) == [ev.Out(1, "time")]


def test_days_run_out_for_nobody_who_has_not_moved() -> None:
    table = just_begun(Clock(days=1))
    assert timed_out(table, DAY) == [CALLED_OFF]


def test_who_vanished_before_the_first_move_has_not_lost() -> None:
    table = just_begun(None)
    assert due_at(table) is None
    gone = Caller("mai", GRACE_MS, gone={"kim": 0})
    assert claim(table, gone, p.Claim(2, "win")) == [CALLED_OFF]


def test_nobody_waits_for_a_first_move_against_the_computer() -> None:
    table = Table("k3k3k3k3k3k3")
    happen(table, 0, ev.Opened("musketeers", {}, "mai", "private", clock=TEN_SECONDS))
    happen(table, 0, ev.Sat(1, "mai"), ev.Filled(2, "level:1"), ev.Started())
    assert table.clocks is not None
    assert table.clocks.running == {1}
