"""Where people were last seen: one person may have many names, but seldom many addresses."""

from collections import OrderedDict

from wuqi.server.concurrency.asker import Asker

MOST_REMEMBERED = 50_000


class Addresses:
    """The last address of each person, as far as this process knows."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, str] = OrderedDict()

    def learn(self, person: str, address: str) -> None:
        """Somebody has sent a request."""
        self._known[person] = address
        self._known.move_to_end(person)
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)

    def asker(self, person: str | None) -> Asker:
        """Somebody as one who takes turns with others."""
        return Asker(self._known.get(person or "", person or ""), person or "")
