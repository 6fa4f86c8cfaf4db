"""What a position looks like, as a message."""

from typing import Any, cast

import msgspec

from wuqi.core.board.effects import Effect
from wuqi.core.board.picture import Cell, Picture
from wuqi.core.kernel import OVER
from wuqi.core.position import Position, Result
from wuqi.server import protocol as p

MOST_ROWS = 1 << 12  # rows of pictures that are cached as JSON
NO_PICTURE = p.Picture((), (), (), ())

Row = tuple[Cell, ...]

_encode = msgspec.json.Encoder().encode
_written: dict[int, tuple[Row, msgspec.Raw]] = {}


def board_of(
    position: Position, pictures: bool = True, effects: tuple[Effect, ...] = ()
) -> p.Board:
    """What a position looks like to a viewer who may see all of it."""
    over = position.mover == OVER
    expected = None if over else position.expected
    return p.Board(
        position=position.text,
        picture=_picture(position.picture) if pictures else NO_PICTURE,
        mover=position.mover,
        actions=position.texts() or tuple(map(str, position.outcomes())),
        expected=p.Saying(expected.key, dict(expected.details)) if expected else None,
        result=result_of(position.result) if over else None,
        effects=effects,
    )


def result_of(result: Result | None) -> p.Result | None:
    """The core's result as a message."""
    return p.Result(result.ranking, result.reason) if result is not None else None


def _picture(picture: Picture) -> p.Picture:
    """The core's picture as a message, its rows already written."""
    rows = cast(Any, tuple([_row(row) for row in picture.rows]))
    return p.Picture(rows, picture.columns, picture.ranks, picture.notes, picture.inks)


def _row(row: Row) -> msgspec.Raw:
    """A row as JSON. Games return the same object for an equal row, so it is found by identity."""
    known = _written.get(id(row))
    if known is None or known[0] is not row:
        if len(_written) >= MOST_ROWS:
            _written.clear()
        known = _written[id(row)] = (row, msgspec.Raw(_encode(row)))
    return known[1]
