"""Tables by HTTP: open, look, command."""

from typing import Annotated, Any

from litestar import MediaType, Response, Router, get, post
from litestar.params import Parameter
from structlog.contextvars import bind_contextvars

from wuqi.server.answers.boards import start_of
from wuqi.server.commands.caller import Caller
from wuqi.server.errors import Unknown
from wuqi.server.http.fair_play import may_ask_about
from wuqi.server.http.middleware.signing_in import AnyRequest, person, services_of, somebody
from wuqi.server.http.working import work_out
from wuqi.server.ids import now
from wuqi.server.protocol import Command, LobbyView, TableView
from wuqi.server.protocol.bodies import BoardRequest, OpenTable, Pair
from wuqi.server.room.room import Room
from wuqi.server.table.table import Table
from wuqi.server.table.views.view import Viewer

TableId = Annotated[str, Parameter(max_length=12, pattern="^[0-9a-z]{12}$")]


@post("/tables", summary="Open a table")
async def open_table(request: AnyRequest, data: OpenTable) -> Response[TableView]:
    owner = await person(request)
    services_of(request).limits.spend("open", owner.id)
    await services_of(request).visits.note(owner.id)  # or the table would not be offered to anyone
    room = services_of(request).room
    if data.position is not None and any(seat.computer for seat in data.seats or ()):
        await services_of(request).warmup.ready(data.game)
        question = BoardRequest(data.game, data.options, data.preset, data.position)
        start = await work_out(request, lambda: start_of(question).seen_by(None))
        await may_ask_about(request, owner.id, start)  # computers would help as much
    table = await services_of(request).pairing.open(owner.id, data, owner.has_account)
    return await shown(room, table, Viewer(owner.id))


@get("/tables/{table:str}", summary="A table, as you see it")
async def look(
    request: AnyRequest, table: TableId, ply: int = 0, back: int = 0
) -> Response[TableView]:
    room = services_of(request).room
    viewer = await somebody(request)
    me = viewer.id if viewer is not None else None
    found = await room.table(table, look=services_of(request).settings.shared)
    if me in found.removed:
        raise Unknown("table-unknown")
    return await shown(room, found, Viewer(me, seen_ply=max(0, ply), seen_back=back))


@post("/tables/{table:str}/commands", status_code=200, summary="Do something at a table")
async def command(request: AnyRequest, table: TableId, data: Command) -> Response[TableView]:
    bind_contextvars(table=table)
    somebody_ = await person(request)
    services = services_of(request)
    await services.visits.note(somebody_.id)
    done = await services.dispatcher.do(
        table, Caller(somebody_.id, now(), account=somebody_.has_account), data
    )
    return await shown(services.room, done, Viewer(somebody_.id))


@get("/lobby", summary="Tables that wait for people, and tables being played")
async def lobby(request: AnyRequest) -> Response[LobbyView]:
    json: Any = await services_of(request).lobby.written()  # already JSON
    return Response(json, media_type=MediaType.JSON)


@post("/pair", status_code=200, summary="Quick pairing with the next such player")
async def pair(request: AnyRequest, data: Pair) -> Response[TableView]:
    somebody_ = await person(request)
    services = services_of(request)
    services.limits.spend("open", somebody_.id)
    await services.warmup.ready(data.game)
    table = await services.pairing.pair(somebody_.id, data, somebody_.has_account)
    return await shown(services.room, table, Viewer(somebody_.id))


async def shown(room: Room, table: Table, viewer: Viewer) -> Response[TableView]:
    """A table as a person sees it."""
    json: Any = await room.view(table, viewer)  # already JSON
    return Response(json, media_type=MediaType.JSON)


router = Router("/api", route_handlers=[open_table, look, command, lobby, pair], tags=["tables"])
