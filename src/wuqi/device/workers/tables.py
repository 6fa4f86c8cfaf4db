"""The worker of the tables of this device."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec

from wuqi.device.answers import routes
from wuqi.device.conversation import DeviceConversation
from wuqi.device.room import DeviceRoom
from wuqi.device.router import Device, Router
from wuqi.server.computers.messages import Choice, ThinkTask
from wuqi.server.protocol.teaching import Lesson
from wuqi.server.teaching.questions import Question

Send = Callable[[str], None]

NOBODY_READS = 499  # a status that no client sees

_lesson: msgspec.json.Decoder[Lesson] = msgspec.json.Decoder(Lesson)


class BrowserStorage:
    """The browser's database, through its JavaScript interface."""

    def __init__(self, keeping: Any) -> None:
        self._keeping = keeping

    async def get(self, key: str) -> str | None:
        found = await self._keeping.get(key)
        return found if isinstance(found, str) else None

    async def put(self, key: str, text: str) -> None:
        await self._keeping.put(key, text)

    async def keys(self, prefix: str) -> list[str]:
        return list((await self._keeping.keys(prefix)).to_py())

    async def remove(self, key: str) -> None:
        await self._keeping.remove(key)


class OtherWorker:
    """The thinker in the other worker: sends it tasks and receives its answers."""

    def __init__(self, think: Callable[[int, str, Any], None]) -> None:
        self._think = think
        self._number = 0
        self._queues: dict[int, asyncio.Queue[str | None]] = {}

    async def choose(self, task: ThinkTask) -> Choice:
        """What a computer player does."""
        found: Choice | None = None
        async for json in self._answers("choose", msgspec.msgpack.encode(task)):
            found = msgspec.json.decode(json, type=Choice)
        return found or Choice(task.seats[0], None)

    async def lessons(self, question: Question) -> AsyncIterator[Lesson]:
        """The lessons that answer a question."""
        async for json in self._answers("answer", msgspec.msgpack.encode(question)):
            yield _lesson.decode(json)

    def receive(self, number: int, json: str | None) -> None:
        """Takes a message of the other worker, or (None) its end; perhaps nobody waits for it."""
        if number in self._queues:
            self._queues[number].put_nowait(json)

    async def _answers(self, task: str, packed: bytes) -> AsyncIterator[str]:
        from js import Uint8Array  # type: ignore[import-not-found]

        self._number += 1
        number = self._number
        queue = self._queues[number] = asyncio.Queue()
        bytes_ = Uint8Array.new(len(packed))
        bytes_.assign(packed)
        self._think(number, task, bytes_)
        try:
            while (json := await queue.get()) is not None:
                yield json
        finally:
            del self._queues[number]


class TablesWorker:
    """The worker of the tables: everything but thinking."""

    def __init__(self, keeping: Any, think: Callable[[int, str, Any], None], send: Send) -> None:
        storage, self._thinker = BrowserStorage(keeping), OtherWorker(think)
        room = DeviceRoom(storage, self._thinker)
        self._router = Router(Device(room, storage, self._thinker), routes)
        self._line = DeviceConversation(room, send)
        self._answering: dict[int, asyncio.Task[int]] = {}

    async def ask(
        self, number: int, method: str, path: str, body: str, language: str, send: Send
    ) -> int:
        """Answers a request; its body is handed to `send`."""
        answer = self._router.answer(method, path, body, language, send)
        task = self._answering[number] = asyncio.ensure_future(answer)
        try:
            return await task
        except asyncio.CancelledError:
            return NOBODY_READS
        finally:
            del self._answering[number]

    def cancel(self, number: int) -> None:
        """Cancels a request whose answer nobody reads any more."""
        if number in self._answering:
            self._answering[number].cancel()

    async def receive(self, text: str) -> None:
        """Handles a message of the live protocol."""
        await self._line.receive(text)

    def thought(self, number: int, json: Any) -> None:
        """Passes on what the thinker says, or that it is done."""
        self._thinker.receive(number, json if isinstance(json, str) else None)


worker = TablesWorker
