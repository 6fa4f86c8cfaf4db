"""The event loop of one simulated process: real tasks and futures, but no time of its own.

The world decides which process takes the next step, and when a timer fires. A step is one callback,
so a process can end between any two awaits.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import AsyncExitStack
from contextvars import Context
from typing import TYPE_CHECKING, Any, cast

from wuqi.server.concurrency.guard import Guard

if TYPE_CHECKING:
    from tests.simulation.world import World


MOST_TRIES = 4


class Call:
    """A callback that is to run: what asyncio calls a handle, without what it keeps for errors."""

    __slots__ = ("_args", "_callback", "_context", "_when", "wanted")

    def __init__(
        self,
        callback: Callable[..., object],
        args: tuple[Any, ...],
        context: Context | None = None,
        when: float = 0.0,
    ) -> None:
        self._callback: Callable[..., object] | None = callback
        self._args = args
        self._context = context
        self._when = when
        self.wanted = True

    def run(self) -> None:
        assert self._callback is not None
        if self._context is None:
            self._callback(*self._args)
        else:
            self._context.run(self._callback, *self._args)

    def cancel(self) -> None:
        """It never runs, and keeps nothing alive."""
        self.wanted = False
        self._callback, self._args = None, ()

    def cancelled(self) -> bool:
        return not self.wanted

    def when(self) -> float:
        return self._when


class MortalStack(AsyncExitStack):
    """What a process closes when it ends; one that was killed closes nothing."""

    def __init__(self) -> None:
        super().__init__()
        self._loop = cast(SimulatedLoop, asyncio.get_running_loop())
        self._loop.stacks.append(self)

    async def __aexit__(self, *error: Any) -> bool:
        return not self._loop.dead and bool(await super().__aexit__(*error))

    def abandon(self) -> None:
        self._exit_callbacks.clear()  # type: ignore[attr-defined]


class SimulatedLoop(asyncio.AbstractEventLoop):
    """The parts of an event loop that asyncio needs, passed on to the world."""

    def __init__(self, world: "World", name: str) -> None:
        self._world = world
        self.name = name
        self.ready: deque[Call] = deque()
        self.dead = False
        self.suspended = False
        self.steps_left: int | None = None  # until the process is killed
        self._tasks: list[asyncio.Task[Any]] = []
        self.stacks: list[MortalStack] = []
        self.graveyard: list[Any] = []  # callbacks of a killed process, which never run

    def time(self) -> float:
        return self._world.now

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> Call:
        call = Call(callback, args, context)
        if not self.dead:
            self.ready.append(call)
        return call

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> Call:
        """Called by stand-ins for threads: the loop wakes up a moment later."""
        return self.call_later(self._world.moment(), callback, *args, context=context)

    def call_later(  # type: ignore[override]
        self,
        delay: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> Call:
        return self.call_at(self._world.now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self,
        when: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> Call:
        call = Call(callback, args, context, when)
        if not self.dead:
            self._world.push(when, self, call)
        return call

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self)

    def create_task(
        self, coro: Any, *, name: str | None = None, context: Context | None = None
    ) -> "asyncio.Task[Any]":
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        task._log_destroy_pending = False  # type: ignore[attr-defined]
        self._tasks.append(task)
        return task

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

    def failures(self) -> list[BaseException]:
        """The errors of tasks that have ended, which nobody has looked at."""
        ended = (task for task in self._tasks if task.done() and not task.cancelled())
        failed = [task for task in ended if task._log_traceback]
        return [cast(BaseException, task.exception()) for task in failed]

    def die(self) -> None:
        """Kills the process: none of its code runs again, not even `finally` blocks."""
        self.dead = True
        self.graveyard += self.ready
        self.ready.clear()

    def bury(self) -> None:
        """Frees what a killed process has left, when its world has ended. What its tasks still do
        at their end has no effect any more, and is cut short."""
        for stack in self.stacks:
            stack.abandon()
        for task in self._tasks:
            if not task.done():
                _close(task.get_coro())
        self._tasks.clear()
        self.stacks.clear()
        self.graveyard.clear()


def _close(coroutine: Any) -> None:
    """Ends a coroutine, which may insist on waiting for something else."""
    guard = Guard()
    for _ in range(MOST_TRIES):
        with guard:
            coroutine.close()
        if guard.error is None:
            return
