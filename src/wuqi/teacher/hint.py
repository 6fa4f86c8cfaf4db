"""A hint in steps: what or where, then which piece, then the action itself and why.

It recommends what a review would call best, because both ask the same teacher.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from wuqi.core.board.picture import Cell
from wuqi.core.folder.contract import Saying
from wuqi.core.position import Action, Position
from wuqi.core.text.words import Words, words
from wuqi.teacher.cost import MISTAKE
from wuqi.teacher.reasons import in_words, reasons, what_is_there
from wuqi.teacher.review import BEHIND
from wuqi.teacher.teaching import Look, Teacher, Way
from wuqi.teacher.worth import Worth


@dataclass(frozen=True, slots=True)
class Clue:
    """One step of a hint: its sentences, and what it marks on the board."""

    sayings: tuple[Saying, ...]
    squares: tuple[str, ...] = ()
    action: Action | None = None  # shown with an arrow

    def say(self, language: str, game: str) -> tuple[str, ...]:
        """Its sentences in a language."""
        return tuple(sentence(saying, words(language, game)) for saying in self.sayings)


@dataclass(frozen=True, slots=True)
class Hint:
    """The best action, revealed in steps; the last clue shows it."""

    action: Action
    worth: Worth
    clues: tuple[Clue, ...]


def sentence(saying: Saying, say: Words) -> str:
    """The sentence of a saying; what is filled in may itself be a saying."""
    details = {
        name: sentence(value, say) if isinstance(value, Saying) else value
        for name, value in saying.details.items()
    }
    return say(saying.key, **details)


def hint(position: Position, teacher: Teacher | None = None) -> Hint:
    """A hint for the side to move."""
    teacher = teacher or Teacher(position.game)
    look = teacher.look(position)
    action, rest = look.line[0], teacher.without(position, look)
    why = in_words(position, action) + reasons(position, look, rest)
    shown = Clue(tuple(why), _path(position, action), action)
    clues = [*_before(position, action, look, rest), shown]
    first = clues[0]
    clues[0] = Clue((*_outlook(look), *first.sayings), first.squares, first.action)
    return Hint(action, look.best, tuple(clues))


def _before(position: Position, action: Action, look: Look, rest: Way | None) -> Iterator[Clue]:
    """The clues that lead to an action: only what really narrows the choice."""
    actions = position.actions()
    if rest is None:
        yield Clue((Saying("hint-one-choice"),))
        return
    kind, square = kind_of(position, action), square_of(position, action)
    where = {square_of(position, one) for one in actions}
    lead = _only(_only_good(look.best, rest.worth))  # said with the first clue, never alone
    if len({kind_of(position, one) for one in actions}) > 1:
        on_board = Saying("hint-kind", {"kind": Saying(f"kind-{kind}")})
        saying = on_board if square is not None else Saying("hint-no-move")
        yield Clue((*lead, saying))
        lead = ()
    elif square is not None and not where <= set(area := area_around(position, square)):
        where_to_look = Saying("hint-area", {"from": area[0], "to": area[-1]})
        yield Clue((*lead, where_to_look, *what_is_there(position, look, rest)), area)
        lead = ()
    if where == {square} and square is not None:
        yield Clue((*lead, Saying("hint-where", {"square": square})), (square,))
    elif square is not None:
        held = bool(_cells(position)[square].piece)
        key = "hint-piece" if held else "hint-square"
        yield Clue((*lead, Saying(key, {"square": square})), (square,))


def _only(good_enough: bool) -> tuple[Saying, ...]:
    return (Saying("hint-only"),) if good_enough else ()


def _only_good(best: Worth, rest: Worth) -> bool:
    """Whether every other action is clearly worse."""
    if best.value == "loss":
        return False
    certain = best.exact and rest.exact and best.value != rest.value
    return certain or best.chance - rest.chance >= 2 * MISTAKE


def _outlook(look: Look) -> tuple[Saying, ...]:
    """The sentence that comes first in a bad position."""
    if look.best.value == "loss":
        return (Saying("hint-lost"),)
    return (Saying("hint-behind"),) if look.best.chance < BEHIND else ()


# -- actions and squares ------------------------------------------------------------------------


def kind_of(position: Position, action: str) -> str:
    """The kind of an action, as its game names them."""
    kinds = position.game.face.ACTION_KINDS
    return next(kind for kind, form in kinds.items() if re.search(form, action))


def square_of(position: Position, action: str) -> str | None:
    """The first square an action names: usually where its piece stands."""
    return next(iter(_path(position, action)), None)


def area_around(position: Position, square: str) -> tuple[str, ...]:
    """The quarter of the board that a square is in, in reading order: it says where, not what."""
    rows = position.picture.rows
    row, column = next(
        (row, column)
        for row, cells in enumerate(rows)
        for column, cell in enumerate(cells)
        if cell.square == square
    )
    down, across = _half(row, len(rows)), _half(column, len(rows[0]))
    within = [cell for line in rows[down] for cell in line[across]]
    return tuple(cell.square for cell in within if cell.square)


def _half(place: int, length: int) -> slice:
    """The half of a board's length with a place in it; the middle line belongs to both."""
    half = (length + 1) // 2
    return slice(half) if place < half else slice(length - half, length)


def _path(position: Position, action: str) -> tuple[str, ...]:
    """The squares that an action names, in order."""
    named = _cells(position)
    return tuple(part for part in re.findall(r"[a-z]?\d+", action) if part in named)


def _cells(position: Position) -> dict[str, Cell]:
    return {cell.square: cell for row in position.picture.rows for cell in row if cell.square}
