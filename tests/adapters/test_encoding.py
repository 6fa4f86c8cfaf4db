"""Tokens and planes are what the documentation says, and stay so: networks depend on it."""

import re
import zlib
from pathlib import Path

import numpy as np
import pytest

from tests.games.expecting import ActionExample, expected
from wuqi import load
from wuqi.core.encoding import END, Encoding, encoded_games
from wuqi.games.draughts.captures import MOST_CAPTURES
from wuqi.games.draughts.encoding import encode

PAGE = Path(__file__).resolve().parents[2] / "docs" / "research.md"


@pytest.mark.parametrize("name", [name for name in encoded_games() if expected(name).VOCABULARY])
def test_tokens_stay_as_they_are(name: str) -> None:
    """By a checksum of their texts in order. If one changes, networks trained before are lost."""
    encoding = Encoding(load(name))
    texts = "\n".join(map(encoding.token_text, range(encoding.vocabulary)))
    assert (encoding.vocabulary, zlib.crc32(texts.encode())) == expected(name).VOCABULARY


@pytest.mark.parametrize(
    ("name", "example"),
    [(name, one) for name in encoded_games() for one in expected(name).ACTIONS if one.tokens],
)
def test_the_tokens_of_first_actions(name: str, example: ActionExample) -> None:
    game = load(name)
    assert Encoding(game).tokens(game.start(), example.action) == example.tokens


def test_captures_alike_are_told_apart_by_their_rank() -> None:
    game = load("draughts")
    position = game.read("W:WK47:B14,16,18,19,21,28,37,38")
    encoding = Encoding(game)
    encoded = encoding.actions(position)
    ranked = [tokens for tokens in encoded if len(tokens) == 2]
    assert ranked
    for first in {tokens[0] for tokens in ranked}:
        alike = sorted(tokens[1] for tokens in ranked if tokens[0] == first)
        assert alike == list(range(2500, 2500 + len(alike)))


@pytest.mark.parametrize("equals", [1, 2, 64, 65, MOST_CAPTURES])
def test_ranks_reach_as_far_as_the_longest_list(equals: int) -> None:
    """As many captures from one square to another as a list can have, whether they exist or not."""
    codes = 5 | 20 << 6 | np.arange(1, equals + 1, dtype=np.int64) << 12
    out = np.full(3 * equals, END, dtype=np.int64)
    encode(load("draughts").start().state, codes[::-1].copy(), equals, out)
    encoded = [tuple(tokens) for tokens in out.reshape(-1, 3).tolist()][::-1]
    assert encoded == sorted(set(encoded))
    assert {len([token for token in tokens if token != END]) for tokens in encoded} == {
        1 + (equals > 1) + (equals > 64)
    }
    assert all(2500 <= token < 2564 for tokens in encoded for token in tokens[1:] if token != END)


@pytest.mark.parametrize(
    ("rule", "text", "captures"),
    [
        (
            "enforced",
            "W:WK4,K5,K15,K36,K45,K46,K47,K48,K49:B8,9,13,18,19,22,24,27,30,31,35,40-44",
            403,
        ),
        ("huff", "W:WK1,K2,K5,K6,K35,K45,K46,K50:B7,8,10,13,14,17,23,24,28,30-32,39-42", 2048),
    ],
)
def test_the_longest_lists_known(rule: str, text: str, captures: int) -> None:
    """Found by annealing as in `benchmarks.games.draughts.most_captures`."""
    game = load("draughts", capture=rule)
    position = game.read(text)
    encoded = Encoding(game).codes(position)
    assert len(encoded) == len(position.codes())
    assert sum(code >> 12 > 0 for code in encoded.values()) == captures < MOST_CAPTURES


DESCRIBED = re.findall(r"^- \*\*(\w+)\*\* \(", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("name", DESCRIBED)
def test_the_planes_of_the_games_it_describes_are_those_of_the_page(name: str) -> None:
    page = " ".join(PAGE.read_text(encoding="utf-8").split())
    assert " · ".join(Encoding(load(name)).planes) in page
