"""Datasets of self-play for machine learning: every position of many games, with its values.

A game's number decides everything about it, so games can be played anywhere and in any order.
Finished games are kept in parts beside the file, so an interrupted dataset can continue.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from wuqi.arena.plan import MatchPlan
from wuqi.arena.playing import opening
from wuqi.core.errors import BadRequest, BadTable
from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.play.playthrough import Playthrough
from wuqi.core.position import Position
from wuqi.core.registry import configure
from wuqi.search.analysis import Analyst
from wuqi.search.limits import Limits
from wuqi.solve.probe import Prober

MOST_GAMES = 10_000_000
MEGABYTES = 16


class DatasetPlan(msgspec.Struct, frozen=True):
    """The settings of a dataset; the same plan gives the same rows on the same version."""

    game: str
    options: dict[str, str]
    games: int
    nodes: int  # that search looks at for each action
    opening_plies: int  # random ones before search takes over
    seed: int

    def check(self) -> None:
        """Raises BadRequest if it cannot be made."""
        if not 1 <= self.games <= MOST_GAMES:
            raise BadRequest("arena-games", most=MOST_GAMES)
        Limits(nodes=self.nodes)
        if self.load_game().hides:
            raise BadRequest("dataset-secret", game=self.game)

    def load_game(self) -> Game:
        return configure(self.game, None, self.options)


@dataclass(frozen=True, slots=True)
class DatasetRow:
    """One position. Scores are for the side to move, from -1 (surely last) to 1 (surely first)."""

    game: int  # its number in the dataset
    ply: int  # actions before it, chance not counted
    position: str
    mover: int
    action: str  # that was played
    random: bool  # by the opening's dice, not by search
    score: float | None  # what search expects; none where the action was random
    value: str | None  # win, draw or loss with best play, where a table knows it
    distance: int | None  # to the end, where a table keeps it
    outcome: float  # what the side to move got in the end
    reason: str  # how the game ended


COLUMNS = {  # what each column holds, for the card
    "game": "the number of the game, from 0",
    "ply": "how many actions were played before",
    "position": "the position as text, before the action",
    "mover": "the side to move, from 1",
    "action": "the action that was played",
    "random": "whether it belongs to the random opening",
    "score": "what search expects for the side to move, -1 to 1; null in the opening",
    "value": "win, draw or loss for the side to move with best play; null where no table knows it",
    "distance": "plies or turns to the end with best play; null where it is not known",
    "outcome": "what the side to move got in the end, -1 to 1",
    "reason": "how the game ended",
}


def rows_of(plan: DatasetPlan, number: int) -> list[DatasetRow]:
    """Plays one game of a dataset."""
    game = plan.load_game()
    seed = MatchPlan(plan.game, plan.options, (), 1, plan.seed, 0).player_seed(number)
    chance = random.Random(seed)
    line = opening(game, chance.randint(0, plan.opening_plies), chance)
    analyst = Analyst(game, MEGABYTES, seed=seed % (1 << 31))
    prober = prober_of(game)
    found = list(_opened(line, number, prober))
    while line.position.mover != OVER:
        position = line.position
        if position.mover == CHANCE:
            line.play(position.sample(chance))
            continue
        *_, thought = analyst.think(position, Limits(nodes=plan.nodes))
        best = thought.lines[0]
        found.append(_row(number, len(found), position, thought.best, best.score, prober))
        line.play(thought.best)
    result = line.position.result
    assert result is not None
    payoffs = result.payoffs()
    return [
        DatasetRow(
            **{**fields, "outcome": 2 * payoffs[fields["mover"] - 1] - 1, "reason": result.reason}
        )
        for fields in found
    ]


def _opened(line: Playthrough, number: int, prober: Prober | None) -> Iterator[dict[str, Any]]:
    """The rows of a random opening."""
    without_outcome = line.position.game.text.without_outcome
    for ply, action in enumerate(line.actions):
        chosen = without_outcome(action) or action  # the outcome of chance is in the next row
        yield _row(number, ply, line.positions[ply], chosen, None, prober)


def _row(
    number: int,
    ply: int,
    position: Position,
    action: str,
    score: float | None,
    prober: Prober | None,
) -> dict[str, Any]:
    known = prober.value(position) if prober is not None else None
    return {
        "game": number,
        "ply": ply,
        "position": position.text,
        "mover": position.mover,
        "action": str(action),
        "random": score is None,
        "score": score,
        "value": known.outcome if known is not None else None,
        "distance": known.distance if known is not None else None,
    }


def prober_of(game: Game) -> Prober | None:
    """The table of a game on this machine, if there is one that is not damaged."""
    try:
        return Prober.of(game)
    except BadTable:
        return None
