"""Playing through what happened at a table takes a time that grows with its length, no faster."""

from collections import Counter
from typing import Any

import pytest

from tests.server.tabling import happen, open_table
from wuqi.core.position import Position
from wuqi.server import protocol as p
from wuqi.server.commands import offering, seating
from wuqi.server.commands.caller import Caller
from wuqi.server.errors import Refusal
from wuqi.server.table import events as ev
from wuqi.server.table.table import Table

MAI, KIM = Caller("mai", 0), Caller("kim", 0)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How many actions were played on a board."""
    counted, play = Counter[str](), Position.play

    def noted(position: Position, *action: Any) -> Position:
        counted["actions"] += 1
        return play(position, *action)

    monkeypatch.setattr(Position, "play", noted)
    return counted


def act(table: Table, times: int = 1) -> None:
    for _ in range(times):
        seat = table.to_act[0].number
        happen(table, 0, ev.Acted(seat, table.position.texts()[0]))


def test_taking_back_again_and_again_costs_no_more_than_acting(played: Counter[str]) -> None:
    table = open_table("draughts", ["mai", "kim"])
    act(table, 40)
    before = played.total()
    for _ in range(100):
        act(table)
        happen(table, 0, ev.WentBack(40))
    assert played.total() - before <= 100


def test_taking_back_far_more_than_is_remembered(played: Counter[str]) -> None:
    table = open_table("draughts", ["mai", "kim"])
    act(table, 40)
    positions = [table.start]
    for step in table.steps:
        positions.append(positions[-1].play(step.action))
    before = played.total()
    for ply in range(39, -1, -1):
        happen(table, 0, ev.WentBack(ply))
        assert table.position == positions[ply]
        assert table.position.texts() == positions[ply].texts()
        assert table.ply == ply
    assert played.total() - before < 40 * 40 / 8


def test_going_back_with_secrets_is_as_if_nothing_had_happened() -> None:
    """Both ways back, from memory and by playing through, lead to the same table."""
    table = open_table("tamquan", ["mai", "kim"])
    act(table, 6)
    again = open_table("tamquan", ["mai", "kim"])
    act(again, 6)
    again.recent = ()
    for one in (table, again):
        happen(one, 0, ev.WentBack(5))
        act(one, 3)
    assert table.position == again.position
    assert (table.hidden_since, table.revealed) == (again.hidden_since, again.revealed)
    assert table.last_open == again.last_open
    assert [step.action for step in table.steps] == [step.action for step in again.steps]


def test_takebacks_of_one_game_have_a_limit() -> None:
    table = open_table("draughts", ["mai", "kim"])
    act(table)
    for _ in range(offering.MOST_TAKEBACKS):
        happen(table, 0, ev.WentBack(0))
        act(table)
    with pytest.raises(Refusal, match="100 moves"):
        offering.offer(table, MAI, p.Propose("takeback"))


def test_offers_withdrawn_and_repeated_have_a_limit() -> None:
    table = open_table("draughts", ["mai", "kim"])
    for _ in range(offering.MOST_AT_ONE_PLY):
        happen(table, 0, *offering.offer(table, MAI, p.Propose("draw")))
        happen(table, 0, *offering.answer(table, MAI, p.Answer("draw", accept=False)))
    with pytest.raises(Refusal, match="after the next move"):
        offering.offer(table, MAI, p.Propose("draw"))
    act(table)
    happen(table, 0, *offering.offer(table, MAI, p.Propose("draw")))
    for _ in range(offering.MOST_OFFERS):
        happen(table, 0, ev.Declined("draw", 1), ev.Offered("draw", 1))
    happen(table, 0, ev.Declined("draw", 1))
    act(table)
    with pytest.raises(Refusal, match="100 times"):
        offering.offer(table, MAI, p.Propose("draw"))
    assert offering.offer(table, KIM, p.Propose("draw"))


def test_an_open_table_wears_out() -> None:
    table = Table("k3k3k3k3k3k3")
    happen(table, 0, ev.Opened("draughts", {}, "mai", "private"))
    while table.number < 1_000:
        happen(table, 0, ev.Sat(1, "mai"), ev.Rose(1))
    with pytest.raises(Refusal, match="new one"):
        seating.take(table, MAI, p.Take(1))
