"""A kernel's verbs for game-blind compiled code, called by their addresses.

`verbs.turn(game, state)` asks the game at hand whose turn it is, where `game` points to the row
of `Kernel.addresses`.
"""

from collections.abc import Callable
from typing import Any

from wuqi.core.kernel import SIGNATURES
from wuqi.core.native.calling import call
from wuqi.core.native.compiling import instruction


def _call(verb: str) -> tuple[Any, Callable[..., Any]]:
    return call(list(SIGNATURES).index(verb), SIGNATURES[verb])


def _about_a_state(verb: str) -> Any:
    @instruction
    def invoke(_context: Any, game: Any, state: Any) -> tuple[Any, Callable[..., Any]]:
        return _call(verb)

    return invoke


def _with_one_more(verb: str) -> Any:
    @instruction
    def invoke(_context: Any, game: Any, state: Any, more: Any) -> tuple[Any, Callable[..., Any]]:
        return _call(verb)

    return invoke


def _with_two_more(verb: str) -> Any:
    @instruction
    def invoke(
        _context: Any, game: Any, state: Any, more: Any, most: Any
    ) -> tuple[Any, Callable[..., Any]]:
        return _call(verb)

    return invoke


turn = _about_a_state("turn")
actions = _with_one_more("actions")
count = _with_one_more("count")
chance = _with_two_more("chance")
play = _with_one_more("play")
result = _with_one_more("result")
key = _about_a_state("key")
repeat_key = _about_a_state("repeat_key")
irreversible = _about_a_state("irreversible")
repeat = _with_one_more("repeat")
judge = _with_one_more("judge")
glance = _with_one_more("glance")
loud = _about_a_state("loud")
redundant = _with_one_more("redundant")
