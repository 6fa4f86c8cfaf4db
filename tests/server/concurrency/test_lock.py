"""The lock that can be had at once."""

import asyncio

import pytest

from wuqi.server.concurrency.lock import Turn

pytestmark = pytest.mark.anyio


async def test_it_is_had_at_once_or_not_at_all() -> None:
    turn = Turn()
    assert turn.take_at_once()
    assert not turn.take_at_once()
    turn.give_back()
    assert turn.take_at_once()


async def test_those_who_wait_get_it_in_the_order_they_came() -> None:
    turn, order = Turn(), list[int]()

    async def wait(number: int) -> None:
        async with turn:
            order.append(number)
            await asyncio.sleep(0)
            assert not turn.take_at_once()  # nobody gets in between

    assert turn.take_at_once()
    waiting = [asyncio.create_task(wait(number)) for number in range(3)]
    await asyncio.sleep(0)
    turn.give_back()
    assert not turn.take_at_once()
    await asyncio.gather(*waiting)
    assert order == [0, 1, 2]
    assert not turn.taken


@pytest.mark.parametrize("handed_over", [False, True])
async def test_whoever_no_longer_waits_is_passed_over(handed_over: bool) -> None:
    """Also if it was just about to get the turn."""
    turn, got = Turn(), list[str]()

    async def wait(name: str) -> None:
        async with turn:
            got.append(name)

    assert turn.take_at_once()
    first, second = (asyncio.create_task(wait(name)) for name in ("first", "second"))
    await asyncio.sleep(0)
    if handed_over:
        turn.give_back()
    first.cancel()
    if not handed_over:
        turn.give_back()
    await asyncio.gather(first, second, return_exceptions=True)
    assert got == ["second"]
    assert not turn.taken
