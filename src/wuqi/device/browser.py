"""What a worker of the page calls: the tables of this device, or its thinker."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec

from wuqi.device.conversation import DeviceConversation
from wuqi.device.desk import Desk, Device
from wuqi.device.room import DeviceRoom
from wuqi.device.routes import routes
from wuqi.device.thinking import Brain
from wuqi.server.computers.messages import Choice, ThinkTask
from wuqi.server.protocol.teaching import Lesson
from wuqi.server.teaching.questions import Question

Send = Callable[[str], None]

_lesson: msgspec.json.Decoder[Lesson] = msgspec.json.Decoder(Lesson)


class BrowserStorage:
    """The browser's database, which speaks JavaScript."""

    def __init__(self, keeping: Any) -> None:
        self._keeping = keeping

    async def get(self, key: str) -> str | None:
        found = await self._keeping.get(key)
        return found if isinstance(found, str) else None

    async def put(self, key: str, text: str) -> None:
        await self._keeping.put(key, text)

    async def keys(self, prefix: str) -> list[str]:
        return list((await self._keeping.keys(prefix)).to_py())


class OtherWorker:
    """The thinker: tasks go to the other worker, what it says comes back."""

    def __init__(self, think: Callable[[int, str, Any], None]) -> None:
        self._think = think
        self._number = 0
        self._heard: dict[int, asyncio.Queue[str | None]] = {}

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

    def hear(self, number: int, json: str | None) -> None:
        """The other worker has said something, or (None) is done."""
        self._heard[number].put_nowait(json)

    async def _answers(self, task: str, packed: bytes) -> AsyncIterator[str]:
        from js import Uint8Array  # type: ignore[import-not-found]

        self._number += 1
        number = self._number
        heard = self._heard[number] = asyncio.Queue()
        bytes_ = Uint8Array.new(len(packed))
        bytes_.assign(packed)
        self._think(number, task, bytes_)
        try:
            while (json := await heard.get()) is not None:
                yield json
        finally:
            del self._heard[number]


class Tables:
    """Everything but thinking."""

    def __init__(self, keeping: Any, think: Callable[[int, str, Any], None], heard: Send) -> None:
        storage, self._thinker = BrowserStorage(keeping), OtherWorker(think)
        room = DeviceRoom(storage, self._thinker)
        self._desk = Desk(Device(room, storage, self._thinker), routes)
        self._line = DeviceConversation(room, heard)

    async def ask(self, method: str, path: str, body: str, language: str, send: Send) -> int:
        """Answers a request; its body is handed to `send`."""
        return await self._desk.answer(method, path, body, language, send)

    async def say(self, text: str) -> None:
        """A message on the live line."""
        await self._line.receive(text)

    def thought(self, number: int, json: Any) -> None:
        """What the thinker says, or that it is done."""
        self._thinker.hear(number, json if isinstance(json, str) else None)


class ThinkerWorker:
    """Thinking alone."""

    def __init__(self) -> None:
        self._send: Send | None = None
        self._brain = Brain(self._tell)

    def choose(self, packed: Any, send: Send) -> None:
        """Does the task of a computer player."""
        self._send = send
        self._brain.choose(packed.to_bytes())

    def answer(self, packed: Any, send: Send) -> None:
        """Answers a question."""
        self._send = send
        self._brain.answer(packed.to_bytes())

    def _tell(self, json: bytes) -> None:
        assert self._send is not None
        self._send(json.decode())


tables, thinker = Tables, ThinkerWorker
