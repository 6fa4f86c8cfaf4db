"""The web application: routes, what happens at start and end, how errors are told."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from litestar import Litestar, Response
from litestar.exceptions import HTTPException
from litestar.types import Scope

from wuqi.core.errors import BadRequest, WuqiError
from wuqi.core.words import closest_language
from wuqi.server import metrics
from wuqi.server.errors import Unavailable
from wuqi.server.http import (
    archive,
    editing,
    games,
    lessons,
    operations,
    pages,
    people,
    puzzles,
    tables,
    teaching,
)
from wuqi.server.http.describing import CONFIG, describe_errors
from wuqi.server.http.guarding import guard
from wuqi.server.http.live_route import live
from wuqi.server.http.reading import read_strictly
from wuqi.server.http.signing_in import AnyRequest
from wuqi.server.limits import Limits
from wuqi.server.protocol import Refused
from wuqi.server.refusing import NONSENSE, refused
from wuqi.server.services import open_services
from wuqi.server.settings import Settings
from wuqi.server.store.store import TROUBLE, first_line, is_passing

log = structlog.get_logger()

MOST_BODY = 64 * 1024
LONGEST_REASON = 200


def make_app(settings: Settings) -> Litestar:
    """The application for one process."""
    limits = Limits(settings.limits)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_services(settings, limits) as services:
            app.state.services = services
            yield

    app = Litestar(
        route_handlers=[
            games.router,
            tables.router,
            archive.router,
            people.router,
            teaching.router,
            editing.router,
            puzzles.router,
            lessons.router,
            live,
            operations.health,
            operations.measured,
            pages.router,
        ],
        lifespan=[lifespan],
        exception_handlers={
            WuqiError: _tell_refusal,
            HTTPException: _tell_http_error,
            **dict.fromkeys(NONSENSE, _tell_nonsense),
            **dict.fromkeys(TROUBLE, _tell_trouble),
            Exception: _tell_mistake,
        },
        before_request=read_strictly,
        after_exception=[_log_surprise],
        logging_config=None,
        request_max_body_size=MOST_BODY,
        openapi_config=CONFIG,
    )
    describe_errors(app)
    # Around everything: what has no handler passes Litestar's own middleware by.
    app.asgi_handler = guard(limits, settings.secure)(app.asgi_handler)
    return app


async def _log_surprise(error: Exception, scope: Scope) -> None:
    """Whatever is neither a refusal nor an ordinary HTTP error; most of it a mistake of ours."""
    if isinstance(error, (WuqiError, HTTPException, *NONSENSE)):
        return
    if is_passing(error):
        log.warning("trouble", path=scope["path"], problem=first_line(error))
        return
    metrics.mistakes.inc()
    log.error("mistake", path=scope["path"], exc_info=error)


def _tell_refusal(request: AnyRequest, error: WuqiError) -> Response[Refused]:
    wanted = request.headers.get("accept-language", "en").split(",")[0]
    language = closest_language(wanted.split(";")[0].strip()) or "en"
    return Response(refused(error, language), status_code=getattr(error, "status", 400))


def _tell_nonsense(request: AnyRequest, error: Exception) -> Response[Refused]:
    return _tell_refusal(request, BadRequest("message-bad", reason=str(error)))


def _tell_http_error(request: AnyRequest, error: HTTPException) -> Response[Refused]:
    told = WuqiError("http-error", reason=error.detail)
    if error.status_code == 404:
        told = WuqiError("not-found")
    elif error.status_code == 400:
        told = WuqiError("message-bad", reason=_reason(error))
    answer = _tell_refusal(request, told)
    answer.status_code = error.status_code
    return answer


def _reason(error: HTTPException) -> str:
    """What is wrong with a request, and where; Litestar's own words leave that out."""
    found = error.extra if isinstance(error.extra, list) else []
    wrong = (one for one in found if isinstance(one, dict))
    told = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in wrong)
    return (told.lstrip(": ") or error.detail)[:LONGEST_REASON]


def _tell_trouble(request: AnyRequest, error: Exception) -> Response[Refused]:
    if not is_passing(error):
        return _tell_mistake(request, error)
    return _tell_refusal(request, Unavailable("server-trouble"))


def _tell_mistake(request: AnyRequest, error: Exception) -> Response[Refused]:
    answer = _tell_refusal(request, WuqiError("server-mistake"))
    answer.status_code = 500
    return answer
