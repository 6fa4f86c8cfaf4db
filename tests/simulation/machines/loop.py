"""The event loop of one simulated process: real tasks and futures, but no time of its own.

The world decides which process takes the next step, and when a timer fires. A step is one callback,
so a process can end between any two awaits.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import Context
from typing import TYPE_CHECKING, Any

from wuqi.server.concurrency.guard import Guard

if TYPE_CHECKING:
    from tests.simulation.world import World


class SimulatedLoop(asyncio.AbstractEventLoop):
    """The parts of an event loop that asyncio needs, passed on to the world."""

    def __init__(self, world: "World", name: str) -> None:
        self._world = world
        self.name = name
        self.ready: deque[asyncio.Handle] = deque()
        self.dead = False
        self.suspended = False
        self.steps_left: int | None = None  # until the process is killed
        self.graveyard: list[Any] = []  # callbacks of a killed process, which never run

    def time(self) -> float:
        return self._world.now

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        if not self.dead:
            self.ready.append(handle)
        return handle

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        """Called by stand-ins for threads: the loop wakes up a moment later."""
        return self.call_later(self._world.moment(), callback, *args, context=context)

    def call_later(  # type: ignore[override]
        self,
        delay: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.call_at(self._world.now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self,
        when: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        if not self.dead:
            self._world.push(when, self, handle)
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """A cancelled timer is dropped when it would have fired."""

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self)

    def create_task(
        self, coro: Any, *, name: str | None = None, context: Context | None = None
    ) -> "asyncio.Task[Any]":
        return asyncio.Task(coro, loop=self, name=name, context=context)

    def run_in_executor(  # type: ignore[override]
        self, executor: None, func: Callable[..., Any], *args: Any
    ) -> "asyncio.Future[Any]":
        """A stand-in for a thread: the work is done at one moment, and the loop gets the result
        later."""
        answer = self.create_future()

        def work() -> None:
            result, guard = None, Guard()  # it keeps an error as the future of a thread does
            with guard:
                result = func(*args)
            self.call_soon_threadsafe(settle, result, guard.error)

        def settle(result: Any, problem: Exception | None) -> None:
            if not answer.done():
                if problem is None:
                    answer.set_result(result)
                else:
                    answer.set_exception(problem)

        self.call_later(self._world.moment(), work)
        return answer

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """An unhandled error is a violation."""
        if not self.dead:
            self._world.unhandled(self.name, context)

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return self.dead

    def die(self) -> None:
        """Kills the process: none of its code runs again, not even `finally` blocks."""
        self.dead = True
        tasks = list(asyncio.all_tasks(self))
        for task in tasks:
            task._log_destroy_pending = False  # type: ignore[attr-defined]
        self.graveyard += [tasks, list(self.ready)]
        self.ready.clear()
