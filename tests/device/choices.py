"""The choices of options under which a game is compared: every value of every option."""

import random
import re
from collections.abc import Iterator
from functools import cache

from wuqi.core.errors import WuqiError
from wuqi.core.game import Game
from wuqi.core.options import Option
from wuqi.core.registry import configure, load

MIXED = "mixed"  # any values together, others in each chunk


@cache
def choices(name: str) -> tuple[str, ...]:
    """What is asked of a game: presets, values of options (`size=7`), and all of them mixed."""
    face = load(name).face
    found = ["", *face.PRESETS]
    found += [f"{one.name}={value}" for one in face.OPTIONS for value in values(one)]
    shown = {repr(chosen(name, one)): one for one in reversed(found)}  # some are the usual one
    return (*(one for one in found if one in shown.values()), *([MIXED] if face.OPTIONS else []))


def values(option: Option) -> tuple[str, ...]:
    """All values; one with a form of its own has an example among them."""
    own = (option.example,) if option.form else ()
    return (*option.values, *map(str, option.span or ()), *own)


def chosen(name: str, choice: str, seed: str = "") -> Game:
    """The game of a choice. Where a value does not go with the usual ones, others are changed."""
    if choice == MIXED:
        return _mixed(name, random.Random(name + seed))
    if "=" not in choice:
        return configure(name, choice or None, {})
    option, value = choice.split("=")
    for others in _others(name):
        try:
            return configure(name, None, {**others, option: value})
        except WuqiError:
            continue
    raise ValueError(f"{name} with {choice} cannot be played")


def _others(name: str) -> Iterator[dict[str, str]]:
    yield {}
    for option in load(name).face.OPTIONS:
        yield from ({option.name: value} for value in values(option))


def _mixed(name: str, chance: random.Random) -> Game:
    while True:
        try:
            drawn = {one.name: _drawn(one, chance) for one in load(name).face.OPTIONS}
            return configure(name, None, drawn)
        except WuqiError:
            continue


def _drawn(option: Option, chance: random.Random) -> str:
    """Any value; instead of the example of a free form, any like it."""
    value = chance.choice(values(option))
    if option.form is None or value != option.example:
        return value
    squares = re.sub("[a-z]", lambda _: chance.choice("abcde"), value)
    return re.sub("[0-9]", lambda _: chance.choice("12345"), squares)
