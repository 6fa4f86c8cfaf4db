"""The live conversation with one client: what it sends is handled here. What it gets is `outbox`.

A task reads, for whatever has to wait for something. Almost all messages are actions, and those
have nothing to wait for but the disk: they go past the task, as plain calls, together with those
of other conversations, at a fraction of the cost (`batches`).
"""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
import structlog

from wuqi.core.errors import WuqiError
from wuqi.core.text.words import closest_language
from wuqi.server import metrics
from wuqi.server import protocol as p
from wuqi.server.cluster.notes import Note
from wuqi.server.commands.caller import Caller
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
from wuqi.server.store.store import DATABASE_ERRORS, first_line, is_temporary
from wuqi.server.table.view import Viewer

log = structlog.get_logger()

HEARTBEAT_S = 15.0
MOST_WATCHED = 50
MOST_LAG = 500  # milliseconds of a slow line that the clock forgives, each action
BURST, PER_SECOND = 60.0, 20.0  # messages a client may send

_decode = msgspec.json.Decoder[p.ClientMessage](p.ClientMessage).decode


class Connection(Outlet, Protocol):
    """The way to a client and back."""

    at_once: Callable[[bytes], bool] | None
    """Asked first about every message, unless one before it still waits: is it dealt with?"""

    def receive_again(self, payload: bytes) -> None:
        """A message that could not be dealt with at once after all."""

    async def receive_message(self) -> bytes | None:
        """The next message; None if the client has left."""


class Conversation:
    """One client's socket from hello to goodbye."""

    def __init__(
        self,
        services: Services,
        person: KnownPerson | None,
        may_play: bool,
        connection: Connection,
        token: str | None = None,
    ) -> None:
        self._services = services
        self._room = services.room
        self._outbox = Outbox(services, person, connection, token)
        self._may_play = may_play
        self._connection = connection
        self._language = "en"
        self._pictures = True
        self._greeted = False
        self._overtaking = False  # a message is in a batch and not yet handled
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
            self._services.announce_presence(me, seated_at)

    async def _talk(self) -> int:
        parts = (self._read, self._outbox.run, self._beats, self._outbox.watch_over)
        tasks = [asyncio.create_task(part()) for part in parts]
        self._connection.at_once = self._take_in
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except Disconnect as disconnect:
            return disconnect.code
        finally:
            self._connection.at_once = None  # nothing may be handled any more
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._outbox.close()
        return 1000

    async def check_person(self) -> None:
        """Ends the conversation if the person has been banned, deleted or signed out."""
        me = self._outbox.person_id
        if me is not None and await self._services.people.find(me) is None:
            self._outbox.fail(Disconnect(CLOSE_FORBIDDEN))

    @property
    def all_sent(self) -> bool:
        """Nothing waits to be sent."""
        return self._outbox.all_sent

    def go_away(self, after: int) -> None:
        """The server is about to stop."""
        self._outbox.answer_surely(p.GoingAway(after))

    # -- handling what has to wait -----------------------------------------------------------

    async def _read(self) -> None:
        while (payload := await self._connection.receive_message()) is not None:
            metrics.messages.of["in"] += 1
            if not self._within_rate():
                raise Disconnect(CLOSE_TOO_MUCH)
            self._allowance -= 1
            try:
                message = _decode(payload)
            except BAD_JSON as error:
                if not self._greeted:
                    raise Disconnect(CLOSE_PROTOCOL) from error
                why = Refusal("message-bad", reason=str(error))
                self._outbox.answer(refused(why, self._language))
                continue
            await self._handle(message)
        raise Disconnect(1000)

    async def _handle(self, message: p.ClientMessage) -> None:
        if not self._greeted and not isinstance(message, p.Hello):
            raise Disconnect(CLOSE_PROTOCOL)
        command = message.id if isinstance(message, p.Do) else None
        table = getattr(message, "table", None)
        try:
            await _HANDLERS[type(message)](self, message)
        except WuqiError as error:
            self._outbox.answer(refused(error, self._language, command, table))
        except DATABASE_ERRORS as error:
            if command is None or not is_temporary(error):
                raise
            log.warning("trouble", table=table, problem=first_line(error))
            away = Unavailable("server-trouble")
            self._outbox.answer(refused(away, self._language, command, table))

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

    async def _on_beat(self, message: p.Beat) -> None:
        if message.number == self._beat and self._beat_at is not None:
            lag = min((now() - self._beat_at) // 2, MOST_LAG)
            self._lag = (self._lag + lag) // 2
            self._beat_at = None

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

    async def _do(self, message: p.Do) -> None:
        me = self._outbox.person_id
        if me is None:
            raise NotSignedIn("not-signed-in")
        if not self._may_play:
            raise Forbidden("token-scope", scope="play")
        caller = Caller(me, now(), self._lag)
        await self._services.dispatcher.do(message.table, caller, message.command)
        self._outbox.answer(p.Done(message.id))

    def _within_rate(self) -> bool:
        """Whether the client may send another message now; each counts once it is handled."""
        factor = self._services.settings.limits
        if factor == 0:
            return True
        moment = self._clock()
        earned = (moment - self._allowed_at) * PER_SECOND * factor
        self._allowance = min(BURST * factor, self._allowance + earned)
        self._allowed_at = moment
        return self._allowance >= 1

    async def _beats(self) -> None:
        """Asks for a sign of life; two unanswered in a row end the conversation."""
        while True:
            await asyncio.sleep(HEARTBEAT_S)
            if self._beat_at is not None and now() - self._beat_at > 1.5 * HEARTBEAT_S * 1000:
                raise Disconnect(CLOSE_SILENT)
            if self._beat_at is None:
                self._beat += 1
                self._beat_at = now()
            self._outbox.answer(p.Heartbeat(self._beat, now()))

    # -- handling at once --------------------------------------------------------------------

    def _take_in(self, payload: bytes) -> bool:
        """Whether a message may go into a batch: an action, and nothing else on its way."""
        if (
            b'"act"' not in payload
            or not self._greeted
            or self._connection.full
            or self._overtaking
        ):
            return False
        self._overtaking = True
        self._services.batches.handle(self, payload)
        return True

    def handle_at_once(self, payload: bytes) -> None:
        """Takes an action; whatever is unusual goes the long way."""
        self._overtaking = False
        try:
            message = _decode(payload)
        except BAD_JSON:
            message = None
        if not self._acted_at_once(payload, message):
            self._connection.receive_again(payload)

    def fail(self, error: Exception) -> None:
        """Ends the conversation because of a mistake of ours."""
        self._outbox.fail(error)

    def _acted_at_once(self, payload: bytes, message: p.ClientMessage | None) -> bool:
        """Whether an action is being taken."""
        if not isinstance(message, p.Do) or not isinstance(message.command, p.Act):
            return False
        me = self._outbox.person_id
        if me is None or not self._may_play or not self._within_rate():
            return False
        number = message.id

        def tell(problem: Exception | None) -> None:
            if problem is None:
                self._outbox.answer_surely(p.Done(number))
            else:
                self._connection.receive_again(payload)

        caller = Caller(me, now(), self._lag)
        if not self._room.act_at_once(message.table, caller, message.command, tell):
            return False
        metrics.messages.of["in"] += 1
        self._allowance -= 1
        return True


_HANDLERS: dict[type, Callable[[Conversation, Any], Any]] = {
    p.Hello: Conversation._hello,
    p.Beat: Conversation._on_beat,
    p.Watch: Conversation._watch,
    p.Unwatch: Conversation._unwatch,
    p.WatchLobby: Conversation._watch_lobby,
    p.Do: Conversation._do,
}
