"""A person with a page: reconnects when the connection breaks, plays at random, reports all
messages."""

import hashlib
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from tests.simulation.machines.network import Line, masked, read_frames
from wuqi.server.socket import frames as f

if TYPE_CHECKING:
    from tests.simulation.world import World

MOST_REQUESTS = 6  # by one person
AGAIN_S = (0.05, 1.0)  # before it tries to connect again


class Step(msgspec.Struct):
    """An action that a client was shown."""

    ply: int
    seat: int
    side: int
    action: str | None
    at: int
    spent: int


class Hand(msgspec.Struct):
    side: int
    left: int
    running: bool


class Legal(msgspec.Struct):
    seat: int
    actions: list[str]


class Dealing(msgspec.Struct):
    phase: str
    server_secret: str | None
    commitments: dict[int, str]
    secrets: dict[int, str]


class Seat(msgspec.Struct):
    number: int
    side: int
    yours: bool = False
    connected: bool = False


class Offer(msgspec.Struct):
    kind: str
    by: int


class Board(msgspec.Struct):
    position: str


class View(msgspec.Struct):
    """A table, as far as a simulated client looks at it."""

    table: str
    number: int
    now: int
    status: str
    ply: int
    back: int
    since: int
    viewpoint: int | None
    board: Board
    steps: list[Step]
    legal: list[Legal]
    clocks: list[Hand]
    seats: list[Seat]
    offers: list[Offer]
    dealing: Dealing | None


class Head(msgspec.Struct):
    """What kind of message it is."""

    type: str
    id: int | None = None
    key: str = ""
    number: int = 0
    lines: list[dict[str, Any]] = []


_head = msgspec.json.Decoder(Head).decode
_view = msgspec.json.Decoder(View).decode


def _others_here(view: View) -> bool:
    """Whether everybody else is connected."""
    return all(seat.connected for seat in view.seats if not seat.yours)


