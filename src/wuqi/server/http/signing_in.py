"""Who is asking: by cookie for browsers, by token for programs."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State

from wuqi.server.errors import NotSignedIn
from wuqi.server.people.people import Known
from wuqi.server.people.sessions import COOKIE, LASTS_S, Session
from wuqi.server.services import Services

AnyRequest = Request[Any, Any, State]
Connection = ASGIConnection[Any, Any, Any, State]


def services_of(connection: Connection) -> Services:
    """The server's parts."""
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


async def somebody(connection: Connection) -> Known | None:
    """The person who asks, or None for an onlooker without a name."""
    services = services_of(connection)
    cookie = connection.cookies.get(COOKIE)
    session = services.signer.read(cookie) if cookie is not None else None
    return await services.people.of_session(session) if session is not None else None


async def person(request: AnyRequest) -> Known:
    """The person who asks; refused if nobody."""
    found = await somebody(request)
    if found is None:
        raise NotSignedIn("not-signed-in")
    return found


def session_cookie(services: Services, known: Known) -> Cookie:
    """The cookie that says who somebody is from now on."""
    return Cookie(
        key=COOKIE,
        value=services.signer.write(Session(known.id, known.sessions)),
        max_age=LASTS_S,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure,
    )
