"""Puzzles from solved tables: exactly one action keeps the win, or the draw.

Positions come from games between players who sometimes play at random and sometimes perfectly, so
that they look like positions of real games. Where the table knows only endings, a game begins with
a random one of them.
"""

import random
from collections.abc import Iterator
from itertools import count

import numpy as np

from puzzles.deepening import later_turns
from puzzles.finding import FEWEST_ACTIONS, Finding
from puzzles.table_guide import LONGEST_LINE, TableGuide
from wuqi.core.game import Game
from wuqi.core.numbering import tables_of
from wuqi.core.position import Position
from wuqi.solve.build import prober_for
from wuqi.solve.probe import Prober
from wuqi.teacher.puzzle import Goal, Proof

AT_RANDOM = 0.4  # of the actions in these games
LONGEST_GAME = 60
FROM_EACH_GAME = 2
KEPT = 0.5  # of what is found, where the game does not say otherwise


def findings(game: Game, seed: str, first: int) -> Iterator[tuple[int, Finding]]:
    """Candidates without end, each with the number of the game it comes from."""
    prober, tables = prober_for(game), tables_of(game.name)
    assert tables is not None
    guide = TableGuide(prober)
    whole_game = tables.whole(game.options)
    for number in count(first):
        dice = random.Random(f"{seed} {number}")
        found = 0
        for position in _game(guide, dice, whole_game):
            if found == FROM_EACH_GAME:
                break
            kept = game.face.PUZZLES_KEPT.get(position.mover, KEPT)
            if not guide.has_one_right(position, FEWEST_ACTIONS) or dice.random() >= kept:
                continue
            finding = _finding(guide, position)
            if finding is not None:
                found += 1
                yield number, finding


def looked_at(position: Position) -> Finding | None:
    """The puzzle that a position is, if it is one."""
    return _finding(TableGuide(prober_for(position.game)), position)


def _finding(guide: TableGuide, position: Position) -> Finding | None:
    """What there is to find, if exactly one action keeps the result."""
    if not guide.has_one_right(position, FEWEST_ACTIONS):
        return None
    groups = guide.turn(position)
    if groups is None:
        return None
    goal: Goal = "win" if groups[0].measure == "win" else "draw"
    later = later_turns(guide, position, groups)
    line = guide.line(position, groups[0].actions[0], LONGEST_LINE)
    return Finding(position, goal, line, Proof("table", groups, guide.unit), later)


def _game(guide: TableGuide, dice: random.Random, whole_game: bool) -> Iterator[Position]:
    prober = guide.prober
    position = prober.game.start() if whole_game else _random_ending(prober, dice)
    for _ in range(LONGEST_GAME):
        bare = bared(position)
        if position.result is not None or bare.result is not None:
            return
        yield bare
        codes = guide.best_codes(bare)
        if not codes or dice.random() < AT_RANDOM:
            codes = position.codes().tolist()
        position = position.after(dice.choice(sorted(codes)))


def bared(position: Position) -> Position:
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
