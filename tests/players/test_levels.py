"""Levels play every game, see only views, and think together where they are a team."""

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from wuqi import load
from wuqi.core.errors import BadRequest
from wuqi.core.game import Game
from wuqi.core.kernel import OVER
from wuqi.core.position import Action, Position
from wuqi.core.registry import configure, names
from wuqi.players import level_player
from wuqi.players.level_player import CANDIDATES, LevelPlayer
from wuqi.players.levels import HIGHEST, IN_A_TAB, WITH_ALPHABETA, WITH_SIMULATION, Level, level_of
from wuqi.players.player import answer, assign
from wuqi.players.seating import sit_all, sit_down
from wuqi.search.alphabeta.deepening import EVERYTHING
from wuqi.search.analysis import Analysis


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
    position = game.start()
    for plies in (12, 6, 3):  # some games are over after a few
        if (later := play(game, ["random"] * game.sides, seed=number, plies=plies)).mover != OVER:
            position = later
            break
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
        for lower, higher in pairwise(levels):
            assert higher.overlooks < lower.overlooks
            assert higher.blur <= lower.blur
            assert (lower.nodes or 0) <= (higher.nodes or EVERYTHING)
        assert levels[-1].overlooks == levels[-1].blur == 0
        assert levels[-1].nodes is levels[-1].depth is None


def test_whoever_is_unsure_weighs_lines_of_one_depth(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[Analysis] = []
    weigh = LevelPlayer._as_it_sees_it

    def watched(player: LevelPlayer, found: Analysis, level: Level) -> Action:
        thought.append(found)
        return weigh(player, found, level)

    monkeypatch.setattr(LevelPlayer, "_as_it_sees_it", watched)
    position = load("draughts").start()
    for number in range(2, HIGHEST):
        player = LevelPlayer(number, seed=number, pace=0.1)
        player.choose(position, position.seats_to_act()[0])
        level = WITH_ALPHABETA[number - 1]
        assert level.nodes is not None
        if level.blur and thought[-1].depth > 1:
            assert thought[-1].nodes < level.nodes * 0.1
        assert len(thought[-1].lines) <= CANDIDATES


def test_only_the_highest_level_asks_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[Position] = []

    def known_best(position: Position, actions: list[Action]) -> list[Action]:
        searched.append(position)
        return actions[-1:]

    monkeypatch.setattr(level_player, "known_best", known_best)
    position = load("musketeers").start()
    seat = position.seats_to_act()[0]
    for number in (5, 6, 7):
        LevelPlayer(number, seed=1, pace=0.1).choose(position, seat)
    assert not searched
    assert LevelPlayer(HIGHEST, seed=1).choose(position, seat) == position.actions()[-1]


def test_thoughts_are_kept_for_a_few_games_only() -> None:
    player = LevelPlayer(2, seed=1)
    for start in ("a1,b3,e4", "a1,b3,e5", "a1,b2,e4", "a2,b3,e4", "a1,c3,e4"):
        position = load("musketeers", start=start).start()
        player.choose(position, position.seats_to_act()[0])
    assert len(player._analysts) <= 3


def test_a_level_takes_less_memory_in_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    every = [(load(name), number) for name in names() for number in range(1, HIGHEST + 1)]
    before = {one: level_of(*one) for one in every}
    monkeypatch.setattr("sys.platform", "emscripten")
    for one in every:
        megabytes = min(before[one].megabytes, IN_A_TAB)
        assert level_of(*one) == replace(before[one], megabytes=megabytes)
