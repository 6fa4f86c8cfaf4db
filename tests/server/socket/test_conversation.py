"""One client's conversation, without a network: those who are slow, silent, loud or wrong."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import pytest

from tests.server.client import PATIENCE_S
from wuqi.server.cluster.notes import Note
from wuqi.server.commands.caller import Caller
from wuqi.server.ids import now
from wuqi.server.people.people import KnownPerson
from wuqi.server.protocol import Act, Take
from wuqi.server.protocol.bodies import OpenTable, SeatWish
from wuqi.server.room import ledger
from wuqi.server.services import Services
from wuqi.server.socket import close_codes, conversation, outbox
from wuqi.server.socket.conversation import Conversation
from wuqi.server.table import events as ev

pytestmark = pytest.mark.anyio

HELLO = {"type": "hello", "version": 1, "pictures": False}
BOTH = (SeatWish(you=True), SeatWish(you=True))


class FakeConnection:
    """The server's end of a conversation."""

    receiver: Any = None
    full = False
    left = False

    def __init__(self, take: Callable[[Iterable[bytes]], None]) -> None:
        self.sent: deque[bytes] = deque()  # by the client
        self.send_messages = take

    def next_message(self) -> bytes | None:
        return self.sent.popleft() if self.sent else None

    @property
    def waiting(self) -> bool:
        return bool(self.sent) or self.left

    def notify(self) -> None:
        if self.receiver is not None:
            self.receiver.on_received()


class FakeClient:
    """Both ends of a conversation; while it is told to `stop_taking`, the client takes nothing."""

    def __init__(self, services: Services, person: KnownPerson | None = None) -> None:
        self.received: list[dict[str, Any]] = []
        self._news = asyncio.Event()
        self._connection = FakeConnection(self._take)
        self.talk = Conversation(services, person, True, self._connection)
        self._ends = asyncio.create_task(self.talk.run())

    def send(self, *messages: object) -> None:
        for message in messages:
            text = message.encode() if isinstance(message, str) else msgspec.json.encode(message)
            self._connection.sent.append(text)
            self._connection.notify()

    async def receive(self, kind: str, number: int = 1) -> dict[str, Any]:
        """The so-many-th message of a kind."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                found = [one for one in self.received if one["type"] == kind]
                if len(found) >= number:
                    return found[number - 1]
                self._news.clear()
                await self._news.wait()

    def stop_taking(self) -> None:
        self._connection.full = True

    def take_again(self) -> None:
        self._connection.full = False
        self._connection.receiver.on_writable()

    async def ended(self) -> int:
        """The close code."""
        return await asyncio.wait_for(self._ends, 60)

    async def hang_up(self) -> None:
        self._connection.left = True
        self._connection.notify()
        await self.ended()

    def _take(self, texts: Iterable[bytes]) -> None:
        self.received += map(msgspec.json.decode, texts)
        self._news.set()


@pytest.mark.parametrize("first", ["nonsense", {"type": "lobby"}, {"type": "hello", "version": 99}])
async def test_who_does_not_greet_properly_is_not_listened_to(
    services: Services, first: object
) -> None:
    client = FakeClient(services)
    client.send(first)
    assert await client.ended() == close_codes.CLOSE_PROTOCOL


async def test_nonsense_after_the_greeting_is_refused_and_forgotten(services: Services) -> None:
    client = FakeClient(services)
    client.send(HELLO, "{", {"type": "watch", "table": "0" * 12}, {"type": "lobby"})
    assert (await client.receive("refused"))["key"] == "message-bad"
    assert (await client.receive("refused", 2))["key"] == "table-unknown"
    await client.receive("lobby")
    await client.hang_up()


async def test_whoever_sends_too_much_is_cut_off(services: Services) -> None:
    client = FakeClient(services)
    client.send(
        HELLO, *({"type": "beat", "number": 0} for _ in range(int(conversation.BURST) + 10))
    )
    assert await client.ended() == close_codes.CLOSE_TOO_MUCH


async def test_whoever_is_silent_is_cut_off(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conversation, "HEARTBEAT_S", 0.3)
    lively, silent = FakeClient(services), FakeClient(services)
    for client in (lively, silent):
        client.send(HELLO)
    for number in range(1, 4):
        beat = await lively.receive("beat", number)
        lively.send({"type": "beat", "number": beat["number"]})
    assert await silent.ended() == close_codes.CLOSE_SILENT
    await lively.hang_up()


async def test_whoever_asks_for_a_sign_of_life_gets_one_at_once(services: Services) -> None:
    """A device that wakes up does not wait for the next heartbeat."""
    client = FakeClient(services)
    client.send(HELLO)
    await client.receive("welcome")
    client.send({"type": "ping"})
    assert (await client.receive("beat"))["number"] == 0
    await client.hang_up()


def test_a_silent_line_is_noticed_within_twelve_seconds() -> None:
    """Opponents see who is away within fifteen: two heartbeats, and the one that finds it out."""
    assert 3 * conversation.HEARTBEAT_S <= 12


async def test_a_slow_client_is_dropped_and_delays_nobody(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has one view waiting at most, and is cut off when it takes nothing for too long."""
    monkeypatch.setattr(outbox, "SEND_PATIENCE_S", 1.0)
    mai = await services.people.add_guest("Mai")
    table = (await services.room.open(mai.id, OpenTable("musketeers", seats=BOTH))).id
    quick, slow = FakeClient(services, mai), FakeClient(services)
    for client in (quick, slow):
        client.send(HELLO, {"type": "watch", "table": table})
        await client.receive("table")
    slow.stop_taking()
    for ply in range(6):
        view = await quick.receive("table", ply + 1)
        act = {"type": "act", "ply": ply, "action": view["legal"][0]["actions"][0]}
        quick.send({"type": "do", "id": ply, "table": table, "command": act})
        await quick.receive("done", ply + 1)
    assert await slow.ended() == close_codes.CLOSE_SLOW
    assert len(slow.received) <= 3
    await quick.hang_up()


