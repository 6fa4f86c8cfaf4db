"""What is sent to one client: answers to its messages, and news of what it watches.

What is to be sent is either an answer (in a short queue) or the fact that a table is new; the view
is built only when the client can take it. So a slow client never has more than one view of a table
waiting, and one that takes nothing is dropped.

A task says what has to wait for something. Almost everything is views of actions just taken, which
has nothing to wait for: that goes past the task, together with what others are told (`batches`).
The lobby is looked up only now and then. That has a task of its own, so that nothing else waits.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Protocol

import msgspec

from wuqi.server import metrics
from wuqi.server import protocol as p
from wuqi.server.cluster.notes import Note
from wuqi.server.concurrency.wakeup import Wakeup
from wuqi.server.ids import now
from wuqi.server.people.people import KnownPerson
from wuqi.server.room.chat import readable
from wuqi.server.services import Services
from wuqi.server.socket.close_codes import CLOSE_FORBIDDEN, CLOSE_SIGNED_OUT, CLOSE_SLOW, Disconnect
from wuqi.server.table.table import Table
from wuqi.server.table.view import Viewer

SEND_PATIENCE_S = 10.0
MOST_ANSWERS = 100  # answers that may wait for a slow client

_encode = msgspec.json.Encoder().encode


class Outlet(Protocol):
    """The way to a client."""

    def send_messages(self, messages: Iterable[bytes]) -> None:
        """Sends messages."""

    @property
    def full(self) -> bool:
        """The client does not take what it was told; say no more until it does."""

    async def wait_writable(self) -> None:
        """Returns when more can be said."""


class Outbox:
    """One client's news: it hears notes from the fanout, and sends in batches."""

    def __init__(
        self,
        services: Services,
        person: KnownPerson | None,
        connection: Outlet,
        token: str | None = None,
    ) -> None:
        """`token`: by which a program has come, if one has."""
        self.person = person
        self._token = token
        self.viewers: dict[str, Viewer] = {}  # the tables it watches
        self.deaf_to: frozenset[str] = frozenset()  # people this person does not want to read
        self._services = services
        self._room = services.room
        self._connection = connection
        self._chat_seen: dict[str, int] = {}  # the last line sent, by table
        self._answers: deque[p.ServerMessage] = deque()
        self._new: dict[tuple[str, str], int] = {}  # what is to be shown, and up to which line
        self._lobby: p.Lobby | None = None  # to be shown
        self._lobby_is_new = False  # and to be looked up again
        self._looking: asyncio.Task[None] | None = None
        self._flushing = False  # something is being said, or will be in a moment
        self._slowly = False  # … by the task, because it has to wait for something
        self._wakeup = Wakeup()
        self._end: Exception | None = None  # why nothing more is to be said
        self._waiting_since: int | None = None  # for the client to take what it was told

    @property
    def person_id(self) -> str | None:
        """Who is told."""
        return self.person.id if self.person is not None else None

    @property
    def all_sent(self) -> bool:
        """Nothing waits to be sent."""
        return not self._answers

    def follow(self, table: Table, viewer: Viewer) -> None:
        """Shows a table from now on."""
        self.viewers[table.id] = viewer
        self._services.fanout.follow("table", table.id, self)
        self._services.fanout.follow("chat", table.id, self)
        self.on_note(Note("table", table.id, table.number))

    def unfollow(self, table: str) -> None:
        """Shows it no longer."""
        del self.viewers[table]
        self._chat_seen.pop(table, None)
        self._services.fanout.unfollow("table", table, self)
        self._services.fanout.unfollow("chat", table, self)

    def close(self) -> None:
        """Nothing will be told any more."""
        for about in ("table", "chat"):
            for table in self.viewers:
                self._services.fanout.unfollow(about, table, self)
        self._services.fanout.unfollow("lobby", "", self)
        self._services.fanout.unfollow("person", self.person_id or "", self)
        if self._looking is not None:
            self._looking.cancel()

    # -- what there is to say -----------------------------------------------------------------

    def on_note(self, note: Note) -> None:
        """A table, its chat, the lobby or this person is new."""
        if note.about == "lobby":
            self._look_at_lobby()
            return
        key = (note.about, note.id)
        self._new[key] = max(note.number, self._new.get(key, 0))
        self._flush_soon()

    def answer(self, message: p.ServerMessage) -> None:
        """Says something once; Disconnect if too much is already waiting."""
        if len(self._answers) >= MOST_ANSWERS:
            raise Disconnect(CLOSE_SLOW)
        self.answer_surely(message)

    def answer_surely(self, message: p.ServerMessage) -> None:
        """Says something that was promised, whatever waits."""
        self._answers.append(message)
        self._flush_soon()

    def fail(self, error: Exception) -> None:
        """Ends the conversation, even if it was in saying something that this happened."""
        self._end = error
        self._flushing = self._slowly = True
        self._wakeup.wake()

    def _flush_soon(self) -> None:
        """What is new now, and what will be in a moment, is said in one go."""
        if not self._flushing:
            self._flushing = True
            self._services.batches.flush(self)

    # -- saying it at once --------------------------------------------------------------------

    def collect(self) -> list[bytes]:
        """All there is to say that has nothing to wait for; the rest is left to `run`."""
        messages: list[bytes] = []
        if not self._connection.full and self._end is None:
            messages = [_encode(answer) for answer in self._answers]
            self._answers.clear()
            for key in list(self._new):
                about, which = key
                viewer = self.viewers.get(which)
                if about != "table" or viewer is None:
                    continue
                message = self._room.view_at_once(which, viewer)
                if message is not None:
                    del self._new[key]
                    messages.append(message)
            messages += self._lobby_messages()
        self._flushing = self._slowly = self._more_to_send
        if self._slowly:
            self._wakeup.wake()
        return messages

    def send(self, messages: list[bytes]) -> None:
        """Sends messages."""
        metrics.messages.of["out"] += len(messages)
        if messages:
            self._connection.send_messages(messages)

    @property
    def _more_to_send(self) -> bool:
        return bool(self._answers or self._new or self._lobby or self._end)

    # -- the lobby ----------------------------------------------------------------------------

    def _look_at_lobby(self) -> None:
        self._lobby_is_new = True
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())
            self._looking.add_done_callback(self._looked)

    async def _look(self) -> None:
        while self._lobby_is_new:
            self._lobby_is_new = False
            self._lobby = await self._services.lobby.now()
            self._flush_soon()

    def _looked(self, task: asyncio.Task[None]) -> None:
        self._looking = None
        problem = None if task.cancelled() else task.exception()
        if isinstance(problem, Exception):
            self.fail(problem)

    def _lobby_messages(self) -> list[bytes]:
        lobby, self._lobby = self._lobby, None
        return [_encode(lobby)] if lobby is not None else []

    # -- saying it when it can be said --------------------------------------------------------

    async def run(self) -> None:
        """Says the rest, to the end of the conversation."""
        while True:
            while not self._slowly:
                await self._wakeup.wait()
            if self._connection.full:
                self._waiting_since = now()
                await self._connection.wait_writable()
                self._waiting_since = None
            if self._end is not None:
                raise self._end
            messages = [_encode(answer) for answer in self._answers]
            answered = len(messages)
            news, self._new = self._new, {}
            for (about, which), number in news.items():
                message = await _SHOWS[about](self, which, number)
                if message is not None:
                    messages.append(message)
            messages += self._lobby_messages()
            self.send(messages)
            for _ in range(answered):  # not before they are said: `all_sent` is asked at the end
                self._answers.popleft()
            self._slowly = self._flushing = self._more_to_send

    async def watch_over(self) -> None:
        """Ends the conversation with a client that takes nothing."""
        while True:
            await asyncio.sleep(SEND_PATIENCE_S / 2)
            since = self._waiting_since
            if since is not None and now() - since > SEND_PATIENCE_S * 1000:
                raise Disconnect(CLOSE_SLOW)

    async def _show_table(self, table_id: str, number: int) -> bytes | None:
        viewer = self.viewers.get(table_id)
        if viewer is None:
            return None
        table = await self._room.table(table_id)
        if viewer.person in table.removed:
            self.unfollow(table_id)
            return _encode(p.Gone(table_id))
        return await self._room.view(table, viewer)

    async def _show_chat(self, table_id: str, number: int) -> bytes | None:
        viewer = self.viewers.get(table_id)
        if viewer is None:
            return None
        lines = await self._services.chats.lines(table_id, number)
        seen = self._chat_seen.get(table_id, 0)
        fresh = [line for line in lines if line.number > seen and line.person not in self.deaf_to]
        self._chat_seen[table_id] = lines[-1].number if lines else 0
        table = await self._room.table(table_id)
        directory = self._services.directory
        await directory.learn({line.person for line in fresh})  # last: they might be forgotten
        shown = readable(table, fresh, viewer.person, directory.name)
        readers = shown and viewer.person not in table.removed
        return _encode(p.Chat(table_id, shown)) if readers else None

    async def _look_at_person(self, person: str, number: int) -> None:
        """Something about the client itself is new: whom they avoid, or whether they are let in."""
        assert self.person is not None
        known = await self._services.people.find(person)
        if known is None:
            raise Disconnect(CLOSE_FORBIDDEN)
        joined = self.person.kind == "guest" and known.kind != "guest"
        if known.sessions != self.person.sessions and not joined:  # a new password, say
            raise Disconnect(CLOSE_SIGNED_OUT)
        if self._token is not None and await self._services.tokens.whose(self._token) is None:
            raise Disconnect(CLOSE_SIGNED_OUT)
        self.person = known
        avoided = await self._services.avoiding.of(person)
        self.deaf_to = frozenset((*avoided["mute"], *avoided["block"]))


Shows = Callable[[Outbox, str, int], Coroutine[Any, Any, bytes | None]]

_SHOWS: dict[str, Shows] = {
    "table": Outbox._show_table,
    "chat": Outbox._show_chat,
    "person": Outbox._look_at_person,
}
