"""The rule books: Markdown by language, with diagrams given as position texts.

A diagram is a fenced block marked `board`. Its first line is a position; then, if needed,

    options: stuck=immediate      the options that apply (or preset=NAME)
    play: c3xc4; b3-c3            what a reader may try, in this order
    refused: c3-b2                what is not allowed there
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from wuqi.core.folder.loading import known
from wuqi.core.game import Game
from wuqi.core.position import Position
from wuqi.core.registry import configure

_FENCE = re.compile(r"^```board\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Diagram:
    """A position to look at and try."""

    position: Position
    play: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)


def rule_book(game: str, language: str) -> Iterator[str | Diagram]:
    """The book of a game, as Markdown and diagrams in turn: in English if it is not translated, and
    empty if there is none."""
    locales = known(game).path / "locales"
    books = [locales / f"{tag}.md" for tag in (language, "en")]
    book = next((path for path in books if path.is_file()), None)
    text = book.read_text("utf-8") if book else ""
    for number, part in enumerate(_FENCE.split(text)):
        if number % 2:
            yield _diagram(game, part)
        elif part.strip():
            yield part.strip()


def _diagram(name: str, block: str) -> Diagram:
    first, *rest = block.strip().splitlines()
    keys = dict(line.split(": ", 1) for line in rest)
    options = dict(pair.split("=", 1) for pair in keys.get("options", "").split())
    preset = options.pop("preset", None)
    game: Game = configure(name, preset, options)
    return Diagram(
        position=game.read(first),
        play=_actions(keys.get("play", "")),
        refused=_actions(keys.get("refused", "")),
        options=dict(game.options),
    )


def _actions(text: str) -> tuple[str, ...]:
    return tuple(action.strip() for action in text.split(";") if action.strip())
