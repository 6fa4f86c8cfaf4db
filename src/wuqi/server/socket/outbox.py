"""What is sent to one client: answers to its messages, and views of what it watches.

The outbox holds answers (in a short queue) and the names of tables that are new. A view is built
only when the client can take it. So a slow client never has more than one view of a table waiting,
and a client that reads nothing is disconnected.

Everything is sent in the same way: `collect` puts together what can be sent now, in one batch with
the messages of other clients (`batches`). If something has to be looked up first, a task does that,
and then it is collected again.
"""

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Protocol

import msgspec

from wuqi.server import metrics
from wuqi.server import protocol as p
from wuqi.server.cluster.notes import Note
from wuqi.server.concurrency.tasks import Tasks
from wuqi.server.ids import now
from wuqi.server.people.people import KnownPerson
from wuqi.server.room.chat import readable
from wuqi.server.services import Services
from wuqi.server.socket.close_codes import (
    CLOSE_FORBIDDEN,
    CLOSE_SIGNED_OUT,
    CLOSE_SLOW,
    Disconnect,
)
from wuqi.server.table.table import Table
from wuqi.server.table.views.view import Viewer

SEND_PATIENCE_S = 10.0
MOST_ANSWERS = 100  # answers that may wait for a slow client

_encode = msgspec.json.Encoder().encode


class Outlet(Protocol):
    """The connection to a client."""

    def send_messages(self, messages: Iterable[bytes]) -> None:
        """Sends messages."""

    @property
    def full(self) -> bool:
        """Whether the client does not read; then nothing more is sent until it does."""


