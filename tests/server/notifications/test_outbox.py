"""Which notices belong to what happens at a table."""

from collections.abc import Sequence

import msgspec

from tests.server.tabling import happen, open_table
from wuqi.server.notifications.outbox import of_change
from wuqi.server.protocol import Clock
from wuqi.server.table import events as ev
from wuqi.server.table.table import Table

DAYS = Clock(days=3)


def notices(table: Table, *events: ev.Event) -> dict[str, str]:
    """Who is notified of what when things happen."""
    before = table.copy()
    happen(table, 5, *events)
    return {row["person_id"]: row["kind"] for _, row in of_change(before, table, events)}


def waiting(people: Sequence[str], clock: Clock | None) -> Table:
    table = Table("k3k3k3k3k3k3")
    happen(table, 0, ev.Opened("musketeers", {}, people[0], "private", clock=clock))
    for seat, person in enumerate(people, 1):
        happen(table, 0, ev.Sat(seat, person))
    return table


def first_action(table: Table) -> ev.Acted:
    (seat,) = table.to_act
    return ev.Acted(seat.number, table.position.texts(seat.number)[0])


def test_who_is_waited_for_is_notified() -> None:
    table = open_table("musketeers", ["mai", "ben"], DAYS)
    assert notices(table, first_action(table)) == {"ben": "turn"}
    assert notices(table, first_action(table)) == {"mai": "turn"}


def test_a_move_with_minutes_on_the_clock_notifies_nobody() -> None:
    table = open_table("musketeers", ["mai", "ben"], Clock(180, 2))
    assert notices(table, first_action(table)) == {}


def test_who_sat_down_last_knows_that_the_game_begins() -> None:
    table = waiting(["mai"], Clock(180, 2))
    assert notices(table, ev.Sat(2, "ben"), ev.Started()) == {"mai": "began"}
    table = waiting(["mai"], DAYS)  # and it is her turn
    assert notices(table, ev.Sat(2, "ben"), ev.Started()) == {"mai": "turn"}


def test_a_game_of_a_tournament_is_a_round_for_both() -> None:
    table = Table("k3k3k3k3k3k3")
    opened = ev.Opened(
        "musketeers", {}, None, "listed", clock=Clock(180, 2), tournament="k4k4k4k4k4k4"
    )
    people = (ev.Sat(1, "mai"), ev.Sat(2, "ben"))
    assert notices(table, opened, *people, ev.Started()) == {"mai": "round", "ben": "round"}


def test_the_others_are_notified_of_the_end() -> None:
    table = open_table("musketeers", ["mai", "ben"], DAYS)
    happen(table, 1, first_action(table))
    assert notices(table, ev.GaveUp(2), ev.Out(2, "resigned")) == {"mai": "ended"}
    table = open_table("musketeers", ["mai", "ben"], DAYS)
    assert notices(table, ev.Out(1, "time")) == {"mai": "ended", "ben": "ended"}


def test_nobody_is_notified_of_a_game_against_computers() -> None:
    table = Table("k3k3k3k3k3k3")
    happen(table, 0, ev.Opened("musketeers", {}, "mai", "private", clock=DAYS))
    happen(table, 0, ev.Filled(2, "random"), ev.Sat(1, "mai"))
    assert notices(table, ev.Started()) == {}


def test_a_notice_tells_no_moves_and_has_its_own_name() -> None:
    table = open_table("musketeers", ["mai", "ben"], DAYS)
    before, action = table.copy(), first_action(table)
    happen(table, 5, action)
    ((_, row),) = of_change(before, table, [action])
    ((_, again),) = of_change(before, table, [action])
    assert row["id"] == again["id"]
    facts = msgspec.json.decode(row["body"])
    assert facts == {"game": "musketeers", "table": table.id, "ply": 1, "others": ["mai"]}
