"""Setting up positions: the pieces there are, and whether what was put on the board is one."""

from litestar import Router, post

from wuqi.core.board.editing import editing_of
from wuqi.core.errors import BadPosition, BadRequest
from wuqi.core.position import Position
from wuqi.core.text.words import closest_language
from wuqi.server.http.games import start_of
from wuqi.server.http.middleware.signing_in import AnyRequest
from wuqi.server.protocol.bodies import AskBoard, Tried
from wuqi.server.protocol.teaching import PalettePiece, SetUp
from wuqi.server.refusals import refused
from wuqi.server.table.board import board_of


@post("/palette", status_code=200, summary="The pieces to set up a position of a game with")
async def palette(request: AnyRequest, data: AskBoard) -> tuple[PalettePiece, ...]:
    game = (await start_of(request, data)).game
    return tuple(
        PalettePiece(letters, cell) for letters, cell in editing_of(game.name).palette(game.options)
    )


@post("/setup", status_code=200, summary="The position with these pieces, or why there is none")
async def set_up(request: AnyRequest, data: SetUp) -> Tried:
    before = await start_of(request, data)
    game, wanted = before.game, request.headers.get("accept-language", "en").split(",")[0]
    try:
        _check(before, data)
        text = editing_of(game.name).composed(game.options, data.pieces, data.mover, str(before))
        return Tried(board_of(game.read(text)), None)
    except BadPosition as error:
        return Tried(None, refused(error, closest_language(wanted) or "en"))


def _check(before: Position, data: SetUp) -> None:
    """Refuses what a page that was handed palette and board never sends."""
    game = before.game
    known = {letters for letters, _ in editing_of(game.name).palette(game.options)}
    squares = {cell.square for row in before.picture.rows for cell in row}
    sensible = known.issuperset(data.pieces.values()) and squares.issuperset(data.pieces)
    if not sensible or data.mover > game.sides:
        raise BadRequest("setup-pieces", right=" | ".join(sorted(known)))


router = Router("/api", route_handlers=[palette, set_up], tags=["teacher"])
