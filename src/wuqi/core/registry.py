"""The games there are, and how to get one with its options chosen."""

import sys
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, cast

import numpy as np

from wuqi.core.errors import WuqiError
from wuqi.core.folder.folders import folders
from wuqi.core.folder.loading import format_of, parts_of
from wuqi.core.text.words import terminal_language, words

if TYPE_CHECKING:
    from wuqi.core.folder.contract import Format
    from wuqi.core.game import Game
    from wuqi.core.position import Position


@cache
def names() -> tuple[str, ...]:
    """The names of all games that can be played, in alphabetical order.

    An unfinished game is left out, with a line on standard error, so that it does not break the
    others.
    """
    return tuple(name for name in folders() if _is_whole(name))


@cache
def shown() -> tuple[str, ...]:
    """The same in the order in which they are shown (`ORDER`)."""
    return tuple(sorted(names(), key=lambda name: (parts_of(name).face.ORDER, name)))


def _is_whole(name: str) -> bool:
    try:
        parts_of(name)
    except WuqiError as error:
        say, reason = words(terminal_language()), error.say(terminal_language())
        print(f"wuqi: {say('game-left-out', name=name, reason=reason)}", file=sys.stderr)
        return False
    return True


def load(name: str, preset: str | None = None, **options: str | int) -> "Game":
    """A game with its options chosen; a wrong name, preset or option lists the right ones."""
    return configure(name, preset, {key.replace("_", "-"): str(v) for key, v in options.items()})


def configure(name: str, preset: str | None, options: Mapping[str, str]) -> "Game":
    """`load` with the options as a mapping, as they come from a command line or a record."""
    from wuqi.core.game import Game

    return Game(name, parts_of(name), preset, options)


def variants(name: str) -> "Iterator[Game]":
    """A game with each preset, and with each choice of each option: for trying them all."""
    face = parts_of(name).face
    for preset in (None, *face.PRESETS):
        yield configure(name, preset, {})
    for option in face.OPTIONS:
        ends = (str(option.span[0]), str(option.span[-1])) if option.span else ()
        for choice in (*option.values, *ends):
            try:
                yield configure(name, None, {option.name: choice})
            except WuqiError:
                continue  # not with the usual choice of the others


@cache
def formats() -> dict[str, tuple[str, "Format"]]:
    """The foreign formats of all games: by name the game and the module."""
    return {
        kind: (game, cast("Format", format_of(game, kind)))
        for game in names()
        for kind in parts_of(game).face.FORMATS
    }


def restore(
    name: str, options: Mapping[str, str], state: bytes, path: tuple[int, ...]
) -> "Position":
    """Restores a pickled position."""
    from wuqi.core.position import Position

    words = np.frombuffer(bytearray(state), dtype=np.uint64)
    return Position(configure(name, None, options), words, path)
