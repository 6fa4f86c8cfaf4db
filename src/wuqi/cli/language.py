"""The language this run of the command speaks: `--lang`, or the terminal's."""

from wuqi.core.errors import BadRequest
from wuqi.core.text.words import LANGUAGES, closest_language, terminal_language

_chosen: list[str] = []


def current() -> str:
    """The language to speak."""
    return _chosen[-1] if _chosen else terminal_language()


def forget() -> None:
    """Speaks the terminal's language again."""
    _chosen.clear()


def choose(tag: str) -> None:
    """Speaks a language from now on."""
    found = closest_language(tag)
    if found is None:
        raise BadRequest("language-unknown", language=tag[:40], right=" | ".join(LANGUAGES))
    _chosen[:] = [found]


def choose_from(words: list[str]) -> list[str]:
    """Takes `--lang` out of a command line, wherever it is, so that parser errors use it too."""
    rest: list[str] = []
    left = iter(words)
    for word in left:
        if word == "--":
            return [*rest, word, *left]
        name, equals, value = word.partition("=")
        if name != "--lang":
            rest.append(word)
            continue
        tag = value if equals else next(left, None)
        if tag is None:
            raise BadRequest("parse-needs-value", option=name)
        choose(tag)
    return rest