async def test_coming_back_with_the_last_ply_brings_only_what_was_missed(
    services: Services,
) -> None:
    mai = await services.people.add_guest("Mai")
    table = (await services.room.open(mai.id, OpenTable("musketeers", seats=BOTH))).id
    client = FakeClient(services, mai)
    client.send(HELLO, {"type": "watch", "table": table})
    for ply, action in enumerate(("c3xc4", "c2-c3", "c4xb4")):
        act = {"type": "act", "ply": ply, "action": action}
        client.send({"type": "do", "id": ply, "table": table, "command": act})
        await client.receive("done", ply + 1)
    await client.hang_up()
    again = FakeClient(services, mai)
    again.send(HELLO, {"type": "watch", "table": table, "ply": 2})
    view = await again.receive("table")
    assert (view["since"], [step["action"] for step in view["steps"]]) == (2, ["c4xb4"])
    await again.hang_up()


async def test_whoever_was_away_when_something_was_revealed_sees_it(services: Services) -> None:
    """Red and blue set up in secret, in turn; blue goes away before the last placement."""
    red = await services.people.add_guest("Mai")
    blue = await services.people.add_guest("Lan")
    seats = (SeatWish(you=True),) * 3 + (SeatWish(),) * 3
    wish = OpenTable("tamquan", {"deploy": "hidden"}, seats=seats)
    table = (await services.room.open(red.id, wish)).id
    for seat in (4, 5, 6):
        await services.dispatcher.do(table, Caller(blue.id, now()), Take(seat))
    squares = (("a1", red), ("a4", blue), ("b1", red), ("b4", blue), ("c1", red), ("c4", blue))
    for ply, (square, person) in enumerate(squares):
        if ply == 5:
            client = FakeClient(services, blue)
            client.send(HELLO, {"type": "watch", "table": table})
            before = await client.receive("table")
            await client.hang_up()
        await services.dispatcher.do(table, Caller(person.id, now()), Act(ply, f"@{square}"))
    steps = [step["action"] for step in before["steps"]]
    assert steps == [None, "@a4", None, "@b4", None]
    again = FakeClient(services, blue)
    again.send(HELLO, {"type": "watch", "table": table, "ply": before["ply"]})
    view = await again.receive("table")
    steps[view["since"] :] = [step["action"] for step in view["steps"]]
    assert steps == ["@a1", "@b1", "@c1", "@a4", "@b4", "@c4"]
    await again.hang_up()


async def test_an_action_for_which_another_process_was_faster_is_refused(
    services: Services,
) -> None:
    """Of which this one has not heard; afterwards it knows."""
    mai = await services.people.add_guest("Mai")
    table = await services.room.open(mai.id, OpenTable("musketeers", seats=BOTH))
    client = FakeClient(services, mai)
    client.send(HELLO, {"type": "watch", "table": table.id})
    await client.receive("table")
    elsewhere = [(table.number + 1, now(), ev.Acted(1, "c3xc2"))]
    await services.store.write(*ledger.appending(table.id, elsewhere))
    act = {"type": "act", "ply": 0, "action": "c3xc4"}
    client.send({"type": "do", "id": 7, "table": table.id, "command": act})
    refused = await client.receive("refused")
    assert (refused["key"], refused["id"]) == ("stale", 7)
    assert [step.action for step in (await services.room.table(table.id)).steps] == ["c3xc2"]
    await client.hang_up()


