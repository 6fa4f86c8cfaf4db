"""Decisions under chance: turn a piece over or move one, where one action is clearly the best.

Positions come from games between weak levels. A first search of all actions finds those where one
stands out; then every action is searched by itself, and the lead must be clear and stay.
"""

import random
from collections.abc import Iterator
from itertools import count

from puzzles.finding import Finding, grouped, without_past
from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE
from wuqi.core.position import Action, Position
from wuqi.players.level_player import LevelPlayer
from wuqi.search.analysis import Analyst
from wuqi.search.limits import Limits
from wuqi.teacher.puzzle import Measure, Proof

LONGEST_GAME = 160
LOOKED_AT = 0.25  # of the positions of each game
FIRST, EACH, TWICE = 3_000, 1_500, 12_000  # simulations: of all, of each action, of the best two
MARGIN = 0.07  # of a win, between the best action and the next
FROM_EACH_GAME = 2


def findings(game: Game, seed: str, first: int) -> Iterator[tuple[int, Finding]]:
    """Candidates without end, each with the number of the game it comes from."""
    for number in count(first):
        dice = random.Random(f"{seed} {number}")
        found = 0
        for position in game_between_levels(game, dice):
            if found == FROM_EACH_GAME:
                break
            if dice.random() >= LOOKED_AT:
                continue
            finding = looked_at(without_past(position))
            if finding is not None:
                found += 1
                yield number, finding


def game_between_levels(game: Game, dice: random.Random) -> Iterator[Position]:
    """The positions of a game between weak levels."""
    position = game.start()
    players = [LevelPlayer(2, dice.randrange(1 << 30)) for _ in range(game.sides)]
    for _ in range(LONGEST_GAME):
        if position.result is not None:
            return
        yield position
        seat = position.seats_to_act()[0]
        position = position.play(players[seat.side - 1].choose(position, seat))
        if position.mover == CHANCE:
            outcomes = position.outcomes()
            [shown] = dice.choices(list(outcomes), list(outcomes.values()))
            position = position.play(shown)


def looked_at(position: Position) -> Finding | None:
    """Actions with chance and without must be possible, and one clearly the best of all."""
    actions = position.actions()
    chancy = [position.play(action).mover == CHANCE for action in actions]
    if not any(chancy) or all(chancy):
        return None
    analyst = Analyst(position.game, 64)
    *_, first = analyst.think(position, Limits(nodes=FIRST), len(actions))
    scores = sorted((line.score for line in first.lines), reverse=True)
    if scores[0] - scores[1] < 2 * MARGIN:  # scores go from -1 to 1
        return None
    chances = {action: _chance(position, action, EACH) for action in actions}
    best = sorted(actions, key=lambda action: chances[action], reverse=True)
    for action in best[:2]:
        chances[action] = _chance(position, action, TWICE)
    best = sorted(actions, key=lambda action: chances[action], reverse=True)
    if chances[best[0]] - chances[best[1]] < MARGIN or best[0] != first.best:
        return None
    measured: dict[Action, tuple[Measure, int | None]] = {
        action: ("chance", round(100 * chances[action])) for action in best
    }
    line = next(one.actions for one in first.lines if one.actions[0] == best[0])
    proof = Proof("mcts", grouped(measured), nodes=EACH)
    return Finding(position, "best", tuple(map(str, line)), proof)


def _chance(position: Position, action: Action, simulations: int) -> float:
    """What an action promises when nothing else is thought about."""
    analyst = Analyst(position.game, 64)
    *_, found = analyst.think(position, Limits(nodes=simulations), only=[action])
    return (1 + found.lines[0].score) / 2
