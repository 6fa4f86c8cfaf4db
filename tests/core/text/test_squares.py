"""Squares that are numbers are named one way in every sentence: ô 19, 19番, 19 號格的兵."""

import re

import pytest

from wuqi.core.text.words import PACKAGE, words

GAME = "draughts"
COMPACT = ("board-", "move-", "position-uncrowned")  # labels and moves, no sentences
MESSAGE = re.compile(r"^([a-z][\w-]*) =((?:.*\n)(?:[ }].*\n)*)", re.M)
# What a bare number looks like where the language wants a word beside it.
BARE = {
    "ja": re.compile(r"\d+(?![\d番])"),
    "vi": re.compile(r"(?<![ôÔ] )(?<!\d)\d+"),
    "zh-Hant": re.compile(r"\d ?[的上]"),
    "zh-Hans": re.compile(r"\d ?[的上]"),
}
SQUARE = re.compile(r"\{ \$(?:square|from|to) \}")
DETAILS = re.compile(r"\$([a-z]+)")


def sentences(language: str) -> list[tuple[str, str]]:
    """The sentences that name squares, with 33 for every square, and the lessons as they are."""
    say, found = words(language, GAME), []
    for scope in (".", f"games/{GAME}"):
        text = (PACKAGE / scope / "locales" / f"{language}.ftl").read_text("utf-8")
        for key, value in MESSAGE.findall(text):
            if SQUARE.search(value) and not key.startswith(COMPACT):
                details = dict.fromkeys(DETAILS.findall(value), "·")
                details |= {name: "33" for name in ("square", "from", "to") if name in details}
                found.append((key, say(key, **details)))
            elif scope != "." and key.startswith("lesson-"):
                found.append((key, say(key)))
    return found


@pytest.mark.parametrize("language", BARE)
def test_a_numbered_square_never_stands_bare(language: str) -> None:
    other = re.compile(r"レベル1|cấp 1|1から50|từ 1 đến 50")  # a level; the numbers of all squares
    bare = {
        key: sentence
        for key, sentence in sentences(language)
        if BARE[language].search(other.sub("", sentence))
    }
    assert bare == {}


def test_squares_with_letters_keep_their_names() -> None:
    way = {"piece": "P", "from": "c4", "to": "c5"}
    assert words("ja")("tell-moves", **way) == "Pが c4 から c5 へ動きました。"
    assert words("vi")("tell-moves", **way) == "P đi từ c4 đến c5."
    assert words("zh-Hant")("hint-piece", square="c4") == "請看 c4 的棋子。"
