"""Everything a running server consists of, opened in order and closed in reverse."""

from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from wuqi.server.cluster.fanout import Fanout
from wuqi.server.cluster.notes import Note
from wuqi.server.cluster.processes import Processes
from wuqi.server.computers.engines import offer_engines
from wuqi.server.computers.pool import Pool, open_pool
from wuqi.server.concurrency.background import Background
from wuqi.server.concurrency.batches import Batches
from wuqi.server.concurrency.shares import Shares
from wuqi.server.meeting.challenges import Challenges
from wuqi.server.meeting.pairing import Pairing
from wuqi.server.notifications.channels import Channels
from wuqi.server.notifications.mail import MailServer
from wuqi.server.notifications.outgoing import OutgoingClient
from wuqi.server.notifications.push import PushKeys, open_push_keys
from wuqi.server.notifications.sender import Sender
from wuqi.server.people.addresses import Addresses
from wuqi.server.people.avoiding import Avoiding
from wuqi.server.people.directory import Directory
from wuqi.server.people.following import Following
from wuqi.server.people.people import KnownPerson, People, open_signer
from wuqi.server.people.presence import Presence
from wuqi.server.people.reports import Reports
from wuqi.server.people.sessions import Signer
from wuqi.server.people.tokens import Tokens
from wuqi.server.people.visits import Visits
from wuqi.server.ports import Ports, RulesCompiler
from wuqi.server.protocol import Me
from wuqi.server.rate_limits import RateLimits
from wuqi.server.ratings.rater import Rater
from wuqi.server.room.chat import Chats
from wuqi.server.room.computer_turns import ComputerTurns
from wuqi.server.room.deadlines import DeadlineLoop, report
from wuqi.server.room.dispatch import Dispatcher
from wuqi.server.room.lobby import Lobby
from wuqi.server.room.long_work import LongWork
from wuqi.server.room.room import Room
from wuqi.server.room.shuffle_turns import ShuffleTurns
from wuqi.server.room.shuffles import Shuffles
from wuqi.server.room.stored_secrets import StoredSecrets
from wuqi.server.settings import Settings
from wuqi.server.store.store import Store, make_folder
from wuqi.server.teaching.permissions import ComputerPermissions
from wuqi.server.teaching.question_queue import QuestionQueue, open_question_queue
from wuqi.server.teaching.scores import Scores
from wuqi.server.teaching.solved_tables import SolvedTables
from wuqi.server.tournaments.organiser import Organiser
from wuqi.server.tournaments.views import Tournaments
from wuqi.server.vacations.vacations import Vacations

if TYPE_CHECKING:
    from wuqi.server.cluster.redis_channels import RedisChannels
    from wuqi.server.socket.conversation import Conversation


PORTS = Ports()


@dataclass(slots=True)
class Services:
    """What handlers may use."""

    settings: Settings
    store: Store
    fanout: Fanout
    people: People
    tokens: Tokens
    signer: Signer
    limits: RateLimits
    directory: Directory
    presence: Presence
    avoiding: Avoiding
    following: Following
    reports: Reports
    challenges: Challenges
    room: Room
    chats: Chats
    lobby: Lobby
    pairing: Pairing
    dispatcher: Dispatcher
    warmup: RulesCompiler
    pool: Pool  # computers that think of an action
    analyses: QuestionQueue  # for analysis and hints
    reviews: QuestionQueue  # for reviews
    scores: Scores
    solved_tables: SolvedTables
    background: Background
    addresses: Addresses
    visits: Visits
    processes: Processes
    tournaments: Tournaments
    organiser: Organiser
    channels: Channels
    push_keys: PushKeys
    sender: Sender
    vacations: Vacations
    batches: Batches
    conversations: dict["Conversation", None] = field(default_factory=dict)  # in order

    async def me(self, known: KnownPerson) -> Me:
        """A person, as shown to themselves."""
        known = await self.people.yield_name(known)
        avoided = await self.avoiding.of(known.id)
        following = await self.following.of(known.id)
        await self.directory.learn([*avoided["mute"], *avoided["block"], *following])
        muted = tuple(map(self.directory.name, avoided["mute"]))
        blocked = tuple(map(self.directory.name, avoided["block"]))
        followed = tuple(map(self.directory.name, following))
        assert known.kind != "gone"
        private = bool(known.private)
        return Me(known.id, known.name, known.kind, muted, blocked, private, followed)

    async def look_again(self) -> None:
        """The database may have changed without a note: forgets everything in memory."""
        memories = (self.people, self.directory, self.presence, self.chats, self.room.rosters)
        for memory in memories:
            memory.forget_all()
        await self.room.look_again()
        self.fanout.publish_again()
        for conversation in list(self.conversations):
            await conversation.check_person()

    def announce_leaving(self, person: str, tables: Iterable[str]) -> None:
        """Tells a person's tables that a socket of theirs has closed."""
        self.fanout.publish(Note("left", person))
        self.announce_presence(person, tables)

    async def retry_presence(self) -> None:
        """Stores who came or went while the database was unreachable."""
        for person in await self.presence.catch_up():
            self.announce_presence(person)

    def announce_presence(self, person: str, tables: Iterable[str] = ()) -> None:
        """Tells a person's tables that the person has come or gone."""
        self.lobby.on_presence()
        self.fanout.publish(Note("person", person))
        for table in tables:
            self.fanout.publish(Note("table", table))


