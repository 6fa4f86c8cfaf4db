"""One simulated world: its time, its machines, its people, and what goes wrong, all from a seed."""

import heapq
import traceback
from asyncio import events as running
from collections.abc import Callable
from random import Random
from typing import Any

from tests.simulation.client import Client
from tests.simulation.faults import Faults
from tests.simulation.machines.database import DatabaseServer
from tests.simulation.machines.disk import Disk
from tests.simulation.machines.files import Files
from tests.simulation.machines.loop import SimulatedLoop
from tests.simulation.machines.process import Process
from tests.simulation.machines.redis import Broker
from tests.simulation.plan import Plan
from tests.simulation.promises.history import History, Violation
from tests.simulation.promises.queues import check_queues
from wuqi.core.registry import configure
from wuqi.server.commands.caller import Caller
from wuqi.server.concurrency.guard import Guard
from wuqi.server.protocol import Take
from wuqi.server.protocol.bodies import OpenTable, SeatWish

EPOCH_MS = 1_700_000_000_000
SETTLE_S = 11.0  # at most, after everything was repaired: lost notes are found in five seconds
CALM_S = 0.5  # for so long nobody must wait for anything
LOOK_S = 0.2  # between two checks of the queues
QUIET_S = 0.8  # people continue for this long
MOST_STEPS = 200_000  # a world with more steps is caught in a loop
PEOPLE = ("p00000000001", "p00000000002")

Entry = tuple[float, int, SimulatedLoop | None, Any]


