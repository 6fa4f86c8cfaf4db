"""The room: all tables, and the only authority over what happens at them (`pipeline`)."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial

import msgspec
from msgspec.structs import replace

from wuqi.server import metrics
from wuqi.server import protocol as p
from wuqi.server.cluster.fanout import Fanout
from wuqi.server.cluster.notes import Note
from wuqi.server.commands.caller import Caller
from wuqi.server.commands.opening import opened, rotated
from wuqi.server.commands.router import HANDLERS
from wuqi.server.commands.uploading import uploaded, uploaded_id
from wuqi.server.concurrency.guard import Guard
from wuqi.server.concurrency.tasks import Done, Tasks, settle
from wuqi.server.errors import Refusal, Spoilt, TooMuch, Unknown
from wuqi.server.ids import new_table_id, now
from wuqi.server.people.directory import Directory
from wuqi.server.people.presence import Presence
from wuqi.server.protocol.bodies import OpenTable
from wuqi.server.ratings.delay import DELAY_MS, Delayed, is_delayed
from wuqi.server.room import ledger
from wuqi.server.room.change import Change
from wuqi.server.room.long_work import LongWork
from wuqi.server.room.pipeline import Decide, Entry, Pipeline, Submission
from wuqi.server.room.rosters import Rosters
from wuqi.server.room.shuffles import Shuffles
from wuqi.server.store.statement import Write
from wuqi.server.store.store import Store, is_temporary
from wuqi.server.table import events as ev
from wuqi.server.table.clocks import Span
from wuqi.server.table.deadlines import due_at
from wuqi.server.table.plans import reply
from wuqi.server.table.table import Table
from wuqi.server.table.views.view import Viewer, brief, view
from wuqi.server.troubles import TROUBLES

MOST_IN_MEMORY = 2_000
MOST_LATE = 500  # delayed rated games for spectators, in memory
AT_ONCE = 500  # tables asked for in one query
MOST_OPEN = 10  # tables of the lobby at which one person waits
DOUBTS_S = 1.0  # between two reads of a table if a commit's outcome is unknown
FEW = 20  # events that are applied in the event loop


class Room:
    """Opens, finds and changes tables."""

    def __init__(
        self,
        store: Store,
        fanout: Fanout,
        directory: Directory,
        presence: Presence,
        shuffles: Shuffles,
        outages: list[Span],
        long_work: LongWork,
        shared: bool = False,
    ) -> None:
        self.store = store
        self.fanout = fanout
        self.directory = directory
        self.presence = presence
        self.rosters = Rosters(fanout, directory, presence)
        self._late_rosters = Rosters(fanout, directory, presence)
        self._late: OrderedDict[str, Delayed] = OrderedDict()  # rated games that are watched
        self._timers: dict[str, asyncio.TimerHandle] = {}  # show their next events
        self.after: list[Callable[[Table], None]] = []  # called after every change in this process
        self._shuffles = shuffles
        self._outages = outages
        self._long_work = long_work
        self._pipeline = Pipeline(
            store,
            shuffles,
            self._plan,
            self._reread,
            self._settle,
            self.prepare,
            self._doubt,
            shared,
        )
        self._doubtful: set[str] = set()  # tables that may be newer on disk
        self._tasks = Tasks()
        fanout.on["table"].append(self.on_note)
        self._entries: OrderedDict[str, Entry] = OrderedDict()

    # -- finding ------------------------------------------------------------------------------

    async def table(self, table_id: str, look: bool = False) -> Table:
        """A table, as new as we have heard of (`look`: as on disk); Unknown if there is none."""
        entry = await self._entry(table_id)
        if look or entry.table.number < entry.newest:
            newest = entry.newest
            await self._change(entry, _nothing, reread=True)
            if entry.table.number > entry.newest:  # people who watch here have not been told
                self._publish(entry.table, summary=False)
            elif entry.newest == newest:  # nothing newer is on disk
                entry.newest = entry.table.number
        return entry.table

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._entries)

    async def look_again(self) -> None:
        """Catches up with the database, and shows what is new to those who watch.

        For changes that nobody announced: by an administrator, or by a process that died between
        writing and notifying.
        """
        known = list(self._entries)
        for some in (known[at : at + AT_ONCE] for at in range(0, len(known), AT_ONCE)):
            for table_id, number in (await ledger.newest(self.store, some)).items():
                entry = self._entries.get(table_id)
                if entry is not None and entry.table.number < number:
                    await self._change(entry, _nothing, reread=True)
                    self._publish(entry.table, summary=True)

    def _doubt(self, entry: Entry) -> None:
        """Marks a table whose commit was not confirmed but may have succeeded."""
        if entry.table.id not in self._doubtful:
            self._doubtful.add(entry.table.id)
            self._tasks.start(self._make_sure(entry), lambda _: None)

    async def _make_sure(self, entry: Entry) -> None:
        """Reads a doubtful table as soon as possible, for the people who watch it."""
        number, guard = entry.table.number, Guard()
        try:
            while True:
                await asyncio.sleep(DOUBTS_S)
                with guard:
                    await self._change(entry, _nothing, reread=True)
                if guard.error is None or not is_temporary(guard.error):
                    break
        finally:
            self._doubtful.discard(entry.table.id)
        if entry.table.number > number:
            self._publish(entry.table, summary=True)

    def on_note(self, note: Note) -> None:
        """Handles the note that a table has changed, perhaps in another process."""
        entry = self._entries.get(note.id)
        if entry is not None:
            entry.newest = max(entry.newest, note.number)

    async def view(self, table: Table, viewer: Viewer) -> bytes:
        """The table for one viewer, as the JSON of a `TableView`."""
        await self.prepare(table)
        if is_delayed(table, viewer.person):
            table = (await self.late(table)).table
            return view(table, viewer, await self._late_rosters.of(table), now(), DELAY_MS)
        return view(table, viewer, await self.rosters.of(table), now())

    def view_if_ready(self, table_id: str, viewer: Viewer) -> bytes | None:
        """The same if nothing has to be looked up, and if the viewer may see the table."""
        entry = self._entries.get(table_id)
        if entry is None or entry.table.number < entry.newest:
            return None
        table, rosters, delay = entry.table, self.rosters, 0
        if viewer.person in table.removed:
            return None
        if is_delayed(table, viewer.person):
            late = self._late_if_ready(table)
            if late is None:
                return None
            table, rosters, delay = late.table, self._late_rosters, DELAY_MS
        roster = rosters.known(table)
        if roster is None or table.position.takes_long_to_name:
            return None
        return view(table, viewer, roster, now(), delay)

    async def make_ready(self, table: Table, viewer: Viewer) -> None:
        """Looks up what a view needs."""
        if is_delayed(table, viewer.person):
            table = (await self.late(table)).table
            await self._late_rosters.of(table)
        else:
            await self.rosters.of(table)
        await self.prepare(table)

    async def late(self, table: Table) -> Delayed:
        """A rated game as spectators see it."""
        while (known := self._late_if_ready(table)) is None:
            found = self._late.get(table.id)
            new = await ledger.since(self.store, table.id, found.number if found else 0)
            if found is None:
                found = Delayed(Table(table.id, self._outages))
                found.add(new)
                await self._long_work.run(table.terms.owner, partial(found.go_on, now()))
                self._late.setdefault(table.id, found)
            elif new and new[0][0] == found.number + 1:  # no other call was faster
                found.add(new)
            while len(self._late) > MOST_LATE:
                self._late.popitem(last=False)
        return known

    def _late_if_ready(self, table: Table) -> Delayed | None:
        """The same if nothing has to be read. A timer shows later events to those who watch."""
        known = self._late.get(table.id)
        if known is None or known.number < table.number:
            return None
        known.go_on(now())
        self._late.move_to_end(table.id)
        if known.next_at is not None and table.id not in self._timers:
            loop, wait = asyncio.get_running_loop(), (known.next_at - now()) / 1000
            self._timers[table.id] = loop.call_later(max(wait, 0), self._show_more, table.id)
        return known

    def _show_more(self, table_id: str) -> None:
        self._timers.pop(table_id, None)
        self.fanout.publish_here(Note("table", table_id))

    async def prepare(self, table: Table) -> None:
        """Names the legal actions of a table in advance, so that views can be built at once."""
        await self._long_work.name_actions(table.terms.owner, table.position)

    async def _entry(self, table_id: str) -> Entry:
        entry = self._entries.get(table_id)
        if entry is None:
            entry = Entry(Table(table_id, self._outages))
            await self._reread(entry)
            if entry.table.number == 0:
                raise Unknown("table-unknown")
            entry = self._remember(entry)
        self._entries.move_to_end(table_id)
        return entry

    async def _reread(self, entry: Entry) -> None:
        """Reads what else has been written about a table."""
        table, guard = entry.table.copy(), Guard()
        with guard:
            await self._catch_up(table)
        if guard.error is None:
            TROUBLES.mended(table.id)
            entry.table = table
            return
        if is_temporary(guard.error) or isinstance(guard.error, TooMuch):
            raise guard.error
        # A problem of this table or the disk; it must not affect visitors or other tables.
        TROUBLES.spoilt(table.id, guard.error)
        raise Spoilt("table-spoilt") from guard.error

    async def _catch_up(self, table: Table) -> None:
        new = await ledger.since(self.store, table.id, table.number)
        if new and isinstance(first := new[0][2], ev.Opened):
            await self._long_work.ready(first.game)
            table.apply(*new.pop(0))
        if len(new) <= FEW:
            while new and not table.position.takes_long_to_name:
                table.apply(*new.pop(0))
        if new:
            await self._long_work.run(table.terms.owner, partial(_apply_all, table, new))

    def _remember(self, entry: Entry) -> Entry:
        """Keeps a table in memory and drops the least recently used ones: all are on disk."""
        entry = self._entries.setdefault(entry.table.id, entry)
        while len(self._entries) > MOST_IN_MEMORY:
            oldest, other = next(iter(self._entries.items()))
            if not other.idle:
                self._entries.move_to_end(oldest)
                break
            del self._entries[oldest]
        return entry

    # -- changing -----------------------------------------------------------------------------

    async def ready(self, game: str) -> None:
        """Waits until a game can be played."""
        await self._long_work.ready(game)

    async def open(self, person: str, wish: OpenTable, account: bool = False) -> Table:
        """A new table as wished."""
        await self.ready(wish.game)
        public = wish.visibility != "private"
        if public and await ledger.open_tables(self.store, person) >= MOST_OPEN:
            raise Refusal("open-too-many", most=MOST_OPEN)
        if wish.position is None:
            table, writes = self.planned(opened(person, wish, account))
        else:  # a custom position, which may have a thousand captures
            table, writes = await self._long_work.run(
                person, lambda: self.planned(opened(person, wish, account))
            )
        await self.store.write(*writes, then=lambda: self.add(table))
        return table

    async def upload(self, person: str, record: str) -> Table:
        """The table of a game that was played on a person's device; it may be there already."""
        table_id = uploaded_id(person, record)
        if await ledger.newest(self.store, [table_id]):
            return await self.table(table_id)
        work = partial(uploaded, table_id, person, record, now())
        table, numbered = await self._long_work.run(person, work)
        summary = msgspec.json.encode(brief(table))
        await self.store.write(
            *ledger.appending(table.id, numbered),
            ledger.opening(table, summary, None),
            ledger.summarising(table, summary, None),
            *ledger.seating(table),
            then=lambda: self.add(table),
        )
        return table

    async def do(self, table_id: str, caller: Caller, command: p.Command) -> Table:
        """Carries out a command and returns once it is on disk, or refuses."""
        verb = HANDLERS[type(command)]
        if isinstance(command, p.Claim):  # the one command that asks who is away
            people = (await self.table(table_id)).people()
            await self.presence.learn(people)
            caller = replace(caller, gone=self.presence.gone(people))
        return await self.change(table_id, lambda table: verb(table, caller, command))

    async def change(self, table_id: str, decide: Decide) -> Table:
        """Makes a change that is decided from the current table; returns the table afterwards."""
        return await self._change(await self._entry(table_id), decide)

    def submit(self, table_id: str, decide: Decide, done: Done) -> None:
        """The same without waiting; `done` is called in the end."""
        entry = self._entries.get(table_id)
        if entry is not None:
            self._entries.move_to_end(table_id)
            self._pipeline.submit(entry, Submission(decide, done))
        else:  # the table has to be read first
            self._tasks.start(self.change(table_id, decide), done)

    async def _change(self, entry: Entry, decide: Decide, reread: bool = False) -> Table:
        answer = asyncio.get_running_loop().create_future()
        self._pipeline.submit(entry, Submission(decide, partial(settle, answer), reread))
        await answer
        return entry.table

    def _plan(self, before: Table, events: list[ev.Event]) -> Change:
        """The change of a submission: what is to be written, and the new table."""
        opens, also = None, list[Write]()
        if before.shuffle is not None:
            events = self._shuffles.complete(before, events)
        if any(isinstance(event, ev.Rematched) for event in events):
            opens, also = self.planned(rotated(before))
            events = [ev.Rematched(opens.id)]
        elif before.status == "open":
            also = self._shuffles.begin(before, events)
        change = Change(before, events)
        change.opens, change.also = opens, also
        while (planned := reply(change.after)) is not None:
            change.add([planned])
        if before.shuffle is not None:
            change.add(self._shuffles.open(change.after))
        return change

    def _settle(self, entry: Entry, change: Change) -> None:
        """Makes a change that is on disk visible."""
        metrics.commit_seconds.observe(time.perf_counter() - change.began)
        for _, _, event in change.numbered:
            metrics.events.of[ev.kind(event)] += 1
        if entry.table is change.before:  # otherwise it was already read from disk
            entry.table = change.after
        self._publish(change.after, change.changes_summary)
        if change.opens is not None:
            self.add(change.opens)

    def planned(self, events: list[ev.Event]) -> tuple[Table, list[Write]]:
        """A new table and the writes that store it."""
        table = Table(new_table_id(), self._outages)
        secret = self._shuffles.begin(table, events)
        change = Change(table, events)
        writes = secret + ledger.appending(table.id, change.numbered) + change.notices()
        table = change.after
        writes.append(ledger.opening(table, msgspec.json.encode(brief(table)), due_at(table)))
        return table, writes + ledger.seating(table)

    def add(self, table: Table) -> None:
        """Adds a new table that is on disk."""
        self._remember(Entry(table))
        self._publish(table, summary=True)

    def _publish(self, table: Table, summary: bool) -> None:
        self.fanout.publish(Note("table", table.id, table.number))
        if summary:
            for person in table.people():
                self.fanout.publish(Note("games", person))
            if table.terms.visibility != "private":
                self.fanout.publish(Note("lobby"))
        for callback in self.after:
            callback(table)


def _apply_all(table: Table, events: list[ledger.Numbered]) -> None:
    for numbered in events:
        table.apply(*numbered)


def _nothing(table: Table) -> list[ev.Event]:
    """A change without events, to read the table."""
    return []
