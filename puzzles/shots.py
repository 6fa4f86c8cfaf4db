"""Shots: one move wins material by force, found and verified by alpha-beta.

Positions come from games between weak levels, who leave shots lying about. A quick search finds
those where one move is far better than the next; a deeper one, of every move, and a yet deeper
one, of the best two, must agree; and the pieces counted at the end of each line say how many men
it wins or loses.
"""

import random
from collections.abc import Iterator
from itertools import count

from puzzles.finding import FEWEST_ACTIONS, Finding, grouped, without_past
from wuqi.core.game import Game
from wuqi.core.position import Action, Position
from wuqi.players.level_player import LevelPlayer
from wuqi.search.analysis import Analysis, Analyst
from wuqi.search.limits import Limits
from wuqi.teacher.puzzle import Measure, Proof

RANDOM_PLIES = 8  # at the beginning of each game
LONGEST_GAME = 90
QUICK, DEEP, DEEPER, QUIET = (Limits(depth=plies) for plies in (7, 11, 13, 5))
GAP = 0.05  # between the best move and the next, by the quick search
KING = 3  # men
FROM_EACH_GAME = 2


def findings(game: Game, seed: str, first: int) -> Iterator[tuple[int, Finding]]:
    """Candidates without end, each with the number of the game it comes from."""
    analyst = Analyst(game, 16)
    for number in count(first):
        dice = random.Random(f"{seed} {number}")
        found = 0
        analyst.forget()
        for position in _game(game, dice):
            if found == FROM_EACH_GAME:
                break
            finding = _finding(analyst, without_past(position))
            if finding is not None:
                found += 1
                yield number, finding


def _game(game: Game, dice: random.Random) -> Iterator[Position]:
    position = game.start()
    players = [LevelPlayer(dice.choice((2, 3, 4)), dice.randrange(1 << 30)) for _ in range(2)]
    for ply in range(LONGEST_GAME):
        if position.result is not None:
            return
        seat = position.seats_to_act()[0]
        if ply >= RANDOM_PLIES:
            yield position
            action = players[seat.side - 1].choose(position, seat)
        else:
            action = dice.choice(position.actions())
        position = position.play(action)


def _finding(analyst: Analyst, position: Position) -> Finding | None:
    actions = position.actions()
    if len(actions) < FEWEST_ACTIONS:
        return None
    *_, quick = analyst.think(position, QUICK, 2)
    if quick.lines[0].score - quick.lines[1].score < GAP:
        return None
    *_, deep = analyst.think(position, DEEP, len(actions))
    men = {line.actions[0]: _won(analyst, position, line.actions) for line in deep.lines}
    solution = deep.best
    others = [won for action, won in men.items() if action != solution]
    if men[solution] < 1 or max(others) >= men[solution] or not _clear(deep):
        return None
    *_, deeper = analyst.think(position, DEEPER, 2)
    if deeper.best != solution or not _clear(deeper):
        return None
    measured: dict[Action, tuple[Measure, int | None]] = {
        action: ("men", won) for action, won in men.items()
    }
    proof = Proof("alpha-beta", grouped(measured), depth=deeper.depth)
    return Finding(position, "material", tuple(map(str, deep.lines[0].actions)), proof)


def _clear(found: Analysis) -> bool:
    """Whether the best move is far better than the next."""
    return found.lines[0].score - found.lines[1].score >= GAP


def _won(analyst: Analyst, position: Position, line: tuple[Action, ...]) -> int:
    """How many men a line wins, when nothing is left to take at its end."""
    mover = position.mover
    before = _lead(position, mover)
    for action in line:
        position = position.play(action)
    while position.result is None and "x" in position.actions()[0]:
        *_, found = analyst.think(position, QUIET)
        position = position.play(found.best)
    return _lead(position, mover) - before


def _lead(position: Position, side: int) -> int:
    """Men ahead, a king counting as three."""
    lead = 0
    for row in position.picture.rows:
        for cell in row:
            if cell.side:
                worth = KING if "king" in cell.piece else 1
                lead += worth if cell.side == side else -worth
    return lead
