"""Rate limits by token buckets: each fills slowly and empties with every request."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from wuqi.server.errors import TooMuch

MOST_BUCKETS = 50_000
MOST_SOCKETS = 200  # of one address at a time: enough for a school

# What is limited: how many at once, and how many a second in the long run.
LIMITS = {
    "request": (120.0, 20.0),
    "guest": (20.0, 0.1),
    "login": (10.0, 0.05),
    "password": (20.0, 0.02),  # wrong ones, of one account
    "mail": (5.0, 0.002),  # that confirm an address
    "open": (30.0, 0.2),
    "upload": (100.0, 0.005),  # games that were played on a device
    "socket": (40.0, 1.0),
    "board": (60.0, 5.0),
    "profile": (60.0, 2.0),
    "export": (10.0, 0.05),
    "lesson": (30.0, 1.0),
    "solved": (90.0, 5.0),  # positions by solved tables: milliseconds each
    "puzzle": (60.0, 0.03),  # tries that may move ratings; the others are judged all the same
    "table": (20.0, 0.05),  # solved tables, whole
    "work": (2.0, 0.1),  # seconds of a processor
}


class RateLimits:
    """`spend` or be refused. `factor` widens all limits (a school behind one address); 0: none."""

    def __init__(self, factor: float = 1.0) -> None:
        self._factor = factor
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._sockets: Counter[str] = Counter()

    def spend(self, what: str, who: str, amount: float = 1.0) -> None:
        """Counts a request; TooMuch if there were too many."""
        if self.charge(what, who, amount) < 0:
            raise TooMuch("too-much")

    def charge(self, what: str, who: str, amount: float) -> float:
        """Counts what has been used, even if it is too much, and returns what is left."""
        if self._factor == 0:
            return 0.0
        most, refill = (value * self._factor for value in LIMITS[what])
        moment = time.monotonic()
        left, since = self._buckets.pop((what, who), (most, moment))
        left = min(most, left + (moment - since) * refill) - amount
        self._buckets[what, who] = (max(left, -1.0), moment)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return left

    @contextmanager
    def socket(self, who: str) -> Iterator[None]:
        """Counts an open socket; TooMuch if there are too many."""
        if self._factor and self._sockets[who] >= MOST_SOCKETS * self._factor:
            raise TooMuch("too-much")
        self._sockets[who] += 1
        try:
            yield
        finally:
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]
