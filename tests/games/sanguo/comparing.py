"""Three Kingdoms dark chess against its interpreted reference, in random games."""

import random
from functools import partial
from itertools import product

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


def games(choose: Chooser, split: str, mode: str) -> None:
    options, agreed, seed = {"split": split, "mode": mode}, 0, 0
    while agreed < POSITIONS / 16:
        agreed += compare_game("sanguo", options, reference, seed, choose=choose)
        seed += 1


CASES = {
    f"{choose.__name__} {split} {mode}": partial(games, choose, split, mode)
    for choose, split, mode in product((random_action, greedy_action), SPLITS, MODES)
}
