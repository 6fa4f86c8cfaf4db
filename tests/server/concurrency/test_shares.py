"""The event loop is shared by address: nobody waits long for what one address sends."""

import asyncio

import pytest

from wuqi.server.concurrency import shares
from wuqi.server.concurrency.shares import SharedBatch, Shares, in_turns

pytestmark = pytest.mark.anyio


class Member:
    """Somebody with an address."""

    def __init__(self, address: str) -> None:
        self.address = address


MAI, KIM = Member("mai"), Member("kim")
CROWD = [Member("crowd") for _ in range(200)]


class Work:
    """A batch whose every member takes a millisecond; time passes only so."""

    def __init__(self, limits: float = 1.0) -> None:
        self.moment = 0.0
        self.done: list[str] = []
        self.batches = 0
        shared = Shares(limits, self._now, self._now)
        self.batch: SharedBatch[Member] = SharedBatch(shared, self._run)

    def _now(self) -> float:
        return self.moment

    def _run(self) -> None:
        self.batches += 1
        for member in self.batch.take():
            self.moment += 0.001
            self.done.append(member.address)


async def soon() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


def test_each_address_in_turn() -> None:
    order = in_turns([*CROWD[:3], MAI, CROWD[0], KIM, MAI])
    assert [one.address for one in order] == [
        *("crowd", "mai", "kim"),
        *("crowd", "mai"),
        *("crowd", "crowd"),
    ]


async def test_whoever_comes_later_from_elsewhere_waits_for_one_slice() -> None:
    work = Work()
    for one in CROWD:
        work.batch.add(one)
    await asyncio.sleep(0)
    assert len(work.done) == 3  # then the loop does other things
    work.batch.add(MAI)
    await asyncio.sleep(0)
    assert work.done.index("mai") < 6


async def test_an_address_that_has_used_its_share_waits_and_loses_nothing() -> None:
    work = Work()
    for one in CROWD:
        work.batch.add(one)
    for _ in range(200):
        await asyncio.sleep(0)
    spent = round(1_000 * shares.MOST_SAVED)
    assert spent <= len(work.done) <= 1.2 * spent  # it goes on earning meanwhile
    work.batch.add(MAI)
    await soon()
    assert work.done[-1] == "mai"
    while len(work.done) < len(CROWD) + 1:
        work.moment += 1.0  # a tenth of a second more
        await asyncio.sleep(0.001)
    assert work.done.count("crowd") == len(CROWD)


def test_nobody_owes_more_than_a_moment() -> None:
    """What loads a game takes seconds once; whose message it was must not be left out for long."""
    work = Work()
    found = Shares(1.0, work._now, work._now)
    found.charge("mai", 30.0)
    assert 0 < found.wait("mai") <= 1.0
    work.moment += 1.0
    assert found.wait("mai") == 0


async def test_who_owes_little_does_not_wait_for_who_owes_more() -> None:
    owed = Shares(1.0)
    batch: SharedBatch[Member] = SharedBatch(owed, lambda: done.extend(batch.take()))
    done: list[Member] = []
    owed.charge("crowd", 30.0)
    owed.charge("mai", shares.MOST_SAVED + 0.001)
    for one in (CROWD[0], MAI):
        batch.add(one)
    while len(done) < 2:
        await asyncio.sleep(0.001)
    assert [one.address for one in done] == ["mai", "crowd"]


async def test_without_limits_everybody_is_in_one_batch() -> None:
    work = Work(limits=0)
    for one in CROWD:
        work.batch.add(one)
    await soon()
    assert (len(work.done), work.batches) == (len(CROWD), 1)
