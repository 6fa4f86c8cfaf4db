"""A computer player that has to wait for its turn to think: people see how many come before it."""

import asyncio

import pytest

from tests.server.client import PATIENCE_S
from tests.server.socket.test_conversation import HELLO, FakeClient
from wuqi.server.computers.messages import ThinkTask
from wuqi.server.concurrency import queue_places
from wuqi.server.concurrency.asker import Asker
from wuqi.server.concurrency.fair_turns import FairTurns
from wuqi.server.concurrency.queue_places import QueuePlaces
from wuqi.server.protocol.bodies import OpenTable, SeatWish
from wuqi.server.services import Services

pytestmark = pytest.mark.anyio

MAI, CROWD = Asker("10.0.0.1", "mai"), Asker("10.0.0.2", "crowd")


@pytest.fixture(autouse=True)
def informed_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue_places, "EVERY_S", 0.01)


async def test_everyone_who_waits_hears_their_place_until_it_is_their_turn() -> None:
    turns = FairTurns(1, most_each=10, most=10)
    places, places_seen = QueuePlaces(turns), dict[str, list[int | None]](mai=[], crowd=[])
    turns.join(CROWD)
    tickets = {"crowd": turns.join(CROWD), "mai": turns.join(MAI)}
    waiting = [
        asyncio.create_task(places.wait(ticket, places_seen[who].append))
        for who, ticket in tickets.items()
    ]
    while not (places_seen["mai"] and places_seen["crowd"]):
        await asyncio.sleep(0.01)
    assert places_seen["mai"][-1] == 0  # the crowd has had a turn
    assert places_seen["crowd"][-1] == 1
    turns.release()
    await waiting[1]
    assert places_seen["mai"][-1] is None
    waiting[0].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert places_seen["crowd"][-1] is None
    assert places._timer is None or not places._waiting


async def test_whoever_need_not_wait_hears_nothing() -> None:
    turns, places_seen = FairTurns(1, most_each=10, most=10), list[int | None]()
    places = QueuePlaces(turns)
    await places.wait(turns.join(MAI), places_seen.append)
    assert places_seen == []
    assert places._timer is None


async def test_people_at_a_table_see_how_many_come_before_their_computer(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(task: ThinkTask) -> tuple[int, str]:
        return 1, "c3xc4"

    monkeypatch.setattr(services.pool, "_think", think)
    turns = services.pool._turns
    turns.join(CROWD)
    for _ in range(3):
        turns.join(CROWD)
    mai = await services.people.add_guest("Mai")
    seats = (SeatWish(computer="random"), SeatWish(you=True))
    table = (await services.room.open(mai.id, OpenTable("musketeers", seats=seats))).id
    client, own = FakeClient(services, mai), FakeClient(services, mai)
    own.send(HELLO, {"type": "own"})
    client.send(HELLO, {"type": "watch", "table": table})
    waits = await client.receive("computer-waits")
    assert (waits["table"], waits["before"]) == (table, 0)  # one of the crowd has its turn
    turns.release()
    async with asyncio.timeout(PATIENCE_S):
        while [one for one in client.received if one["type"] == "table"][-1]["ply"] == 0:
            await asyncio.sleep(0.01)
    assert [one for one in client.received if one["type"] == "computer-waits"][-1]["before"] is None
    assert not [one for one in own.received if one["type"] == "computer-waits"]
    await client.hang_up()
    await own.hang_up()