class World:
    """Everything that happens, one step after the other."""

    def __init__(self, plan: Plan, files: Files) -> None:
        self.plan = plan
        self.now = 0.0
        self.chance = Random(f"world {plan.seed}")
        self.wall_offset_ms = 0
        self.jumps: list[tuple[float, float]] = []  # when the time of day was set, by how much
        self.trace: list[tuple[float, str, str, Any]] = []
        self.table: str | None = None
        self.seats_of_people: set[int] = set()
        self.steps = 0
        self.notes_were_lost = False
        self._heap: list[Entry] = []
        self._numbers = 0
        self._loops: list[SimulatedLoop] = []  # of the living
        self._all_loops: list[SimulatedLoop] = []
        self._running: SimulatedLoop | None = None
        self.history = History(self)
        self.disk = Disk(self, files)
        self.broker = Broker(self)
        self.database = DatabaseServer()
        self.processes: list[Process | None] = [None] * plan.processes
        self.started = 0
        self.clients = [
            Client(self, name, person, Random(f"{name} {plan.seed}"))
            for name, person in [*zip(("Mai", "Kim"), PEOPLE, strict=True)]
            + [(f"Onlooker {number}", None) for number in range(plan.onlookers)]
        ]
        self.faults = Faults(self)

    # -- time ---------------------------------------------------------------------------------

    def wall_ms(self) -> int:
        """The time of day, which may be set."""
        return EPOCH_MS + int(self.now * 1000) + self.wall_offset_ms

    def when(self, wall_ms: int) -> float:
        """The simulated time of a time of day, if it was never set."""
        return (wall_ms - EPOCH_MS) / 1000

    def moment(self) -> float:
        """How long something short takes: mostly very short."""
        return 0.0005 + 0.02 * self.chance.random() ** 4

    def push(self, when: float, loop: SimulatedLoop | None, handle: Any) -> None:
        self._numbers += 1
        heapq.heappush(self._heap, (when, self._numbers, loop, handle))

    def later(self, delay: float, callback: Callable[..., object], *args: Any) -> None:
        """Schedules something outside all processes: on the network, or by a person."""
        self.push(self.now + delay, None, (callback, args))

    def note(self, who: str, what: str, about: Any = "") -> None:
        self.trace.append((self.now, who, what, about))

    def unhandled(self, who: str, context: dict[str, Any]) -> None:
        self.history.violated(f"{who}: {context.get('message')}: {context.get('exception')!r}")

    # -- running ------------------------------------------------------------------------------

    def run(self) -> None:
        """From the first start to the last check."""
        for number in range(self.plan.processes):
            self.later(0.3 * number * self.chance.random(), self.start, number)
        self.later(0.05, self._open_table)
        self.faults.schedule()
        self.later(LOOK_S, self._look_at_queues)
        self._run_until(self.plan.until)
        self.note("world", "is mended")
        self.faults.mend()
        self._run_until(self.now + QUIET_S)
        for client in self.clients:
            client.quiet = True
        self._settle()
        self.history.check_rest(self.clients)
        for loop in self._loops:
            for error in loop.failures():
                self.history.violated(f"{loop.name}: a task has ended with {error!r}")

    def _settle(self) -> None:
        """Runs on until nobody waits for anything, not even a moment later."""
        latest, calm_since = self.now + SETTLE_S, self.now
        while self.now < min(latest, calm_since + CALM_S):
            self._run_until(self.now + LOOK_S)
            if self.history.unsettled(self.clients) is not None:
                calm_since = self.now

    def _look_at_queues(self) -> None:
        check_queues(self)
        if not self.plan.faults:
            self.history.check_promptness(self.clients)
        self.later(LOOK_S, self._look_at_queues)

    def _run_until(self, end: float) -> None:
        guard = Guard()
        try:
            with guard:
                while self._step(end):
                    self.steps += 1
                    if self.steps > MOST_STEPS:
                        self.history.violated("the processes turn in circles")
        finally:
            running._set_running_loop(None)
            self._running = None
        if guard.error is not None:
            self._fail(guard.error)
        self.now = end

    def _fail(self, error: Exception) -> None:
        """Ends this world: nothing that a loop runs may raise an error."""
        if isinstance(error, Violation):
            raise error
        self.note("world", "fails", "".join(traceback.format_exception(error)))
        self.history.violated(f"unhandled: {error!r}")

    def _step(self, end: float) -> bool:
        """One callback of one of the loops, or something outside all of them."""
        ready = [loop for loop in self._loops if loop.ready and not loop.suspended]
        if ready:
            loop = ready[0] if len(ready) == 1 else self.chance.choice(ready)
            self._run_one(loop)
            return True
        if not self._heap or self._heap[0][0] > end:
            return False
        when, _, owner, call = heapq.heappop(self._heap)
        self.now = max(self.now, when)
        if owner is None:
            callback, args = call
            callback(*args)
        elif call.wanted and not owner.dead:
            owner.ready.append(call)
            if not owner.suspended:
                self._run_one(owner)
        return True

    def _run_one(self, loop: SimulatedLoop) -> None:
        call = loop.ready.popleft()
        if call.wanted:
            if loop is not self._running:
                running._set_running_loop(loop)
                self._running = loop
            call.run()
            if self.history.problem is not None:  # the code may have caught it
                raise Violation(self.history.problem)
        if loop.steps_left is not None and not loop.dead:
            loop.steps_left -= 1
            if loop.steps_left <= 0:
                process = next(one for one in self.living() if one.loop is loop)
                self.note(process.name, "is killed")
                self.died(process)
                self.faults.restart_later()

    # -- machines -----------------------------------------------------------------------------

    def start(self, number: int) -> None:
        if self.processes[number] is None:
            self.started += 1
            process = Process(self, f"process {self.started}")
            self.note(process.name, "starts")
            self.processes[number] = process
            self._loops.append(process.loop)
            self._all_loops.append(process.loop)
            self.look_who_is_there()

    def end(self) -> None:
        """Kills everything and frees it."""
        for process in self.living():
            self.died(process)
        self.disk.close_all()
        self._heap.clear()
        for loop in self._all_loops:
            loop.bury()

    def died(self, process: Process) -> None:
        """However it ended."""
        process.end()
        if process.loop in self._loops:
            self._loops.remove(process.loop)
        if process in self.processes:
            self.processes[self.processes.index(process)] = None
        self.look_who_is_there()

    def living(self) -> list[Process]:
        return [process for process in self.processes if process is not None]

    def serving(self) -> list[Process]:
        return [process for process in self.living() if process.serves]

    def look_who_is_there(self) -> None:
        self.history.clocks.uptime.changed(self.now, bool(self.living()))

    # -- people -------------------------------------------------------------------------------

    def _open_table(self) -> None:
        """Opens a table, trying until it works."""
        if self.table is not None:
            return
        self.later(1.0, self._open_table)
        serving = self.serving()
        if serving:
            process = serving[0]
            process.loop.call_soon(self._ask_for_table, process)

    def _ask_for_table(self, process: Process) -> None:
        process.loop.create_task(self._opened(process))

    async def _opened(self, process: Process) -> None:
        services = process.services
        if services is None:
            return
        game = configure(self.plan.game, None, self.plan.options)
        kims = [seat.number for seat in game.seats if seat.side == game.sides]
        other = SeatWish(computer="level:1") if self.plan.computer else SeatWish()
        wish = OpenTable(
            self.plan.game,
            self.plan.options,
            visibility="private",
            clock=self.plan.clock,
            seats=tuple(
                other if seat.number in kims else SeatWish(you=True) for seat in game.seats
            ),
        )
        guard = Guard()
        with guard:
            table = await services.room.open(PEOPLE[0], wish)
            for seat in kims if not self.plan.computer else ():
                await services.room.do(table.id, Caller(PEOPLE[1], self.wall_ms()), Take(seat))
        if guard.error is not None:  # they ask again
            self.note(process.name, "opens no table", repr(guard.error))
            return
        people = {seat.number for seat in game.seats}
        self._sit_down(table.id, people - set(kims) if self.plan.computer else people)

    def _sit_down(self, table: str, seats: set[int]) -> None:
        if self.table is not None:
            return
        self.table = table
        self.seats_of_people = seats
        self.note("world", "has table", table)
        self.history.look_at_disk()
        for client in self.clients:
            client.connect_soon(0.0)
