"""Hints: from the kind of action to the action, in every language."""

import re

import pytest

from tests.teacher.planted import at_stake
from wuqi import load
from wuqi.core.registry import names
from wuqi.core.words import LANGUAGES, has_word
from wuqi.search.limits import Limits
from wuqi.solve.build import Made
from wuqi.teacher.hint import hint, kind_of, square_of
from wuqi.teacher.teaching import Teacher


def test_three_steps_lead_to_the_action(solved: Made) -> None:
    position = at_stake()
    told = hint(position)
    assert told.worth.value == "win"
    assert told.worth.exact
    assert told.action in position.actions()
    for language in LANGUAGES:
        steps = [told.say(step, language, "tamquan") for step in (1, 2, 3)]
        assert len(set(steps)) == 3
        assert str(told.action) not in steps[0] + steps[1]
        assert str(told.action) in steps[2]


def test_a_hint_by_search() -> None:
    position = load("draughts").start()
    told = hint(position, Teacher(position.game, Limits(nodes=500)))
    assert told.kind == "step"
    assert told.square is not None
    assert told.action.startswith(told.square)
    assert "best chances" in told.say(3, "en", "draughts")


@pytest.mark.parametrize("game", names())
def test_every_kind_has_its_word(game: str) -> None:
    for kind in load(game).face.ACTION_KINDS:
        assert has_word(f"kind-{kind}", game)


@pytest.mark.parametrize(
    ("game", "text", "action", "kind", "square"),
    [
        ("musketeers", None, "c3xc4", "take", "c3"),
        ("sanguo", None, "flip a1", "flip", "a1"),
        ("draughts", None, "32-28", "step", "32"),
        ("tamquan", None, "zone 1", "zone", None),
        ("janken", None, "a6=RP", "place", "a6"),
        ("janken", "RP5/6/6/6/6/5rp x", "a6~a5-a4", "roll", "a6"),
    ],
)
def test_kinds_and_squares(
    game: str, text: str | None, action: str, kind: str, square: str | None
) -> None:
    position = load(game).start() if text is None else load(game).read(text)
    assert kind_of(position, action) == kind
    assert square_of(position, action) == square


@pytest.mark.parametrize("game", names())
def test_every_action_is_of_some_kind(game: str) -> None:
    position = load(game).start()
    forms = position.game.face.ACTION_KINDS.values()
    for action in position.actions():
        assert any(re.search(form, action) for form in forms)
