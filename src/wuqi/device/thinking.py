"""Thinking in a worker of its own, so that tables still answer meanwhile.

The worker of the tables has a `Thinker`, which passes tasks on; the other one has a `Brain`.
"""

from collections.abc import AsyncIterator, Callable
from typing import Protocol

import msgspec

from wuqi.players.player import Player
from wuqi.server.computers.messages import Choice, ThinkTask
from wuqi.server.computers.worker import choose
from wuqi.server.protocol.teaching import Lesson
from wuqi.server.teaching.answerer import Answerer
from wuqi.server.teaching.questions import Question

_task = msgspec.msgpack.Decoder(ThinkTask)
_question: msgspec.msgpack.Decoder[Question] = msgspec.msgpack.Decoder(Question)


class Thinker(Protocol):
    """Chooses actions for computer players, and answers the teacher's questions."""

    async def choose(self, task: ThinkTask) -> Choice:
        """What a computer player does."""

    def lessons(self, question: Question) -> AsyncIterator[Lesson]:
        """The lessons that answer a question."""


class Brain:
    """Does tasks, one after the other; results are handed to `send` as they come."""

    def __init__(self, send: Callable[[bytes], None]) -> None:
        self._send = send
        self._players: dict[tuple[str, str], Player] = {}
        self._answerer = Answerer(lambda lesson: send(msgspec.json.encode(lesson)))

    def choose(self, packed: bytes) -> None:
        """Does the task of a computer player."""
        self._send(msgspec.json.encode(choose(_task.decode(packed), self._players)))

    def answer(self, packed: bytes) -> None:
        """Answers a question to the teacher."""
        for lesson in self._answerer.answers(_question.decode(packed)):
            self._send(msgspec.json.encode(lesson))


class OwnBrain:
    """A thinker without a worker of its own: for tests."""

    def __init__(self) -> None:
        self._sent: list[Lesson] = []
        self._answerer = Answerer(self._sent.append)

    async def choose(self, task: ThinkTask) -> Choice:
        return choose(task, {})

    async def lessons(self, question: Question) -> AsyncIterator[Lesson]:
        for lesson in self._answerer.answers(question):
            while self._sent:
                yield self._sent.pop(0)
            yield lesson
