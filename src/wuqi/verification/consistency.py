"""Whether the value of a position follows from those of the positions after it, by the rules."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from wuqi.core.game import Game
from wuqi.core.numbering import DEEPER, Tables
from wuqi.core.position import Outcome, Position
from wuqi.verification.table_file import TableReader

OUTCOMES: tuple[Outcome, ...] = ("draw", "win", "loss")
OPPOSITE: dict[Outcome, Outcome] = {"win": "loss", "loss": "win", "draw": "draw"}


@dataclass(frozen=True, slots=True)
class ExactValue:
    """What a position is worth for a side; how far off that is, if the table says so."""

    outcome: Outcome
    distance: int = 0

    def reversed(self) -> "ExactValue":
        """The same for the other side."""
        return ExactValue(OPPOSITE[self.outcome], self.distance)


@dataclass(frozen=True, slots=True)
class Wrong:
    """A position whose value is not that of its best action."""

    number: int
    position: str
    kept: ExactValue
    follows: (
        ExactValue | None
    )  # None: something after it is not in the table, or it has another number


class Checker:
    """Compares the values of a table with the rules, position by position."""

    def __init__(self, game: Game, tables: Tables, reader: TableReader) -> None:
        self._game, self._tables, self._reader = game, tables, reader
        self._ends = tuple(tables.slices(game.options))
        self._depth = bool(reader.account["depth"])
        self._scratch = game.start().state

    def position(self, number: int) -> Position | None:
        """The position of a number, read from its text; None if there is none, or it is over."""
        if not self._tables.stand(self._scratch, number):
            return None
        position = self._game.read(self._game.at(self._scratch).text)
        return position if position.mover > 0 else None

    def check(self, numbers: Iterable[int]) -> Iterator[Wrong | None]:
        """For each number that has a position: what is wrong, or None."""
        for number in numbers:
            position = self.position(number)
            if position is None:
                continue
            kept = self._kept(number)
            follows = None
            if self._tables.number(position.state) == number:
                follows = self._best(position)
            yield None if follows == kept else Wrong(number, position.text, kept, follows)

    def worth(self, position: Position) -> ExactValue | None:
        """What a position is worth for the side to move; None: the table does not know."""
        number = self._tables.number(position.state)
        if number == DEEPER:
            return self._best(position)
        return None if number < 0 else self._kept(number)

    def _kept(self, number: int) -> ExactValue:
        distance, outcome = divmod(self._reader.value(number), 3)
        return ExactValue(OUTCOMES[outcome], distance)

    def _best(self, position: Position) -> ExactValue | None:
        """What the best action is worth: a quick win, else a draw, else a slow loss."""
        found = [self._after(position, position.play(action)) for action in position.actions()]
        known = [one for one in found if one is not None]
        if not known or len(known) < len(found):
            return None
        wins = [one.distance for one in known if one.outcome == "win"]
        if wins:
            return ExactValue("win", min(wins))
        if any(one.outcome == "draw" for one in known):
            return ExactValue("draw")
        return ExactValue("loss", max(one.distance for one in known))

    def _after(self, before: Position, after: Position) -> ExactValue | None:
        """What a position is worth for those who have just led to it, their action counted."""
        if after.result is not None:
            worth = self._ended(before, after)
        else:
            known = self.worth(after)
            if known is None:
                return None
            worth = known if after.mover == before.mover else known.reversed()
        if worth.outcome == "draw" or not self._depth:
            return ExactValue(worth.outcome)
        return ExactValue(worth.outcome, self._counted(before, after, worth.distance))

    def _ended(self, before: Position, after: Position) -> ExactValue:
        assert after.result is not None
        ranking = after.result.ranking
        if len(ranking) == 1:
            return ExactValue("draw")
        return ExactValue("win" if before.mover in ranking[0] else "loss")

    def _counted(self, before: Position, after: Position, distance: int) -> int:
        """The distance with one more action: of plies, of turns, or to a conversion."""
        if self._tables.CONVERSIONS:
            changed = after.result is not None or self._slice(before) != self._slice(after)
            return 1 if changed else distance + 1
        same_turn = after.result is None and after.mover == before.mover
        return distance if self._tables.UNIT == "turns" and same_turn else distance + 1

    def _slice(self, position: Position) -> int:
        number = self._tables.number(position.state)
        return next(index for index, end in enumerate(self._ends) if number < end)
