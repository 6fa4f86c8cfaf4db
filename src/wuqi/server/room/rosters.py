"""The rosters of the tables that people watch, each cached until it changes."""

from collections import defaultdict
from collections.abc import Iterable

from wuqi.server.cluster.fanout import Fanout
from wuqi.server.cluster.notes import Note
from wuqi.server.people.directory import Directory
from wuqi.server.people.presence import Presence
from wuqi.server.table.table import Table
from wuqi.server.table.views.roster import Roster

MOST_REMEMBERED = 2_000  # tables


class Rosters:
    """Caches rosters until a person comes, goes or changes."""

    def __init__(self, fanout: Fanout, directory: Directory, presence: Presence) -> None:
        self._fanout = fanout
        self._directory = directory
        self._presence = presence
        self._known: dict[str, Roster] = {}
        self._tables_of: defaultdict[str, set[str]] = defaultdict(set)  # whose tables are cached
        fanout.on["person"].append(self._forget)

    async def of(self, table: Table) -> Roster:
        """The roster of a table as it is now."""
        while (known := self.known(table)) is None:
            people = table.people()
            await self._directory.learn(people)
            await self._presence.learn(people)
        return known

    def known(self, table: Table) -> Roster | None:
        """The same, if nothing has to be read."""
        followers = self._fanout.followers("table", table.id)
        known = self._known.get(table.id)
        if known is not None and known.fits(table, followers):
            return known
        people = table.people()
        if not (self._directory.knows(people) and self._presence.knows(people)):
            return None
        names = {person: self._directory.name(person) for person in people}
        known = Roster(table, names, self._presence.gone(people), followers)
        self._remember(table.id, known, people)
        return known

    def forget_all(self) -> None:
        """Forgets all rosters: anything may have changed."""
        self._known.clear()
        self._tables_of.clear()

    def _remember(self, table_id: str, roster: Roster, people: Iterable[str]) -> None:
        if len(self._known) >= MOST_REMEMBERED:
            self.forget_all()
        self._known[table_id] = roster
        for person in people:
            self._tables_of[person].add(table_id)

    def _forget(self, note: Note) -> None:
        """Someone has come, gone or changed: those who watch their tables get a new view."""
        for table in self._tables_of.pop(note.id, ()):
            self._known.pop(table, None)
            self._fanout.publish_here(Note("table", table))
