"""The live conversation with one client: handles what the client sends. `outbox` sends to it.

Messages are handled one after the other, in batches with those of other clients (`batches`). If one
takes time, because something has to be looked up or written to disk, the client's next messages
wait; the event loop continues.
"""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Protocol

import msgspec
import structlog

from wuqi.core.errors import WuqiError
from wuqi.core.text.words import closest_language
from wuqi.server import metrics
from wuqi.server import protocol as p
from wuqi.server.cluster.notes import Note
from wuqi.server.commands.caller import Caller
from wuqi.server.concurrency.guard import Guard
from wuqi.server.concurrency.tasks import Tasks
from wuqi.server.errors import Forbidden, NotSignedIn, Refusal, Unavailable, Unknown
from wuqi.server.ids import now
from wuqi.server.people.people import KnownPerson
from wuqi.server.refusals import BAD_JSON, refused
from wuqi.server.services import Services
from wuqi.server.socket.close_codes import (
    CLOSE_FORBIDDEN,
    CLOSE_PROTOCOL,
    CLOSE_SILENT,
    CLOSE_TOO_MUCH,
    Disconnect,
)
from wuqi.server.socket.outbox import Outbox, Outlet
from wuqi.server.socket.own_games import OwnGames
from wuqi.server.store.store import first_line, is_temporary
from wuqi.server.table.views.view import Viewer

log = structlog.get_logger()

HEARTBEAT_S = 4.0  # a dead connection is noticed within twelve seconds
MOST_WATCHED = 50
MOST_LAG = 500  # milliseconds of lag that the clock forgives, for each action
BURST, PER_SECOND = 60.0, 20.0  # messages a client may send: a token bucket
LATER_S = 0.0004  # of a processor, that a message takes after its batch: lookups, writing, showing

_decode = msgspec.json.Decoder[p.ClientMessage](p.ClientMessage).decode


class MessageChannel(Outlet, Protocol):
    """The way to a client and back."""

    receiver: Any  # called when messages have come, or can be sent again

    def next_message(self) -> bytes | None:
        """The next message that has come, if there is one."""

    @property
    def waiting(self) -> bool:
        """Whether messages have come, or the client has left."""

    @property
    def left(self) -> bool:
        """Whether the client has left."""


