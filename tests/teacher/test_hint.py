"""Hints: clue by clue to the action, in every language, and in agreement with reviews."""

import re
from collections.abc import Iterator

import pytest

from tests.games.expecting import ActionExample, expected
from tests.games.walk import random_game
from tests.solve.solved import small_game
from tests.teacher.planted import at_stake, worths_of
from wuqi import load
from wuqi.core.position import Position
from wuqi.core.registry import names
from wuqi.core.text.words import LANGUAGES, has_word
from wuqi.search.limits import Limits
from wuqi.solve.build import Made
from wuqi.teacher.cost import BLUNDER
from wuqi.teacher.hint import area_around, hint, kind_of, square_of
from wuqi.teacher.review import BEHIND, what_it_cost
from wuqi.teacher.teaching import Teacher
from wuqi.teacher.worth import known_worths

FEW = Limits(nodes=4_000)


def test_the_last_clue_shows_the_action(solved: Made) -> None:
    position = at_stake()
    given = hint(position)
    assert given.worth.value == "win"
    assert given.worth.exact
    assert given.action in position.actions()
    *before, last = given.clues
    assert last.action == given.action
    assert all(clue.action is None for clue in before)
    for language in LANGUAGES:
        sentences = [clue.say(language, "tamquan") for clue in given.clues]
        assert len(set(sentences)) == len(given.clues)
        assert str(given.action) not in " ".join(map(str, sentences))  # words, not notation
    origin, target = given.action.split("-")
    assert last.squares == (origin, target)
    assert f"{origin} → {target}" in last.say("en", "tamquan")[0]


def test_where_every_action_is_of_one_kind_the_first_clue_says_where() -> None:
    position = load("draughts").start()
    first, second, last = hint(position, Teacher(position.game, FEW)).clues
    assert set(second.squares) < set(first.squares) < set(position.pieces) | set(first.squares)
    assert first.say("en", "draughts")[-2].startswith("Look at the marked part of the board")
    assert first.sayings[-1].key.startswith("hint-look-")
    assert second.squares == last.squares[:1]


def test_where_there_are_several_kinds_the_first_clue_says_which() -> None:
    walked = (position for position, _ in random_game(load("sanguo"), 3) if position.mover > 0)
    position = next(position for position in walked if _kinds(position) > 1)
    first = hint(position, Teacher(position.game, FEW)).clues[0]
    assert re.search("Consider|buttons", first.say("en", "sanguo")[-1])


def _kinds(position: Position) -> int:
    return len({kind_of(position, action) for action in position.actions()})


def test_an_area_is_a_quarter_of_the_board() -> None:
    start = load("musketeers").start()
    assert area_around(start, "a1") == ("a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1")
    assert "c3" in area_around(start, "c3")
    assert area_around(load("draughts").start(), "50")[-1] == "50"


def test_in_a_lost_position_a_hint_says_how_to_make_it_hardest(solved: Made) -> None:
    position = next(
        position
        for seed in range(50)
        for position, _ in random_game(small_game(), seed)
        if position.mover > 0
        and (worths := known_worths(position))
        and all(worth.value == "loss" for worth in worths.values())
        and len({worth.distance for worth in worths.values()}) > 1
    )
    given = hint(position)
    assert "lost" in given.clues[0].say("en", "tamquan")[0]
    assert "lasts longest" in " ".join(given.clues[-1].say("en", "tamquan"))
    assert given.worth.distance == max(
        worth.distance or 0 for worth in worths_of(position).values()
    )


def with_a_choice(game: str) -> Iterator[Position]:
    """Every third position of random games in which somebody has a choice, the last ones first."""
    for seed in range(12):
        walked = [position for position, _ in random_game(load(game), seed) if position.mover > 0]
        for position in walked[::-3]:
            if not position.secret and len(position.actions()) > 1:
                yield position


@pytest.mark.parametrize("game", names())
def test_in_every_game_a_hint_says_how_to_make_a_lost_position_hardest(game: str) -> None:
    """Nothing that could be played instead holds out longer, or leaves clearly better chances."""
    teacher, found = Teacher(load(game), FEW), 0
    for position in with_a_choice(game):
        look = teacher.look(position)
        if look.best.value != "loss" and look.best.chance >= BEHIND:
            continue
        given = hint(position, teacher)
        keys = [saying.key for clue in (given.clues[0], given.clues[-1]) for saying in clue.sayings]
        if look.best.value == "loss":
            assert keys[0] == "hint-lost"
            assert any(key.startswith("hint-why-loss") for key in keys)
        else:
            assert keys[0] == "hint-behind"
            assert "hint-why-hardest" in keys
        for other in position.actions():
            best, instead = teacher.compare(position, look, other)
            assert instead.chance - best.chance < BLUNDER  # few simulations are rough
            if best.value == instead.value == "loss":
                assert (instead.distance or 0) <= (best.distance or 0)
        found += 1
        if found == 3:
            break
    assert found > 0


@pytest.mark.parametrize("game", names())
def test_a_review_never_blames_what_a_hint_recommends(game: str) -> None:
    """Whatever either of them has looked at before: both judge alike, and see equally far."""
    teacher = Teacher(load(game), FEW)
    for seed in range(2):
        walked = [position for position, _ in random_game(load(game), seed) if position.mover > 0]
        for position in walked[:: max(1, len(walked) // 6)]:
            if position.secret:
                continue
            given = hint(position, teacher)
            look = (other := Teacher(position.game, FEW)).look(position)
            assert look.line[0] == given.action
            assert look.best == given.worth
            assert what_it_cost(other, position, 0, str(given.action), look) is None


@pytest.mark.parametrize("game", names())
def test_every_clue_can_be_said_in_every_language(game: str) -> None:
    walked = [position for position, _ in random_game(load(game), 7) if position.mover > 0]
    teacher = Teacher(load(game), Limits(nodes=200))
    for position in walked[:: max(1, len(walked) // 25)]:
        for clue in hint(position, teacher).clues:
            for language in LANGUAGES:
                assert all(clue.say(language, game))


@pytest.mark.parametrize("game", names())
def test_every_kind_has_its_word(game: str) -> None:
    for kind in load(game).face.ACTION_KINDS:
        assert has_word(f"kind-{kind}", game)


@pytest.mark.parametrize(
    ("game", "example"), [(game, one) for game in names() for one in expected(game).ACTIONS]
)
def test_kinds_and_squares(game: str, example: ActionExample) -> None:
    text = example.position
    position = load(game).start() if text is None else load(game).read(text)
    assert kind_of(position, example.action) == example.kind
    assert square_of(position, example.action) == example.square


@pytest.mark.parametrize("game", names())
def test_every_action_is_of_some_kind(game: str) -> None:
    position = load(game).start()
    forms = position.game.face.ACTION_KINDS.values()
    for action in position.actions():
        assert any(re.search(form, action) for form in forms)


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ("W:W8,47,48:B16,21,45", "hint-look-crown"),
        ("W:W38,43,48:B3,8,12", "hint-look-quiet"),
    ],
)
def test_the_first_clue_says_what_it_is_about(position: str, key: str) -> None:
    found = hint(load("draughts").read(position)).clues[0]
    assert key in [saying.key for saying in found.sayings]
