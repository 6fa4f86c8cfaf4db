"""Batches: actions of many tables are handled together, and their views are sent together.

A processor does the same work a hundred times in a row much faster than mixed with other work: a
network call evicts most of its caches. So messages from clients are first collected and then
handled, and answers are first written and then sent. Nobody waits for others: a batch is what has
arrived by the event loop's next iteration, and of one address not more than its share (`shares`).
"""

from typing import Protocol

from wuqi.server.concurrency.guard import Guard
from wuqi.server.concurrency.shares import SharedBatch, Shares


class MessageReceiver(Protocol):
    """Receives messages. None of these methods waits."""

    @property
    def address(self) -> str:
        """Where the client is."""

    def handle_received(self) -> None:
        """Handles the messages that have come."""

    def fail(self, error: Exception) -> None:
        """Called after a programming error: this conversation ends, the others continue."""


class MessageSender(Protocol):
    """Sends messages. None of these methods waits."""

    @property
    def address(self) -> str:
        """Where the client is."""

    def collect(self) -> list[bytes]:
        """Collects what can be sent now."""

    def send(self, messages: list[bytes]) -> None:
        """Sends what was collected."""

    def fail(self, error: Exception) -> None:
        """Called after a programming error."""


class Batches:
    """One for all conversations of a process."""

    def __init__(self, shares: Shares | None = None) -> None:
        self._shares = shares or Shares()
        self._receivers: SharedBatch[MessageReceiver] = SharedBatch(self._shares, self._handle)
        self._senders: SharedBatch[MessageSender] = SharedBatch(self._shares, self._flush)
        self._guard = Guard()

    def handle(self, receiver: MessageReceiver) -> None:
        """Schedules a receiver that has messages."""
        self._receivers.add(receiver)

    def flush(self, sender: MessageSender) -> None:
        """Schedules a sender that has something to send."""
        self._senders.add(sender)

    def charge(self, address: str, seconds: float) -> None:
        """Counts what a message costs later, outside batches."""
        if self._shares.limited:
            self._shares.charge(address, seconds)

    def _handle(self) -> None:
        waiting, guard = self._receivers.take(), self._guard
        for receiver in waiting:
            with guard:  # one for all, and after an error another one for the rest
                receiver.handle_received()
                for receiver in waiting:
                    receiver.handle_received()
            if guard.error is not None:
                receiver.fail(guard.error)

    def _flush(self) -> None:
        waiting, guard = self._senders.take(), self._guard
        collected: list[tuple[MessageSender, list[bytes]]] = []
        for sender in waiting:
            with guard:
                collected.append((sender, sender.collect()))
                for sender in waiting:
                    collected.append((sender, sender.collect()))
            if guard.error is not None:
                sender.fail(guard.error)
        if not self._shares.limited:
            for sender, messages in collected:
                sender.send(messages)
            return
        before = self._shares.spent()
        for sender, messages in collected:
            sender.send(messages)
            after = self._shares.spent()
            self._shares.charge(sender.address, after - before)
            before = after
