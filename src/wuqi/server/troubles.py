"""Problems outside of requests: logged, counted, and shown by `/health`.

A table whose rows cannot be read, or a task of the server that fails, does not affect anything
else. But it must not stay unnoticed.
"""

import time
from collections import OrderedDict

import structlog

from wuqi.server import metrics

log = structlog.get_logger()

MOST_REMEMBERED = 1_000
RECENT_S = 120.0


class Troubles:
    """The problems of one process."""

    def __init__(self) -> None:
        self._spoilt: OrderedDict[str, None] = OrderedDict()
        self._failed_at: dict[str, float] = {}

    def spoilt(self, table: str, error: Exception) -> None:
        """Notes that the rows of a table cannot be read."""
        if table not in self._spoilt:
            log.error("spoilt table", table=table, exc_info=error)
        self._spoilt[table] = None
        if len(self._spoilt) > MOST_REMEMBERED:
            self._spoilt.popitem(last=False)
        metrics.spoilt_tables.set(len(self._spoilt))

    def mended(self, table: str) -> None:
        """Notes that they can be read again."""
        if self._spoilt and table in self._spoilt:
            del self._spoilt[table]
            metrics.spoilt_tables.set(len(self._spoilt))

    def failed(self, task: str, error: Exception, **where: str) -> None:
        """Notes that a task of the server has failed; the task continues."""
        metrics.mistakes.inc()
        log.error("task failed", task=task, exc_info=error, **where)
        self._failed_at[task] = time.monotonic()

    def report(self) -> dict[str, list[str]]:
        """The current problems, for the administrator."""
        recent = time.monotonic() - RECENT_S
        failing = sorted(task for task, at in self._failed_at.items() if at > recent)
        found = {"spoilt_tables": list(self._spoilt), "failing_tasks": failing}
        return {name: some for name, some in found.items() if some}


TROUBLES = Troubles()
