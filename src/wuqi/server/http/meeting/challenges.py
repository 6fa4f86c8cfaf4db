"""Challenges by HTTP: to make one, to accept it, to decline it."""

from litestar import MediaType, Response, Router, delete, post

from wuqi.server.commands.caller import Caller
from wuqi.server.errors import Unknown
from wuqi.server.http.middleware.signing_in import AnyRequest, person, services_of
from wuqi.server.http.tables import TableId, shown
from wuqi.server.ids import now
from wuqi.server.protocol import TableView
from wuqi.server.protocol.meeting import Challenge
from wuqi.server.table.views.view import Viewer


@post("/challenges", summary="Challenge a person to a game at a table of your own")
async def challenge(request: AnyRequest, data: Challenge) -> Response[TableView]:
    services, me = services_of(request), await person(request)
    services.limits.spend("open", me.id)
    other = await services.people.find(data.person)
    if other is None or other.id == me.id:
        raise Unknown("person-unknown")
    await services.visits.note(me.id)
    table = await services.challenges.make(me, other, data)
    return await shown(services.room, table, Viewer(me.id))


@post("/challenges/{table:str}", status_code=200, summary="Accept a challenge: sit down and play")
async def accept(request: AnyRequest, table: TableId) -> Response[TableView]:
    services, me = services_of(request), await person(request)
    await services.visits.note(me.id)
    caller = Caller(me.id, now(), account=me.has_account)
    found = await services.challenges.accept(caller, table)
    return await shown(services.room, found, Viewer(me.id))


@delete("/challenges/{table:str}", status_code=204, summary="Decline a challenge")
async def decline(request: AnyRequest, table: TableId) -> Response[None]:
    services, me = services_of(request), await person(request)
    await services.challenges.decline(me.id, table)
    return Response(None, status_code=204, media_type=MediaType.JSON)


router = Router("/api", route_handlers=[challenge, accept, decline], tags=["meeting"])
