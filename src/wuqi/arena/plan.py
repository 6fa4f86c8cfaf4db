"""The plan: every game of a match or tournament, known before the first begins.

A game's number decides everything about it: who sits where, how it opens, and every random number
in it. So it does not matter which machine plays it, or when.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, cycle, islice

import msgspec

from wuqi.core.errors import BadRequest
from wuqi.core.game import Game
from wuqi.core.registry import configure

MOST_GAMES = 1_000_000


class MatchPlan(msgspec.Struct, frozen=True):
    """A match: these entries over and over; or a tournament: every combination of them."""

    game: str
    options: dict[str, str]
    entries: tuple[str, ...]  # players as specifications, for a side each
    games: int
    seed: int
    opening_plies: int  # random plies before the players take over
    tournament: bool = False
    openings: tuple[tuple[str, ...], ...] = ()  # instead of random ones: actions, one after another

    def load_game(self) -> Game:
        return configure(self.game, None, self.options)

    def check(self) -> None:
        """Raises BadRequest if it cannot be played."""
        game = self.load_game()
        if not 1 <= self.games <= MOST_GAMES:
            raise BadRequest("arena-games", most=MOST_GAMES)
        if self.tournament and len(self.entries) < 2:
            raise BadRequest("arena-too-few")
        if not self.tournament and len(self.entries) != game.sides:
            raise BadRequest("arena-entries", found=len(self.entries), sides=game.sides)

    def pairings(self) -> Iterator["PlannedGame"]:
        """All its games. Each opening is played once in every seating, one after the other."""
        sides = self.load_game().sides
        meetings = cycle(self._meetings(sides))
        number = opening = 0
        while number < self.games:
            meeting = next(meetings)
            for turn in range(sides):
                if number == self.games:
                    return
                seating = meeting[-turn:] + meeting[:-turn] if turn else meeting
                yield PlannedGame(number, seating, opening)
                number += 1
            opening += 1

    def _meetings(self, sides: int) -> list[tuple[int, ...]]:
        """Which entries meet. If there are fewer entries than sides, some play several sides."""
        everybody = range(len(self.entries))
        if not self.tournament:
            return [tuple(everybody)]
        if len(self.entries) >= sides:
            return list(combinations(everybody, sides))
        shifted = [[*everybody[first:], *everybody[:first]] for first in everybody]
        return [tuple(islice(cycle(order), sides)) for order in shifted]

    def opening_seed(self, opening: int) -> int:
        """The random seed of an opening; the same in all its seatings."""
        return _number(self.seed, "opening", opening)

    def player_seed(self, number: int) -> int:
        """The random seed of a game's players."""
        return _number(self.seed, "players", number)


@dataclass(frozen=True, slots=True)
class PlannedGame:
    """A game to be played: its number, the entry at each side, its opening."""

    number: int
    seating: tuple[int, ...]  # indices of entries, side 1 first
    opening: int


def _number(*parts: object) -> int:
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:6], "big")
