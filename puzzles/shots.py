"""Shots: one move wins material by force, found and verified by alpha-beta.

Positions come from games between weak levels, who leave shots lying about. A quick search finds
those where one move is far better than the next; a deeper one, of every move, and a yet deeper
one, of the best two, must agree; and the pieces counted at the end of each line say how many men
it wins or loses.
"""

import random
from collections.abc import Iterator
from itertools import count

from puzzles.deepening import later_turns
from puzzles.finding import FEWEST_ACTIONS, Finding, without_past
from puzzles.shot_guide import ShotGuide
from wuqi.core.game import Game
from wuqi.core.position import Position
from wuqi.players.level_player import LevelPlayer
from wuqi.search.analysis import Analysis, Analyst
from wuqi.search.limits import Limits
from wuqi.teacher.puzzle import Proof, Turn

RANDOM_PLIES = 8  # at the beginning of each game
LONGEST_GAME = 90
QUICK, DEEP, DEEPER = (Limits(depth=plies) for plies in (7, 11, 13))
GAP = 0.05  # between the best move and the next, by the quick search
FROM_EACH_GAME = 3

Line = tuple[str, ...]


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


def looked_at(position: Position) -> Finding | None:
    """The puzzle that a position is, if it is one."""
    return _finding(Analyst(position.game, 16), position)


def _finding(analyst: Analyst, position: Position) -> Finding | None:
    """The shot there is, if exactly one move wins most."""
    actions = position.actions()
    if len(actions) < FEWEST_ACTIONS:
        return None
    *_, quick = analyst.think(position, QUICK, 2)
    if not _clear(quick):
        return None
    *_, deep = analyst.think(position, DEEP, len(actions))
    guide = ShotGuide(analyst, position)
    won = {line.actions[0]: guide.won(position, line.actions) for line in deep.lines}
    solution = deep.best
    others = [men for action, men in won.items() if action != solution]
    if won[solution] < 1 or max(others) >= won[solution] or not _clear(deep):
        return None
    *_, deeper = analyst.think(position, DEEPER, 2)
    if deeper.best != solution or not _clear(deeper):
        return None
    guide.promise = won[solution]
    groups = guide.grouped(position, deep)
    later = later_turns(guide, position, groups)
    line = _line(guide, position, deep, later)
    proof = Proof("alpha-beta", groups, depth=deeper.depth)
    return Finding(position, "material", line, proof, later)


def _line(guide: ShotGuide, position: Position, deep: Analysis, later: tuple[Turn, ...]) -> Line:
    """The main line through the solver's turns, and what is left to take after it."""
    searched = tuple(map(str, deep.lines[0].actions))
    path: Line = searched[:1]
    for turn in later:
        if turn.after[: len(path)] == path:
            path = (*turn.after, turn.right[0])
    if searched[: len(path)] == path:
        return searched
    for action in path:
        position = position.play(action)
    return (*path, *guide.rest(position))


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


def _clear(found: Analysis) -> bool:
    """Whether the best move is far better than the next."""
    return found.lines[0].score - found.lines[1].score >= GAP
