"""Does somebody who has done the lessons beat level 1? A player of rules of thumb against it.

    python -m benchmarks.newcomer [--games 100] [--only janken …]

The newcomer knows nothing but what the lessons say, and looks no further than a person does who
has just done them: at what an action gives, and at what the next side can do about it (as the
enemies in Three Musketeers also at the trap that could be set after that).

1. Win, if you can at once.
2. Let nobody win at once.
3. Take, if what is taken is worth more than what is then lost.
4. Leave nothing where it can be taken.
5. Otherwise go for the game's aim: `AIMS`, a few lines a game, each named in a lesson.

Sides change from game to game; with three sides the other two are both level 1.
"""

import argparse
import random
from collections.abc import Callable, Iterator

from wuqi.core.board.picture import Cell
from wuqi.core.folder.contract import Seat
from wuqi.core.kernel import CHANCE
from wuqi.core.position import Action, Position
from wuqi.core.registry import configure, names
from wuqi.players.level_player import LevelPlayer
from wuqi.players.player import Player, answer

SEED = 1
MOST_TURNS = 400  # ways to play a turn that are looked at
LOOKED_OVER = 12  # of the own turns, those whose answers are looked at
SURE = 1_000.0

# What sanguo's leaflet says pieces are worth, in tens of points.
WORTHS = {"general": 5, "chariot": 5, "cannon": 4, "horse": 3, "soldier": 2.2}


def cells(position: Position) -> Iterator[Cell]:
    """The squares with a piece that belongs to somebody."""
    return (cell for row in position.picture.rows for cell in row if cell.side)


def worth(cell: Cell) -> float:
    """What a piece counts for: a king three men, an officer what it can do."""
    kind = cell.piece.rsplit("-", 1)[-1]
    if kind == "king":
        return 3.0
    return WORTHS.get(kind, 2.0) if "-red-" in cell.piece or "-black-" in cell.piece else 1.0


def lead(position: Position, side: int) -> float:
    """What a side has on the board, less what the others have on average."""
    own = sum(worth(cell) for cell in cells(position) if cell.side == side)
    others = sum(worth(cell) for cell in cells(position) if cell.side != side)
    return own - others / (position.game.sides - 1)


def outcome(position: Position, side: int) -> float:
    """Won, lost, or somewhere between."""
    assert position.result is not None
    return SURE * (2 * position.result.payoffs()[side - 1] - 1)


def turns(position: Position) -> Iterator[tuple[Action, Position]]:
    """The ways to play a whole turn: the first action of each, and what it comes to."""
    mover = position.mover
    seen: set[Position] = set()
    open_ = [(action, position.after(action.code)) for action in position.actions()]
    while open_ and len(seen) < MOST_TURNS:
        first, after = open_.pop()
        if after in seen:
            continue
        seen.add(after)
        if after.mover != mover:
            yield first, after
        else:
            open_ += [(first, after.after(int(code))) for code in after.codes()]


def answered(position: Position, side: int) -> float:
    """What is left after the worst answer of whoever is next."""
    if position.mover == 0:
        return outcome(position, side)
    if position.mover in (CHANCE, side):
        return lead(position, side)
    worst = SURE
    for _, after in turns(position):
        worst = min(worst, outcome(after, side) if after.mover == 0 else lead(after, side))
    return worst


# -- what each game is about -----------------------------------------------------------------------


def apart(one: str, other: str) -> int:
    """Steps between two squares named by letter and number."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


def lines(squares: list[str]) -> int:
    """How many different rows and columns squares stand in."""
    return len({square[0] for square in squares}) + len({square[1:] for square in squares})


def standing(position: Position, side: int) -> list[str]:
    """Where a side's pieces are."""
    return [cell.square for cell in cells(position) if cell.side == side]


def fatal(position: Position) -> float:
    """How many of the musketeers' captures complete a line, from 0 to 1."""
    found = [after.mover == 0 and outcome(after, 2) > 0 for _, after in turns(position)]
    return sum(found) / max(len(found), 1)


def musketeers(position: Position, side: int) -> float:
    """Musketeers spread out and look for quiet; enemies leave them one capture, the wrong one."""
    own = standing(position, 1)
    if side == 1:
        within_reach = sum(apart(m, e) == 1 for m in own for e in standing(position, 2))
        return lines(own) - 0.5 * within_reach
    hopes = []
    for _, after in turns(position):
        if after.mover == 0:
            hopes.append(10.0 if outcome(after, 2) > 0 else -10.0)
        else:  # the trap that could be set next
            traps = [fatal(trap) if trap.mover == 1 else -1.0 for _, trap in turns(after)]
            hopes.append(8 * max(traps) - 0.5 * lines(standing(after, 1)))
    return sum(hopes) / max(len(hopes), 1)


def draughts(position: Position, side: int) -> float:
    """Men go forward side by side; the back row stays at home, so that nobody is crowned."""
    own = {int(cell.square) for cell in cells(position) if cell.side == side}
    back = set(range(46, 51)) if side == 1 else set(range(1, 6))
    rows = sum((50 - square) // 5 if side == 1 else (square - 1) // 5 for square in own)
    middle = sum((square - 1) % 5 in (1, 2, 3) for square in own)
    return 0.04 * rows + 0.05 * middle + 0.15 * len(own & back)


def janken(position: Position, side: int) -> float:
    """One cube runs for the corner, the others stay near the own one."""
    goal, home = ("f1", "a6") if side == 1 else ("a6", "f1")
    own = sorted(apart(cell.square, goal) for cell in cells(position) if cell.side == side)
    foes = [apart(cell.square, home) for cell in cells(position) if cell.side not in (0, side)]
    return -own[0] - 0.3 * (4 - min(foes, default=4)) if own else 0.0


def tamquan(position: Position, side: int) -> float:
    """Two against one: stand close together, and near the enemy who stands most alone."""
    own = [cell.square for cell in cells(position) if cell.side == side]
    foes = [cell.square for cell in cells(position) if cell.side not in (0, side)]
    if not own or not foes:
        return 0.0
    hunted = min(sum(sorted(apart(foe, one) for one in own)[:2]) for foe in foes)
    together = sum(apart(one, other) for one in own for other in own) / 2
    threatened = sum(sum(apart(foe, one) == 1 for foe in foes) > 1 for one in own)
    return -hunted - 0.2 * together - 2 * threatened


def sanguo(position: Position, side: int) -> float:
    """What stands where somebody could take it is in danger; what threatens somebody is good."""
    return 0.0


AIMS: dict[str, Callable[[Position, int], float]] = {
    "musketeers": musketeers,
    "sanguo": sanguo,
    "draughts": draughts,
    "janken": janken,
    "tamquan": tamquan,
}


class Newcomer:
    """Somebody who has just done the lessons."""

    kind = "newcomer"

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: Position, seat: Seat) -> Action:
        return self.choose_together(view, [seat])[1]

    def choose_together(self, view: Position, seats: list[Seat]) -> tuple[Seat, Action]:
        action = self._best(view, seats[0].side)
        return next(s for s in seats if action in view.actions(s.number)), action

    def _best(self, view: Position, side: int) -> Action:
        aim = AIMS[view.game.name]
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
