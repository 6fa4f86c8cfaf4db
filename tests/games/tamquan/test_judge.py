"""What the judge thinks follows from the position; what search may pass over is reached anyway."""

import pytest

from tests.games.walk import random_game
from wuqi import load
from wuqi.core.position import Position
from wuqi.games.tamquan import judge
from wuqi.games.tamquan.state import MARCH, PHASE


def heeded(position: Position) -> list[str]:
    """The actions that search does not pass over."""
    state = position.state
    return [action for action in position.actions() if not judge.redundant(state, action.code)]


@pytest.mark.parametrize("preset", ["5x5", "8x8"])
@pytest.mark.parametrize("steps", ["orthogonal", "eight"])
def test_one_member_marches_at_a_time(preset: str, steps: str) -> None:
    game = load("tamquan", preset=preset, steps=steps)
    for position, _ in random_game(game, seed=4):
        if position.mover == 0:
            continue
        kept = heeded(position)
        if position.state[PHASE] == MARCH:
            origin = kept[0].split("-")[0]
            assert kept == [a for a in position.actions() if a.startswith(f"{origin}-")]
        else:
            assert kept == list(position.actions())


def test_who_stands_in_nobodys_way_marches_first() -> None:
    # a1 and a2 stand beside each other; c1 is alone.
    position = load("tamquan").read("5/BBB2/5/A4/A1A2 1 phase=march")
    assert all(action.startswith("c1-") for action in heeded(position))
    after = position.play("c1-d1")
    assert all(action.startswith("a2-") for action in heeded(after))


def test_who_is_shut_in_waits() -> None:
    position = load("tamquan").read("5/5/A1B2/BA3/AB3 1 phase=march")
    assert all(action.startswith("a3-") for action in heeded(position))


@pytest.mark.parametrize("preset", ["5x5", "8x8"])
def test_turning_the_board_changes_nothing(preset: str) -> None:
    game = load("tamquan", preset=preset)
    for position, _ in list(random_game(game, seed=5))[:60]:
        for symmetry in game.symmetries:
            turned = game.read(symmetry.position(position.text))
            for side in range(1, game.sides + 1):
                before = judge.judge(position.state, side)
                assert judge.judge(turned.state, symmetry.sides.get(side, side)) == before


def test_more_pieces_are_better() -> None:
    game = load("tamquan")
    even = game.read("BBB2/5/5/5/2AAA 1 phase=march")
    ahead = game.read("BB3/5/5/5/2AAA 1 phase=march")
    assert judge.judge(ahead.state, 1) > judge.judge(even.state, 1)
    assert judge.judge(ahead.state, 1) == -judge.judge(ahead.state, 2)
