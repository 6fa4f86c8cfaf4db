"""Every kind of action of every game is shown as it was: the boards of the rule books are filmed.

One page shows all of them, so this is where each can be followed over frames at little cost. What
is to be seen is what the rules say: the effects of the actions.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby, pairwise

import pytest

from tests.browser.board.test_motion import MOVING
from tests.browser.conftest import Visit
from tests.browser.film import Film, developed, record
from tests.games.walk import random_game
from wuqi.core.board.effects import Effect
from wuqi.core.position import Position
from wuqi.core.registry import load, names
from wuqi.core.text.rulebook import Diagram, rule_book

LEAVING = ("take", "huff", "remove")
SIGNS = ("huff", "recall", "out", "camp", "zone")
HALF_SPEED = 0.5


def shapes(effects: tuple[Effect, ...]) -> set[tuple[str, ...]]:
    """What kinds of things are to be seen, and which kind after which: three hops in a row look
    like two."""
    kinds = [kind for kind, _ in groupby(effect.kind for effect in effects)]
    return {*zip(kinds), *pairwise(kinds)}


def effects_of(diagram: Diagram) -> list[tuple[Effect, ...]]:
    """What each action of a diagram visibly does."""
    position, found = diagram.position, []
    for action in diagram.play:
        after = position.play(action)
        found.append(position.effects(action, after))
        position = after
    return found


def worth_filming(game: str) -> Iterator[tuple[int, Diagram]]:
    """The diagrams of a book that show something which no other chosen one shows: those with most
    to show are chosen first, so that few are needed."""
    diagrams = [part for part in rule_book(game, "en") if isinstance(part, Diagram)]
    shown = [set[tuple[str, ...]]().union(*map(shapes, effects_of(one))) for one in diagrams]
    left = set[tuple[str, ...]]().union(*shown)
    while left:
        number = max(range(len(diagrams)), key=lambda one: len(shown[one] & left))
        left -= shown[number]
        yield number, diagrams[number]


@dataclass
class Story:
    """What is to be seen of each piece, by the square that it stood on or came to first."""

    paths: dict[str, list[str]] = field(default_factory=dict)
    acts: dict[str, list[str]] = field(default_factory=dict)
    signs: set[str] = field(default_factory=set)


def story_of(start: Position, actions: list[tuple[Effect, ...]]) -> Story:
    story = Story()
    first = {square: square for square in start.pieces}  # of the piece that now stands there
    for effect in (effect for effects in actions for effect in effects):
        if effect.kind in SIGNS:
            story.signs.add(effect.kind)
        if not effect.square:
            continue
        piece = first.setdefault(effect.square, effect.square)
        if effect.kind in ("step", "roll"):
            del first[effect.square]
            first[effect.to] = piece
            story.paths.setdefault(piece, [piece]).append(effect.to)
        elif effect.kind in LEAVING:
            del first[effect.square]
        story.acts.setdefault(piece, []).append(effect.kind)
    return story


def assert_shows(film: Film, story: Story) -> None:
    for path in story.paths.values():
        film.assert_goes(*path)
    for piece, kinds in story.acts.items():
        assert [kind for kind, _ in film.acts(film.piece(piece))] == kinds, piece
        if kinds[-1] in LEAVING:
            film.assert_leaves(piece, kinds[-1])
    assert {frame["sign"] for frame in film.frames if frame["sign"]} == story.signs


@pytest.mark.parametrize("game", names())
def test_every_kind_of_action_is_shown_as_it_was(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}", settings=MOVING)
    page.locator("figure").first.wait_for()
    page.evaluate("document.querySelectorAll('figure').forEach((one, at) => (one.id = `f${at}`))")
    for number, diagram in worth_filming(game):
        figure = f"figure#f{number}"
        record(page, f"{figure} .board", HALF_SPEED)
        page.locator(f"{figure} [data-try]").click()
        page.locator(f"{figure} .verbs .plain:last-child:enabled").wait_for()  # it can be reset
        film = developed(page, board=f"{figure} .board")
        assert_shows(film, story_of(diagram.position, effects_of(diagram)))


@pytest.mark.parametrize("game", names())
def test_nothing_happens_in_a_game_that_its_rule_book_does_not_show(game: str) -> None:
    """So what is filmed above is all there is."""
    filmed = {
        effect.kind
        for _, diagram in worth_filming(game)
        for effects in effects_of(diagram)
        for effect in effects
    }
    for seed in range(3):
        for position, action in random_game(load(game), seed):
            if action is not None and not position.secret:
                assert {effect.kind for effect in position.effects(action)} <= filmed
