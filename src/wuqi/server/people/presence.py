"""Who is connected, to any process, and since when others have been gone.

Each process stores who is connected to it. If a process dies, the others notice that it is
no longer alive (`cluster.processes`) and mark its people as gone.
"""

from collections import Counter
from collections.abc import Iterable

import structlog
from sqlalchemy import bindparam, delete, insert, select, update

from wuqi.server.concurrency.try_lock import TryLock
from wuqi.server.ids import now
from wuqi.server.people.lookups import Lookups
from wuqi.server.store.layout import presence
from wuqi.server.store.statement import Statement, Write
from wuqi.server.store.store import DATABASE_ERRORS, Store, first_line

log = structlog.get_logger()

MOST_REMEMBERED = 20_000

_MINE = (presence.c.person_id == bindparam("person"), presence.c.process_id == bindparam("process"))
FORGET = Statement(delete(presence).where(*_MINE))
COME = Statement(insert(presence), "person_id", "process_id")
GO = Statement(update(presence).where(*_MINE), "gone_at")
OF = select(presence.c.person_id, presence.c.gone_at).where(
    presence.c.person_id.in_(bindparam("people", expanding=True))
)


class Presence:
    """Counts each person's sockets in this process, and knows those of other processes."""

    def __init__(self, store: Store, process: str) -> None:
        self._store = store
        self._process = process
        self._began = now()
        self._sockets: Counter[str] = Counter()
        self._gone_at: dict[str, int | None] = {}  # None: here
        self._lookups = Lookups()
        self._owed: dict[str, object] = {}  # people whose presence is not yet on disk
        self._locks: dict[str, TryLock] = {}  # of people who are being written

    async def come(self, person: str) -> None:
        """Counts another socket of a person."""
        self._sockets[person] += 1
        self._gone_at[person] = None
        if self._sockets[person] == 1:
            await self._write_down(person)

    async def go(self, person: str) -> None:
        """Counts a socket less."""
        self._sockets[person] -= 1
        if self._sockets[person] <= 0:
            del self._sockets[person]
            self.forget(person)
            await self._write_down(person)

    async def come_again(self) -> None:
        """Registers all people again, after this process was taken for dead."""
        for person in list(self._sockets):
            await self._write_down(person)

    async def catch_up(self) -> list[str]:
        """Writes the people that could not be written before, and returns them."""
        owed = list(self._owed)
        for person in owed:
            await self._write_down(person)
        return [person for person in owed if person not in self._owed]

    async def _write_down(self, person: str) -> None:
        """Writes whether a person is here now; if that fails, `catch_up` tries again. There is one
        write at a time for each person, or an older state might be written last.
        """
        self._owed[person] = change = object()
        lock = self._locks.setdefault(person, TryLock())
        try:
            async with lock:
                await self._store.write(*self._state(person))
                if self._owed.get(person) is change:
                    del self._owed[person]
        except DATABASE_ERRORS as error:
            log.warning("presence waits for the database", problem=first_line(error))
        finally:
            if not lock.locked:
                self._locks.pop(person, None)

    def _state(self, person: str) -> list[Write]:
        mine = {"person": person, "process": self._process}
        if person not in self._sockets:
            return [(GO, {**mine, "gone_at": now()})]
        return [(FORGET, mine), (COME, {"person_id": person, "process_id": self._process})]

    def forget(self, person: str) -> None:
        """Reads these people again next time."""
        if person not in self._sockets:
            self._gone_at.pop(person, None)
            self._lookups.overtake(person)

    def forget_all(self) -> None:
        """Reads everyone again next time: anything may have changed elsewhere."""
        self._gone_at = dict.fromkeys(self._sockets)
        self._lookups.overtake_all()

    async def learn(self, people: Iterable[str]) -> None:
        """Reads the people who are not known yet."""
        wanted = list(people)
        while unknown := [one for one in wanted if one not in self._gone_at]:
            if len(self._gone_at) > MOST_REMEMBERED:
                self.forget_all()
            with self._lookups.reading(unknown) as unchanged:
                rows = await self._store.few(OF, people=unknown)
            found: dict[str, int | None] = dict.fromkeys(unchanged, self._began)
            for row in rows:
                person, gone_at = row["person_id"], row["gone_at"]
                if person not in unchanged:
                    continue
                so_far = found[person]
                if gone_at is None or so_far is None:
                    found[person] = None
                else:
                    found[person] = max(so_far, gone_at)
            found.update(dict.fromkeys(unchanged & set(self._sockets)))
            self._gone_at.update(found)

    def knows(self, people: Iterable[str]) -> bool:
        """Whether all of them are known."""
        return all(one in self._gone_at for one in people)

    def here(self, people: Iterable[str]) -> frozenset[str]:
        """Those of them who are connected."""
        return frozenset(one for one in people if self._gone_at.get(one, 0) is None)

    def gone(self, people: Iterable[str]) -> dict[str, int]:
        """Those of them who are not, and since when."""
        found = {one: self._gone_at.get(one, self._began) for one in people}
        return {one: gone_at for one, gone_at in found.items() if gone_at is not None}
