"""Games with a blunder planted in them."""

import random

from tests.solve.solved import small_game
from wuqi.core.play.record import Record
from wuqi.core.position import Position
from wuqi.teacher.worth import Worths, known_worths

AFTER = 4  # actions of perfect play behind the blunder


def at_stake(most: int = 99) -> Position:
    """A position of the small solved game in which one step wins (of so many at most) and another
    loses."""
    dice = random.Random(2)
    while True:
        position = small_game().start()
        while position.result is None:
            worths = worths_of(position)
            values = [worth.value for worth in worths.values()]
            fits = 0 < values.count("win") <= most and "loss" in values
            if fits and all("-" in action for action in worths):
                return small_game().read(position.text)
            position = position.play(dice.choice(position.actions()))


def planted(most: int = 99) -> Record:
    """A game that begins there with a blunder and then goes on perfectly."""
    position = at_stake(most)
    worths = worths_of(position)
    actions = [next(action for action, worth in worths.items() if worth.value == "loss")]
    after = position.play(actions[0])
    while len(actions) <= AFTER and after.result is None:
        actions.append(next(iter(worths_of(after))))
        after = after.play(actions[-1])
    options = dict(position.game.options)
    return Record("tamquan", options, tuple(map(str, actions)), start=position.text)


def worths_of(position: Position) -> Worths:
    """What a table says, which must know."""
    worths = known_worths(position)
    assert worths
    return worths
