"""What the judge thinks follows from the position, and mostly is what is true of it."""

import pytest

from tests.games.walk import random_game
from wuqi import load
from wuqi.core.position import Position
from wuqi.games.musketeers import judge
from wuqi.games.musketeers.placements import PLACEMENT, TURN, placement_index, turned_enemies
from wuqi.games.musketeers.rules import ENEMIES


def worth(position: Position, side: int = 1) -> int:
    return int(judge.judge(position.state, side))


@pytest.mark.parametrize("stuck", ["own-turn", "immediate"])
def test_turning_the_board_changes_nothing(stuck: str) -> None:
    game = load("musketeers", stuck=stuck)
    for position, _ in random_game(game, seed=3):
        assert worth(position, 1) == -worth(position, 2)
        for symmetry in game.symmetries:
            # Weights are whole numbers, so that of a mean half of one may be lost.
            turned = game.read(symmetry.position(position.text))
            assert abs(worth(position) - worth(turned)) <= 25


def test_a_line_is_seen_whichever_way_it_runs() -> None:
    enemies = load("musketeers").read("5/ee1e1/1M2M/5/M4 e").state[ENEMIES]
    assert [judge.set_in(enemies, line) for line in range(10)] == [0, 0, 0, 11, 0, 8, 8, 0, 8, 0]


def test_the_board_is_turned_as_the_musketeers_are() -> None:
    game = load("musketeers")
    position = game.read("e4/1M1e1/5/2M2/M4 e")
    seen = set()
    for text in {position.text, *(s.position(position.text) for s in game.symmetries)}:
        state = game.read(text).state
        at = int(placement_index(state))
        seen.add((int(PLACEMENT[at]), int(turned_enemies(state, TURN[at]))))
    assert len(seen) == 1


def test_few_enemies_are_good_for_the_musketeers() -> None:
    game = load("musketeers")
    assert worth(game.read("5/1M2e/5/3Me/M4 m")) > 800
    assert worth(game.start()) < -500  # the enemies win, see docs/solved/musketeers.md


def test_a_line_is_lost() -> None:
    game = load("musketeers")
    assert worth(game.read("eeeee/eeeee/MMMee/5/5 m")) == -judge.LOST
