"""Every language has every message, each can be parsed, and all have the same variables."""

import re

import pytest
from fluent.syntax import FluentParser, ast

from wuqi.core.registry import configure, names
from wuqi.core.text.words import LANGUAGES, PACKAGE, closest_language, has_word, words

VARIABLE = re.compile(r"\{\s*\$([a-z_]+)")
SCOPES = [".", "cli", *(f"games/{game}" for game in names())]  # each has catalogues of its own
# That a game of ours has every language is asked in test_contract.py.
WRITTEN = [
    (language, scope)
    for language in LANGUAGES
    for scope in SCOPES
    if (PACKAGE / scope / "locales" / f"{language}.ftl").is_file() or scope in (".", "cli")
]


def messages(language: str, scope: str) -> dict[str, set[str]]:
    """Each key of a catalogue with the details it fills in."""
    text = (PACKAGE / scope / "locales" / f"{language}.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser(with_spans=True).parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language} {scope}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            assert entry.span is not None
            found[entry.id.name] = set(VARIABLE.findall(text[entry.span.start : entry.span.end]))
    return found


@pytest.mark.parametrize(("language", "scope"), WRITTEN)
def test_every_language_has_the_same_words(language: str, scope: str) -> None:
    assert messages(language, scope) == messages("en", scope)


@pytest.mark.parametrize(("language", "scope"), [one for one in WRITTEN if one[0] != "en"])
def test_sentences_are_translated(language: str, scope: str) -> None:
    """A sentence that is the English one, letter for letter, was forgotten."""
    game = scope.removeprefix("games/") if scope.startswith("games/") else None
    ours, english = words(language, game), words("en", game)
    for key, details in messages("en", scope).items():
        filled = dict.fromkeys(details, "·")
        if len(re.findall(r"[^\W\d]{2,}", english(key, **filled))) > 3:
            assert ours(key, **filled) != english(key, **filled), key


NOUNS = "captures|foes|friends|games|moves|pieces|players|points|rows|seats|squares"
COUNTED = re.compile(rf"\{{ \$(\w+) \}} (?:{NOUNS})\b(?!/s| per game)")
LIMITS = {"most", "right", "sides", "seats", "room", "highest"}  # numbers that are never 1


@pytest.mark.parametrize("scope", SCOPES)
def test_what_is_counted_in_english_has_a_singular(scope: str) -> None:
    """A plural noun after a number stands only in the branch for numbers other than one."""
    path = PACKAGE / scope / "locales" / "en.ftl"
    wrong = []
    for line in path.read_text("utf-8").splitlines():
        for found in COUNTED.finditer(line):
            many = "too-many" in line or line.lstrip().startswith("*[other]")
            if not many and found[1] not in LIMITS:
                wrong.append(line)
    assert wrong == []


@pytest.mark.parametrize("game", names())
def test_everything_declared_has_its_words(game: str) -> None:
    face = configure(game, None, {}).face
    wanted = ["name", "tagline", "credit"]
    wanted += [f"option-{option.name}" for option in face.OPTIONS]
    wanted += [f"option-{option.name}-{v}" for option in face.OPTIONS for v in option.values]
    wanted += [f"preset-{preset}" for preset in face.PRESETS]
    wanted += [f"reason-{reason}" for reason in face.REASONS]
    wanted += [f"side-{side + 1}" for side in range(configure(game, None, {}).kernel.most_sides)]
    assert [key for key in wanted if not has_word(key, game)] == []


def test_languages_are_found_by_any_tag() -> None:
    assert closest_language("zh_TW.UTF-8") == "zh-Hant"
    assert closest_language("zh-HK") == "zh-Hant"
    assert closest_language("zh-CN") == "zh-Hans"
    assert closest_language("zh") == "zh-Hans"
    assert closest_language("vi_VN") == "vi"
    assert closest_language("JA") == "ja"
    assert closest_language("de-DE") is None
    assert closest_language("") is None