async def test_an_action_is_shown_though_whoever_took_it_was_cut_off(services: Services) -> None:
    """It is on disk, so the others must see it."""
    mai = await services.people.add_guest("Mai")
    table = (await services.room.open(mai.id, OpenTable("musketeers", seats=BOTH))).id
    client = FakeClient(services)
    client.send(HELLO, {"type": "watch", "table": table})
    await client.receive("table")
    acting = asyncio.create_task(services.room.do(table, Caller(mai.id, now()), Act(0, "c3xc4")))
    await asyncio.sleep(0)
    acting.cancel()
    assert (await client.receive("table", 2))["ply"] == 1
    assert acting.cancelled()
    await client.hang_up()


async def test_a_view_that_cannot_be_built_ends_the_conversation(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not after a minute of silence: the client is to connect again at once."""
    mai = await services.people.add_guest("Mai")
    table = await services.room.open(mai.id, OpenTable("musketeers", seats=BOTH))
    client = FakeClient(services, mai)
    client.send(HELLO, {"type": "watch", "table": table.id})
    await client.receive("table")

    def fail(*_: object) -> bytes:
        raise ZeroDivisionError

    monkeypatch.setattr(services.room, "view_if_ready", fail)
    services.fanout.publish(Note("table", table.id, table.number))
    with pytest.raises(ZeroDivisionError):
        await asyncio.wait_for(client.ended(), 5)


async def test_whoever_is_no_longer_let_in_can_do_nothing_more(services: Services) -> None:
    """Though the socket is still open for a moment."""
    mai = await services.people.add_guest("Mai")
    table = (await services.room.open(mai.id, OpenTable("musketeers", seats=BOTH))).id
    client = FakeClient(services, mai)
    client.send(HELLO, {"type": "watch", "table": table})
    await client.receive("table")
    await services.people.delete(mai)
    assert await client.ended() == close_codes.CLOSE_FORBIDDEN
    act = {"type": "act", "ply": 0, "action": "c3xc4"}
    client.send({"type": "do", "id": 1, "table": table, "command": act})
    await asyncio.sleep(0.1)
    assert (await services.room.table(table)).ply == 0


async def test_a_slow_line_is_forgiven_only_so_much(services: Services) -> None:
    """A client that answers heartbeats late gains no more than the bound."""
    mai = await services.people.add_guest("Mai")
    table = (await services.room.open(mai.id, OpenTable("musketeers", seats=BOTH))).id
    client = FakeClient(services, mai)
    client.send(HELLO)
    await client.receive("welcome")
    for number in range(20):
        client.talk._beat_at = now() - 60_000  # as if it had been asked a minute ago
        client.send({"type": "beat", "number": 0}, {"type": "watch", "table": "0" * 12})
        await client.receive("refused", number + 1)
    act = {"type": "act", "ply": 0, "action": "c3xc4"}
    client.send({"type": "do", "id": 1, "table": table, "command": act})
    await client.receive("done")
    await client.hang_up()
    _, _, acted = (await ledger.since(services.store, table, 0))[-1]
    assert isinstance(acted, ev.Acted)
    assert 0 < acted.lag <= conversation.MOST_LAG


async def test_muting_works_at_once_and_a_new_password_signs_out(services: Services) -> None:
    mai = await services.people.join(None, "Mai Lan", "correct horse")
    loud = await services.people.add_guest("Loud")
    table = (await services.room.open(mai.id, OpenTable("musketeers"))).id
    client, other = FakeClient(services, mai), FakeClient(services, loud)
    for one in (client, other):
        one.send(HELLO, {"type": "watch", "table": table})
        await one.receive("table")

    def speak(who: FakeClient, text: str) -> None:
        command = {"type": "say", "text": text}
        who.send({"type": "do", "id": 1, "table": table, "command": command})

    speak(other, "one")
    await client.receive("chat")
    await services.avoiding.change(mai.id, loud.id, "mute", True)
    services.fanout.publish(Note("person", mai.id))
    speak(other, "two")
    await other.receive("done", 2)
    speak(client, "three")
    await client.receive("chat", 2)
    chats = [one for one in client.received if one["type"] == "chat"]
    texts = [line["text"] for chat in chats for line in chat["lines"]]
    assert texts == ["one", "three"]
    await services.people.set_password(mai, "battery staple")
    assert await client.ended() == close_codes.CLOSE_SIGNED_OUT
    await services.people.delete(loud)
    assert await other.ended() == close_codes.CLOSE_FORBIDDEN


async def test_what_a_message_costs_later_counts_for_its_address(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    charged: list[float] = []
    monkeypatch.setattr(services.batches, "charge", lambda _, seconds: charged.append(seconds))
    client = FakeClient(services)
    client.send(HELLO, {"type": "lobby"}, {"type": "ping"})
    await client.receive("lobby")
    await client.receive("beat")
    assert charged == [conversation.LATER_S] * 2
    await client.hang_up()
