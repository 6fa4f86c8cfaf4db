"""The rows of a board. This is called at every action, and compiled where possible."""

from collections.abc import Sequence

from wuqi.core.board.picture import Cell, Picture

MOST_ROWS = 1 << 12  # that are cached

Row = tuple[Cell, ...]

_known: dict[int, tuple[Row, dict[str, Cell]]] = {}


def masks_by_row(masks: Sequence[int], starts: tuple[int, ...], width: int, full: int) -> list[int]:
    """The masks of each row side by side; `starts`: where rows begin in a mask."""
    if len(masks) == 2:  # most games
        one, other = masks[0], masks[1]
        return [(one >> start & full) << width | (other >> start & full) for start in starts]
    rows: list[int] = []
    for start in starts:
        row = 0
        for mask in masks:
            row = row << width | (mask >> start & full)
        rows.append(row)
    return rows


def pieces_on(picture: Picture) -> dict[str, Cell]:
    """The pieces by their squares."""
    found: dict[str, Cell] = {}
    for row in picture.rows:
        found.update(_in_row(row))
    return found


def piece_at(picture: Picture, square: str) -> Cell | None:
    """The piece on one square: faster than to collect all of them."""
    for row in picture.rows:
        piece = _in_row(row).get(square)
        if piece is not None:
            return piece
    return None


def _in_row(row: Row) -> dict[str, Cell]:
    """Games return the same object for an equal row, so it is found by identity."""
    known = _known.get(id(row))
    if known is None or known[0] is not row:
        if len(_known) >= MOST_ROWS:
            _known.clear()
        known = _known[id(row)] = (row, {cell.square: cell for cell in row if cell.piece})
    return known[1]
