"""Everything a running server consists of, opened in order and closed in reverse."""

from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from wuqi.server.cluster.fanout import Fanout
from wuqi.server.cluster.notes import Note
from wuqi.server.cluster.processes import Life
from wuqi.server.cluster.redis_channels import Wire, open_channels
from wuqi.server.computers.pool import Pool, open_pool
from wuqi.server.concurrency.background import Aside
from wuqi.server.concurrency.batches import Lane
from wuqi.server.people.avoiding import Avoiding
from wuqi.server.people.directory import Directory
from wuqi.server.people.people import Known, People, open_signer
from wuqi.server.people.presence import Presence
from wuqi.server.people.sessions import Signer
from wuqi.server.people.tokens import Tokens
from wuqi.server.protocol import Me
from wuqi.server.rate_limits import Limits
from wuqi.server.room.chat import Chats
from wuqi.server.room.computer_turns import Thinking
from wuqi.server.room.deadlines import Alarms
from wuqi.server.room.dispatch import Desk
from wuqi.server.room.lobby import Lobby
from wuqi.server.room.room import Room
from wuqi.server.room.shuffle_turns import Speaking
from wuqi.server.room.shuffles import Shuffles
from wuqi.server.settings import Settings
from wuqi.server.store.database_lock import lock_database
from wuqi.server.store.store import Store, make_folder, open_store
from wuqi.server.teaching.classroom import Classroom, open_classroom
from wuqi.server.teaching.scores import Scores
from wuqi.server.teaching.truth import Truth
from wuqi.server.warmup import Warming

if TYPE_CHECKING:
    from wuqi.server.socket.conversation import Conversation


@dataclass(slots=True)
class Services:
    """What handlers may use."""

    settings: Settings
    store: Store
    fanout: Fanout
    people: People
    tokens: Tokens
    signer: Signer
    limits: Limits
    directory: Directory
    presence: Presence
    avoiding: Avoiding
    room: Room
    chats: Chats
    lobby: Lobby
    desk: Desk
    warming: Warming
    pool: Pool  # computers that think of an action
    classroom: Classroom  # for analysis and hints
    study: Classroom  # for reviews
    scores: Scores
    truth: Truth
    aside: Aside = field(default_factory=Aside)
    lane: Lane = field(default_factory=Lane)
    conversations: set["Conversation"] = field(default_factory=set)

    async def me(self, known: Known) -> Me:
        """Somebody, as they are told about themselves."""
        avoided = await self.avoiding.of(known.id)
        await self.directory.learn([*avoided["mute"], *avoided["block"]])
        muted = tuple(map(self.directory.name, avoided["mute"]))
        blocked = tuple(map(self.directory.name, avoided["block"]))
        assert known.kind != "gone"
        return Me(known.id, known.name, known.kind, muted, blocked)

    async def look_again(self) -> None:
        """The database was changed and we may not have been told: believe nothing in memory."""
        memories = (self.people, self.directory, self.presence, self.chats, self.room.rosters)
        for memory in memories:
            memory.forget_all()
        await self.room.look_again()
        self.fanout.retell()
        for conversation in list(self.conversations):
            await conversation.check_person()

    async def settle_presence(self) -> None:
        """Tells of those who came or went while the database was away."""
        for person in await self.presence.catch_up():
            self.tell_presence(person)

    def tell_presence(self, person: str, tables: Iterable[str] = ()) -> None:
        """Somebody has come or gone: their tables show it."""
        self.fanout.tell(Note("person", person))
        for table in tables:
            self.fanout.tell(Note("table", table))


@asynccontextmanager
async def open_services(settings: Settings, limits: Limits) -> AsyncIterator[Services]:
    """A server's parts, ready to serve."""
    async with AsyncExitStack() as stack:
        if settings.database is None:
            make_folder(settings.data)
        alone = lock_database(settings.database_url, alone=settings.redis is None)
        await stack.enter_async_context(alone)
        store = await stack.enter_async_context(open_store(settings.database_url))
        life = Life(store, alone=settings.redis is None)
        await life.start()
        stack.push_async_callback(life.close)
        warming = Warming()
        warming.start()
        stack.push_async_callback(warming.close)
        wire = Wire(settings.redis) if settings.redis is not None else None
        fanout = Fanout(await stack.enter_async_context(open_channels(wire)))
        await fanout.start()
        stack.push_async_callback(fanout.stop)
        directory, presence = Directory(store), Presence(store, life.process)
        fanout.on["person"] += [
            lambda note: directory.forget(note.id),
            lambda note: presence.forget(note.id),
        ]
        shuffles = Shuffles(store)
        room = Room(
            store,
            fanout,
            directory,
            presence,
            shuffles,
            life.outages,
            warming.ready,
            settings.shared,
        )
        pool = await stack.enter_async_context(open_pool(settings.thinkers))
        truth = Truth(settings.tables)
        stack.push_async_callback(truth.close)
        classroom = await stack.enter_async_context(open_classroom(settings.teachers))
        study = await stack.enter_async_context(open_classroom(settings.teachers))
        thinking = Thinking(room, pool)
        stack.push_async_callback(thinking.close)
        speaking = Speaking(room, shuffles)
        stack.push_async_callback(speaking.close)
        alarms = Alarms(room)
        alarms.start()
        stack.push_async_callback(alarms.close)
        avoiding, chats = Avoiding(store), Chats(store)
        services = Services(
            settings,
            store,
            fanout,
            People(store, fanout),
            Tokens(store),
            await open_signer(store),
            limits,
            directory,
            presence,
            avoiding,
            room,
            chats,
            Lobby(room, avoiding),
            Desk(room, chats, fanout, avoiding),
            warming,
            pool,
            classroom,
            study,
            Scores(store),
            truth,
        )
        life.on_mark.append(services.look_again)
        life.on_doubt.append(services.settle_presence)
        if wire is not None:
            _look_for_the_untold(wire, life, services)
        yield services


def _look_for_the_untold(wire: Wire, life: Life, services: Services) -> None:
    """What was written and not told, by a process that died or while Redis was away.

    Actions are looked for every few seconds, and at once when a process comes in place of
    another. When notes were surely lost, everything is looked at again, in every process.
    """
    fanout = services.fanout
    fanout.on["process"].append(lambda note: life.meet(note.id))
    fanout.on["gap"].append(lambda note: life.distrust())
    life.on_rising.append(services.presence.come_again)
    life.on_burial.append(lambda: fanout.tell(Note("gap")))

    def greet(again: bool) -> None:
        fanout.tell(Note("gap") if again else Note("process", life.process))

    async def look() -> None:
        await (services.look_again() if wire.away else services.room.look_again())

    life.on_doubt.append(look)
    wire.on_standing.append(greet)
    if not wire.away:
        greet(again=False)
