"""Real receivers of notifications on this machine: a mail server, a web server and a browser."""

import asyncio
import base64
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import http_ece
from aiohttp import web
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE_S = 30


async def until(condition: Callable[[], Any]) -> None:
    """Waits for what another task does."""
    async with asyncio.timeout(PATIENCE_S):
        while not condition():
            await asyncio.sleep(0.01)


@dataclass
class Mailbox:
    """What came by SMTP."""

    url: str
    mails: list[EmailMessage] = field(default_factory=list)

    async def handle_DATA(  # noqa: N802 - aiosmtpd calls it so
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        self.mails.append(message_from_bytes(content, policy=policy.default))
        return "250 taken"


@asynccontextmanager
async def mail_server() -> AsyncIterator[Mailbox]:
    """A mail server in the event loop of the test."""
    box, loop = Mailbox(""), asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, loop=loop), "127.0.0.1", 0)
    box.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield box
    finally:
        server.close()
        await server.wait_closed()


@dataclass
class Posted:
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Hooks:
    """What came by HTTP."""

    url: str
    posted: list[Posted] = field(default_factory=list)
    status: int = 204

    async def take(self, request: web.Request) -> web.Response:
        headers = {name.lower(): value for name, value in request.headers.items()}
        self.posted.append(Posted(request.path, headers, await request.read()))
        return web.Response(status=self.status, headers={"location": "http://127.0.0.1:1/"})


@asynccontextmanager
async def web_server() -> AsyncIterator[Hooks]:
    """A web server that takes every POST."""
    hooks = Hooks("")
    app = web.Application()
    app.router.add_post("/{path:.*}", hooks.take)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    hooks.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield hooks
    finally:
        await runner.cleanup()


class Browser:
    """What a browser does with Web Push: it has keys, and reads what was encrypted for it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"

    @property
    def keys(self) -> dict[str, str]:
        """The keys of its subscription."""
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            name: base64.urlsafe_b64encode(value).rstrip(b"=").decode()
            for name, value in (("p256dh", public), ("auth", self._auth))
        }

    def read(self, pushed: Posted) -> dict[str, Any]:
        """What it is to show."""
        body = http_ece.decrypt(pushed.body, private_key=self._key, auth_secret=self._auth)
        shown: dict[str, Any] = json.loads(body)
        return shown
