"""Letters and planes are what the documentation says, and stay so: networks depend on it."""

import zlib
from pathlib import Path

import pytest

from wuqi import load
from wuqi.core.spelling import Spelling, spelled

PAGE = Path(__file__).resolve().parents[2] / "docs" / "research.md"

# A checksum of the texts of all letters in order. If one changes, networks trained before are lost.
LETTERS = {
    "draughts": (2614, 4155398478),
    "janken": (481, 751642317),
    "musketeers": (100, 3915204512),
    "sanguo": (2026, 2014907653),
    "tamquan": (255, 3489413160),
}


def test_every_game_is_spelled() -> None:
    assert set(spelled()) == set(LETTERS)


@pytest.mark.parametrize("name", LETTERS)
def test_letters_stay_as_they_are(name: str) -> None:
    spelling = Spelling(load(name))
    texts = "\n".join(map(spelling.letter_text, range(spelling.alphabet)))
    assert (spelling.alphabet, zlib.crc32(texts.encode())) == LETTERS[name]


@pytest.mark.parametrize(
    ("name", "action", "word"),
    [
        ("musketeers", "a1xa2", (2,)),
        ("sanguo", "flip a1", (0,)),
        ("draughts", "32-28", (31 * 50 + 27,)),
        ("tamquan", "zone 1", (1,)),
        ("janken", "a6=RP", (433,)),
    ],
)
def test_the_words_of_first_actions(name: str, action: str, word: tuple[int, ...]) -> None:
    game = load(name)
    assert Spelling(game).word(game.start(), action) == word


def test_captures_alike_are_told_apart_by_their_rank() -> None:
    game = load("draughts")
    position = game.read("W:WK47:B14,16,18,19,21,28,37,38")
    spelling = Spelling(game)
    words = spelling.words(position)
    ranked = [word for word in words if len(word) == 2]
    assert ranked
    for first in {word[0] for word in ranked}:
        alike = sorted(word[1] for word in ranked if word[0] == first)
        assert alike == list(range(2500, 2500 + len(alike)))


@pytest.mark.parametrize("name", LETTERS)
def test_the_page_tells_every_plane(name: str) -> None:
    page = " ".join(PAGE.read_text(encoding="utf-8").split())
    assert " · ".join(Spelling(load(name)).planes) in page
