"""A server process: the real services and conversations, in a simulated event loop."""

import asyncio
import pickle
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from uvicorn.config import Config
from uvicorn.server import ServerState

from tests.simulation.machines.database import open_store
from tests.simulation.machines.files import SimulatedConnection
from tests.simulation.machines.loop import Call, SimulatedLoop
from tests.simulation.machines.network import Line
from tests.simulation.machines.redis import RedisClient
from wuqi.server.computers.messages import Choice, ThinkTask
from wuqi.server.computers.pool import Worker
from wuqi.server.concurrency.loop_watch import TICK_S, missed_of
from wuqi.server.ports import Ports
from wuqi.server.protocol import LONGEST_FRAME
from wuqi.server.rate_limits import RateLimits
from wuqi.server.services import Services, open_services
from wuqi.server.settings import Settings
from wuqi.server.socket.connection import Connection
from wuqi.server.socket.conversation import Conversation
from wuqi.server.socket.open_connections import OPEN
from wuqi.server.store.database_lock import DatabaseLock

if TYPE_CHECKING:
    from tests.simulation.world import World

_config = Config(
    app=lambda: None, ws_max_size=LONGEST_FRAME, log_config=None, lifespan="off", interface="asgi3"
)
_config.loaded, _config.loaded_app = True, None


