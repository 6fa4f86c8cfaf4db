"""The words of each language: Fluent catalogues, the common ones and each game's own.

A game's words are added to the common ones, so game code and generic code use the same call:
`words("vi", game)("reason-line")`. If a game has no translation, its English words are used.
"""

import os
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from wuqi.core.folder.folders import folder_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "zh-Hant", "zh-Hans", "vi", "ja")
PACKAGE = Path(__file__).resolve().parents[2]

Words = Callable[..., str]

_KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


@cache
def words(language: str = "en", game: str | None = None) -> Words:
    """A function from a key (and what to fill in) to the sentence in a language."""
    bundle = _bundle(language, game)

    def say(key: str, /, **details: object) -> str:
        message = bundle.get_message(key) if bundle.has_message(key) else None
        if message is None or message.value is None:
            raise KeyError(f"no word {key!r} in {language} for {game or 'any game'}")
        text, problems = bundle.format_pattern(message.value, details)
        if problems:
            raise KeyError(f"{key!r} in {language}: {problems[0]}")
        return str(text)

    return say


def has_word(key: str, game: str | None = None) -> bool:
    """Whether there is such a key (English has all of them)."""
    return bool(_bundle("en", game).has_message(key))


def catalogues(language: str, game: str | None = None) -> list[Path]:
    """The files the words of a language (and game) come from, later ones adding to earlier ones.

    Words that only the terminal uses are separate, so that browsers need not load them.
    """
    files = [PACKAGE / part / "locales" / f"{language}.ftl" for part in (".", "cli")]
    folder = folder_of(game) if game is not None else None
    if folder is not None:
        files.append(folder.path / "locales" / f"{language}.ftl")
    return files


def game_catalogue(language: str, game: str) -> str:
    """A game's own words as Fluent text. If a language lacks some of them, the English ones come
    first, and later ones replace them."""
    *_, own = catalogues(language, game)
    *_, english = catalogues("en", game)
    text = own.read_text("utf-8") if own.is_file() else ""
    if language == "en" or keys_in(english.read_text("utf-8")) <= keys_in(text):
        return text
    return f"{english.read_text('utf-8')}\n{text}"


def keys_in(catalogue: str) -> set[str]:
    """The keys of the messages in a Fluent text."""
    return set(_KEY.findall(catalogue))


def closest_language(wanted: str | None) -> str | None:
    """Our language for a tag such as zh-TW, zh_CN.UTF-8 or vi-VN; None if we do not speak it."""
    if not wanted:
        return None
    parts = wanted.split(".")[0].replace("_", "-").lower().split("-")
    if parts[0] == "zh":
        traditional = {"hant", "tw", "hk", "mo"} & set(parts)
        return "zh-Hant" if traditional else "zh-Hans"
    return parts[0] if parts[0] in LANGUAGES else None


def terminal_language() -> str:
    """The language the user's terminal is set to, or English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return closest_language(value) or "en"
    return "en"


@cache
def _bundle(language: str, game: str | None) -> "FluentBundle":
    # Imported here: it needs a large date library, and most runs show no words.
    from fluent.runtime import FluentBundle, FluentResource

    # No isolation marks around what is filled in: terminals show them as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    texts = [path.read_text("utf-8") for path in catalogues(language)]
    if game is not None:
        texts.append(game_catalogue(language, game))
    for text in texts:
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle
