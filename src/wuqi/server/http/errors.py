"""How errors are answered: every one has the body of a `refused` message."""

from typing import Any

import structlog
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.types import Scope

from wuqi.core.errors import BadRequest, WuqiError
from wuqi.server import metrics
from wuqi.server.errors import Unavailable
from wuqi.server.http.middleware.language import language_of
from wuqi.server.http.middleware.signing_in import AnyRequest
from wuqi.server.protocol import Refused
from wuqi.server.refusals import BAD_JSON, refused
from wuqi.server.store.store import DATABASE_ERRORS, first_line, is_temporary

log = structlog.get_logger()

LONGEST_REASON = 200


async def log_surprise(error: Exception, scope: Scope) -> None:
    """Logs an unexpected error: neither a refusal nor an ordinary HTTP error, mostly a bug of
    ours."""
    if isinstance(error, (WuqiError, HTTPException, *BAD_JSON)):
        return
    if is_temporary(error):
        log.warning("trouble", path=scope["path"], problem=first_line(error))
        return
    metrics.mistakes.inc()
    log.error("mistake", path=scope["path"], exc_info=error)


def answer_refusal(request: AnyRequest, error: WuqiError) -> Response[Refused]:
    return Response(refused(error, language_of(request)), status_code=getattr(error, "status", 400))


def answer_nonsense(request: AnyRequest, error: Exception) -> Response[Refused]:
    return answer_refusal(request, BadRequest("message-bad", reason=str(error)))


def answer_http_error(request: AnyRequest, error: HTTPException) -> Response[Refused]:
    refusal = WuqiError("http-error", reason=error.detail)
    if error.status_code == 404:
        refusal = WuqiError("not-found")
    elif error.status_code == 400:
        refusal = WuqiError("message-bad", reason=_reason(error))
    answer = answer_refusal(request, refusal)
    answer.status_code = error.status_code
    return answer


def _reason(error: HTTPException) -> str:
    """What is wrong with a request, and where; Litestar's own words leave that out."""
    found = error.extra if isinstance(error.extra, list) else []
    wrong = (one for one in found if isinstance(one, dict))
    reason = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in wrong)
    return (reason.lstrip(": ") or error.detail)[:LONGEST_REASON]


def answer_trouble(request: AnyRequest, error: Exception) -> Response[Refused]:
    if not is_temporary(error):
        return answer_mistake(request, error)
    return answer_refusal(request, Unavailable("server-trouble"))


def answer_mistake(request: AnyRequest, error: Exception) -> Response[Refused]:
    answer = answer_refusal(request, WuqiError("server-mistake"))
    answer.status_code = 500
    return answer


HANDLERS: dict[Any, Any] = {
    WuqiError: answer_refusal,
    HTTPException: answer_http_error,
    **dict.fromkeys(BAD_JSON, answer_nonsense),
    **dict.fromkeys(DATABASE_ERRORS, answer_trouble),
    Exception: answer_mistake,
}
