"""Finished games by HTTP: search, records, foreign formats; and your own running ones."""

from typing import Annotated

from litestar import MediaType, Response, Router, get, post
from litestar.params import Parameter, QueryParameter

from wuqi.core.errors import BadRequest
from wuqi.core.registry import formats
from wuqi.server.errors import Forbidden, Unknown
from wuqi.server.http.middleware.signing_in import AnyRequest, person, services_of, somebody
from wuqi.server.http.tables import TableId
from wuqi.server.http.working import work_out
from wuqi.server.protocol import TableBrief
from wuqi.server.protocol.bodies import ArchivePage, UploadGame
from wuqi.server.ratings.delay import is_delayed
from wuqi.server.room.archive import Search, find
from wuqi.server.table.recording import record_of
from wuqi.server.table.views.view import brief

Word = Annotated[str | None, Parameter(max_length=40)]
Moment = Annotated[int | None, Parameter(ge=0, le=10**15)]


@get("/archive", summary="Finished games, newest first")
async def archive(
    request: AnyRequest,
    game: Word = None,
    person_id: Annotated[str | None, QueryParameter(name="person", max_length=20)] = None,
    reason: Word = None,
    since: Moment = None,
    before: Word = None,
) -> ArchivePage:
    services = services_of(request)
    searcher = await somebody(request)
    search = Search(game, person_id, reason, since, before)
    me = searcher.id if searcher is not None else None
    return await find(services.store, services.directory, search, me)


@get("/me/tables", summary="Tables you sit at: open, playing or over")
async def own_tables(
    request: AnyRequest, status: str = "playing", before: Word = None
) -> ArchivePage:
    services = services_of(request)
    me = (await person(request, "read")).id
    if status not in ("open", "dealing", "playing", "over"):
        raise BadRequest("message-bad", reason="status: open | dealing | playing | over")
    search = Search(person=me, before=before, status=status)
    return await find(services.store, services.directory, search, me)


@post("/me/games", summary="Upload a finished game that you played on your device")
async def upload(request: AnyRequest, data: UploadGame) -> TableBrief:
    services, me = services_of(request), await person(request)
    if not me.has_account:
        raise Forbidden("upload-account")
    services.limits.spend("upload", me.id)
    return brief(await services.room.upload(me.id, data.record))


@get(
    "/tables/{table:str}/record",
    media_type=MediaType.JSON,
    summary="A game as a record, or in another format that the game supports",
)
async def record(
    request: AnyRequest,
    table: TableId,
    format_: Annotated[str, QueryParameter(name="format", max_length=20)] = "wuqi",
) -> Response[str]:
    services = services_of(request)
    viewer = await somebody(request)
    found = await services.room.table(table, look=services.settings.shared)
    if viewer is not None and viewer.id in found.removed:
        raise Unknown("table-unknown")
    if is_delayed(found, viewer.id if viewer is not None else None):
        found = (await services.room.late(found)).table
    await services.directory.learn(found.people())
    written = await work_out(request, lambda: record_of(found, services.directory))
    name = f"{found.game.name}-{found.id}"
    if format_ == "wuqi":
        return _file(written.dump(), f"{name}.json", MediaType.JSON)
    known = {kind: one for kind, (game, one) in formats().items() if game == found.game.name}
    if format_ not in known:
        raise BadRequest("format-unknown", format=format_, right=" | ".join(("wuqi", *known)))
    return _file(known[format_].write([written]), f"{name}.{format_}", MediaType.TEXT)


def _file(text: str, name: str, media_type: MediaType) -> Response[str]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=media_type, headers=headers)


router = Router("/api", route_handlers=[archive, own_tables, upload, record], tags=["archive"])