class Outbox:
    """The outbox of one client: receives notes from the fanout, and sends in batches."""

    def __init__(
        self,
        services: Services,
        person: KnownPerson | None,
        connection: Outlet,
        token: str | None = None,
        address: str = "",
    ) -> None:
        """`token`: the token of a program, if it has signed in with one."""
        self.address = address
        self.person = person
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.viewers: dict[str, Viewer] = {}  # the tables it watches
        self.deaf_to: frozenset[str] = frozenset()  # people this person has muted
        self._token = token
        self._services = services
        self._room = services.room
        self._connection = connection
        self._chat_seen: dict[str, int] = {}  # the last line sent, by table
        self._answers: deque[bytes] = deque()
        self._new: dict[tuple[str, str], int] = {}  # what is new, and up to which chat line
        self._lobby: bytes | None = None  # to be shown
        self._lobby_is_new = False  # and to be looked up again
        self._scheduled = False  # it will be collected in a moment
        self._tasks = Tasks()
        self._looking_up = False
        self._looking_up_lobby = False
        self._full_since: int | None = None

    @property
    def person_id(self) -> str | None:
        """The person of this client."""
        return self.person.id if self.person is not None else None

    @property
    def has_account(self) -> bool:
        """Whether the person has an account."""
        return self.person is not None and self.person.has_account

    @property
    def all_sent(self) -> bool:
        """Whether no answer waits to be sent."""
        return not self._answers

    def follow(self, table: Table, viewer: Viewer) -> None:
        """Shows a table from now on."""
        self.viewers[table.id] = viewer
        self._services.fanout.follow("table", table.id, self)
        self._services.fanout.follow("chat", table.id, self)
        self.on_note(Note("table", table.id, table.number))

    def unfollow(self, table: str) -> None:
        """Stops showing a table."""
        del self.viewers[table]
        self._chat_seen.pop(table, None)
        self._services.fanout.unfollow("table", table, self)
        self._services.fanout.unfollow("chat", table, self)

    def close(self) -> None:
        """Stops sending."""
        for about in ("table", "chat"):
            for table in self.viewers:
                self._services.fanout.unfollow(about, table, self)
        self._services.fanout.unfollow("lobby", "", self)
        self._services.fanout.unfollow("person", self.person_id or "", self)
        self._tasks.cancel()

    def fail(self, error: Exception) -> None:
        """Ends the conversation."""
        if not self.ended.done():
            self.ended.set_exception(error)

    # -- what there is to send ----------------------------------------------------------------

    def on_note(self, note: Note) -> None:
        """Notes that a table, its chat, the lobby or this person has changed."""
        if note.about == "lobby":
            self._look_up_lobby()
            return
        key = (note.about, note.id)
        last = note.about == "queue"  # a place may become larger or smaller
        self._new[key] = note.number if last else max(note.number, self._new.get(key, 0))
        self._flush_soon()

    def answer(self, message: p.ServerMessage) -> None:
        """Sends something once; Disconnect if too much is already waiting."""
        if len(self._answers) >= MOST_ANSWERS:
            raise Disconnect(CLOSE_SLOW)
        self.answer_surely(message)

    def answer_surely(self, message: p.ServerMessage) -> None:
        """Sends an answer that was promised, however many wait."""
        self._answers.append(_encode(message))
        self._flush_soon()

    def on_writable(self) -> None:
        """The client takes messages again."""
        self._full_since = None
        if self._answers or self._new or self._lobby is not None:
            self._flush_soon()

    def _flush_soon(self) -> None:
        """Sends soon, so that changes that come together are sent together."""
        if not self._scheduled:
            self._scheduled = True
            self._services.batches.flush(self)

    # -- sending it ---------------------------------------------------------------------------

    def collect(self) -> list[bytes]:
        """Collects everything that can be sent now; what has to be looked up first comes later."""
        self._scheduled = False
        if self.ended.done():
            return []
        if self._connection.full:
            self._full_since = self._full_since or now()
            return []
        messages = list(self._answers)
        self._answers.clear()
        for key in list(self._new):
            about, which = key
            viewer = self.viewers.get(which)
            if about == "table" and viewer is not None:
                view = self._room.view_if_ready(which, viewer)
                if view is not None:
                    del self._new[key]
                    messages.append(view)
            elif about == "queue":
                place = self._new.pop(key)
                if viewer is not None and viewer.at_once:
                    messages.append(_encode(p.ComputerWaits(which, place - 1 if place else None)))
        if self._lobby is not None:
            messages.append(self._lobby)
            self._lobby = None
        if self._new and not self._looking_up:
            self._looking_up = True
            self._tasks.start(self._look_up(), self._looked_up)
        return messages

    def send(self, messages: list[bytes]) -> None:
        """Sends what was collected."""
        metrics.messages.of["out"] += len(messages)
        if messages:
            self._connection.send_messages(messages)

    async def watch_over(self) -> None:
        """Ends the conversation with a client that reads nothing."""
        while True:
            await asyncio.sleep(SEND_PATIENCE_S / 2)
            since = self._full_since
            if since is not None and now() - since > SEND_PATIENCE_S * 1000:
                raise Disconnect(CLOSE_SLOW)

    # -- looking up what is not in memory -----------------------------------------------------

    async def _look_up(self) -> None:
        for (about, which), number in list(self._new.items()):
            if about == "table":
                await self._look_up_table(which)
                continue
            self._new.pop((about, which), None)  # before the lookup: it may change again meanwhile
            if about == "chat":
                await self._look_up_chat(which, number)
            else:
                await self._look_up_person(which)

    def _looked_up(self, problem: Exception | None) -> None:
        self._looking_up = False
        if problem is not None:
            self.fail(problem)
        elif self._answers or self._new:
            self._flush_soon()

    async def _look_up_table(self, table_id: str) -> None:
        """Reads what a view needs, or tells the client why there is none."""
        viewer = self.viewers.get(table_id)
        if viewer is None:
            self._new.pop(("table", table_id), None)
            return
        table = await self._room.table(table_id)
        if viewer.person not in table.removed:
            await self._room.make_ready(table, viewer)
        elif table_id in self.viewers:
            self._new.pop(("table", table_id), None)
            self.unfollow(table_id)
            self.answer_surely(p.Gone(table_id))

    async def _look_up_chat(self, table_id: str, number: int) -> None:
        viewer = self.viewers.get(table_id)
        if viewer is None:
            return
        lines = await self._services.chats.lines(table_id, number)
        seen = self._chat_seen.get(table_id, 0)
        new = [line for line in lines if line.number > seen and line.person not in self.deaf_to]
        self._chat_seen[table_id] = lines[-1].number if lines else 0
        table = await self._room.table(table_id)
        directory = self._services.directory
        await directory.learn({line.person for line in new})  # last: names may be dropped
        shown = readable(table, new, viewer.person, directory.name)
        if shown and viewer.person not in table.removed:
            self.answer_surely(p.Chat(table_id, shown))

    async def _look_up_person(self, person: str) -> None:
        """Reads what has changed about the person: whom they avoid, or whether they are still
        signed in."""
        assert self.person is not None
        known = await self._services.people.find(person)
        if known is None:
            raise Disconnect(CLOSE_FORBIDDEN)
        joined = self.person.kind == "guest" and known.kind != "guest"
        if known.sessions != self.person.sessions and not joined:  # for example, a new password
            raise Disconnect(CLOSE_SIGNED_OUT)
        if self._token is not None and await self._services.tokens.whose(self._token) is None:
            raise Disconnect(CLOSE_SIGNED_OUT)
        self.person = known
        avoided = await self._services.avoiding.of(person)
        self.deaf_to = frozenset((*avoided["mute"], *avoided["block"]))

    def _look_up_lobby(self) -> None:
        """The lobby is looked up only now and then, so nothing else waits for it."""
        self._lobby_is_new = True
        if not self._looking_up_lobby:
            self._looking_up_lobby = True
            self._tasks.start(self._read_lobby(), self._lobby_read)

    async def _read_lobby(self) -> None:
        while self._lobby_is_new:
            self._lobby_is_new = False
            self._lobby = await self._services.lobby.written()
            self._flush_soon()

    def _lobby_read(self, problem: Exception | None) -> None:
        self._looking_up_lobby = False
        if problem is not None:
            self.fail(problem)
