"""The defaults of optional functions of a game, named in `core.folder.contract`."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING

from wuqi.core.kernel import State
from wuqi.core.options import Options
from wuqi.core.values import Deck, Saying, Seat, Symmetry

if TYPE_CHECKING:
    from wuqi.core.board.moving import Moving, Pieces
    from wuqi.core.play.played import PlayedAction


def any_options(options: Options) -> None:
    """`check`: every option goes with every other."""


def no_symmetries(options: Options) -> Sequence[Symmetry]:
    """`symmetries`: the board cannot be turned."""
    return ()


def two_seats(options: Options) -> tuple[Seat, ...]:
    """`seats`: two sides, one person each."""
    return (Seat(1, 1), Seat(2, 2))


def whole_side(
    options: Options, state: State, seat: Seat, mover: int, codes: Sequence[int]
) -> list[int]:
    """`seat_codes`: a side is one person, who takes all its actions."""
    return list(codes) if seat.side == mover else []


def nothing_hidden(options: Options, state: State, side: int | None) -> State:
    """`seen`: everyone sees everything."""
    return state


def nothing_imagined(options: Options, state: State, side: int, chance: Random) -> State | None:
    """`imagined`: nobody acts in secret."""
    return None


def no_way_in_secret(options: Options, state: State, side: int) -> Sequence[tuple[str, ...]]:
    """`ways_in_secret`: nobody sets up in secret, or the best way is not known."""
    return ()


def nothing_larger(pieces: int) -> None:
    """`larger`: there are no tables of endings with more pieces."""


def no_themes(line: "Sequence[PlayedAction]", goal: str) -> Iterator[str]:
    """`themes`: nothing is known of what puzzles are about."""
    return iter(())


def no_deck(options: Options, state: State) -> Deck:
    """`deck`: nothing is shuffled."""
    return Deck()


def exact_match(state: State, wanted: str, codes: Sequence[int], texts: Sequence[str]) -> list[int]:
    """`matches`: an action is written in one way only."""
    return [code for code, text in zip(codes, texts, strict=True) if text == wanted]


def no_outcome(wanted: str) -> str | None:
    """`without_outcome`: no action of this game is followed by chance."""
    return None


def just_not_legal(options: Options, state: State, wanted: str) -> Saying:
    """`why_not`: says only that the action is not legal, without a reason."""
    return Saying("action-not-legal")


def nothing_to_say(options: Options, pieces: "Pieces", square: str) -> "Moving | None":
    """`moving`: nothing is shown when a piece is touched."""
    return None
