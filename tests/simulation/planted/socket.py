"""Bugs between the room and a client."""

from typing import Any

from tests.simulation.planted import Change, planted
from wuqi.server import protocol as p
from wuqi.server.socket import outbox
from wuqi.server.socket.conversation import Conversation
from wuqi.server.socket.frames import Frames, Message
from wuqi.server.socket.outbox import Outbox
from wuqi.server.table.views import view
from wuqi.server.table.views.view import Viewer


@planted(seed=3)
def let_the_outbox_grow() -> list[Change]:
    """The answers for a client that reads nothing pile up without limit."""
    return [(outbox, "MOST_ANSWERS", 1_000_000)]


@planted(seed=4)
def forget_the_next_message() -> list[Change]:
    """When a message that took time is handled, the one that came meanwhile is not."""

    def handled(self: Conversation, message: p.ClientMessage, problem: Exception | None) -> None:
        self._busy = False
        if problem is not None:
            self._refuse(message, problem)
        elif isinstance(message, p.Do):
            self._outbox.answer_surely(p.Done(message.id))

    return [(Conversation, "_handled", handled)]


@planted(seed=0)
def lose_half_a_frame() -> list[Change]:
    """Of a frame that comes in two pieces, the first is forgotten."""

    def feed(self: Frames, data: bytes) -> list[Message]:
        messages: list[Message] = []
        self._read(data, messages)
        return messages

    return [(Frames, "feed", feed)]


@planted(seed=8)
def send_chat_twice() -> list[Change]:
    """A client gets the same chat lines again with every new one."""
    look_up = Outbox._look_up_chat

    async def again(self: Outbox, table_id: str, number: int) -> None:
        self._chat_seen.pop(table_id, None)
        await look_up(self, table_id, number)

    return [(Outbox, "_look_up_chat", again)]


@planted(seed=0)
def skip_a_step() -> list[Change]:
    """A client gets one step too few."""
    whole = view.view

    def without(table: Any, viewer: Viewer, roster: Any, now: int, late: int = 0) -> bytes:
        viewer.seen_ply += 1
        return whole(table, viewer, roster, now, late)

    from wuqi.server.room import room

    return [(room, "view", without)]
