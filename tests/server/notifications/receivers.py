"""Real receivers of notifications on this machine: a mail server and a web server."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiohttp import web
from aiosmtpd.smtp import SMTP, Envelope, Session

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
