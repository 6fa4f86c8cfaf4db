"""People by HTTP: who you are, your account, your tokens, whom you avoid."""

from typing import Annotated, Any, Literal

import structlog
from litestar import Response, Router, delete, get, post, put
from litestar.params import Parameter

from wuqi.server.cluster.notes import Note
from wuqi.server.errors import Forbidden, Refusal, Unknown
from wuqi.server.http.middleware.guard import address
from wuqi.server.http.middleware.signing_in import (
    AnyRequest,
    person,
    services_of,
    session_cookie,
    session_of,
    somebody,
)
from wuqi.server.people.exporting import export
from wuqi.server.people.names import key
from wuqi.server.people.people import KnownPerson
from wuqi.server.people.sessions import COOKIE
from wuqi.server.protocol import Me
from wuqi.server.protocol.bodies import (
    Credentials,
    DeleteAccount,
    GuestName,
    NewPassword,
    NewToken,
    TokenInfo,
)

log = structlog.get_logger()

Id = Annotated[str, Parameter(max_length=20)]
Avoid = Literal["mute", "block"]


@get("/me", summary="Who you are")
async def me(request: AnyRequest) -> Response[Me]:
    known, session = await person(request, "read"), session_of(request)
    if session is not None and session.person == known.id and session.aging:
        return await _signed_in(request, known)
    return Response(await services_of(request).me(known))


@post("/guest", status_code=200, summary="Choose a name and play at once")
async def guest(request: AnyRequest, data: GuestName) -> Response[Me]:
    services = services_of(request)
    services.limits.spend("guest", address(request.scope))
    return await _signed_in(request, await services.people.add_guest(data.name))


@post("/account", status_code=200, summary="Create an account; a guest keeps everything")
async def account(request: AnyRequest, data: Credentials) -> Response[Me]:
    services = services_of(request)
    services.limits.spend("login", address(request.scope))
    before = await somebody(request, "account")
    return await _signed_in(request, await services.people.join(before, data.name, data.password))


@post("/login", status_code=200, summary="Sign in")
async def login(request: AnyRequest, data: Credentials) -> Response[Me]:
    services = services_of(request)
    services.limits.spend("login", address(request.scope))
    account = key(data.name)  # counted per account, from any number of addresses
    services.limits.spend("password", account, 0.0)
    try:
        known = await services.people.log_in(data.name, data.password)
    except Forbidden:
        services.limits.charge("password", account, 1.0)
        log.warning("wrong password", address=address(request.scope))
        raise
    return await _signed_in(request, known)


@post("/logout", status_code=204, summary="Sign out, here")
async def logout(request: AnyRequest) -> Response[None]:
    session = session_of(request)
    if session is not None:
        await services_of(request).people.sign_out(session)
    return _signed_out()


@put("/me/name", summary="Change your name")
async def rename(request: AnyRequest, data: GuestName) -> Me:
    services = services_of(request)
    known = await person(request, "account")
    services.limits.spend("guest", known.id)
    return await services.me(await services.people.rename(known, data.name))


@post(
    "/me/password",
    status_code=200,
    summary="Change your password; signs out everywhere else; revokes tokens if you ask for it",
)
async def password(request: AnyRequest, data: NewPassword) -> Response[Me]:
    services = services_of(request)
    known = await person(request, "account")
    services.limits.spend("login", known.id)
    if known.kind == "guest":
        raise Refusal("account-none")
    await services.people.check_password(known, data.old)
    changed = await services.people.set_password(known, data.new, data.revoke_tokens)
    return await _signed_in(request, changed)


@post("/me/bot", status_code=200, summary="Mark your account as a bot, permanently")
async def bot(request: AnyRequest) -> Me:
    services = services_of(request)
    known = await person(request, "account")
    return await services.me(await services.people.become_bot(known))


@get("/me/export", summary="Everything the server keeps about you")
async def export_all(request: AnyRequest) -> dict[str, list[dict[str, Any]]]:
    known = await person(request, "account")
    return await export(services_of(request).store, known)


@post("/me/delete", status_code=204, summary="Delete your account and your name")
async def delete_me(request: AnyRequest, data: DeleteAccount) -> Response[None]:
    services = services_of(request)
    known = await person(request, "account")
    services.limits.spend("login", known.id)
    await services.people.check_password(known, data.password)
    await services.people.delete(known)
    return _signed_out()


@get("/me/tokens", summary="Your tokens for programs")
async def tokens(request: AnyRequest) -> tuple[TokenInfo, ...]:
    known = await person(request, "account")
    return await services_of(request).tokens.of(known.id)


@post("/me/tokens", summary="Create a token for a program; it is shown once")
async def make_token(request: AnyRequest, data: NewToken) -> TokenInfo:
    known = await person(request, "account")
    if known.kind == "guest":
        raise Refusal("account-none")
    return await services_of(request).tokens.make(known.id, data.label, data.scopes)


@delete("/me/tokens/{token:str}", summary="Revoke a token; programs that use it are signed out")
async def revoke_token(request: AnyRequest, token: Id) -> None:
    services, known = services_of(request), await person(request, "account")
    await services.tokens.revoke(known.id, token)
    services.fanout.publish(Note("person", known.id))  # closes the sockets that used it


@put("/me/{kind:str}/{other:str}", summary="Mute or block someone")
async def avoid(request: AnyRequest, kind: Avoid, other: Id) -> Me:
    return await _avoid(request, kind, other, True)


@delete("/me/{kind:str}/{other:str}", status_code=200, summary="Unmute or unblock someone")
async def no_longer_avoid(request: AnyRequest, kind: Avoid, other: Id) -> Me:
    return await _avoid(request, kind, other, False)


async def _avoid(request: AnyRequest, kind: Avoid, other: str, on: bool) -> Me:
    services = services_of(request)
    known = await person(request, "account")
    if on and (other == known.id or await services.people.find(other) is None):
        raise Unknown("person-unknown")
    await services.avoiding.change(known.id, other, kind, on)
    services.fanout.publish(Note("person", known.id))
    return await services.me(known)


def _signed_out() -> Response[None]:
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


async def _signed_in(request: AnyRequest, known: KnownPerson) -> Response[Me]:
    services = services_of(request)
    return Response(await services.me(known), cookies=[session_cookie(services, known)])


router = Router(
    "/api",
    route_handlers=[
        me,
        guest,
        account,
        login,
        logout,
        rename,
        password,
        bot,
        export_all,
        delete_me,
        tokens,
        make_token,
        revoke_token,
        avoid,
        no_longer_avoid,
    ],
    tags=["people"],
)