class Process:
    """Starts, serves, and ends in one of several ways."""

    def __init__(self, world: "World", name: str) -> None:
        self.world = world
        self.name = name
        self.loop = SimulatedLoop(world, name)  # type: ignore[abstract]
        self.services: Services | None = None
        self.connections: list[SimulatedConnection] = []
        self.lines: list[Line] = []
        self.began = world.now
        self.suspended_at: float | None = None
        self.lock = ""
        self._set_ahead = 0.0
        self._stop: asyncio.Event | None = None
        self._on_pause: Callable[[int], None] | None = None
        self._state = ServerState()
        self._main: asyncio.Task[None] | None = None
        self.loop.call_soon(self._start)

    @property
    def serves(self) -> bool:
        return self.services is not None and not self.loop.dead and not self.loop.suspended

    # -- its life -----------------------------------------------------------------------------

    def _start(self) -> None:
        self._stop = asyncio.Event()
        self._main = self.loop.create_task(self._run())
        self._main.add_done_callback(self._ended)

    async def _run(self) -> None:
        assert self._stop is not None
        plan = self.world.plan
        settings = Settings(
            data=Path("/simulated"),
            database="postgresql+asyncpg://simulated" if plan.postgres else "sqlite",
            redis="redis://simulated" if plan.processes > 1 else None,
            thinkers=2,
            tables=False,
            limits=0,
        )
        async with open_services(settings, RateLimits(0), self._ports()) as services:
            self.services = services
            self.world.note(self.name, "serves")
            await self._stop.wait()
            self.services = None

    def _ended(self, task: "asyncio.Task[None]") -> None:
        """Called when it has stopped as requested, or could not start."""
        problem = None if task.cancelled() else task.exception()
        self.world.note(self.name, "ended", "" if problem is None else repr(problem))
        self.world.died(self)
        self.world.faults.restart_later()

    def stop(self) -> None:
        """Asks it to end."""
        if self._stop is not None:
            self.loop.call_soon(self._stop.set)

    def end(self) -> None:
        """Ends the process at once."""
        self.services = None
        self.loop.die()
        self.disconnect()
        for line in self.lines:
            line.process_died()

    def suspend(self) -> None:
        self.loop.suspended, self.suspended_at = True, self.world.now

    def notice_set_ahead(self, seconds: float) -> None:
        """Lets its watch notice that the time of day was set, at its next tick or when it
        resumes."""
        if self.loop.suspended:
            self._set_ahead += seconds
        elif (missed := missed_of(0.0, seconds)) and self._on_pause is not None:
            self.loop.call_later(TICK_S * self.world.chance.random(), self._on_pause, missed)

    def resume(self) -> None:
        """Resumes; it notices its suspension before it handles anything that came meanwhile."""
        if self.loop.dead or self.suspended_at is None:
            return
        slept = self.world.now - self.suspended_at
        self.loop.suspended, self.suspended_at = False, None
        missed = missed_of(slept, self._set_ahead)
        self._set_ahead = 0.0
        if missed and self._on_pause is not None:
            self.loop.ready.appendleft(Call(self._on_pause, (missed,)))

    # -- its clients --------------------------------------------------------------------------

    def accept(self, line: Line, person: str | None) -> None:
        self.lines.append(line)
        self.loop.call_soon(self._accept, line, person)

    def _accept(self, line: Line, person: str | None) -> None:
        connection = Connection(_config, self._state, {}, self.loop)
        OPEN.admit("10.0.0.1")
        line.attach(connection)
        task = self.loop.create_task(self._talk(connection, person))
        self._state.tasks.add(task)
        task.add_done_callback(partial(self._talked, connection))

    async def _talk(self, connection: Connection, person: str | None) -> None:
        """Runs a conversation, as `http.live` does after the handshake."""
        services = self.services
        assert services is not None
        known = await services.people.find(person) if person is not None else None
        connection.open()
        conversation = Conversation(services, known, True, connection)
        services.conversations[conversation] = None
        try:
            code = await conversation.run()
        finally:
            del services.conversations[conversation]
        connection.close_with(code)

    def _talked(self, connection: Connection, task: "asyncio.Task[None]") -> None:
        connection.on_task_complete(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            self.world.history.talk_failed(self, problem)
            connection.transport.close()  # as uvicorn does

    # -- what it uses -------------------------------------------------------------------------

    def connect(self, path: Path | None = None, **options: Any) -> SimulatedConnection:
        """A connection to the file of this world, whatever is asked for."""
        taken = self.world.disk.connect()
        self.connections.append(taken)
        return taken

    def disconnect(self) -> None:
        while self.connections:
            self.world.disk.close(self.connections.pop())

    def _ports(self) -> Ports:
        return Ports(
            lock=lambda url, alone: self._lock(),
            open_store=lambda url: open_store(self),
            watch=self._watch,
            compile_rules=Compiled,
            connect_redis=lambda url: cast(Any, RedisClient(self.world.broker, self.loop)),
            start_player=self._start_player,
        )

    @asynccontextmanager
    async def _lock(self) -> AsyncIterator[DatabaseLock]:
        """A lock that is released when its process ends, as by the system."""
        lock = DatabaseLock(self._try_to_lock, alone=not self.world.plan.shared)
        await lock.acquire()
        yield lock
        self.lock = ""

    async def _try_to_lock(self, shared: bool) -> bool:
        others = {one.lock for one in self.world.living() if one is not self} - {""}
        if others and not (shared and others == {"shared"}):
            return False
        self.lock = "shared" if shared else "alone"
        return True

    def _watch(self, on_pause: Callable[[int], None]) -> "Watch":
        self._on_pause = on_pause
        return Watch()

    async def _start_player(self) -> Worker:
        await asyncio.sleep(self.world.moment())
        return cast(Worker, Player(self.world))


class Watch:
    """A watch without work: the world knows when a process was suspended."""

    def start(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""


class Compiled:
    """Rules that are already compiled."""

    def start(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""

    async def ready(self, game: str) -> None:
        """They are."""


class Player:
    """A computer player's process: it thinks for a while, sometimes fails, and acts at random."""

    def __init__(self, world: "World") -> None:
        self._world = world

    async def think(self, thought: ThinkTask) -> Choice:
        chance = self._world.chance
        await asyncio.sleep(chance.uniform(0.01, 0.5))
        if chance.random() < 0.05:
            raise EOFError
        view, seat = pickle.loads(thought.view), thought.seats[0]
        return Choice(seat, chance.choice(view.texts(seat)))

    async def end(self) -> None:
        """Nothing is left."""