class Conversation:
    """One client's socket from hello to goodbye."""

    def __init__(
        self,
        services: Services,
        person: KnownPerson | None,
        may_play: bool,
        connection: MessageChannel,
        token: str | None = None,
        address: str = "",
    ) -> None:
        self.address = address
        self._services = services
        self._room = services.room
        self._outbox = Outbox(services, person, connection, token, address)
        self._own_games: OwnGames | None = None  # if the client follows them
        self._may_play = may_play
        self._connection = connection
        self._language = "en"
        self._pictures = True
        self._greeted = False
        self._scheduled = False  # messages will be handled in a moment
        self._busy = False  # a message is being handled and takes time
        self._tasks = Tasks()
        self._beat = 0
        self._beat_at: int | None = None  # when the last unanswered heartbeat was sent
        self._lag = 0
        self._clock = asyncio.get_running_loop().time
        self._allowance, self._allowed_at = BURST, self._clock()

    async def run(self) -> int:
        """Runs until one side ends the conversation; returns the close code."""
        me = self._outbox.person_id
        if me is None:
            return await self._talk()
        await self._services.presence.come(me)
        self._services.announce_presence(me)
        try:
            return await self._talk()
        finally:
            viewers = self._outbox.viewers.items()
            seated_at = [table for table, viewer in viewers if viewer.seated]
            await self._services.presence.go(me)
            self._services.announce_leaving(me, seated_at)

    async def _talk(self) -> int:
        ended = self._outbox.ended
        tasks = [asyncio.create_task(part()) for part in (self._beats, self._outbox.watch_over)]
        self._connection.receiver = self
        if self._connection.waiting:  # messages that came before we listened
            self.on_received()
        try:
            await asyncio.wait([ended, *tasks], return_when=asyncio.FIRST_COMPLETED)
            for part in (ended, *tasks):
                if part.done():
                    part.result()
        except Disconnect as disconnect:
            return disconnect.code
        finally:
            self._connection.receiver = None
            ended.cancel()  # nothing more is handled or sent
            self._tasks.cancel()
            self._outbox.close()
            if self._own_games is not None:
                self._own_games.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return 1000

    async def check_person(self) -> None:
        """Ends the conversation if the person has been banned, deleted or signed out."""
        me = self._outbox.person_id
        if me is not None and await self._services.people.find(me) is None:
            self.fail(Disconnect(CLOSE_FORBIDDEN))

    @property
    def all_sent(self) -> bool:
        """Whether no answer waits to be sent."""
        return self._outbox.all_sent

    def go_away(self, after: int) -> None:
        """Tells the client that the server is about to stop."""
        self._outbox.answer_surely(p.GoingAway(after))

    def fail(self, error: Exception) -> None:
        """Ends the conversation."""
        self._outbox.fail(error)

    # -- receiving ----------------------------------------------------------------------------

    def on_received(self) -> None:
        """Messages have come, or the client has left."""
        if not self._scheduled and not self._busy:
            self._scheduled = True
            self._services.batches.handle(self)

    def on_writable(self) -> None:
        """The client takes messages again."""
        self._outbox.on_writable()

    def handle_received(self) -> None:
        """Handles messages until there are none, or one takes time."""
        self._scheduled = False
        while not self._busy and not self._outbox.ended.done():
            payload = self._connection.next_message()
            if payload is None:
                if self._connection.left:
                    raise Disconnect(1000)
                return
            self._spend_allowance()
            metrics.messages.of["in"] += 1
            try:
                message = _decode(payload)
            except BAD_JSON as error:
                if not self._greeted:
                    raise Disconnect(CLOSE_PROTOCOL) from error
                why = Refusal("message-bad", reason=str(error))
                self._outbox.answer(refused(why, self._language))
                continue
            if not self._greeted and not isinstance(message, p.Hello):
                raise Disconnect(CLOSE_PROTOCOL)
            self._handle(message)

    def _handle(self, message: p.ClientMessage) -> None:
        if not isinstance(message, (p.Beat, p.Ping)):
            self._services.batches.charge(self.address, LATER_S)
        if isinstance(message, p.Do):
            try:
                self._do(message)
            except WuqiError as error:
                self._outbox.answer(refused(error, self._language, message.id, message.table))
        elif isinstance(message, p.Beat):
            self._measure_lag(message)
        elif isinstance(message, p.Ping):
            self._outbox.answer(p.Heartbeat(self._beat, now()))
        else:
            self._busy = True
            self._tasks.start(
                _HANDLERS[type(message)](self, message), partial(self._handled, message)
            )

    def _handled(self, message: p.ClientMessage, problem: Exception | None) -> None:
        """Continues with the next message after one that took time."""
        self._busy = False
        with Guard() as guard:
            if problem is not None:
                self._refuse(message, problem)
            elif isinstance(message, p.Do):
                self._outbox.answer_surely(p.Done(message.id))
        if guard.error is not None:
            self.fail(guard.error)
        if self._connection.waiting:
            self.on_received()

    def _refuse(self, message: p.ClientMessage, problem: Exception) -> None:
        command = message.id if isinstance(message, p.Do) else None
        table = getattr(message, "table", None)
        if not isinstance(problem, WuqiError):
            if command is None or not is_temporary(problem):
                raise problem
            log.warning("trouble", table=table, problem=first_line(problem))
            problem = Unavailable("server-trouble")
        self._outbox.answer(refused(problem, self._language, command, table))

    def _spend_allowance(self) -> None:
        """Counts a message; Disconnect if there were too many."""
        factor = self._services.settings.limits
        if factor == 0:
            return
        moment = self._clock()
        earned = (moment - self._allowed_at) * PER_SECOND * factor
        self._allowance = min(BURST * factor, self._allowance + earned)
        self._allowed_at = moment
        if self._allowance < 1:
            raise Disconnect(CLOSE_TOO_MUCH)
        self._allowance -= 1

    # -- the messages -------------------------------------------------------------------------

    async def _hello(self, message: p.Hello) -> None:
        if message.version != p.VERSION:
            raise Disconnect(CLOSE_PROTOCOL)
        self._greeted = True
        self._language = closest_language(message.language) or "en"
        self._pictures = message.pictures
        me, person = None, self._outbox.person
        if person is not None:
            me = await self._services.me(person)
            self._outbox.deaf_to = frozenset(other.id for other in (*me.muted, *me.blocked))
            self._services.fanout.follow("person", person.id, self._outbox)
        self._outbox.answer(p.Welcome(p.VERSION, me, now(), int(HEARTBEAT_S * 1000)))

    async def _watch(self, message: p.Watch) -> None:
        viewers = self._outbox.viewers
        if len(viewers) >= MOST_WATCHED and message.table not in viewers:
            raise Refusal("watching-too-many", most=MOST_WATCHED)
        look = self._services.settings.shared
        table = await self._room.table(message.table, look=look)
        me = self._outbox.person_id
        if me in table.removed:
            raise Unknown("table-unknown")
        seated = bool(table.seats_of(me))
        viewer = Viewer(me, message.seat, self._pictures, message.ply, message.back, seated=seated)
        self._outbox.follow(table, viewer)
        if await self._services.chats.lines(table.id, look=look):
            self._outbox.on_note(Note("chat", table.id))
        if seated:  # the others see who has come
            self._services.fanout.publish(Note("table", table.id))

    async def _unwatch(self, message: p.Unwatch) -> None:
        if message.table in self._outbox.viewers:
            self._outbox.unfollow(message.table)

    async def _watch_lobby(self, message: p.WatchLobby) -> None:
        if message.on:
            self._services.fanout.follow("lobby", "", self._outbox)
            self._outbox.on_note(Note("lobby"))
        else:
            self._services.fanout.unfollow("lobby", "", self._outbox)

    async def _watch_own(self, message: p.WatchOwn) -> None:
        me = self._outbox.person_id
        if me is None:
            raise NotSignedIn("not-signed-in")
        if self._own_games is None:
            self._own_games = OwnGames(self._services, me, self._outbox.answer_surely, self.fail)
        self._own_games.look()

    def _do(self, message: p.Do) -> None:
        me = self._outbox.person_id
        if me is None:
            raise NotSignedIn("not-signed-in")
        if not self._may_play:
            raise Forbidden("token-scope", scope="play")
        self._busy = True
        caller = Caller(me, now(), self._lag, account=self._outbox.has_account)
        done = partial(self._handled, message)
        self._services.dispatcher.submit(message.table, caller, message.command, done)

    # -- heartbeats ---------------------------------------------------------------------------

    def _measure_lag(self, message: p.Beat) -> None:
        if message.number == self._beat and self._beat_at is not None:
            lag = min((now() - self._beat_at) // 2, MOST_LAG)
            self._lag = (self._lag + lag) // 2
            self._beat_at = None

    async def _beats(self) -> None:
        """Sends heartbeats; two unanswered ones in a row end the conversation."""
        while True:
            await asyncio.sleep(HEARTBEAT_S)
            if self._beat_at is not None and now() - self._beat_at > 1.5 * HEARTBEAT_S * 1000:
                raise Disconnect(CLOSE_SILENT)
            if self._beat_at is None:
                self._beat += 1
                self._beat_at = now()
            self._outbox.answer(p.Heartbeat(self._beat, now()))


Handler = Callable[[Conversation, Any], Coroutine[Any, Any, None]]

_HANDLERS: dict[type, Handler] = {
    p.Hello: Conversation._hello,
    p.Watch: Conversation._watch,
    p.Unwatch: Conversation._unwatch,
    p.WatchLobby: Conversation._watch_lobby,
    p.WatchOwn: Conversation._watch_own,
}
