"""The rule books: the same diagrams in every language, each showing what it says it shows."""

import re

import pytest

from wuqi.core.errors import IllegalAction
from wuqi.core.registry import names
from wuqi.core.text.rulebook import Diagram, rule_book
from wuqi.core.text.words import LANGUAGES

every_game = pytest.mark.parametrize("game", names())


def diagrams(game: str, language: str) -> list[Diagram]:
    return [part for part in rule_book(game, language) if isinstance(part, Diagram)]


@every_game
def test_what_may_be_tried_can_be_played(game: str) -> None:
    found = diagrams(game, "en")
    assert found
    for diagram in found:
        position = diagram.position
        for action in diagram.play:
            position = position.play(action)
        for action in diagram.refused:
            with pytest.raises(IllegalAction):
                diagram.position.play(action)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_shows_the_same(game: str, language: str) -> None:
    assert diagrams(game, language) == diagrams(game, "en")
    book = list(rule_book(game, language))
    assert isinstance(book[0], str)
    assert book[0].startswith("# ")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_names_options_by_their_words(game: str, language: str) -> None:
    """`mode=recall` is what one types in a terminal; readers of the page never see it."""
    for part in rule_book(game, language):
        if isinstance(part, str):
            assert not re.findall(r"`[a-z-]+=[^`\n]*`", part)