@asynccontextmanager
async def open_services(
    settings: Settings, limits: RateLimits, ports: Ports = PORTS
) -> AsyncIterator[Services]:
    """A server's parts, ready to serve."""
    async with AsyncExitStack() as stack:
        if settings.database is None:
            make_folder(settings.data)
        url = settings.database_url
        lock = await stack.enter_async_context(ports.lock(url, settings.redis is None))
        store = await stack.enter_async_context(ports.open_store(url))
        processes = Processes(store, alone=settings.redis is None, first=lock.first)
        await processes.start()
        await lock.share()
        stack.push_async_callback(processes.close)
        watch = ports.watch(processes.excuse_pause)
        watch.start()
        stack.push_async_callback(watch.close)
        warmup = ports.compile_rules()
        warmup.start()
        stack.push_async_callback(warmup.close)
        redis = channels = None
        if settings.redis is not None:
            from wuqi.server.cluster.redis_channels import RedisChannels, open_channels

            redis = RedisChannels(ports.connect_redis(settings.redis))
            channels = await stack.enter_async_context(open_channels(redis))
        fanout = Fanout(channels)
        await fanout.start()
        stack.push_async_callback(fanout.stop)
        directory, presence = Directory(store), Presence(store, processes.process)
        fanout.on["person"] += [
            lambda note: directory.forget(note.id),
            lambda note: presence.forget(note.id),
        ]
        shuffles = Shuffles(StoredSecrets(store))
        background, addresses = Background(), Addresses()
        room = Room(
            store,
            fanout,
            directory,
            presence,
            shuffles,
            processes.outages,
            LongWork(warmup.ready, background, addresses),
            settings.shared,
        )
        pool = await stack.enter_async_context(open_pool(settings.thinkers, ports.start_player))
        offer_engines(settings.engines)
        engine_pool = await stack.enter_async_context(
            open_pool(settings.thinkers, ports.start_player)
        )
        solved_tables = SolvedTables(settings.tables)
        stack.push_async_callback(solved_tables.close)
        analyses = await stack.enter_async_context(open_question_queue(settings.teachers))
        reviews = await stack.enter_async_context(open_question_queue(settings.teachers))
        computer_turns = ComputerTurns(room, pool, engine_pool, addresses)
        stack.push_async_callback(computer_turns.close)
        shuffle_turns = ShuffleTurns(room, shuffles, partial(report, "shuffle"))
        stack.push_async_callback(shuffle_turns.close)
        vacations = Vacations(store, room)
        stack.push_async_callback(vacations.close)
        room.after.append(vacations.look_at)
        vacations.start()
        deadlines = DeadlineLoop(room, vacations.look_up)
        deadlines.start()
        stack.push_async_callback(deadlines.close)
        rater = Rater(store)
        room.after.append(rater.look_at)
        rater.start()
        stack.push_async_callback(rater.close)
        organiser = Organiser(room)
        organiser.start()
        stack.push_async_callback(organiser.close)
        signer = await open_signer(store)
        notified = Channels(store, signer)
        contact = settings.address or f"mailto:{settings.mail_from or 'nobody@localhost'}"
        push_keys = await open_push_keys(store, contact)
        sender = Sender(
            store,
            processes.process,
            notified,
            directory,
            presence,
            MailServer.of(settings.smtp, settings.mail_from, settings.address),
            push_keys,
            OutgoingClient(settings.private_webhooks),
        )
        room.after.append(sender.look_at)
        sender.start()
        stack.push_async_callback(sender.close)
        avoiding, chats = Avoiding(store), Chats(store)
        lobby, pairing = Lobby(room), Pairing(room, avoiding, addresses)
        stack.push_async_callback(lobby.close)
        stack.push_async_callback(pairing.close)
        computers_may_play = ComputerPermissions(
            store, room.table, addresses, background, by_address=settings.limits > 0
        )
        dispatcher = Dispatcher(room, chats, fanout, avoiding, computers_may_play.check)
        visits = Visits(presence, lambda person: fanout.publish(Note("person", person)))
        stack.push_async_callback(visits.close)
        fanout.on["left"].append(lambda note: visits.end(note.id))
        services = Services(
            settings,
            store,
            fanout,
            People(store, fanout),
            Tokens(store),
            signer,
            limits,
            directory,
            presence,
            avoiding,
            Following(store),
            Reports(store),
            Challenges(room, dispatcher, avoiding),
            room,
            chats,
            lobby,
            pairing,
            dispatcher,
            warmup,
            pool,
            analyses,
            reviews,
            Scores(store),
            solved_tables,
            background,
            addresses,
            visits,
            processes,
            Tournaments(store, directory),
            organiser,
            notified,
            push_keys,
            sender,
            vacations,
            Batches(Shares(settings.limits)),
        )
        processes.on_outside_change.append(services.look_again)
        processes.on_check.append(services.retry_presence)
        if redis is not None:
            _recover_lost_notes(redis, processes, services)
        yield services


def _recover_lost_notes(redis: "RedisChannels", processes: Processes, services: Services) -> None:
    """Finds changes that were written but not announced, by a process that died or while Redis was
    unreachable. Every few seconds, and at once when a process replaces another, it looks for new
    events. If notes were certainly lost, every process reads everything again.
    """
    fanout = services.fanout
    fanout.on["process"].append(lambda note: processes.meet(note.id))
    fanout.on["gap"].append(lambda note: processes.distrust())
    processes.on_revival.append(services.presence.come_again)
    processes.on_death.append(lambda: fanout.publish(Note("gap")))

    async def look() -> None:
        await (services.look_again() if redis.away else services.room.look_again())

    processes.on_check.append(look)
    # From now on people are served, so notes are missing until the connection is there (again).
    redis.on_connected.append(lambda: fanout.publish(Note("gap")))
    if not redis.away:
        fanout.publish(Note("process", processes.process))
