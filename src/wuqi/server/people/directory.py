"""People by id: who they are to others, kept in memory for a while."""

from collections import OrderedDict
from collections.abc import Iterable

from sqlalchemy import bindparam, select

from wuqi.server.people.lookups import Lookups
from wuqi.server.protocol import Person
from wuqi.server.store.layout import people
from wuqi.server.store.store import Store

MOST_REMEMBERED = 20_000
NOBODY = Person("", "", "guest")  # someone whose account is deleted

BY_IDS = select(people.c.id, people.c.name, people.c.kind).where(
    people.c.id.in_(bindparam("ids", expanding=True))
)


class Directory:
    """`name(id)` for people who were `learn`-ed before."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._lookups = Lookups()

    async def learn(self, ids: Iterable[str]) -> None:
        """Looks up those who are not known yet."""
        wanted = list(ids)
        while missing := [one for one in wanted if one not in self._known]:
            with self._lookups.reading(missing) as unchanged:
                rows = await self._store.few(BY_IDS, ids=missing)
            found = dict.fromkeys(unchanged, NOBODY)
            for row in rows:
                if row["id"] in unchanged and row["kind"] != "gone":  # deleted
                    found[row["id"]] = Person(row["id"], row["name"], row["kind"])
            self._known.update(found)
        while len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)

    def knows(self, ids: Iterable[str]) -> bool:
        """Whether all of them are known."""
        return all(one in self._known for one in ids)

    def forget(self, person: str) -> None:
        """Forgets a person who has changed."""
        self._known.pop(person, None)
        self._lookups.overtake(person)

    def forget_all(self) -> None:
        self._known.clear()
        self._lookups.overtake_all()

    def name(self, person: str) -> Person:
        return self._known.get(person, NOBODY)
