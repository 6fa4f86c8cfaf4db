"""Answers the page's questions: the same addresses and bodies as a server's HTTP API.

A handler is a function of a `Request`. What they share with a server's handlers is in
`wuqi.server.answers`; here is only what is specific to a device.
"""

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from wuqi.core.errors import BadRequest, WuqiError
from wuqi.core.text.words import closest_language
from wuqi.device.room import DeviceRoom
from wuqi.device.storage import Storage
from wuqi.device.thinking import Thinker
from wuqi.server.refusals import BAD_JSON, refused

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Device:
    """What handlers use."""

    room: DeviceRoom
    storage: Storage
    thinker: Thinker


@dataclass(frozen=True, slots=True)
class Request:
    """A request of the page."""

    device: Device
    words: tuple[str, ...]  # the variable parts of the address
    query: Mapping[str, str]
    repeated: Mapping[str, list[str]]  # the same, with all values of each name
    body: bytes
    language: str

    def read(self, kind: type[T]) -> T:
        """The body, decoded as the expected type."""
        return msgspec.json.decode(self.body or b"{}", type=kind)


@dataclass(frozen=True, slots=True)
class PlainText:
    """An answer that is plain text."""

    text: str


@dataclass(frozen=True, slots=True)
class Raw:
    """An answer that is JSON already."""

    json: bytes


@dataclass(frozen=True, slots=True)
class Lines:
    """An answer that comes line by line, each a JSON value."""

    values: AsyncIterator[Any]


Handler = Callable[[Request], Awaitable[Any]]


class NotHere(WuqiError):
    """A device has no such address: a server may."""

    status = 404


@dataclass(slots=True)
class Routes:
    """Which handler answers which address."""

    _found: list[tuple[str, re.Pattern[str], Handler]] = field(default_factory=list)

    def add(self, method: str, path: str) -> Callable[[Handler], Handler]:
        """For a handler: `/puzzles/*` has one variable part."""
        pattern = re.compile(re.escape(path).replace(r"\*", "([^/]+)"))

        def register(handler: Handler) -> Handler:
            self._found.append((method, pattern, handler))
            return handler

        return register

    def find(self, method: str, path: str) -> tuple[Handler, tuple[str, ...]]:
        """The handler for an address and its variable parts; the first that fits."""
        for known, pattern, handler in self._found:
            match = pattern.fullmatch(path)
            if known == method and match is not None:
                return handler, match.groups()
        raise NotHere("offline-needed")


class Router:
    """Answers requests."""

    def __init__(self, device: Device, routes: Routes) -> None:
        self._device = device
        self._routes = routes

    async def answer(
        self, method: str, path: str, body: str, language: str, send: Callable[[str], None]
    ) -> int:
        """Answers a request and returns the status; the body is handed to `send`, in one or more
        pieces."""
        tag = closest_language(language) or "en"
        try:
            address, _, query = path.partition("?")
            handler, words = self._routes.find(method, address)
            request = Request(self._device, words, *_parsed(query), body.encode(), tag)
            await _hand_out(await handler(request), send)
        except WuqiError as error:
            send(_encoded(refused(error, tag)))
            return int(getattr(error, "status", 400))
        except BAD_JSON as error:
            send(_encoded(refused(BadRequest("message-bad", reason=str(error)), tag)))
            return 400
        return 200


async def _hand_out(answer: Any, send: Callable[[str], None]) -> None:
    if isinstance(answer, Lines):
        async for value in answer.values:
            send(_encoded(value) + "\n")
    elif isinstance(answer, PlainText):
        send(answer.text)
    elif isinstance(answer, Raw):
        send(answer.json.decode())
    else:
        send(_encoded(answer))


def _encoded(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _parsed(query: str) -> tuple[dict[str, str], dict[str, list[str]]]:
    from urllib.parse import parse_qs

    repeated = parse_qs(query)
    return {name: values[-1] for name, values in repeated.items()}, repeated
