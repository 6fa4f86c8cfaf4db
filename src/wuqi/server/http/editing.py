"""Setting up positions: the pieces there are, and whether what was put on the board is one."""

from litestar import Router, post

from wuqi.server.answers import editing
from wuqi.server.http.games import answered
from wuqi.server.http.middleware.language import language_of
from wuqi.server.http.middleware.signing_in import AnyRequest
from wuqi.server.protocol.bodies import BoardRequest, Tried
from wuqi.server.protocol.teaching import PalettePiece, SetUp


@post("/palette", status_code=200, summary="The pieces to set up a position of a game with")
async def palette(request: AnyRequest, data: BoardRequest) -> tuple[PalettePiece, ...]:
    return await answered(request, data, lambda: editing.palette(data))


@post("/setup", status_code=200, summary="The position with these pieces, or why there is none")
async def set_up(request: AnyRequest, data: SetUp) -> Tried:
    language = language_of(request)
    return await answered(request, data, lambda: editing.set_up(data, language))


router = Router("/api", route_handlers=[palette, set_up], tags=["teacher"])
