"""The queue for the teacher: a few processes, one question per person, and short answers.

A new question of a person cancels the old one. While others wait, an analysis ends after a few
seconds; the person may ask again and joins the end of the queue. So everyone makes progress,
however many there are, and a person who is alone can watch an analysis for as long as they like.
Hints and reviews are always finished. Reviews take minutes, so they have processes of their own.
"""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

import msgspec
import structlog

from wuqi.server.computers.pool import Worker
from wuqi.server.concurrency.asker import Asker
from wuqi.server.concurrency.fair_turns import FairTurns, Ticket
from wuqi.server.errors import Refusal, TooMuch
from wuqi.server.protocol.teaching import Failed, Finished, Lesson, Waiting
from wuqi.server.refusals import refused
from wuqi.server.teaching.questions import Analyse, Question, StopAnswering

log = structlog.get_logger()

MODULE = "wuqi.server.teaching.process"
LOOK_S = 20.0  # how long an analysis runs before it must be asked for again
TURN_S = 4.0  # the same, while others wait
PATIENCE_S = 240.0  # a long game is reviewed in less; compiling for the first time takes longer
SETTLING_S = 15.0  # a stopped question must end within this time
TICK_S = 0.25
MOST_EACH, MOST_WAITING = 20, 100  # questions of one address, and in all

_lessons: msgspec.msgpack.Decoder[Lesson] = msgspec.msgpack.Decoder(Lesson)


@dataclass(slots=True)
class PendingQuestion:
    """A person's current question."""

    over: asyncio.Event = field(default_factory=asyncio.Event)  # they have asked something else


class QuestionQueue:
    """At most `size` questions are answered at once; the others wait in line."""

    def __init__(self, size: int) -> None:
        self._turns = FairTurns(size, MOST_EACH, MOST_WAITING)
        self._idle: list[Worker] = []
        self._workers: set[Worker] = set()
        self._pending: dict[str, PendingQuestion] = {}
        self._settling: set[asyncio.Task[None]] = set()

    async def ask(self, asker: Asker, question: Question) -> AsyncGenerator[Lesson, None]:
        """The lessons that answer a person's question; the last one ends it."""
        if (before := self._pending.get(asker.person)) is not None:
            before.over.set()
        ticket: Ticket | None
        try:
            ticket = self._turns.join(asker)
        except TooMuch as full:
            raise Refusal("teacher-busy") from full
        mine = self._pending[asker.person] = PendingQuestion()
        try:
            shown = None
            while not ticket.turn.done():
                if (ahead := self._turns.ahead(ticket)) != shown:
                    yield Waiting(ahead)
                    shown = ahead
                await asyncio.wait([ticket.turn], timeout=TICK_S)
            ticket, worker = None, self._idle.pop() if self._idle else None
            ended = False
            try:
                if worker is None:
                    worker = await Worker.start(MODULE)
                    self._workers.add(worker)
                async for lesson in self._lessons(worker, question, mine):
                    ended = isinstance(lesson, (Finished, Failed))
                    yield lesson
            except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
                log.warning("a teacher failed", error=type(error).__name__)
                yield Failed(refused(Refusal("teacher-failed"), "en"))
            finally:
                # Not awaited: the person who asked may have left.
                task = asyncio.create_task(self._settle(worker, ended))
                self._settling.add(task)
                task.add_done_callback(self._settling.discard)
        finally:
            if ticket is not None:  # the person left before their turn
                self._turns.give_up(ticket)
            if self._pending.get(asker.person) is mine:
                del self._pending[asker.person]

    async def _lessons(
        self, worker: Worker, question: Question, mine: PendingQuestion
    ) -> AsyncIterator[Lesson]:
        """The answers of a process; it is told to stop when its time is over."""
        clock = asyncio.get_running_loop()
        began, stopped = clock.time(), False
        await worker.send(question)
        while True:
            reading = asyncio.ensure_future(worker.receive())
            try:
                while not (await asyncio.wait([reading], timeout=TICK_S))[0]:
                    spent = clock.time() - began
                    if spent > PATIENCE_S:
                        raise TimeoutError
                    if not stopped and self._is_over(question, mine, spent):
                        stopped = True
                        await worker.send(StopAnswering())
                lesson = _lessons.decode(reading.result())
            finally:
                reading.cancel()
            yield lesson
            if isinstance(lesson, (Finished, Failed)):
                return

    def _is_over(self, question: Question, mine: PendingQuestion, spent: float) -> bool:
        turn_is_over = isinstance(question, Analyse) and spent > TURN_S and self._turns.waiting > 0
        return mine.over.is_set() or turn_is_over

    async def _settle(self, worker: Worker | None, ended: bool) -> None:
        """Makes a process ready for the next question, or ends it; its slot is always freed."""
        ready = None
        try:
            if worker is not None and (ended or await _has_stopped(worker)):
                ready = worker
            elif worker is not None:
                self._workers.discard(worker)
                await worker.end()
        finally:
            if ready is not None:
                self._idle.append(ready)
            self._turns.release()

    async def close(self) -> None:
        """Ends all processes."""
        for task in list(self._settling):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for worker in list(self._workers):
            await worker.end()


async def _has_stopped(worker: Worker) -> bool:
    """Tells a process to stop answering; False if it does not stop in time."""
    try:
        async with asyncio.timeout(SETTLING_S):
            await worker.send(StopAnswering())
            while not isinstance(_lessons.decode(await worker.receive()), (Finished, Failed)):
                pass
    except (TimeoutError, OSError, EOFError, msgspec.DecodeError):
        return False
    return True


@asynccontextmanager
async def open_question_queue(size: int) -> AsyncIterator[QuestionQueue]:
    """A queue that is closed at the end."""
    queue = QuestionQueue(size)
    try:
        yield queue
    finally:
        await queue.close()
