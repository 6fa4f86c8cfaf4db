"""What an action visibly does: pieces that step, roll, are taken, turn over.

An action's text is for players and files. It leaves out what the rules imply: which pieces a
capture jumps over, whose army is recalled. Effects list everything, in the order in which a person
should see it. So a page can animate, mark and describe an action without knowing any rules.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from wuqi.core.board.picture import Cell, Picture
from wuqi.core.board.rows import piece_at

if TYPE_CHECKING:
    from wuqi.core.position import Position

Kind = Literal[
    "place",  # a piece comes onto `square`
    "step",  # a piece goes from `square` to `to`; a chain capture has one for each hop
    "roll",  # a cube rolls over its edge from `square` to `to`; `piece` is what it shows then
    "take",  # the piece on `square` is captured; before the `step` that enters its square
    "flip",  # the face-down piece on `square` turns over; `piece` is what it shows
    "crown",  # the piece on `square` becomes `piece`
    "huff",  # the piece on `square` is removed as a penalty
    "remove",  # the piece on `square` leaves the board, captured by nobody
    "camp",  # `side` gets a camp; `piece` is the camp's word
    "recall",  # `side`'s army is recalled; the pieces that leave the board follow
    "out",  # `side` is eliminated
    "zone",  # `side` chooses a zone; `details` has its number
]


class Effect(Struct, frozen=True, gc=False, omit_defaults=True):
    """One visible change; as JSON, fields that have their default are left out."""

    kind: Kind
    square: str = ""
    to: str = ""
    piece: str = ""  # word key of the piece, in the game's words
    side: int = 0  # whose piece it is; 0: nobody's
    details: dict[str, Any] = {}  # what to fill into the piece's word


Pieces = dict[str, Cell]  # what stands on which square


def seen(kind: Kind, cell: Cell, to: str = "") -> Effect:
    """An effect on the piece that a cell shows."""
    return Effect(kind, cell.square, to, cell.piece, cell.side, cell.details)


def changeable(pieces: Mapping[str, Cell]) -> Pieces:
    """A copy. `dict` takes ten times as long to copy what `Position.pieces` returns."""
    return pieces.copy() if isinstance(pieces, MappingProxyType) else dict(pieces)


def step(picture: Picture, origin: str, target: str) -> list[Effect]:
    """A piece goes to a square, and takes what stands there."""
    mover = piece_at(picture, origin)
    assert mover is not None, f"nothing on {origin}"
    return _stepped(mover, target, piece_at(picture, target))


def move(pieces: Pieces, origin: str, target: str) -> list[Effect]:
    """The same, and `pieces` change with it."""
    # The piece that moved is now the last one.
    mover, taken = pieces.pop(origin), pieces.pop(target, None)
    pieces[target] = replace(mover, square=target)
    return _stepped(mover, target, taken)


def _stepped(mover: Cell, target: str, taken: Cell | None) -> list[Effect]:
    found = [seen("step", mover, target)]
    return found if taken is None else [seen("take", taken), *found]


def by_comparing(before: "Position", action: str, after: "Position") -> tuple[Effect, ...]:
    """The effects of an action in a game without `effects.py`: what comes, goes and changes.

    If a piece disappears from one square and an equal one appears on another, it moved there.
    """
    old, new = changeable(before.pieces), after.pieces
    gone = [cell for square, cell in old.items() if square not in new]
    changed = [cell for square, cell in new.items() if old.get(square, cell) != cell]
    come = [cell for square, cell in new.items() if square not in old]
    movers = [cell for cell in gone if cell.side == before.mover]
    arrived = [cell for cell in (*come, *changed) if cell.side == before.mover]
    found: list[Effect] = []
    if len(movers) == len(arrived) == 1:
        found += move(old, movers[0].square, arrived[0].square)
        gone.remove(movers[0])
        come = [cell for cell in come if cell is not arrived[0]]
    found += [seen("take", cell) for cell in gone]
    found += [seen("place", cell) for cell in come]
    return tuple(found)
