"""How many connections are open, of each address and in all.

Each needs a file descriptor. When there are none left, nobody can connect and not even the database
can be opened. So new connections are refused long before.
"""

import sys
import time
from collections import Counter, OrderedDict
from ipaddress import ip_address

FILES_KEPT_FREE = 256  # for the database, pipes to other processes, the page's files
MOST = 20_000
MOST_REMEMBERED = 10_000
MOST_REFUSALS, COUNTED_S = 100, 10.0  # of requests, in so many seconds
MOST_OF_ADDRESS = 400  # a school's, too; a proxy on this machine has no limit


class OpenConnections:
    """Counts the connections of this process."""

    def __init__(self) -> None:
        self._of: Counter[str] = Counter()
        self._refusals: OrderedDict[str, tuple[float, int]] = OrderedDict()  # since when, how many
        self.most = MOST
        self.most_of_address: float = MOST_OF_ADDRESS

    def set_up(self, factor: float) -> None:
        """Raises the process's limit of open files as far as allowed, and stays below it. `factor`
        multiplies the limit of an address, as it does the others; 0: none.
        """
        self.most = min(MOST, max(16, _files() - FILES_KEPT_FREE))
        self.most_of_address = MOST_OF_ADDRESS * factor or self.most

    def refused(self, address: str) -> None:
        """Counts a request that was refused because there were too many. Even a refusal costs
        something, so an address that continues is ignored for a while.
        """
        since, number = self._refusals.pop(address, (time.monotonic(), 0))
        if time.monotonic() - since > COUNTED_S:
            since, number = time.monotonic(), 0
        self._refusals[address] = (since, number + 1)
        if len(self._refusals) > MOST_REMEMBERED:
            self._refusals.popitem(last=False)

    def is_barred(self, address: str) -> bool:
        """Whether an address has been refused so often that it is ignored."""
        since, number = self._refusals.get(address, (0.0, 0))
        return number >= MOST_REFUSALS and time.monotonic() - since < COUNTED_S

    def admit(self, address: str) -> bool:
        """Counts a connection; False if there are too many. A counted one must `leave` later."""
        if self.is_barred(address):
            return False
        crowded = self._of[address] >= self.most_of_address and not _is_here(address)
        if crowded or self._of.total() >= self.most:
            return False
        self._of[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._of[address] -= 1
        if self._of[address] <= 0:
            del self._of[address]


def _files() -> int:
    if sys.platform == "win32":
        return MOST
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + FILES_KEPT_FREE
    most = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    return most if soft == resource.RLIM_INFINITY else soft


def _is_here(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


OPEN = OpenConnections()
