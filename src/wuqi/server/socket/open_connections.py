"""How many connections are open, of each address and in all.

Each takes a file of the process. When there are no more files nobody can connect, and not even the
database can be opened; so new connections are refused long before.
"""

import sys
from collections import Counter
from ipaddress import ip_address

FILES_KEPT_FREE = 256  # for the database, pipes to other processes, the page's files
MOST = 20_000
MOST_OF_ADDRESS = 400  # also a school's; a proxy on this machine speaks for everybody


class OpenConnections:
    """Counts the connections of this process."""

    def __init__(self) -> None:
        self._of: Counter[str] = Counter()
        self.most = MOST
        self.most_of_address: float = MOST_OF_ADDRESS

    def set_up(self, factor: float) -> None:
        """Lets the process have as many files as it may, and stays below that.

        `factor` widens the limit of an address as it does the others; 0: none.
        """
        self.most = min(MOST, max(16, _files() - FILES_KEPT_FREE))
        self.most_of_address = MOST_OF_ADDRESS * factor or self.most

    def admit(self, address: str) -> bool:
        """Counts a connection, unless there are too many; it must `leave` if it was admitted."""
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
