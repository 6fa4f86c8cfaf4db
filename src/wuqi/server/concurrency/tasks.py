"""Background tasks: kept until they end; then a callback is called."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

Done = Callable[[Exception | None], None]  # called with the problem, if there was one


def settle(answer: "asyncio.Future[None]", problem: Exception | None) -> None:
    """Completes a future, unless its waiter was cancelled meanwhile."""
    if answer.done():
        return
    if problem is None:
        answer.set_result(None)
    else:
        answer.set_exception(problem)


class Tasks:
    """The tasks of one owner."""

    def __init__(self) -> None:
        # The event loop keeps only weak references. Ordered, so that all runs are alike.
        self._running: dict[asyncio.Task[Any], None] = {}

    def start(self, work: Coroutine[Any, Any, Any], done: Done) -> None:
        """Starts the work; `done` is called at the end, unless the work is cancelled."""
        task = asyncio.create_task(work)
        self._running[task] = None
        task.add_done_callback(partial(self._ended, done))

    def cancel(self) -> None:
        """Stops all of them."""
        for task in self._running:
            task.cancel()

    def _ended(self, done: Done, task: asyncio.Task[Any]) -> None:
        self._running.pop(task, None)
        if not task.cancelled():
            problem = task.exception()
            assert problem is None or isinstance(problem, Exception)
            done(problem)
