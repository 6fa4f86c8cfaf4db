"""Who is asking: by cookie for browsers, by token for programs."""

from typing import Any, Literal

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State

from wuqi.server.errors import Forbidden, NotSignedIn
from wuqi.server.http.middleware.guard import address
from wuqi.server.people.people import KnownPerson
from wuqi.server.people.sessions import COOKIE, LASTS_S, Session
from wuqi.server.services import Services

AnyRequest = Request[Any, Any, State]
Connection = ASGIConnection[Any, Any, Any, State]
May = Literal["read", "play", "account"]  # "account" is for people at the page, never for tokens


def services_of(connection: Connection) -> Services:
    """The server's parts."""
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


async def somebody(connection: Connection, may: May = "read") -> KnownPerson | None:
    """The person who asks, or None for a spectator without a name."""
    services = services_of(connection)
    token, session = token_of(connection), session_of(connection)
    found = None
    if token is not None:
        found = await _by_token(services, token, may)
    elif session is not None:
        found = await services.people.of_session(session)
    if found is not None:
        services.addresses.learn(found.id, address(connection.scope))
    return found


def token_of(connection: Connection) -> str | None:
    """The token that a program has sent, valid or not; None: it has sent none."""
    given = connection.headers.get("authorization")
    if given is None:
        return None
    kind, _, token = given.partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def session_of(connection: Connection) -> Session | None:
    """What the cookie says, if there is a valid one."""
    cookie = connection.cookies.get(COOKIE)
    return services_of(connection).signer.read(cookie) if cookie is not None else None


async def person(connection: Connection, may: May = "play") -> KnownPerson:
    """The person who asks; refused if nobody."""
    found = await somebody(connection, may)
    if found is None:
        raise NotSignedIn("not-signed-in")
    return found


async def may_play(connection: Connection) -> bool:
    """Whether the person who asks may also act: a token may be for reading only."""
    try:
        return await somebody(connection, "play") is not None
    except Forbidden:
        return False


async def _by_token(services: Services, token: str, may: May) -> KnownPerson:
    found = await services.tokens.whose(token)
    known = await services.people.find(found[0]) if found is not None else None
    if found is None or known is None:
        raise NotSignedIn("token-unknown")
    if may not in found[1] and not (may == "read" and "play" in found[1]):  # `play` also acts
        raise Forbidden("token-scope", scope=may)
    return known


def session_cookie(services: Services, known: KnownPerson) -> Cookie:
    """The cookie that identifies a person from now on."""
    return Cookie(
        key=COOKIE,
        value=services.signer.write(known.id, known.sessions),
        max_age=LASTS_S,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure,
    )
