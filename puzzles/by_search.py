"""Puzzles for any game of two sides: one action wins and every other one loses, proven by search.

The maker for games that have neither tables nor one of their own. Positions come from games between
weak levels. Alpha-beta must see every action to its end: nothing is guessed.
"""

import random
from collections.abc import Iterator
from itertools import count

from puzzles.decisions import game_between_levels
from puzzles.finding import FEWEST_ACTIONS, Finding, grouped, without_past
from wuqi.core.game import Game
from wuqi.core.position import Action, Position
from wuqi.search.analysis import Analyst
from wuqi.search.limits import Limits
from wuqi.teacher.puzzle import Measure, Proof

QUICK, DEEP = Limits(depth=5), Limits(depth=16, nodes=400_000)
FROM_EACH_GAME = 2


def findings(game: Game, seed: str, first: int) -> Iterator[tuple[int, Finding]]:
    """Candidates without end, each with the number of the game it comes from."""
    analyst = Analyst(game, 16)
    for number in count(first):
        found = 0
        for position in game_between_levels(game, random.Random(f"{seed} {number}")):
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
    actions = position.actions()
    if len(actions) < FEWEST_ACTIONS:
        return None
    *_, quick = analyst.think(position, QUICK, 2)
    if quick.lines[0].score <= 0:  # nothing to win, as far as one can see
        return None
    *_, deep = analyst.think(position, DEEP, len(actions))
    values = [line.value for line in deep.lines]
    if values.count("win") != 1 or values.count("loss") != len(actions) - 1:
        return None
    measured: dict[Action, tuple[Measure, int | None]] = {
        line.actions[0]: ("win" if line.value == "win" else "loss", line.distance)
        for line in deep.lines
    }
    proof = Proof("alpha-beta", grouped(measured), depth=deep.depth)
    return Finding(position, "win", tuple(map(str, deep.lines[0].actions)), proof)
