"""The language this run of the command speaks: `--lang`, or the terminal's."""

from typing import Annotated

import typer

from wuqi.core.errors import BadRequest
from wuqi.core.words import LANGUAGES, closest_language, terminal_language

_chosen: list[str] = []


def current() -> str:
    """The language to speak."""
    return _chosen[-1] if _chosen else terminal_language()


def forget() -> None:
    """Speaks the terminal's language again."""
    _chosen.clear()


def choose(tag: str | None) -> str:
    """Speaks a language from now on; None: the terminal's."""
    if tag is not None:
        found = closest_language(tag)
        if found is None:
            raise BadRequest("language-unknown", language=tag[:40], right=" | ".join(LANGUAGES))
        _chosen[:] = [found]
    return current()


Lang = Annotated[
    str | None, typer.Option("--lang", help="Language: en, zh-Hant, zh-Hans, vi or ja.")
]
