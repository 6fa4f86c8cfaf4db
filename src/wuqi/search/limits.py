"""How long a search may take, and how to stop it."""

import math
import time
from dataclasses import dataclass
from types import TracebackType

import numpy as np

from wuqi.core.errors import BadRequest
from wuqi.core.kernel import Codes
from wuqi.search.clock import DEADLINE, RAISED, SECOND, is_due, shows

NEVER: Codes = np.zeros((1, 8), dtype=np.int64)  # a stop flag that nobody raises


@dataclass(frozen=True, slots=True)
class Limits:
    """When to stop: at the first limit reached; without limits, only when told to."""

    seconds: float | None = None
    nodes: int | None = None  # positions for alpha-beta, simulations for MCTS
    depth: int | None = None  # plies; alpha-beta only

    def __post_init__(self) -> None:
        """Refuses limits that make no sense."""
        if self.seconds is not None and not 0 <= self.seconds < math.inf:
            raise BadRequest("limits-seconds", seconds=str(self.seconds))
        if self.nodes is not None and not 1 <= self.nodes < math.inf:
            raise BadRequest("limits-nodes", nodes=str(self.nodes))
        if self.depth is not None and not 1 <= self.depth < math.inf:
            raise BadRequest("limits-depth", depth=str(self.depth))


class Stop:
    """A flag that compiled search checks often. It can be raised from any thread. With seconds it
    is raised automatically: search notices when the time is up.
    """

    def __init__(self) -> None:
        self.flag: Codes = np.zeros((1, 8), dtype=np.int64)  # a cache line of its own
        is_due(self.flag)  # compiled before any clock starts
        self.started = time.perf_counter()

    def after(self, seconds: float | None) -> "Stop":
        """Lowers the flag now and raises it after these seconds; for use as `with stop.after(2.0):
        …`."""
        self.flag[0, RAISED] = 0
        self.started = time.perf_counter()
        self.flag[0, DEADLINE] = 0 if seconds is None else shows() + int(seconds * SECOND)
        return self

    def now(self) -> None:
        """Stops the search at once."""
        self.flag[0, RAISED] = 1

    @property
    def raised(self) -> bool:
        return bool(is_due(self.flag))

    @property
    def elapsed(self) -> float:
        """Seconds since the search began."""
        return time.perf_counter() - self.started

    def __enter__(self) -> "Stop":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.now()
