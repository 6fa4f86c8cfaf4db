"""The lock that can be taken without waiting."""

import asyncio

import pytest

from wuqi.server.concurrency.try_lock import TryLock

pytestmark = pytest.mark.anyio


async def test_it_is_had_at_once_or_not_at_all() -> None:
    lock = TryLock()
    assert lock.try_acquire()
    assert not lock.try_acquire()
    lock.release()
    assert lock.try_acquire()


async def test_those_who_wait_get_it_in_the_order_they_came() -> None:
    lock, order = TryLock(), list[int]()

    async def wait(number: int) -> None:
        async with lock:
            order.append(number)
            await asyncio.sleep(0)
            assert not lock.try_acquire()  # nobody gets in between

    assert lock.try_acquire()
    waiting = [asyncio.create_task(wait(number)) for number in range(3)]
    await asyncio.sleep(0)
    lock.release()
    assert not lock.try_acquire()
    await asyncio.gather(*waiting)
    assert order == [0, 1, 2]
    assert not lock.locked


@pytest.mark.parametrize("handed_over", [False, True])
async def test_whoever_no_longer_waits_is_passed_over(handed_over: bool) -> None:
    """Also if it was just about to get the lock."""
    lock, got = TryLock(), list[str]()

    async def wait(name: str) -> None:
        async with lock:
            got.append(name)

    assert lock.try_acquire()
    first, second = (asyncio.create_task(wait(name)) for name in ("first", "second"))
    await asyncio.sleep(0)
    if handed_over:
        lock.release()
    first.cancel()
    if not handed_over:
        lock.release()
    await asyncio.gather(first, second, return_exceptions=True)
    assert got == ["second"]
    assert not lock.locked
