"""Puzzles from solved tables: exactly one action keeps the win, or the draw.

Positions come from games between players who sometimes play at random and sometimes perfectly, so
that they look like positions of real games. Where the table knows only endings, a game begins with
a random one of them.
"""

import random
from collections.abc import Iterator
from itertools import count

import numpy as np

from puzzles.finding import FEWEST_ACTIONS, Finding, grouped
from wuqi.core.game import Game
from wuqi.core.numbering import tables_of
from wuqi.core.position import Position
from wuqi.solve.build import prober_for
from wuqi.solve.probe import Prober
from wuqi.teacher.puzzle import Goal, Measure, Proof
from wuqi.teacher.worth import Worths, known_line, worths_by

AT_RANDOM = 0.4  # of the actions in these games
LONGEST_GAME = 60
FROM_EACH_GAME = 2
KEPT = 0.5  # of what is found, where the game does not say otherwise


def findings(game: Game, seed: str, first: int) -> Iterator[tuple[int, Finding]]:
    """Candidates without end, each with the number of the game it comes from."""
    prober, tables = prober_for(game), tables_of(game.name)
    assert tables is not None
    whole_game = tables.whole(game.options)
    for number in count(first):
        dice = random.Random(f"{seed} {number}")
        found = 0
        for position in _game(prober, dice, whole_game):
            worths = worths_by(prober, position)
            finding = _finding(position, worths) if worths else None
            kept = game.face.PUZZLES_KEPT.get(position.mover, KEPT)
            if finding is not None and found < FROM_EACH_GAME and dice.random() < kept:
                found += 1
                yield number, finding


def _game(prober: Prober, dice: random.Random, whole_game: bool) -> Iterator[Position]:
    position = prober.game.start() if whole_game else _random_ending(prober, dice)
    for _ in range(LONGEST_GAME):
        bare = _bare(position)
        if position.result is not None or bare.result is not None:
            return
        yield bare
        worths = worths_by(prober, bare)
        if worths is None or dice.random() < AT_RANDOM:
            action = dice.choice(position.actions())
        else:
            best = next(iter(worths.values()))
            action = dice.choice([one for one, worth in worths.items() if worth == best])
        position = position.play(action)


def _bare(position: Position) -> Position:
    """Without the counters that tables do not know."""
    tables = tables_of(position.game.name)
    assert tables is not None
    state = position.state
    tables.bare(state)
    return position.game.at(state)


def _random_ending(prober: Prober, dice: random.Random) -> Position:
    tables = tables_of(prober.game.name)
    assert tables is not None
    state = prober.game.start().state
    while not tables.stand(state, dice.randrange(prober.file.account.numbers)):
        pass
    return prober.game.at(np.ascontiguousarray(state))


def _finding(position: Position, worths: Worths) -> Finding | None:
    """What there is to find, if exactly one action keeps the result."""
    (solution, best), *others = worths.items()
    if best.value == "loss" or len(worths) < FEWEST_ACTIONS:
        return None
    if any(worth.value == best.value for _, worth in others):
        return None
    measures: dict[str, Measure] = {"win": "win", "draw": "draw", "loss": "loss"}
    groups = grouped({a: (measures[w.value or ""], w.distance) for a, w in worths.items()})
    goal: Goal = "win" if best.value == "win" else "draw"
    line = tuple(map(str, known_line(position, solution)))
    return Finding(position, goal, line, Proof("table", groups, best.unit))
