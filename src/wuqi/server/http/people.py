"""People by HTTP: who you are."""

from litestar import Response, Router, get, post

from wuqi.server.bodies import GuestName
from wuqi.server.errors import NotSignedIn
from wuqi.server.http.signing_in import AnyRequest, services_of, session_cookie, somebody
from wuqi.server.protocol import Me


@get("/me", summary="Who you are")
async def me(request: AnyRequest) -> Me:
    known = await somebody(request)
    if known is None:
        raise NotSignedIn("not-signed-in")
    return await services_of(request).me(known)


@post("/guest", status_code=200, summary="Choose a name and play at once")
async def guest(request: AnyRequest, data: GuestName) -> Response[Me]:
    services = services_of(request)
    known = await services.people.add_guest(data.name)
    return Response(await services.me(known), cookies=[session_cookie(services, known)])


router = Router("/api", route_handlers=[me, guest], tags=["people"])
