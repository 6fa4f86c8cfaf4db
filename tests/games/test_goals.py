"""Every side of every game knows what to aim at, in every language, whatever the options."""

import pytest

from tests.games.walk import settings
from wuqi import load
from wuqi.core.text.words import LANGUAGES, words


@pytest.mark.parametrize(("game", "options"), settings())
def test_every_side_has_a_goal(game: str, options: dict[str, str]) -> None:
    loaded = load(game, **options)
    assert len(loaded.goals) == loaded.sides
    for language in LANGUAGES:
        say = words(language, game)
        assert all(say(goal.key, **goal.details) for goal in loaded.goals)


def test_goals_follow_sides_and_options() -> None:
    assert load("musketeers").goals[0] != load("musketeers").goals[1]
    assert load("janken").goals[0].details == {"corner": "f1"}
    assert load("janken").goals[1].details == {"corner": "a6"}
    assert load("sanguo").goals != load("sanguo", mode="race").goals
