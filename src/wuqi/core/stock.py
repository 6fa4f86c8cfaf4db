"""What most games do alike, ready to be taken into a `face.py` or `text.py` by import."""

from collections.abc import Sequence
from random import Random

from wuqi.core.contract import Deck, Seat
from wuqi.core.kernel import State
from wuqi.core.options import Options


def any_options(options: Options) -> None:
    """`check`: every option goes with every other."""


def two_seats(options: Options) -> tuple[Seat, ...]:
    """`seats`: two sides, one person each."""
    return (Seat(1, 1), Seat(2, 2))


def whole_side(
    options: Options, state: State, seat: Seat, mover: int, codes: Sequence[int]
) -> list[int]:
    """`seat_codes`: a side is one person, who takes all its actions."""
    return list(codes) if seat.side == mover else []


def nothing_hidden(options: Options, state: State, side: int | None) -> State:
    """`seen`: everybody sees everything."""
    return state


def nothing_imagined(options: Options, state: State, side: int, chance: Random) -> State | None:
    """`imagined`: nobody acts in secret."""
    return None


def no_deck(options: Options, state: State) -> Deck:
    """`deck`: nothing is shuffled."""
    return Deck()


def exact_match(state: State, wanted: str, codes: Sequence[int], texts: Sequence[str]) -> list[int]:
    """`matches`: an action is written in one way only."""
    return [code for code, text in zip(codes, texts, strict=True) if text == wanted]


def no_outcome(wanted: str) -> str | None:
    """`without_outcome`: no action of this game is followed by chance."""
    return None
