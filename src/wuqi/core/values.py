"""Small values that games hand out: seats, sentences, symmetries, decks, imported records."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from wuqi.core.errors import WuqiError

if TYPE_CHECKING:
    from wuqi.core.play.record import Record


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table for one person or bot: its number, its side, its number in the side."""

    number: int
    side: int
    member: int = 1


@dataclass(frozen=True, slots=True)
class Saying:
    """A sentence from the game's words: its key and what to fill in."""

    key: str
    details: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Symmetry:
    """A way to turn the board that leaves the rules unchanged, given as functions of texts."""

    name: str
    position: Callable[[str], str]
    action: Callable[[str], str]
    sides: Mapping[int, int] = field(default_factory=dict)  # sides it swaps; empty: none


@dataclass(frozen=True, slots=True)
class Deck:
    """What is shuffled before a game: as many cards as there are places they are dealt to.

    A place is named by the action that shows its card, `flip a1`; the result is written `flip
    a1=K`, where `K` is the card.
    """

    cards: tuple[str, ...] = ()  # in a fixed order: the shuffle's starting point
    places: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Imported:
    """One game of a foreign file: its record, or why there is none, and remarks about it."""

    number: int  # in the file, from 1
    record: "Record | None" = None
    problem: WuqiError | None = None
    notes: tuple[WuqiError, ...] = ()