class Client:
    """One person with one socket at a time."""

    def __init__(self, world: "World", name: str, person: str | None, chance: Random) -> None:
        self.world = world
        self.name = name
        self.person = person
        self.chance = chance
        self.line: Line | None = None
        self.process: str = ""
        self.connected_at: float | None = None
        self.view: View | None = None
        self.steps: list[Step] = []  # all steps shown so far, put together as a page does
        self.pending: dict[int, tuple[float, dict[str, Any]]] = {}  # open requests, by id
        self.chat_sent = 0
        self.chat_received: dict[int, str] = {}  # chat, by number
        self.chat_since_connecting: set[int] = set()
        self.quiet = False  # sends no more requests
        self._buffer = bytearray()
        self._requests_sent = 0
        self._thinking = False
        self._connecting = False
        self.secrets: dict[int, bytes] = {}

    # -- the line -----------------------------------------------------------------------------

    def connect_soon(self, delay: float | None = None) -> None:
        if not self._connecting:
            self._connecting = True
            wait = self.chance.uniform(*AGAIN_S) if delay is None else delay
            self.world.later(wait, self._connect)

    def _connect(self) -> None:
        self._connecting = False
        serving = self.world.serving()
        if self.line is not None or self.world.table is None:
            return
        if not serving:
            self.connect_soon()
            return
        process = self.chance.choice(serving)
        self.process = process.name
        self.connected_at = self.world.now
        self._buffer.clear()
        self.chat_since_connecting.clear()
        self.line = Line(self.world, process, self)
        process.accept(self.line, self.person)
        self.world.note(self.name, "connects to", process.name)
        self._send({"type": "hello", "version": 1, "pictures": False})
        seen = self.view
        watch: dict[str, Any] = {"type": "watch", "table": self.world.table}
        if (
            seen is not None and len(self.steps) == seen.ply and self.chance.random() < 0.5
        ):  # continues where it was
            watch |= {"ply": seen.ply, "back": seen.back}
        else:
            self.steps = []
        self._send(watch)

    def on_cut(self) -> None:
        self.world.note(self.name, "is cut off")
        self.line = self.connected_at = None
        self._lose_requests()
        self.connect_soon()

    def _lose_requests(self) -> None:
        for request in self.pending.values():
            self.world.note(self.name, "never hears of", request[1]["type"])
        self.pending.clear()
        self._thinking = False

    def on_bytes(self, data: bytes) -> None:
        self._buffer += data
        for kind, payload, size in read_frames(self._buffer):
            if self.line is None:
                return
            committed = self.line.committed_at(size)
            if kind == f.TEXT:
                self._on_message(payload, committed)
            elif kind == f.CLOSE:
                code = int.from_bytes(payload[:2], "big")
                self.world.history.closed(self, code)
                self.line.cut()

    def _send(self, message: dict[str, Any]) -> None:
        if self.line is not None:
            self.line.send(masked(msgspec.json.encode(message)))

    def ping(self, times: int) -> None:
        for _ in range(times):
            self._send({"type": "ping"})

    # -- what it is told ----------------------------------------------------------------------

    def _on_message(self, payload: bytes, committed: int) -> None:
        head = _head(payload)
        if head.type == "table":
            self._on_view(_view(payload), payload, committed)
        elif head.type in ("done", "refused"):
            self._on_answer(head, committed)
        elif head.type == "beat":
            self._send({"type": "beat", "number": head.number})
        elif head.type == "chat":
            for line in head.lines:
                self.world.history.chat_received(self, line["number"], line["text"])
                self.chat_received[line["number"]] = line["text"]
                self.chat_since_connecting.add(line["number"])

    def _on_view(self, view: View, payload: bytes, committed: int) -> None:
        if view.since > len(self.steps):
            self.world.history.violated(f"{self.name} misses steps before ply {view.since}")
        self.steps[view.since :] = view.steps
        self.world.history.saw(self, view, payload, committed)
        if self.view is None or _others_here(self.view) != _others_here(view):
            self.world.note(self.name, "sees others", _others_here(view))
        self.view = view
        self.think()

    def _on_answer(self, head: Head, committed: int) -> None:
        assert head.id is not None or head.type == "refused"
        request = self.pending.pop(head.id, None) if head.id is not None else None
        if request is None:
            if head.id is not None:
                self.world.history.violated(f"{self.name} is answered twice: {head}")
            return
        self._thinking = False
        self.world.note(self.name, head.type, head.key or request[1]["type"])
        if head.type == "done":
            self.world.history.acknowledged(self, request[1], committed)
        else:
            self.world.history.refused(self, request[1], head.key)
        self.think()

    # -- what it does -------------------------------------------------------------------------

    def think(self) -> None:
        enough = self._requests_sent >= MOST_REQUESTS
        if enough or self.quiet or self._thinking or self.line is None or self.person is None:
            return
        self._thinking = True
        pace = self.world.plan.pace
        self.world.later(self.chance.uniform(0, 2 * pace), self._act)

    def _act(self) -> None:
        self._thinking = False
        if self.quiet or self.line is None or self.view is None or self.pending:
            return
        for command in self._choices(self.view):
            self._ask(command)
            if self.chance.random() > 0.05:  # otherwise it is sent twice: a double click
                return

    def _choices(self, view: View) -> list[dict[str, Any]]:
        chance = self.chance
        mine = {seat.number: seat for seat in view.seats if seat.yours}
        if view.status == "dealing" and view.dealing is not None:
            return self._deal(view.dealing, list(mine))
        offers = [offer for offer in view.offers if offer.by not in mine]
        if offers:
            return [{"type": "answer", "kind": offers[0].kind, "accept": chance.random() < 0.7}]
        if view.legal:
            one = chance.choice(view.legal)
            act: dict[str, Any] = {"type": "act", "ply": view.ply, "back": view.back}
            acts = [{**act, "action": chance.choice(one.actions), "seat": one.seat} for _ in "12"]
            return [self._say()] if chance.random() < 0.05 else acts
        if view.status == "playing" and view.ply and mine and chance.random() < 0.1:
            return [{"type": "offer", "kind": "takeback"}]
        return []

    def _deal(self, dealing: Dealing, mine: list[int]) -> list[dict[str, Any]]:
        for seat in mine:
            secret = self.secrets.setdefault(seat, self.chance.randbytes(32))
            if dealing.phase == "commit" and seat not in dealing.commitments:
                hashed = hashlib.sha256(secret).hexdigest()
                return [{"type": "commit", "seat": seat, "commitment": hashed}]
            if dealing.phase == "reveal" and seat not in dealing.secrets:
                return [{"type": "reveal", "seat": seat, "secret": secret.hex()}]
        return []

    def _say(self) -> dict[str, Any]:
        self.chat_sent += 1
        return {"type": "say", "text": f"{self.name} says {self.chat_sent}"}

    def _ask(self, command: dict[str, Any]) -> None:
        self._requests_sent += 1
        self.world.note(self.name, "asks", command.get("action") or command["type"])
        self.world.history.requested(self, command)
        self.pending[self._requests_sent] = (self.world.now, command)
        self._send(
            {"type": "do", "id": self._requests_sent, "table": self.world.table, "command": command}
        )
