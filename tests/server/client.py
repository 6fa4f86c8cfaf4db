"""A simple client of the protocol; it remembers everything that it was sent."""

import asyncio
import random
from collections.abc import Callable
from functools import partial
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from wuqi.server.protocol import VERSION

PATIENCE_S = 240.0  # machines may be slow and busy; nothing here measures time
View = dict[str, Any]


class WasRefused(Exception):
    """The server refused; `key` says why."""

    def __init__(self, reply: dict[str, Any]) -> None:
        super().__init__(reply.get("text"))
        self.key: str = reply["key"]
        self.answer = reply


class Client:
    """Somebody with a name (or, without one, an onlooker) and one socket."""

    def __init__(self, url: str, name: str | None, **hello: Any) -> None:
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE_S)
        self.me: dict[str, Any] = {}
        self.received: list[str] = []
        self.views: dict[str, View] = {}
        self.steps: dict[str, list[dict[str, Any]]] = {}
        self.chat: dict[str, list[dict[str, Any]]] = {}
        self.lobby: dict[str, Any] = {}
        self.closed: int | None = None
        self._hello = hello
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._news = asyncio.Condition()
        self._requests = 0
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Client":
        try:
            if self.name is not None and not self.me:
                self.me = await self.post("/api/guest", {"name": self.name})
            await self.connect()
        except BaseException:
            await self.__aexit__(None, None, None)  # or the next test hears of the open socket
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.disconnect()
        await self.http.aclose()

    async def connect(self) -> None:
        """Opens the socket and says hello."""
        cookies = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        self._socket = await connect(
            self.url.replace("http", "ws") + "/api/live",
            additional_headers={"Cookie": cookies} if cookies else {},
            max_size=None,
        )
        self.closed = None
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.send({"type": "hello", "version": VERSION, **self._hello})

    async def disconnect(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    # -- asking -------------------------------------------------------------------------------

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.http.post(path, json=body)
        self.received.append(answer.text)
        if answer.status_code >= 400:
            raise WasRefused(answer.json())
        return answer.json() if answer.content else None

    async def get(self, path: str, **query: Any) -> Any:
        answer = await self.http.get(path, params=query)
        self.received.append(answer.text)
        if answer.status_code >= 400:
            raise WasRefused(answer.json())
        return answer.json()

    async def open(self, game: str, *seats: str, **wish: Any) -> str:
        """A table; seats are "you", "", "locked" or a computer player."""
        if seats:
            wish["seats"] = [_wish(seat) for seat in seats]
        view = await self.post("/api/tables", {"game": game, **wish})
        table: str = view["table"]
        await self.watch(table)
        return table

    async def watch(self, table: str, **more: Any) -> View:
        """Follows a table from what is already known of it."""
        known = len(self.steps.get(table, []))
        back = self.views[table]["back"] if table in self.views else 0
        await self.send({"type": "watch", "table": table, "ply": known, "back": back, **more})
        return await self.until(table, lambda view: True)

    async def do(self, table: str, kind: str, /, **command: Any) -> None:
        """A command; returns when it is done, raises WasRefused."""
        self._requests += 1
        request = self._requests
        answer = self._answers[request] = asyncio.get_running_loop().create_future()
        reply = {"type": "do", "id": request, "table": table, "command": {"type": kind, **command}}
        await self.send(reply)
        answered = await asyncio.wait_for(answer, PATIENCE_S)
        if answered["type"] == "refused":
            raise WasRefused(answered)

    async def act(self, table: str, action: str, **more: Any) -> None:
        view = self.views[table]
        at = {"ply": view["ply"], "back": view["back"], **more}
        await self.do(table, "act", action=action, **at)

    async def play_on(self, table: str, chance: random.Random) -> View:
        """Takes any legal action whenever there is one, until the game is over."""
        while True:
            view = await self.until(table, lambda view: bool(view["legal"] or view["result"]))
            if view["result"]:
                return view
            choices = [(one["seat"], action) for one in view["legal"] for action in one["actions"]]
            seat, action = chance.choice(choices)
            number = view["number"]
            try:
                await self.act(table, action, seat=seat)
            except WasRefused as refused:
                if refused.key not in ("stale", "action-game-over"):
                    raise
            await self.wait(partial(self._newer, table, number))

    def _newer(self, table: str, number: int) -> bool:
        return bool(self.views[table]["number"] > number)

    async def send(self, message: Any) -> None:
        """Sends a message; text and bytes as they are."""
        assert self._socket is not None
        raw = isinstance(message, (str, bytes))
        await self._socket.send(message if raw else msgspec.json.encode(message).decode())

    # -- waiting ------------------------------------------------------------------------------

    async def until(self, table: str, wanted: Callable[[View], bool]) -> View:
        """The first view of a table that is as wanted."""
        await self.wait(lambda: table in self.views and wanted(self.views[table]))
        return self.views[table]

    async def wait(self, wanted: Callable[[], bool]) -> None:
        """Until something is true that messages bring about."""
        async with asyncio.timeout(PATIENCE_S), self._news:
            await self._news.wait_for(wanted)

    # -- hearing ------------------------------------------------------------------------------

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str)
                self.received.append(text)
                message = msgspec.json.decode(text)
                async with self._news:
                    await self._handle(message)
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        async with self._news:
            self.closed = socket.close_code
            self._news.notify_all()
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the socket was closed"))
                answer.exception()

    async def _handle(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("done", "refused") and message.get("id") is not None:
            answer = self._answers.pop(message["id"], None)
            if answer is not None and not answer.done():
                answer.set_result(message)
        elif kind == "table":
            table = message["table"]
            steps = self.steps.setdefault(table, [])
            assert message["since"] <= len(steps), "a view must follow on what was seen"
            steps[message["since"] :] = message["steps"]
            assert len(steps) == message["ply"]
            self.views[table] = message
        elif kind == "chat":
            self.chat.setdefault(message["table"], []).extend(message["lines"])
        elif kind == "lobby":
            self.lobby = message
        elif kind == "beat":
            await self.send({"type": "beat", "number": message["number"]})


def _wish(seat: str) -> dict[str, Any]:
    if seat == "you":
        return {"you": True}
    if seat == "locked":
        return {"locked": True}
    return {"computer": seat} if seat else {}
