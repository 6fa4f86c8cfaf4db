"""Tells those who wait for a turn how many come before them, every few seconds.

This costs nothing while nobody has to wait for long.
"""

import asyncio
from collections.abc import Callable

from wuqi.server.concurrency.fair_turns import FairTurns, Ticket

EVERY_S = 2.0

OnPlace = Callable[[int | None], None]  # how many come before; None: not waiting any more


class QueuePlaces:
    """The places of those in one queue who want to know them."""

    def __init__(self, turns: FairTurns) -> None:
        self._turns = turns
        self._waiting: dict[Ticket, OnPlace] = {}
        self._informed: set[Ticket] = set()
        self._timer: asyncio.TimerHandle | None = None

    async def wait(self, ticket: Ticket, on_place: OnPlace) -> None:
        """Waits until it is this ticket's turn, and tells its place meanwhile."""
        if not ticket.turn.done():
            self._waiting[ticket] = on_place
            self._inform_later()
        try:
            await self._turns.wait(ticket)
        finally:
            self._waiting.pop(ticket, None)
            if ticket in self._informed:
                self._informed.discard(ticket)
                on_place(None)

    def _inform_later(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(EVERY_S, self._inform_all)

    def _inform_all(self) -> None:
        self._timer = None
        for before, ticket in enumerate(self._turns.order()):
            if ticket in self._waiting and not ticket.turn.done():
                self._informed.add(ticket)
                self._waiting[ticket](before)
        if self._waiting:
            self._inform_later()
