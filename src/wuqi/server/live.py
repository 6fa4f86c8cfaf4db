"""The live conversation with one client: reads its messages, sends it views.

What is to be sent is either an answer (in a short queue) or the fact that a table is new; the view
is built only when the client can take it. So a slow client never has more than one view of a table
waiting, and one that takes nothing is dropped.

Reading and sending are two tasks, for whatever has to wait for something. Almost all messages are
actions and views of them, and have nothing to wait for but the disk: those go past the tasks, as
plain calls, together with those of other conversations, at a fraction of the cost (`lane`).
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Protocol

import msgspec

from wuqi.core.errors import WuqiError
from wuqi.core.words import closest_language
from wuqi.server import metrics
from wuqi.server import protocol as p
from wuqi.server.bell import Bell
from wuqi.server.errors import Forbidden, NotSignedIn, Refusal, Unknown
from wuqi.server.fanout import Note
from wuqi.server.ids import now
from wuqi.server.people.people import Known
from wuqi.server.refusing import NONSENSE, refused
from wuqi.server.room.asking import Asked
from wuqi.server.room.chatting import readable
from wuqi.server.room.view import Viewer
from wuqi.server.services import Services

HEARTBEAT_S = 15.0
SEND_PATIENCE_S = 10.0
MOST_ANSWERS = 100  # answers that may wait for a slow client
MOST_WATCHED = 50
MOST_LAG = 500  # milliseconds of a slow line that the clock forgives, each action
BURST, PER_SECOND = 60.0, 20.0  # messages a client may send

CLOSE_PROTOCOL = 4400
CLOSE_SIGNED_OUT = 4401
CLOSE_FORBIDDEN = 4403
CLOSE_SILENT = 4408
CLOSE_SLOW = 4413
CLOSE_TOO_MUCH = 4429

_decoder: msgspec.json.Decoder[p.ClientMessage] = msgspec.json.Decoder(p.ClientMessage)
_encoder = msgspec.json.Encoder()


class Line(Protocol):
    """The way to a client."""

    at_once: Callable[[bytes], bool] | None
    """Asked first about every message, unless one before it still waits: is it dealt with?"""

    def hear_later(self, said: bytes) -> None:
        """A message that could not be dealt with at once after all."""

    async def hear(self) -> bytes | None:
        """The next message; None if the client has left."""

    def say(self, texts: Iterable[bytes]) -> None:
        """Sends messages."""

    @property
    def full(self) -> bool:
        """The client does not take what it was told; say no more until it does."""

    async def ready(self) -> None:
        """Returns when more can be said."""


class Hangup(Exception):
    """The conversation ends, with a WebSocket close code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Conversation:
    """One client's socket from hello to goodbye."""

    def __init__(
        self,
        services: Services,
        person: Known | None,
        may_play: bool,
        line: Line,
    ) -> None:
        self._services = services
        self._room = services.room
        self._person = person
        self._may_play = may_play
        self._line = line
        self._language = "en"
        self._pictures = True
        self._greeted = False
        self._viewers: dict[str, Viewer] = {}
        self._chat_seen: dict[str, int] = {}  # the last line sent, by table
        self._deaf_to: frozenset[str] = frozenset()  # people this person does not want to read
        self._answers: deque[p.ServerMessage] = deque()
        self._new: dict[tuple[str, str], int] = {}  # what is to be shown, and up to which line
        self._loop = asyncio.get_running_loop()
        self._saying = False  # something is being said, or will be in a moment
        self._slowly = False  # … by the task, because it has to wait for something
        self._bell = Bell()
        self._hangup: int | None = None
        self._mistake: Exception | None = None
        self._overtaking = False  # a message is in the fast lane and not yet heeded
        self._beat = 0
        self._beat_at: int | None = None  # when the last unanswered heartbeat was sent
        self._lag = 0
        self._waiting_since: int | None = None  # for the client to take what it was told
        self._allowance, self._allowed_at = BURST, self._loop.time()

    async def run(self) -> int:
        """Talks until one side has enough; the close code."""
        if self._person is None:
            return await self._talk()
        await self._services.presence.come(self._person.id)
        self._services.tell_presence(self._person.id)
        try:
            return await self._talk()
        finally:
            seated_at = [table for table, viewer in self._viewers.items() if viewer.seated]
            await self._services.presence.go(self._person.id)
            self._services.tell_presence(self._person.id, seated_at)

    async def _talk(self) -> int:
        parts = (self._read, self._write, self._beats, self._watch_over)
        tasks = [asyncio.create_task(part()) for part in parts]
        self._line.at_once = self._take_in
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except Hangup as hangup:
            return hangup.code
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for about in ("table", "chat"):
                for table in self._viewers:
                    self._services.fanout.unfollow(about, table, self)
            self._services.fanout.unfollow("lobby", "", self)
            self._services.fanout.unfollow("person", self.person_id or "", self)
        return 1000

    @property
    def person_id(self) -> str | None:
        """Whose conversation it is."""
        return self._person.id if self._person is not None else None

    def hear(self, note: Note) -> None:
        """A table, its chat, the lobby or this person is new."""
        key = (note.about, note.id)
        self._new[key] = max(note.number, self._new.get(key, 0))
        self._say_soon()

    async def check_person(self) -> None:
        """Ends the conversation with somebody who is no longer let in."""
        if self._person is not None and await self._services.people.find(self._person.id) is None:
            self._hangup = CLOSE_FORBIDDEN
            self._say_soon()

    async def _look_at_person(self, person: str, number: int) -> None:
        """Something about the client itself is new: whom they avoid, or whether they are let in."""
        assert self._person is not None
        known = await self._services.people.find(person)
        if known is None:
            raise Hangup(CLOSE_FORBIDDEN)
        joined = self._person.kind == "guest" and known.kind != "guest"
        if known.sessions != self._person.sessions and not joined:  # a new password, say
            raise Hangup(CLOSE_SIGNED_OUT)
        self._person = known
        avoided = await self._services.avoiding.of(person)
        self._deaf_to = frozenset((*avoided["mute"], *avoided["block"]))

    @property
    def all_said(self) -> bool:
        """Nothing waits to be sent."""
        return not self._answers

    def go_away(self, after: int) -> None:
        """The server is about to stop."""
        self._answer(p.GoingAway(after))

    # -- reading ------------------------------------------------------------------------------

    async def _read(self) -> None:
        while (told := await self._line.hear()) is not None:
            metrics.messages.of["in"] += 1
            if not self._within_rate():
                raise Hangup(CLOSE_TOO_MUCH)
            self._allowance -= 1
            try:
                message = _decoder.decode(told)
            except NONSENSE as error:
                if not self._greeted:
                    raise Hangup(CLOSE_PROTOCOL) from error
                told_why = Refusal("message-bad", reason=str(error))
                self._answer(refused(told_why, self._language))
                continue
            await self._heed(message)
        raise Hangup(1000)

    def _take_in(self, told: bytes) -> bool:
        """Whether a message may take the fast lane: an action, and nothing else on its way."""
        if b'"act"' not in told or not self._greeted or self._line.full or self._overtaking:
            return False
        self._overtaking = True
        self._services.lane.hear(self, told)
        return True

    def heed_at_once(self, told: bytes) -> None:
        """Takes an action; whatever is unusual goes the long way."""
        self._overtaking = False
        try:
            message = _decoder.decode(told)
        except NONSENSE:
            message = None
        if not self._acted_at_once(told, message):
            self._line.hear_later(told)

    def _acted_at_once(self, told: bytes, message: p.ClientMessage | None) -> bool:
        """Whether an action is being taken."""
        person = self._person
        if not isinstance(message, p.Do) or not isinstance(message.command, p.Act):
            return False
        if person is None or not self._may_play or not self._within_rate():
            return False
        number = message.id

        def tell(problem: Exception | None) -> None:
            if problem is None:
                self._answers.append(p.Done(number))
                self._say_soon()
            else:
                self._line.hear_later(told)

        asked = Asked(person.id, now(), self._lag)
        if not self._room.act_at_once(message.table, asked, message.command, tell):
            return False
        metrics.messages.of["in"] += 1
        self._allowance -= 1
        return True

    async def _heed(self, message: p.ClientMessage) -> None:
        if not self._greeted and not isinstance(message, p.Hello):
            raise Hangup(CLOSE_PROTOCOL)
        told = message.id if isinstance(message, p.Do) else None
        table = getattr(message, "table", None)
        try:
            await _HEEDS[type(message)](self, message)
        except WuqiError as error:
            self._answer(refused(error, self._language, told, table))

    async def _hello(self, message: p.Hello) -> None:
        if message.version != p.VERSION:
            raise Hangup(CLOSE_PROTOCOL)
        self._greeted = True
        self._language = closest_language(message.language) or "en"
        self._pictures = message.pictures
        me = None
        if self._person is not None:
            me = await self._services.me(self._person)
            self._deaf_to = frozenset(other.id for other in (*me.muted, *me.blocked))
            self._services.fanout.follow("person", self._person.id, self)
        self._answer(p.Welcome(p.VERSION, me, now(), int(HEARTBEAT_S * 1000)))

    async def _beaten(self, message: p.Beat) -> None:
        if message.number == self._beat and self._beat_at is not None:
            lag = min((now() - self._beat_at) // 2, MOST_LAG)
            self._lag = (self._lag + lag) // 2
            self._beat_at = None

    async def _watch(self, message: p.Watch) -> None:
        if len(self._viewers) >= MOST_WATCHED and message.table not in self._viewers:
            raise Refusal("watching-too-many", most=MOST_WATCHED)
        table = await self._room.table(message.table, look=self._services.settings.shared)
        me = self.person_id
        if me in table.removed:
            raise Unknown("table-unknown")
        self._viewers[table.id] = Viewer(
            me,
            message.seat,
            self._pictures,
            message.ply,
            message.back,
            seated=bool(table.seats_of(me)),
        )
        self._services.fanout.follow("table", table.id, self)
        self._services.fanout.follow("chat", table.id, self)
        self.hear(Note("table", table.id, table.number))
        if await self._services.chats.lines(table.id):
            self.hear(Note("chat", table.id))
        if table.seats_of(me):  # the others see who has come
            self._services.fanout.tell(Note("table", table.id))

    async def _unwatch(self, message: p.Unwatch) -> None:
        if message.table in self._viewers:
            self._forget(message.table)

    def _forget(self, table: str) -> None:
        del self._viewers[table]
        self._chat_seen.pop(table, None)
        self._services.fanout.unfollow("table", table, self)
        self._services.fanout.unfollow("chat", table, self)

    async def _watch_lobby(self, message: p.WatchLobby) -> None:
        if message.on:
            self._services.fanout.follow("lobby", "", self)
            self.hear(Note("lobby"))
        else:
            self._services.fanout.unfollow("lobby", "", self)

    async def _do(self, message: p.Do) -> None:
        if self._person is None:
            raise NotSignedIn("not-signed-in")
        if not self._may_play:
            raise Forbidden("token-scope", scope="play")
        asked = Asked(self._person.id, now(), self._lag)
        await self._services.desk.do(message.table, asked, message.command)
        self._answer(p.Done(message.id))

    def _within_rate(self) -> bool:
        """Whether the client may send another message now; each counts once it is heeded."""
        factor = self._services.settings.limits
        if factor == 0:
            return True
        moment = self._loop.time()
        earned = (moment - self._allowed_at) * PER_SECOND * factor
        self._allowance = min(BURST * factor, self._allowance + earned)
        self._allowed_at = moment
        return self._allowance >= 1

    # -- sending ------------------------------------------------------------------------------

    def _answer(self, message: p.ServerMessage) -> None:
        if len(self._answers) >= MOST_ANSWERS:
            raise Hangup(CLOSE_SLOW)
        self._answers.append(message)
        self._say_soon()

    def _say_soon(self) -> None:
        """What is new now, and what will be in a moment, is said in one go."""
        if not self._saying:
            self._saying = True
            self._services.lane.speak(self)

    def words(self) -> list[bytes]:
        """All there is to say that has nothing to wait for; the rest is left to `_write`."""
        telling: list[bytes] = []
        if not self._line.full and self._hangup is None:
            telling = [_encoder.encode(answer) for answer in self._answers]
            self._answers.clear()
            for key in list(self._new):
                about, which = key
                viewer = self._viewers.get(which)
                if about != "table" or viewer is None:
                    continue
                message = self._room.view_at_once(which, viewer)
                if message is not None:
                    del self._new[key]
                    telling.append(message)
        self._saying = self._slowly = bool(self._answers or self._new or self._hangup)
        if self._slowly:
            self._bell.ring()
        return telling

    def say(self, words: list[bytes]) -> None:
        """Sends messages."""
        metrics.messages.of["out"] += len(words)
        if words:
            self._line.say(words)

    def fail(self, error: Exception) -> None:
        """Ends the conversation because of a mistake of ours."""
        self._mistake = error
        self._saying = self._slowly = True
        self._bell.ring()

    async def _write(self) -> None:
        """Says the rest."""
        while True:
            while not self._slowly:
                await self._bell.rung()
            if self._line.full:
                self._waiting_since = now()
                await self._line.ready()
                self._waiting_since = None
            if self._mistake is not None:
                raise self._mistake
            if self._hangup is not None:
                raise Hangup(self._hangup)
            telling = [_encoder.encode(answer) for answer in self._answers]
            answered = len(telling)
            news, self._new = self._new, {}
            for (about, which), number in news.items():
                message = await _SHOWS[about](self, which, number)
                if message is not None:
                    telling.append(message)
            self.say(telling)
            for _ in range(answered):  # not before they are said: `all_said` is asked at the end
                self._answers.popleft()
            if not (self._answers or self._new or self._hangup):
                self._slowly = self._saying = False

    async def _show_table(self, table_id: str, number: int) -> bytes | None:
        viewer = self._viewers.get(table_id)
        if viewer is None:
            return None
        table = await self._room.table(table_id)
        if viewer.person in table.removed:
            self._forget(table_id)
            return _encoder.encode(p.Gone(table_id))
        return await self._room.view(table, viewer)

    async def _show_chat(self, table_id: str, number: int) -> bytes | None:
        viewer = self._viewers.get(table_id)
        if viewer is None:
            return None
        lines = await self._services.chats.lines(table_id, number)
        seen = self._chat_seen.get(table_id, 0)
        fresh = [line for line in lines if line.number > seen and line.person not in self._deaf_to]
        self._chat_seen[table_id] = lines[-1].number if lines else 0
        directory = self._services.directory
        await directory.learn({line.person for line in fresh})
        table = await self._room.table(table_id)
        shown = readable(table, fresh, viewer.person, directory.name)
        readers = shown and viewer.person not in table.removed
        return _encoder.encode(p.Chat(table_id, shown)) if readers else None

    async def _show_lobby(self, _: str, number: int) -> bytes:
        return _encoder.encode(await self._services.lobby.now())

    async def _watch_over(self) -> None:
        """Ends the conversation with a client that takes nothing."""
        while True:
            await asyncio.sleep(SEND_PATIENCE_S / 2)
            since = self._waiting_since
            if since is not None and now() - since > SEND_PATIENCE_S * 1000:
                raise Hangup(CLOSE_SLOW)

    async def _beats(self) -> None:
        """Asks for a sign of life; two unanswered in a row end the conversation."""
        while True:
            await asyncio.sleep(HEARTBEAT_S)
            if self._beat_at is not None and now() - self._beat_at > 1.5 * HEARTBEAT_S * 1000:
                raise Hangup(CLOSE_SILENT)
            if self._beat_at is None:
                self._beat += 1
                self._beat_at = now()
            self._answer(p.Heartbeat(self._beat, now()))


Shows = Callable[[Conversation, str, int], Coroutine[Any, Any, bytes | None]]

_SHOWS: dict[str, Shows] = {
    "table": Conversation._show_table,
    "chat": Conversation._show_chat,
    "lobby": Conversation._show_lobby,
    "person": Conversation._look_at_person,
}

_HEEDS: dict[type, Callable[[Conversation, Any], Any]] = {
    p.Hello: Conversation._hello,
    p.Beat: Conversation._beaten,
    p.Watch: Conversation._watch,
    p.Unwatch: Conversation._unwatch,
    p.WatchLobby: Conversation._watch_lobby,
    p.Do: Conversation._do,
}
