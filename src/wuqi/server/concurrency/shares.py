"""Everybody's share of the event loop, by address.

One address may have two hundred sockets, each of which may send twenty messages a second and follow
fifty tables. If all of that were done at once, everybody else would wait. So each batch takes the
addresses in turn, lasts only a few milliseconds, and leaves out addresses that have used up their
share until they have earned more.
"""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from typing import Final, Generic, Protocol, TypeVar

SHARE: Final = 0.1  # of a processor, in the long run
MOST_SAVED: Final = 0.1  # seconds that may be used at once
MOST_OWED: Final = 0.05  # seconds: who asks first for a game pays for its loading only so much
SLICE_S: Final = 0.002  # how long others may have to wait for one batch
MOST_ADDRESSES: Final = 10_000


class Shares:
    """The seconds of a processor that each address may still use: token buckets."""

    def __init__(
        self,
        factor: float = 0.0,
        clock: Callable[[], float] = time.monotonic,
        spent: Callable[[], float] = time.thread_time,
    ) -> None:
        """`factor` multiplies all shares, as it does other limits; 0: no limits. `spent`: the
        seconds that this thread has calculated; on a busy machine others take the rest."""
        self.limited = factor > 0
        self.clock = clock
        self.spent = spent
        self._share = SHARE * factor
        self._most = MOST_SAVED * factor
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, and when

    def charge(self, address: str, seconds: float) -> None:
        """Counts what has been used."""
        moment = self.clock()
        left, since = self._left.pop(address, (self._most, moment))
        left = min(self._most, left + (moment - since) * self._share) - seconds
        self._left[address] = (max(left, -MOST_OWED), moment)
        if len(self._left) > MOST_ADDRESSES:
            self._left.popitem(last=False)

    def wait(self, address: str) -> float:
        """How long an address has to wait until it may go on."""
        moment = self.clock()
        left, since = self._left.get(address, (self._most, moment))
        left += (moment - since) * self._share
        return -left / self._share if left < 0 else 0.0


class Sharer(Protocol):
    """What takes part in batches."""

    @property
    def address(self) -> str:
        """Whose share it uses."""


Member = TypeVar("Member", bound=Sharer)


class SharedBatch(Generic[Member]):
    """Those who take part in the next batch of one kind."""

    def __init__(self, shares: Shares, run: Callable[[], None]) -> None:
        """`run` is called soon after somebody was added; it uses `take`."""
        self._shares = shares
        self._run = run
        self._members: list[Member] = []
        self._spent: list[Member] = []  # their addresses have to wait
        self._timer: asyncio.TimerHandle | None = None  # when the first of them may go on

    def add(self, member: Member) -> None:
        """Lets somebody take part once."""
        if not self._members:
            asyncio.get_running_loop().call_soon(self._run)
        self._members.append(member)

    def take(self) -> Iterator[Member]:
        """Those whose turn it is. What is done with each before the next is counted."""
        members, self._members = self._members, []
        shares = self._shares
        if not shares.limited:
            yield from members
            return
        if len(members) > 1:
            members = in_turns(members)
        began = before = shares.spent()
        for number, member in enumerate(members):
            if (wait := shares.wait(member.address)) > 0:
                self._put_off(member, wait)
                continue
            yield member
            after = shares.spent()
            shares.charge(member.address, after - before)
            before = after
            if after - began > SLICE_S:
                for other in members[number + 1 :]:
                    self.add(other)
                return

    def _put_off(self, member: Member, wait: float) -> None:
        self._spent.append(member)
        loop = asyncio.get_running_loop()
        at = loop.time() + max(SLICE_S, wait)
        if self._timer is not None:
            if self._timer.when() <= at:
                return
            self._timer.cancel()
        self._timer = loop.call_at(at, self._again)

    def _again(self) -> None:
        self._timer = None
        spent, self._spent = self._spent, []
        for member in spent:
            self.add(member)


def in_turns(members: list[Member]) -> list[Member]:
    """The first one of each address, then the second one of each, and so on."""
    before = Counter[str]()
    rounds: list[tuple[int, Member]] = []
    for member in members:
        rounds.append((before[member.address], member))
        before[member.address] += 1
    if len(before) == 1:
        return members
    rounds.sort(key=lambda it: it[0])
    return [member for _, member in rounds]
