"""A computer player that uses only the public API of a server: `wuqi bot`.

It keeps one table open in the lobby, plays anyone who joins, and opens the next. It remembers
nothing: when it reconnects, the server sends everything about its tables again.
"""

import asyncio
import hashlib
import http.client
import secrets
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from wuqi.core.errors import BadRequest
from wuqi.core.game import Game
from wuqi.core.position import Position
from wuqi.core.registry import configure
from wuqi.core.text.words import terminal_language
from wuqi.players.player import Player, TeamPlayer
from wuqi.server.protocol import (
    VERSION,
    Act,
    Answer,
    Beat,
    ClientMessage,
    Command,
    Commit,
    Do,
    GoingAway,
    Heartbeat,
    Hello,
    Refused,
    Reveal,
    ServerMessage,
    Step,
    TableView,
    Unwatch,
    Watch,
    Welcome,
)
from wuqi.server.protocol.bodies import ArchivePage, OpenTable, SeatWish

log = structlog.get_logger()

AGAIN_AFTER_S = 3.0
PATIENCE_S = 30.0
FOR_NOW = frozenset({429, 500, 502, 503, 504})  # statuses that may be different in a moment

_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class Bot:
    """One player, one game, some tables at a time."""

    def __init__(
        self, server: str, token: str, game: Game, player: Player, most_tables: int = 4
    ) -> None:
        if not (token.isascii() and token.isprintable()):  # it cannot be sent in a header
            raise BadRequest("token-unknown")
        self._server = server.rstrip("/")
        self._live = _live_address(self._server)
        self._headers = {
            "Authorization": f"Bearer {token}",
            "Accept-Language": terminal_language(),
        }
        self._game = game
        self._player = player
        self._most_tables = most_tables
        self._steps: dict[str, list[Step]] = {}
        self._views: dict[str, TableView] = {}
        self._secrets: dict[tuple[str, int], bytes] = {}
        self._turn = asyncio.Lock()  # thinks about one table at a time
        self._thinking: set[tuple[str, int, int]] = set()
        self._last_command = 0

    async def run(self) -> None:
        """Plays until cancelled; reconnects whenever the server is back."""
        while True:
            wait = AGAIN_AFTER_S
            try:
                await self._own("open")  # because a refused socket does not say why
                wait = await self._talk()
            except (OSError, WebSocketException, TimeoutError) as error:
                log.warning("no connection", server=self._server, problem=str(error))
            await asyncio.sleep(wait)

    async def _talk(self) -> float:
        async with connect(self._live, additional_headers=self._headers, max_size=None) as socket:
            self._steps.clear()
            self._views.clear()
            self._thinking.clear()
            await _send(socket, Hello(VERSION, pictures=False))
            try:
                return await self._listen(socket)
            except ExceptionGroup as several:  # the first one has ended the others
                raise several.exceptions[0] from several

    async def _listen(self, socket: ClientConnection) -> float:
        """Handles the server's messages until it disconnects; returns when to reconnect."""
        async with asyncio.TaskGroup() as tasks:
            async for text in socket:
                message = _decoder.decode(text)
                if isinstance(message, GoingAway):
                    return message.after / 1000
                await self._handle(socket, message, tasks)
        return AGAIN_AFTER_S

    async def _handle(
        self, socket: ClientConnection, message: ServerMessage, tasks: asyncio.TaskGroup
    ) -> None:
        if isinstance(message, Heartbeat):
            await _send(socket, Beat(message.number))
        elif isinstance(message, Welcome):
            for status in ("open", "dealing", "playing"):
                for table in await self._own(status):
                    await _send(socket, Watch(table))
            await self._keep_one_open(socket)
        elif isinstance(message, Refused):
            log.info("refused", why=message.text, table=message.table)
        elif isinstance(message, TableView):
            steps = self._steps.setdefault(message.table, [])
            steps[message.since :] = message.steps
            before = self._views.get(message.table)
            self._views[message.table] = message
            await self._look(socket, message, tasks)
            if before is None or before.status != message.status:
                await self._keep_one_open(socket)

    # -- at a table ---------------------------------------------------------------------------

    async def _look(
        self, socket: ClientConnection, view: TableView, tasks: asyncio.TaskGroup
    ) -> None:
        own = [seat.number for seat in view.seats if seat.yours]
        if view.status == "dealing":
            await self._shuffle(socket, view, own)
        for offer in view.offers:
            if offer.by not in own and not set(own) & set(offer.accepted):
                await self._do(socket, view, Answer(offer.kind, offer.kind != "draw"))
        if view.rematch is not None and view.rematch not in self._views:
            await _send(socket, Watch(view.rematch))
            await _send(socket, Unwatch(view.table))
        key = (view.table, view.back, view.ply)
        if view.legal and key not in self._thinking:
            self._thinking.add(key)
            tasks.create_task(self._act(socket, view))

    async def _act(self, socket: ClientConnection, view: TableView) -> None:
        async with self._turn:
            if self._views[view.table].ply != view.ply:
                return
            position = self._position(view)
            seats = [self._game_of(view).seats[legal.seat - 1] for legal in view.legal]
            side = [seat for seat in seats if seat.side == seats[0].side]
            if len(side) > 1 and isinstance(self._player, TeamPlayer):
                seat, action = await asyncio.to_thread(self._player.choose_together, position, side)
            else:
                seat = side[0]
                action = await asyncio.to_thread(self._player.choose, position, seat)
        await self._do(socket, view, Act(view.ply, str(action), view.back, seat.number))

    async def _shuffle(self, socket: ClientConnection, view: TableView, own: list[int]) -> None:
        dealing = view.dealing
        assert dealing is not None
        for seat in own:
            secret = self._secrets.setdefault((view.table, seat), secrets.token_bytes(32))
            if dealing.phase == "commit" and seat not in dealing.commitments:
                committed = hashlib.sha256(secret).hexdigest()
                await self._do(socket, view, Commit(seat, committed))
            elif dealing.phase == "reveal" and seat not in dealing.secrets:
                await self._do(socket, view, Reveal(seat, secret.hex()))

    def _game_of(self, view: TableView) -> Game:
        """A rematch or an older table may have other options than those we open."""
        same = dict(self._game.options) == view.options
        return self._game if same else configure(view.game, None, view.options)

    def _position(self, view: TableView) -> Position:
        """The position with its past, as far as this seat may know it."""
        game = self._game_of(view)
        steps = self._steps[view.table]
        if any(step.action is None for step in steps):
            return game.read(view.board.position)
        position = game.start() if view.start is None else game.read(view.start)
        for step in steps:
            assert step.action is not None
            position = position.play(step.action)
        return position.seen_by(view.viewpoint)

    # -- the lobby ----------------------------------------------------------------------------

    async def _keep_one_open(self, socket: ClientConnection) -> None:
        mine = [view.status for view in self._views.values()]
        busy = sum(status in ("dealing", "playing") for status in mine)
        if "open" in mine or busy >= self._most_tables:
            return
        seats = tuple(SeatWish(you=number == 0) for number in range(len(self._game.seats)))
        wish = OpenTable(
            self._game.name, dict(self._game.options), seats=seats, visibility="listed"
        )
        if not await self._own("open"):
            made = await self._http("POST", "/api/tables", wish, _table)
            await _send(socket, Watch(made))
            log.info("table opened", table=made)

    async def _own(self, status: str) -> list[str]:
        page = await self._http("GET", f"/api/me/tables?status={status}", None, _archive)
        return [brief.table for brief in page.games if brief.game == self._game.name]

    async def _do(self, socket: ClientConnection, view: TableView, command: Command) -> None:
        self._last_command += 1
        await _send(socket, Do(self._last_command, view.table, command))

    async def _http(self, method: str, path: str, body: Any, read: Callable[[bytes], Any]) -> Any:
        request = urllib.request.Request(
            self._server + path,
            method=method,
            headers={**self._headers, "Content-Type": "application/json"},
            data=msgspec.json.encode(body) if body is not None else None,
        )

        def fetch() -> bytes:
            try:
                with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
                    content: bytes = answer.read()
                    return content
            except urllib.error.HTTPError as error:
                if error.code in FOR_NOW:
                    raise
                refused = msgspec.json.decode(error.read(), type=Refused)
                raise BadRequest("server-refuses", reason=refused.text) from error

        try:
            return read(await asyncio.to_thread(fetch))
        except (msgspec.DecodeError, http.client.HTTPException) as error:
            raise ConnectionError(f"{path}: {error}") from error


def _live_address(server: str) -> str:
    """The address of a server's WebSocket; refused if the address is impossible."""
    try:
        address = urlsplit(server)
        right = address.scheme in ("http", "https") and address.hostname and address.port != 0
    except ValueError:  # for example a port that is not a number
        right = False
    if not right:
        raise BadRequest("server-address", server=server[:100])
    scheme = "wss" if address.scheme == "https" else "ws"
    return f"{scheme}://{address.netloc}{address.path}/api/live"


async def _send(socket: ClientConnection, message: ClientMessage) -> None:
    await socket.send(msgspec.json.encode(message).decode())


def _table(content: bytes) -> str:
    return str(msgspec.json.decode(content)["table"])


def _archive(content: bytes) -> ArchivePage:
    return msgspec.json.decode(content, type=ArchivePage)
