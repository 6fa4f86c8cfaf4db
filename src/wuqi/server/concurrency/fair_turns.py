"""Fair turns at a scarce resource, such as a thread or a few processes.

An asker with a hundred questions waits a hundred times as long, and others wait no longer. Turns
go round by address first, because one person can have any number of names; then by person, because
a whole school may share an address.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count

from wuqi.server.concurrency.asker import Asker
from wuqi.server.errors import TooMuch

MOST_REMEMBERED = 2_000  # askers whose last turn is remembered


@dataclass(eq=False, slots=True)
class Ticket:
    """A place in the queue."""

    asker: Asker
    rank: int  # lower ranks go first
    number: int
    turn: "asyncio.Future[None]" = field(repr=False)


class FairTurns:
    """At most `places` at once; the others wait."""

    def __init__(self, places: int, most_each: int, most: int) -> None:
        """`most_each`: how many of one address may wait; `most`: how many in all."""
        self._free = places
        self._most_each = most_each
        self._most = most
        self._waiting: list[Ticket] = []
        self._numbers = count(1)
        self._last_turn: OrderedDict[tuple[str, str], int] = OrderedDict()

    @property
    def free(self) -> bool:
        """Whether nobody has to wait."""
        return self._free > 0

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, asker: Asker, rank: int = 0, patient: bool = False) -> AsyncIterator[None]:
        """A context that waits for a place and holds it; TooMuch if too many wait, unless
        patient."""
        ticket = self.join(asker, rank, patient)
        await self.wait(ticket)
        try:
            yield
        finally:
            self.release()

    def join(self, asker: Asker, rank: int = 0, patient: bool = False) -> Ticket:
        """Joins the queue; TooMuch if too many wait. `wait` must follow, and then `release`."""
        turn = asyncio.get_running_loop().create_future()
        ticket = Ticket(asker, rank, next(self._numbers), turn)
        if self._free:
            self._free -= 1
            self._remember(asker)
            turn.set_result(None)
            return ticket
        of_address = sum(one.asker.address == asker.address for one in self._waiting)
        full = of_address >= self._most_each or len(self._waiting) >= self._most
        if full and not patient:
            raise TooMuch("too-much")
        self._waiting.append(ticket)
        return ticket

    async def wait(self, ticket: Ticket) -> None:
        """Waits until it is this ticket's turn. After a cancellation there is nothing to
        release."""
        try:
            await ticket.turn
        except asyncio.CancelledError:
            self.give_up(ticket)
            raise

    def give_up(self, ticket: Ticket) -> None:
        """Leaves the queue, or gives back a turn that has just come."""
        if ticket in self._waiting:
            self._waiting.remove(ticket)
        elif ticket.turn.done() and not ticket.turn.cancelled():
            self.release()

    def release(self) -> None:
        """Gives the place to the next ticket."""
        for ticket in self.order():
            self._waiting.remove(ticket)
            if not ticket.turn.done():  # or it has been cancelled
                self._remember(ticket.asker)
                ticket.turn.set_result(None)
                return
        self._free += 1

    def ahead(self, ticket: Ticket) -> int:
        """How many come before this ticket, if nobody else joins."""
        order = self.order()
        return order.index(ticket) if ticket in order else 0

    def order(self) -> list[Ticket]:
        """The waiting tickets, the next one first: each address in turn, and its people in turn."""
        last = self._last_turn
        by_person = sorted(
            _numbered(self._waiting, lambda one: (one.rank, *one.asker)),
            key=lambda it: (it[0], last.get((it[1].asker.address, it[1].asker.person), 0)),
        )
        by_address = sorted(
            _numbered((one for _, one in by_person), lambda one: (one.rank, one.asker.address)),
            key=lambda it: (it[1].rank, it[0], last.get((it[1].asker.address, ""), 0)),
        )
        return [ticket for _, ticket in by_address]

    def _remember(self, asker: Asker) -> None:
        number = next(self._numbers)
        for key in {(asker.address, ""), (asker.address, asker.person)}:
            self._last_turn[key] = number
            self._last_turn.move_to_end(key)
        while len(self._last_turn) > MOST_REMEMBERED:
            self._last_turn.popitem(last=False)


def _numbered(
    tickets: Iterable[Ticket], group: Callable[[Ticket], tuple[object, ...]]
) -> list[tuple[int, Ticket]]:
    """Each ticket with how many of its group come before it."""
    before = Counter[tuple[object, ...]]()
    found = []
    for ticket in tickets:
        key = group(ticket)
        found.append((before[key], ticket))
        before[key] += 1
    return found
