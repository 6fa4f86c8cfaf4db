"""Where people were last seen: one person may have many names, but seldom many addresses."""

from collections import OrderedDict

from wuqi.server.concurrency.asker import Asker

MOST_REMEMBERED = 50_000
MOST_AT_ONE = 100  # people of one address that are returned


class Addresses:
    """The last address of each person, as far as this process knows."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, str] = OrderedDict()
        self._people: dict[str, OrderedDict[str, None]] = {}  # by address

    def learn(self, person: str, address: str) -> None:
        """Notes the address of a person's request."""
        before = self._known.pop(person, None)
        if before is not None and before != address:
            self._forget(person, before)
        self._known[person] = address
        self._people.setdefault(address, OrderedDict())[person] = None
        if len(self._known) > MOST_REMEMBERED:
            self._forget(*self._known.popitem(last=False))

    def people_at(self, address: str) -> list[str]:
        """The last people who were seen at an address."""
        return list(reversed(self._people.get(address, ())))[:MOST_AT_ONE]

    def _forget(self, person: str, address: str) -> None:
        there = self._people.get(address, OrderedDict())
        there.pop(person, None)
        if not there:
            self._people.pop(address, None)

    def asker(self, person: str | None) -> Asker:
        """A person as an `Asker`, for taking turns."""
        return Asker(self._known.get(person or "", person or ""), person or "")
