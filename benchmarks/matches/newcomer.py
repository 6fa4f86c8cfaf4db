"""Can a person who has done the lessons beat level 1? Rules of thumb play against it.

    python -m benchmarks.matches.newcomer [--games 100] [--only janken …]

The newcomer knows nothing but what the lessons say, and looks no further than a person does who
has just done them: at what an action gives, and at what the next side can do about it (a game's
aim may look one answer further).

1. Win, if you can at once.
2. Let nobody win at once.
3. Take, if what is taken is worth more than what is then lost.
4. Leave nothing where it can be taken.
5. Otherwise go for the game's aim: `newcomer.py` in the game's folder, a few lines,
   each named in a lesson.

Sides change from game to game; with three sides the other two are both level 1.
"""

import argparse
import random
from collections.abc import Callable

from benchmarks.matches.looking import SURE, cells, outcome, turns
from benchmarks.measuring import part_of
from wuqi.core.board.picture import Cell
from wuqi.core.folder.contract import Seat
from wuqi.core.kernel import CHANCE
from wuqi.core.position import Action, Position
from wuqi.core.registry import configure, names
from wuqi.players.level_player import LevelPlayer
from wuqi.players.player import Player, answer

SEED = 1
LOOKED_OVER = 12  # of the own turns, those whose answers are looked at


def worth(cell: Cell) -> float:
    """What a piece counts for where all are alike."""
    return 1.0


def no_aim(position: Position, side: int) -> float:
    """Of a game that no lesson gives an aim: what is taken and lost is all that counts."""
    return 0.0


def aim_of(game: str) -> Callable[[Position, int], float]:
    return getattr(part_of(game, "newcomer"), "aim", no_aim)


def worth_in(game: str) -> Callable[[Cell], float]:
    return getattr(part_of(game, "newcomer"), "worth", worth)


def lead(position: Position, side: int) -> float:
    """What a side has on the board, less what the others have on average."""
    worth = worth_in(position.game.name)
    own = sum(worth(cell) for cell in cells(position) if cell.side == side)
    others = sum(worth(cell) for cell in cells(position) if cell.side != side)
    return own - others / (position.game.sides - 1)


def answered(position: Position, side: int) -> float:
    """What is left after the worst answer of the next side."""
    if position.mover == 0:
        return outcome(position, side)
    if position.mover in (CHANCE, side):
        return lead(position, side)
    worst = SURE
    for _, after in turns(position):
        worst = min(worst, outcome(after, side) if after.mover == 0 else lead(after, side))
    return worst


class Newcomer:
    """A player who has just done the lessons."""

    kind = "newcomer"

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: Position, seat: Seat) -> Action:
        return self.choose_together(view, [seat])[1]

    def choose_together(self, view: Position, seats: list[Seat]) -> tuple[Seat, Action]:
        action = self._best(view, seats[0].side)
        return next(s for s in seats if action in view.actions(s.number)), action

    def _best(self, view: Position, side: int) -> Action:
        aim = aim_of(view.game.name)
        found: list[tuple[float, float, Action, Position]] = []
        for action, after in turns(view):
            if after.mover == 0:
                found.append((outcome(after, side), 0.0, action, after))
            else:
                found.append((lead(after, side), aim(after, side), action, after))
        self._random.shuffle(found)
        found.sort(key=lambda one: one[0] + 0.1 * one[1], reverse=True)
        looked = [
            (answered(after, side) + 0.1 * aims, action)
            for _, aims, action, after in found[: LOOKED_OVER if len(found) > 150 else None]
        ]
        return max(looked, key=lambda one: one[0])[1]


def play(game: str, number: int) -> float:
    """The newcomer's payoff in one game against level 1 in all other seats."""
    chosen = configure(game, None, {})
    side = number % chosen.sides + 1
    players: dict[int, Player] = {}
    for seat in chosen.seats:
        key = 1000 * SEED + 10 * number
        own = seat.side == side
        players[seat.number] = Newcomer(key) if own else LevelPlayer(1, key + seat.side)
    for seats in range(1, chosen.sides + 1):  # teammates are one player
        first = next(seat for seat in chosen.seats if seat.side == seats)
        for seat in chosen.seats:
            if seat.side == seats:
                players[seat.number] = players[first.number]
    chance, position = random.Random(number), chosen.start()
    while position.mover != 0:
        if position.mover == CHANCE:
            outcomes = position.outcomes()
            (outcome,) = chance.choices(list(outcomes), list(outcomes.values()))
            position = position.play(outcome)
        else:
            seat, action = answer(players, position)
            position = position.play(action, seat.number)
    assert position.result is not None
    return position.result.payoffs()[side - 1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--only", nargs="*", choices=names(), default=names())
    args = parser.parse_args()
    print("| game | games | won | drawn or between | score |")
    print("|---|---|---|---|---|")
    for game in args.only:
        payoffs = [play(game, number) for number in range(args.games)]
        games, score = len(payoffs), sum(payoffs) / len(payoffs)
        won, between = sum(one == 1 for one in payoffs), sum(0 < one < 1 for one in payoffs)
        row = (game, games, f"{won / games:.0%}", f"{between / games:.0%}", f"{score:.1%}")
        print(f"| {' | '.join(map(str, row))} |", flush=True)


if __name__ == "__main__":
    main()
