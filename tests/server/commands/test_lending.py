"""A person's device thinks for the computers of a casual game, and for no other."""

import asyncio

import pytest

from tests.server.client import PATIENCE_S
from tests.server.conftest import HandClock
from tests.server.tabling import happen
from wuqi.core.errors import BadAction
from wuqi.server import protocol as p
from wuqi.server.commands.caller import Caller
from wuqi.server.commands.lending import MOST_LENDINGS, act_for, lend, thinks_elsewhere
from wuqi.server.computers.messages import ThinkTask
from wuqi.server.concurrency.asker import Asker
from wuqi.server.concurrency.queue_places import OnPlace
from wuqi.server.errors import Forbidden, Refusal
from wuqi.server.ids import now
from wuqi.server.protocol.bodies import OpenTable, SeatWish
from wuqi.server.services import Services
from wuqi.server.table import events as ev
from wuqi.server.table.deadlines import COMPUTER_LEASE_MS
from wuqi.server.table.table import Table
from wuqi.server.table.views.view import brief

MAI = Caller("mai", 1)


def against_computer(*, rated: bool = False, other: str | None = None) -> Table:
    """The computer, or somebody else, has the enemies."""
    table = Table("k3k3k3k3k3k3")
    clock = p.Clock(base=60)
    happen(table, 0, ev.Opened("musketeers", {}, "mai", "private", clock=clock, rated=rated))
    holder = ev.Filled(2, "level:1") if other is None else ev.Sat(2, other)
    happen(table, 0, ev.Sat(1, "mai"), holder, ev.Started())
    return table


def test_the_device_answers_for_the_computer() -> None:
    table = against_computer()
    happen(table, 1, *lend(table, MAI, p.Lend(True)))
    assert lend(table, MAI, p.Lend(True)) == []
    assert brief(table).on_device
    happen(table, 2, ev.Acted(1, "c3xc4"))
    assert thinks_elsewhere(table)
    with pytest.raises(BadAction):
        act_for(table, MAI, p.ActFor(2, 1, "b3-b4"))
    with pytest.raises(Forbidden):
        act_for(table, MAI, p.ActFor(1, 1, "c4xc3"))
    with pytest.raises(Forbidden):
        act_for(table, Caller("kim", 1), p.ActFor(2, 1, "b3-c3"))
    with pytest.raises(Refusal):
        act_for(table, MAI, p.ActFor(2, 0, "b3-c3"))
    assert act_for(table, MAI, p.ActFor(2, 1, "b3-c3")) == [ev.Acted(2, "b3-c3")]
    happen(table, 3, *lend(table, MAI, p.Lend(False)))
    with pytest.raises(Refusal):
        act_for(table, MAI, p.ActFor(2, 1, "b3-c3"))
    assert brief(table).on_device  # what it has done stays done


@pytest.mark.parametrize("table", [against_computer(rated=True), against_computer(other="kim")])
def test_not_for_ratings_and_not_where_others_play(table: Table) -> None:
    with pytest.raises(Refusal) as refused:
        lend(table, MAI, p.Lend(True))
    assert refused.value.key == "lend-alone"


def test_nobody_fills_the_disk_with_it() -> None:
    table = against_computer()
    for _ in range(MOST_LENDINGS):
        happen(table, 1, ev.Lent(True), ev.Lent(False))
    with pytest.raises(Refusal):
        lend(table, MAI, p.Lend(True))


def secretive() -> Table:
    """A game in which sides act at the same time, in secret."""
    table = Table("k3k3k3k3k3k3")
    happen(table, 0, ev.Opened("tamquan", {"deploy": "hidden"}, "mai", "private"))
    for seat in table.game.seats:
        mine = seat.side == 1
        happen(table, 0, ev.Sat(seat.number, "mai") if mine else ev.Filled(seat.number, "level:1"))
    happen(table, 0, ev.Started())
    return table


def test_what_a_computer_does_in_secret_is_found_by_the_server() -> None:
    table = secretive()
    happen(table, 1, ev.Lent(True))
    assert len({seat.side for seat in table.to_act}) > 1
    assert not thinks_elsewhere(table)
    seat = next(one for one in table.to_act if one.side == 2)
    action = table.position.seen_by(2).texts(seat.number)[0]
    with pytest.raises(Refusal):
        act_for(table, MAI, p.ActFor(seat.number, 0, action))


@pytest.mark.anyio
async def test_the_server_thinks_where_the_device_does_not_answer(
    services: Services, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = 0

    async def think(task: ThinkTask, asker: Asker, rank: int, on_place: OnPlace) -> tuple[int, str]:
        nonlocal thoughts
        thoughts += 1
        return 2, "b3-c3"

    monkeypatch.setattr(services.pool, "think", think)
    mai, room = await services.people.add_guest("Mai"), services.room
    seats = (SeatWish(you=True), SeatWish(computer="level:1"))
    table = await room.open(mai.id, OpenTable("musketeers", seats=seats))
    caller = Caller(mai.id, now())
    await room.do(table.id, caller, p.Lend(True))
    await room.do(table.id, caller, p.Act(0, "c3xc4"))
    await room.do(table.id, caller, p.ActFor(2, 1, "c2-c3"))
    await room.do(table.id, caller, p.Act(2, "c4xc3"))
    assert (await room.table(table.id)).ply == 3
    assert thoughts == 0
    clock.go_on(COMPUTER_LEASE_MS + 1)
    async with asyncio.timeout(PATIENCE_S):
        while thoughts == 0:
            await asyncio.sleep(0.01)
