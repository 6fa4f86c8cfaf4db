"""Who is connected, and since when somebody is not."""

from collections import Counter
from collections.abc import Iterable

from wuqi.server.ids import now


class Presence:
    """Counts each person's sockets."""

    def __init__(self) -> None:
        self._sockets: Counter[str] = Counter()
        self._left_at: dict[str, int] = {}
        self._began = now()

    def come(self, person: str) -> bool:
        """Another socket; True if it is the first."""
        self._sockets[person] += 1
        self._left_at.pop(person, None)
        return self._sockets[person] == 1

    def go(self, person: str) -> bool:
        """A socket less; True if it was the last."""
        self._sockets[person] -= 1
        if self._sockets[person] > 0:
            return False
        del self._sockets[person]
        self._left_at[person] = now()
        return True

    def here(self, people: Iterable[str]) -> frozenset[str]:
        """Those of them who are connected."""
        return frozenset(one for one in people if one in self._sockets)

    def gone(self, people: Iterable[str]) -> dict[str, int]:
        """Those of them who are not, and since when."""
        return {
            one: self._left_at.get(one, self._began) for one in people if one not in self._sockets
        }
