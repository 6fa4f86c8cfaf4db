"""Setting up positions: the pieces to choose from, and whether the board is a legal position."""

from wuqi.core.board.editing import editing_of
from wuqi.core.errors import BadPosition, BadRequest
from wuqi.core.position import Position
from wuqi.server.answers.boards import start_of
from wuqi.server.protocol.bodies import BoardRequest, Tried
from wuqi.server.protocol.teaching import PalettePiece, SetUp
from wuqi.server.refusals import refused
from wuqi.server.table.views.board import board_of


def palette(data: BoardRequest) -> tuple[PalettePiece, ...]:
    """The pieces to set up a position of a game with."""
    game = start_of(data).game
    return tuple(
        PalettePiece(letters, cell) for letters, cell in editing_of(game.name).palette(game.options)
    )


def set_up(data: SetUp, language: str) -> Tried:
    """The position with these pieces, or why there is none."""
    before = start_of(data)
    game = before.game
    try:
        _check(before, data)
        text = editing_of(game.name).composed(game.options, data.pieces, data.mover, before.text)
        return Tried(board_of(game.read(text)), None)
    except BadPosition as error:
        return Tried(None, refused(error, language))


def _check(before: Position, data: SetUp) -> None:
    """Refuses pieces and squares that do not exist; our own page never sends any."""
    game = before.game
    known = {letters for letters, _ in editing_of(game.name).palette(game.options)}
    squares = {cell.square for row in before.picture.rows for cell in row}
    sensible = known.issuperset(data.pieces.values()) and squares.issuperset(data.pieces)
    if not sensible or data.mover > game.sides:
        raise BadRequest("setup-pieces", right=" | ".join(sorted(known)))
