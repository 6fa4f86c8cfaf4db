"""Bugs about time."""

from collections.abc import Iterable

from tests.simulation.machines import process
from tests.simulation.planted import Change, planted
from wuqi.server.cluster.processes import Processes
from wuqi.server.store.database_lock import DatabaseLock
from wuqi.server.store.statement import Write
from wuqi.server.store.store import Store
from wuqi.server.table.clocks import Clocks


@planted(seed=24)
def charge_the_clock_for_downtime() -> list[Change]:
    """A process that starts does not store how long no process was running."""
    write = Store.write

    async def without_outages(self: Store, *writes: Write, then: object = None) -> None:
        if "outages" not in writes[0][0].text:
            await write(self, *writes, then=then)  # type: ignore[arg-type]

    return [(Store, "write", without_outages)]


@planted(seed=157)
def charge_the_clock_for_sleep() -> list[Change]:
    """A process that was suspended continues as if nothing had happened."""
    return [(Processes, "excuse_pause", lambda self, milliseconds: None)]


@planted(seed=170)
def trust_the_time_of_day() -> list[Change]:
    """When the clock is set ahead, the difference counts as time that has passed."""

    def only_pauses(stood_still: float, set_ahead: float) -> int:
        return round(1000 * stood_still) if stood_still > 5 else 0

    return [(process, "missed_of", only_pauses)]


@planted(seed=0)
def give_the_increment_to_all() -> list[Change]:
    """Sides whose turn has not ended get an increment, too."""
    switch = Clocks.switch

    def generous(self: Clocks, running: Iterable[int]) -> None:
        switch(self, running)
        for side in self.left:
            self.left[side] += 1000 * self.terms.increment

    return [(Clocks, "switch", generous)]


@planted(seed=69)
def let_the_others_in_too_early() -> list[Change]:
    """Processes that start together do not all know how long no process was running."""
    acquire = DatabaseLock.acquire

    async def at_once(self: DatabaseLock) -> None:
        await acquire(self)
        await self.share()

    return [(DatabaseLock, "acquire", at_once)]


@planted(seed=48)
def believe_that_the_dead_live() -> list[Change]:
    """A process that starts takes the others for alive until they have been silent for long."""
    begin = Processes.__init__

    def unsure(self: Processes, store: Store, alone: bool, first: bool = False) -> None:
        begin(self, store, alone)

    return [(Processes, "__init__", unsure)]
