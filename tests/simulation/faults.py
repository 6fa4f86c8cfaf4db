"""Makes the planned faults happen in a world."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.simulation.plan import Fault
from wuqi.server.concurrency.loop_watch import PAUSE_S

if TYPE_CHECKING:
    from tests.simulation.machines.process import Process
    from tests.simulation.world import World

LONGEST_WAIT_S = 2.0  # of a write to a slow disk
AGAIN_S = 0.2


@dataclass(eq=False)
class Pause:
    """Some processes are suspended."""

    began: float
    processes: list["Process"]
    everybody: bool  # no other process is running
    started: int  # how many processes had been started by then


class Faults:
    """Makes the planned faults happen, and repairs them."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self._mended = False
        self._pauses: list[Pause] = []

    def schedule(self) -> None:
        for fault in self._world.plan.faults:
            self._world.later(fault.at, self._happen, fault)

    def _happen(self, fault: Fault) -> None:
        world = self._world
        if self._mended or world.table is None:
            return
        world.note("fault", fault.kind, round(fault.lasts, 1))
        world.history.counts[fault.kind] += 1
        getattr(self, "_" + fault.kind.replace("-", "_"))(fault)

    def mend(self) -> None:
        """Repairs everything and starts all processes."""
        world = self._world
        self._mended = True
        world.disk.full, world.disk.slow_s = False, 0.0
        world.database.away = False
        world.broker.come_back()
        world.broker.lossy = world.broker.doubled = world.broker.late_s = 0.0
        for process in world.living():
            process.loop.steps_left = None
        for pause in list(self._pauses):
            self._resume(pause)
        for number in range(world.plan.processes):
            world.start(number)
        for client in world.clients:
            if client.line is not None:
                client.line.read_on()

    def restart_later(self, lasts: float | None = None) -> None:
        world = self._world
        delay = world.chance.choice((0.2, 3.0, 25.0)) if lasts is None else lasts
        if self._mended:
            delay = 0.2
        for number in range(world.plan.processes):
            world.later(delay, world.start, number)

    # -- processes ----------------------------------------------------------------------------

    def _kill(self, fault: Fault) -> None:
        """Kills a process after some more steps of its loop: in the middle of anything."""
        living = self._world.living()
        if living:
            living[fault.which % len(living)].loop.steps_left = fault.steps

    def _kill_all(self, fault: Fault) -> None:
        for process in self._world.living():
            self._world.died(process)
            self.restart_later(fault.lasts)

    def _power_cut(self, fault: Fault) -> None:
        self._kill_all(fault)
        if not self._world.plan.postgres:
            self._world.disk.lose_power()
            self._world.history.power_was_lost()

    def _stop(self, fault: Fault) -> None:
        living = self._world.serving()
        if living:
            process = living[fault.which % len(living)]
            process.stop()

    def _suspend(self, fault: Fault) -> None:
        living = self._world.living()
        if living:
            self._suspend_some([living[fault.which % len(living)]], fault.lasts)

    def _suspend_all(self, fault: Fault) -> None:
        self._suspend_some(self._world.living(), fault.lasts)

    def _suspend_some(self, processes: list["Process"], lasts: float) -> None:
        world = self._world
        if not processes:
            return
        everybody = len(processes) == len([one for one in world.living() if not one.loop.suspended])
        for process in processes:
            process.suspend()
        pause = Pause(world.now, processes, everybody, world.started)
        self._pauses.append(pause)
        world.later(lasts, self._resume, pause)

    def _resume(self, pause: "Pause") -> None:
        """Resumes processes. If no process was running for long enough to be noticed, clocks must
        not count that time."""
        world = self._world
        if pause not in self._pauses:
            return
        self._pauses.remove(pause)
        unchanged = pause.started == world.started and all(
            process.suspended_at == pause.began and not process.loop.dead
            for process in pause.processes
        )
        for process in pause.processes:
            process.resume()
        if pause.everybody and unchanged and world.now - pause.began > PAUSE_S:
            world.history.clocks.uptime.exclude(pause.began, world.now)

    # -- what they use ------------------------------------------------------------------------

    def _disk_full(self, fault: Fault) -> None:
        self._world.disk.full = True
        self._world.later(fault.lasts, setattr, self._world.disk, "full", False)

    def _disk_slow(self, fault: Fault) -> None:
        self._world.disk.slow_s = LONGEST_WAIT_S
        self._world.later(fault.lasts, setattr, self._world.disk, "slow_s", 0.0)

    def _database_away(self, fault: Fault) -> None:
        if self._world.plan.postgres:
            self._world.database.away = True
            self._world.later(fault.lasts, setattr, self._world.database, "away", False)

    def _redis_away(self, fault: Fault) -> None:
        self._world.broker.go_away()
        self._world.later(fault.lasts, self._world.broker.come_back)

    def _notes_lost(self, fault: Fault) -> None:
        broker = self._world.broker
        self._world.notes_were_lost = True
        broker.lossy, broker.doubled, broker.late_s = 0.2, 0.2, 3.0

    def _clock_forward(self, fault: Fault) -> None:
        """Each process notices, within a tick of its watch."""
        world = self._world
        world.wall_offset_ms += round(1000 * fault.lasts)
        world.jumps.append((world.now, fault.lasts))
        for process in world.living():
            process.notice_set_ahead(fault.lasts)

    def _clock_back(self, fault: Fault) -> None:
        self._world.wall_offset_ms -= round(1000 * fault.lasts)
        self._world.jumps.append((self._world.now, -fault.lasts))

    # -- clients ------------------------------------------------------------------------------

    def _cut(self, fault: Fault) -> None:
        self._cut_one(fault, server_notices=True)

    def _cut_unnoticed(self, fault: Fault) -> None:
        self._cut_one(fault, server_notices=False)

    def _cut_one(self, fault: Fault, server_notices: bool) -> None:
        client = self._world.clients[fault.which % len(self._world.clients)]
        if client.line is not None:
            client.line.cut(server_notices)

    def _silence(self, fault: Fault) -> None:
        """A client's line carries nothing for a while, without being closed; then it breaks."""
        client = self._world.clients[fault.which % len(self._world.clients)]
        line = client.line
        if line is not None:
            line.fall_silent()
            self._world.later(fault.lasts, line.cut, False)

    def _client_slow(self, fault: Fault) -> None:
        """A client reads nothing, and keeps sending requests."""
        client = self._world.clients[fault.which % len(self._world.clients)]
        line = client.line
        if line is not None:
            line.reading = False
            client.ping(fault.steps)
            self._world.later(AGAIN_S, client.ping, fault.steps)
            self._world.later(fault.lasts, line.read_on)
