"""Armies set up in secret are better than random ones, without looking at the others."""

import random
from collections.abc import Sequence

import pytest

from tests.solve.solved import OPTIONS, made, small_game, solved
from wuqi import load
from wuqi.core.folder.contract import Seat
from wuqi.core.folder.defaults import no_way_in_secret
from wuqi.core.game import Game
from wuqi.core.numbering import tables_of
from wuqi.core.position import Action, Position
from wuqi.players.level_player import LevelPlayer
from wuqi.players.player import Player
from wuqi.players.random_player import RandomPlayer
from wuqi.solve.build import Made
from wuqi.solve.probe import Prober

__all__ = ["made", "solved"]

ARMIES, RIVALS = 8, 30
PAYOFF = {"win": 1.0, "draw": 0.5, "loss": 0.0}


@pytest.fixture(scope="module")
def game() -> Game:
    """The game of the small table, set up in secret."""
    return load("tamquan", deploy="hidden", **OPTIONS)


def placed(player: Player, position: Position, side: int) -> Position:
    """The position after a player has set up a side; it is shown views only."""
    while seats := [seat for seat in position.seats_to_act() if seat.side == side]:
        action = player.choose(position.seen_by(side), seats[0])
        position = position.play(action, seats[0].number)
    return position


def true_worth(game: Game, position: Position, side: int) -> float:
    prober = Prober.of(small_game())
    assert prober is not None
    value = prober.value(game.at(position.state))
    assert value is not None
    mine = PAYOFF[value.outcome]
    return mine if position.mover == side else 1 - mine


def mean_worth(game: Game, players: Sequence[Player], side: int) -> float:
    """What the armies of some players are truly worth, against the same others each."""
    total = 0.0
    for player in players:
        army = placed(player, game.start(), side)
        for seed in range(RIVALS):
            both = placed(RandomPlayer(seed=seed), army, 3 - side)
            total += true_worth(game, both, side)
    return total / len(players) / RIVALS


@pytest.mark.parametrize("side", [1, 2])
def test_the_highest_level_sets_up_better_than_anyhow(
    game: Game, side: int, solved: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By comparing plans, as on boards of which the best set-ups are not known."""
    monkeypatch.setattr(tables_of("tamquan"), "ways_in_secret", no_way_in_secret)
    levels = [LevelPlayer(8, seed=seed, pace=50.0) for seed in range(ARMIES)]
    anyhow = [RandomPlayer(seed=100 + seed) for seed in range(3 * ARMIES)]
    assert mean_worth(game, levels, side) > mean_worth(game, anyhow, side) + 0.03


@pytest.mark.parametrize("preset", ["5x5", "8x8"])
def test_what_others_did_makes_no_difference(preset: str) -> None:
    """The same seed chooses the same whatever is hidden: it cannot have been looked at."""
    game = load("tamquan", preset=preset, deploy="hidden")
    chosen: set[Action] = set()
    for seed in range(4):
        position = game.start()
        seats = [seat for seat in game.seats if seat.side != 2]
        for seat in seats:
            actions = position.actions(seat.number)
            position = position.play(random.Random(seed).choice(actions), seat.number)
        mine: list[Seat] = [seat for seat in position.seats_to_act() if seat.side == 2]
        player = LevelPlayer(4, seed=9, pace=50.0)
        chosen.add(player.choose_together(position.seen_by(2), mine)[1])
    assert len(chosen) == 1


def test_what_is_imagined_looks_the_same() -> None:
    game = load("tamquan", preset="8x8", deploy="hidden")
    position, chance = game.start(), random.Random(3)
    while seats := position.seats_to_act():
        view = position.seen_by(1)
        drawn = view.imagined(1, chance)
        if drawn is None:
            break
        assert drawn.seen_by(1) == view
        seat = chance.choice(seats)
        position = position.play(chance.choice(position.actions(seat.number)), seat.number)
    assert position.imagined(1, chance) is None  # all is revealed
    assert load("janken").start().imagined(1, chance) is None
