"""What stands on which square of a picture."""

from wuqi.core.board.picture import Cell, Picture

MOST_ROWS = 1 << 12  # that are cached

Row = tuple[Cell, ...]

_known: dict[int, tuple[Row, dict[str, Cell]]] = {}


def pieces_on(picture: Picture) -> dict[str, Cell]:
    """The pieces by their squares."""
    found: dict[str, Cell] = {}
    for row in picture.rows:
        found.update(_in_row(row))
    return found


def _in_row(row: Row) -> dict[str, Cell]:
    """Games return the same object for an equal row, so it is found by identity."""
    known = _known.get(id(row))
    if known is None or known[0] is not row:
        if len(_known) >= MOST_ROWS:
            _known.clear()
        known = _known[id(row)] = (row, {cell.square: cell for cell in row if cell.piece})
    return known[1]
