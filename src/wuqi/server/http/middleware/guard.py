"""What every request passes through: origin check, rate limit, security headers, a name for logs.

Cookies are sent along by browsers from any page, so a request that changes something, and every
socket, must come from our own page (or from a program, which sends no origin at all).
"""

import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import cast
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from wuqi.core.errors import BadRequest, WuqiError
from wuqi.core.text.words import closest_language
from wuqi.server import metrics
from wuqi.server.errors import Forbidden, TooMuch
from wuqi.server.ids import new_id
from wuqi.server.rate_limits import RateLimits
from wuqi.server.refusals import refused
from wuqi.server.socket.open_connections import OPEN

log = structlog.get_logger()

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
# No inline script, nothing from other hosts. Inline style attributes are needed to place pieces.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # Python and compiled rules, on the device
        "worker-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
# Answers that are the same for everyone.
PUBLIC = tuple(
    f"/api/{what}" for what in ("games", "words", "rules", "pages", "drawings", "lessons", "schema")
)
EMBEDS = "/embed/"  # boards for other websites
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def guard(limits: RateLimits, secure: bool) -> Callable[[ASGIApp], ASGIApp]:
    """The middleware for these limits."""
    headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
    if secure:
        headers.append((b"strict-transport-security", b"max-age=31536000"))

    def middleware(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
                await app(scope, receive, send)
                return
            request_id, began = new_id(8), time.perf_counter()
            structlog.contextvars.clear_contextvars()
            structlog.contextvars.bind_contextvars(request=request_id)

            async def send_guarded(message: Message) -> None:
                if message["type"] == "http.response.start":
                    _note(scope, message["status"], time.perf_counter() - began)
                    answer_headers = list(message["headers"])
                    # Headers that the handler has set are kept.
                    chosen = {name.lower() for name, _ in answer_headers}
                    if b"cache-control" not in chosen and _is_private(scope["path"]):
                        answer_headers.append((b"cache-control", b"no-store"))
                    if scope["path"].startswith(EMBEDS):
                        chosen.add(b"x-frame-options")  # its content policy decides
                    answer_headers += [header for header in headers if header[0] not in chosen]
                    message["headers"] = [*answer_headers, (b"x-request-id", request_id.encode())]
                await send(message)

            try:
                check(scope, limits)
            except WuqiError as error:
                if isinstance(error, TooMuch):
                    _remember_refusal(scope)
                await _refuse(scope, receive, send_guarded, error)
            else:  # a socket's messages need no headers
                is_socket = scope["type"] == ScopeType.WEBSOCKET
                await app(_as_get(scope), receive, send if is_socket else send_guarded)

        return guarded

    return middleware


def _is_private(path: str) -> bool:
    """Whether an answer depends on who asks, or changes at any moment."""
    return path.startswith("/api/") and not path.startswith(PUBLIC)


def _remember_refusal(scope: Scope) -> None:
    """Counts a refusal for the connection's own address, but not for a proxy."""
    client = scope.get("client")
    if client is not None and "x-forwarded-for" not in Headers.from_scope(scope):
        OPEN.refused(client[0])


def _as_get(scope: Scope) -> Scope:
    """HEAD is answered like GET: uvicorn, which sees its own scope, leaves the body out."""
    if scope.get("method") != "HEAD":
        return scope
    return cast(Scope, {**scope, "method": "GET"})


def _note(scope: Scope, status: int, seconds: float) -> None:
    """Counts and logs an answer."""
    method = str(scope.get("method", "GET"))
    metrics.requests.labels(method, str(status)).inc()
    metrics.request_seconds.observe(seconds)
    if scope["path"].startswith("/api/"):
        took = round(1000 * seconds, 1)
        log.debug("request", method=method, path=scope["path"], status=status, ms=took)


def check(scope: Scope, limits: RateLimits) -> None:
    """Refuses invalid addresses, requests from other sites, and too many from one address."""
    if "\x00" in scope["path"] or b"%00" in scope["query_string"]:
        raise BadRequest("message-bad", reason="NUL")
    headers = Headers.from_scope(scope)
    is_socket = scope["type"] == ScopeType.WEBSOCKET
    if is_socket or scope.get("method") not in SAFE:
        origin = headers.get("origin")
        if origin is not None and _host(origin) != headers.get("host"):
            raise Forbidden("strange-origin")
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Forbidden("strange-origin")
    limits.spend("socket" if is_socket else "request", address(scope))


def _host(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # no address at all
        return None


def address(scope: Scope) -> str:
    """The address a request comes from; an IPv6 /64 network counts as one address."""
    client = scope.get("client")
    return _neighbourhood(client[0]) if client else ""


@lru_cache(maxsize=1024)
def _neighbourhood(host: str) -> str:
    """A person with one IPv6 address usually has all that begin with the same 64 bits."""
    try:
        found = ip_address(host)
    except ValueError:  # what a proxy says need not be an address
        return host
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))


async def _refuse(scope: Scope, receive: Receive, send: Send, error: WuqiError) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": ""})
        return
    wanted = Headers.from_scope(scope).get("accept-language", "en").split(",")[0]
    language = closest_language(wanted.split(";")[0].strip()) or "en"
    body = msgspec.json.encode(refused(error, language))
    status = getattr(error, "status", 400)
    headers = {"connection": "close"} if status == TooMuch.status else None
    response = ASGIResponse(
        body=body, status_code=status, media_type="application/json", headers=headers
    )
    await response(scope, receive, send)
