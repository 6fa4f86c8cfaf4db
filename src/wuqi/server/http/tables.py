"""Tables by HTTP: open, look, command."""

from typing import Annotated

from litestar import Router, get, post
from litestar.params import Parameter

from wuqi.server.bodies import OpenTable
from wuqi.server.errors import Unknown
from wuqi.server.http.signing_in import AnyRequest, person, services_of, somebody
from wuqi.server.ids import now
from wuqi.server.protocol import Command, TableView
from wuqi.server.room.asking import Asked
from wuqi.server.room.view import Viewer

TableId = Annotated[str, Parameter(pattern="^[0-9a-z]{12}$")]


@post("/tables", summary="Open a table")
async def open_table(request: AnyRequest, data: OpenTable) -> TableView:
    owner = await person(request)
    room = services_of(request).room
    return await room.view(await room.open(owner.id, data), Viewer(owner.id))


@get("/tables/{table:str}", summary="A table, as you see it")
async def look(request: AnyRequest, table: TableId, ply: int = 0, back: int = 0) -> TableView:
    room = services_of(request).room
    viewer = await somebody(request)
    me = viewer.id if viewer is not None else None
    found = await room.table(table)
    if me in found.removed:
        raise Unknown("table-unknown")
    return await room.view(found, Viewer(me, seen_ply=max(0, ply), seen_back=back))


@post("/tables/{table:str}/commands", status_code=200, summary="Do something at a table")
async def command(request: AnyRequest, table: TableId, data: Command) -> TableView:
    somebody_ = await person(request)
    room = services_of(request).room
    done = await room.do(table, Asked(somebody_.id, now()), data)
    return await room.view(done, Viewer(somebody_.id))


router = Router("/api", route_handlers=[open_table, look, command], tags=["tables"])
