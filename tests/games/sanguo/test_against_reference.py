"""Three Kingdoms dark chess against its interpreted reference, in random games."""

import random

import pytest

from tests.games.against import EFFORT, Chooser, compare_game
from tests.games.sanguo import reference
from tests.games.walk import random_action
from wuqi.core.position import Position

POSITIONS = 10_000 * EFFORT  # over all modes, splits and ways of playing
SPLITS = ("generals", "ranks")
MODES = ("annihilation", "recall", "points", "race")


def greedy_action(position: Position, chance: random.Random) -> str | None:
    """A capture if there is one: recalls, races and last camps come about more often."""
    captures = [action for action in position.actions() if "x" in action]
    return chance.choice(captures) if captures else random_action(position, chance)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("split", SPLITS)
@pytest.mark.parametrize("choose", [random_action, greedy_action])
def test_agrees_with_the_reference(choose: Chooser, split: str, mode: str) -> None:
    options, agreed, seed = {"split": split, "mode": mode}, 0, 0
    while agreed < POSITIONS / 16:
        agreed += compare_game("sanguo", options, reference, seed, choose=choose)
        seed += 1
