"""Turns at something scarce: by address, then by person; nobody can push in by asking often."""

import asyncio

import pytest

from wuqi.server.concurrency.asker import Asker
from wuqi.server.concurrency.fair_turns import FairTurns, Ticket
from wuqi.server.errors import TooMuch

pytestmark = pytest.mark.anyio

CROWD = [Asker("10.0.0.1", f"guest {number}") for number in range(5)]
LAN = Asker("10.0.0.2", "lan")


async def test_one_address_with_many_names_is_one_in_the_queue() -> None:
    turns = FairTurns(1, most_each=10, most=100)
    running = turns.join(CROWD[0])
    queue = [turns.join(one) for one in (*CROWD, *CROWD)]
    lan = turns.join(LAN)
    assert turns.ahead(lan) == 0  # the others have had a turn
    assert [turns.ahead(ticket) for ticket in queue[:2]] == [5, 1]  # and the first name had it
    assert running.turn.done()
    assert not lan.turn.done()
    turns.release()
    assert lan.turn.done()
    again = turns.join(LAN)
    assert turns.ahead(again) == 1


async def test_everybody_has_a_turn_and_none_is_lost() -> None:
    turns = FairTurns(2, most_each=100, most=100)
    order: list[str] = []

    async def work(asker: Asker) -> None:
        async with turns.turn(asker):
            order.append(asker.person)
            await asyncio.sleep(0)

    tasks = [asyncio.create_task(work(one)) for one in (*CROWD, *CROWD, LAN)]
    await asyncio.sleep(0)
    tasks[3].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert len(order) == 10
    assert "lan" in order[:4]
    assert turns.free
    assert turns.waiting == 0


async def test_lower_ranks_go_first() -> None:
    turns = FairTurns(1, most_each=10, most=10)
    turns.join(LAN)
    later = turns.join(LAN, rank=1)
    first = turns.join(CROWD[0])
    assert (turns.ahead(first), turns.ahead(later)) == (0, 1)


async def test_the_queue_of_an_address_is_short_and_so_is_the_whole() -> None:
    turns = FairTurns(1, most_each=2, most=3)
    tickets: list[Ticket] = [turns.join(one) for one in CROWD[:3]]
    with pytest.raises(TooMuch):
        turns.join(CROWD[3])
    turns.join(LAN)
    with pytest.raises(TooMuch):
        turns.join(Asker("10.0.0.3"))
    turns.give_up(tickets[1])
    turns.join(Asker("10.0.0.3"))
    turns.join(LAN, patient=True)  # what has to be done waits, however many do
    assert turns.waiting == 4
