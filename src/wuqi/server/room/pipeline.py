"""The only way in which a table changes: decide, write, notify.

    decide   a function of the table gives events, or refuses (`commands`); it waits for nothing
    write    the events go to the store, in one transaction with those of other tables
    notify   the table applies them, and everyone who follows it is notified

The changes of one table wait in a queue, so that each is decided from the current table. Slow steps
are part of this path: reading the table again because another process has written to it, naming a
thousand legal actions, or looking up the secret of its shuffle. Meanwhile the queue waits, and then
the change is decided again.
"""

from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from wuqi.core.errors import WuqiError
from wuqi.server import metrics
from wuqi.server.concurrency.guard import Guard
from wuqi.server.concurrency.tasks import Done, Tasks
from wuqi.server.errors import Refusal
from wuqi.server.room.change import Change
from wuqi.server.room.shuffles import Shuffles
from wuqi.server.store.statement import Conflict
from wuqi.server.store.store import Store
from wuqi.server.table import events as ev
from wuqi.server.table.table import Table

TRIES = 50  # each failure means that another writer succeeded

Decide = Callable[[Table], list[ev.Event]]


class Submission:
    """A change that was requested."""

    def __init__(self, decide: Decide, done: Done, reread: bool = False) -> None:
        self.decide = decide
        self.done = done
        self.reread = reread  # the table is to be read from disk first
        self.refused_at = -1  # the number of the table that refused it
        self.tries = 0


class Entry:
    """A table in memory, and the changes that wait for it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.newest = table.number  # the highest number we have heard of, from any process
        self.queue: deque[Submission] = deque()
        self.busy = False  # the first in the queue is waiting for a slow step

    @property
    def idle(self) -> bool:
        return not self.busy and not self.queue


class Pipeline:
    """Decides, writes and announces the submitted changes."""

    def __init__(
        self,
        store: Store,
        shuffles: Shuffles,
        plan: Callable[[Table, list[ev.Event]], Change],
        reread: Callable[[Entry], Coroutine[Any, Any, None]],
        settle: Callable[[Entry, Change], None],
        prepare: Callable[[Table], Coroutine[Any, Any, None]],
        doubt: Callable[[Entry], None],
        shared: bool,
    ) -> None:
        """`shared`: other processes may change tables, too. `doubt`: called when it is not known
        whether a change was written."""
        self._store = store
        self._shuffles = shuffles
        self._plan = plan
        self._reread = reread
        self._settle = settle
        self._prepare = prepare
        self._doubt = doubt
        self._shared = shared
        self._tasks = Tasks()

    def submit(self, entry: Entry, submission: Submission) -> None:
        """Starts a change, or queues it behind earlier ones."""
        entry.queue.append(submission)
        self._advance(entry)

    def _advance(self, entry: Entry) -> None:
        """Handles one change after another until one has to wait."""
        guard = Guard()
        while entry.queue and not entry.busy:
            with guard:
                self._attempt(entry, entry.queue[0])
            if guard.error is not None:
                entry.busy = False
            if not entry.busy:
                self._finish(entry, guard.error)

    def _attempt(self, entry: Entry, submission: Submission) -> None:
        """Decides and writes a change. If it has to wait, the entry is busy afterwards."""
        if submission.reread:
            submission.reread = False
            self._wait(entry, self._reread(entry))
            return
        before = entry.table
        if before.position.takes_long_to_name:
            self._wait(entry, self._prepare(before))
            return
        try:
            events = submission.decide(before)
        except WuqiError:
            if not self._shared or submission.refused_at == before.number:
                raise
            # The table as it is now on disk may not refuse it.
            submission.refused_at = before.number
            self._wait(entry, self._reread(entry))
            return
        if not events:
            return
        if before.shuffle is not None and not self._shuffles.knows(before.id):
            self._wait(entry, self._shuffles.learn(before.id))
            return
        change = self._plan(before, events)
        entry.busy = True
        self._store.submit(change.writes(), partial(self._on_written, entry, change))

    def _on_written(self, entry: Entry, change: Change, problem: Exception | None) -> None:
        """Called when the events are on disk, another writer was faster, or the store has a
        problem."""
        entry.busy = False
        if problem is None:
            guard = Guard()
            with guard:
                self._settle(entry, change)
            problem = guard.error
        elif isinstance(problem, Conflict):
            metrics.conflicts.inc()
            submission = entry.queue[0]
            submission.tries += 1
            if submission.tries < TRIES:
                self._wait(entry, self._reread(entry))
                return
            problem = Refusal("table-busy")
        else:
            self._doubt(entry)
        self._end(entry, problem)

    def _wait(self, entry: Entry, step: Coroutine[Any, Any, None]) -> None:
        """Continues after a slow step."""
        entry.busy = True
        self._tasks.start(step, partial(self._waited, entry))

    def _waited(self, entry: Entry, problem: Exception | None) -> None:
        entry.busy = False
        if problem is not None:
            self._end(entry, problem)
        else:
            self._advance(entry)

    def _end(self, entry: Entry, problem: Exception | None) -> None:
        """Ends the first change of the queue; the next one follows in any case."""
        try:
            self._finish(entry, problem)
        finally:
            self._advance(entry)

    def _finish(self, entry: Entry, problem: Exception | None) -> None:
        entry.queue.popleft().done(problem)
