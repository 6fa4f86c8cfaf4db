"""Tables that nobody looks at are forgotten and read again; those that are played at are not."""

import asyncio

import pytest

from wuqi.server import protocol as p
from wuqi.server.commands.caller import Caller
from wuqi.server.ids import now
from wuqi.server.protocol.bodies import OpenTable, SeatWish
from wuqi.server.room import room
from wuqi.server.services import Services
from wuqi.server.table.table import Table

pytestmark = pytest.mark.anyio

MOST = 3
WISH = OpenTable("musketeers", seats=(SeatWish(you=True), SeatWish(you=True)))


async def after_first_action(services: Services, table: Table) -> Table:
    problem: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    act = p.Act(table.ply, table.position.texts()[0])
    caller = Caller(table.terms.owner, now())
    services.dispatcher.submit(table.id, caller, act, problem.set_result)
    assert await problem is None
    return services.room._entries[table.id].table


async def test_a_table_that_is_played_at_stays_in_memory(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_IN_MEMORY", MOST)
    mai = await services.people.add_guest("Mai")
    table = await services.room.open(mai.id, WISH)
    for _ in range(2 * MOST):
        table = await after_first_action(services, table)
        await services.room.open(mai.id, WISH)
        assert services.room.in_memory <= MOST


async def test_a_forgotten_table_is_read_again(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_IN_MEMORY", MOST)
    mai = await services.people.add_guest("Mai")
    table = await after_first_action(services, await services.room.open(mai.id, WISH))
    for _ in range(MOST):
        await services.room.open(mai.id, WISH)
    assert table.id not in services.room._entries
    again = await services.room.table(table.id)
    assert (again.number, again.position) == (table.number, table.position)
