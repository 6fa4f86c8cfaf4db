"""Levels play every game, see only views, and think together where they are a team."""

import random

import pytest

from wuqi import load
from wuqi.core.errors import BadRequest
from wuqi.core.game import Game
from wuqi.core.position import Position
from wuqi.core.registry import configure, names
from wuqi.players.level_player import LevelPlayer
from wuqi.players.levels import HIGHEST, WITH_ALPHABETA, WITH_SIMULATION
from wuqi.players.player import answer, assign
from wuqi.players.seating import sit_all, sit_down


def play(game: Game, specs: list[str], seed: int, plies: int) -> Position:
    """Where a game between these players stands after so many plies."""
    chance = random.Random(seed)
    players = sit_all(game, assign(game, specs), seed)
    position = game.start()
    for _ in range(plies):
        if position.mover == 0:
            break
        if position.mover < 0:
            outcomes = position.outcomes()
            position = position.play(chance.choices(list(outcomes), list(outcomes.values()))[0])
            continue
        seat, action = answer(players, position)
        position = position.play(action, seat.number)
    return position


@pytest.mark.parametrize("name", names())
def test_low_levels_play_every_game_and_preset(name: str) -> None:
    face = configure(name, None, {}).face
    for preset in (None, *face.PRESETS):
        game = configure(name, preset, {})
        play(game, [f"level:{1 + side}" for side in range(game.sides)], seed=1, plies=40)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("number", range(1, HIGHEST + 1))
def test_every_level_has_an_answer(name: str, number: int) -> None:
    game = configure(name, None, {})
    position = play(game, ["random"] * game.sides, seed=number, plies=12)
    while position.mover < 0:
        position = position.play(max(position.outcomes()))
    players = sit_all(
        game, assign(game, [f"level:{number}:0.01"] * game.sides), seed=1, trusted=True
    )
    seat, action = answer(players, position)
    assert action in position.actions(seat.number)


def test_the_same_seed_plays_the_same_game() -> None:
    game = load("musketeers")
    first, again = (play(game, ["level:3", "level:4"], seed=5, plies=60) for _ in range(2))
    assert first == again
    assert first.result == again.result


def test_teammates_are_one_player() -> None:
    game = load("musketeers")
    players = sit_all(game, {1: "level:1", 2: "level:1"})
    assert players[1] is not players[2]  # two sides never are
    assert players[1].kind == "level:1"
    assert sit_down("level:3:0.1", trusted=True).kind == "level:3:0.1"


@pytest.mark.parametrize(
    "spec", ["level:0", "level:9", "level:x", "level:", "level:3:0", "level:3:x"]
)
def test_there_are_no_other_levels(spec: str) -> None:
    with pytest.raises(BadRequest, match="level:4"):
        sit_down(spec, trusted=True)


def test_levels_see_farther_and_err_less() -> None:
    for levels in (WITH_ALPHABETA, WITH_SIMULATION):
        assert len(levels) == HIGHEST
        overlooks = [level.overlooks for level in levels]
        assert overlooks == sorted(overlooks, reverse=True)
        assert levels[-1].sharp
        assert levels[-1].nodes is None


def test_thoughts_are_kept_for_a_few_games_only() -> None:
    player = LevelPlayer(2, seed=1)
    for start in ("a1,b3,e4", "a1,b3,e5", "a1,b2,e4", "a2,b3,e4", "a1,c3,e4"):
        position = load("musketeers", start=start).start()
        player.choose(position, position.seats_to_act()[0])
    assert len(player._analysts) <= 3
