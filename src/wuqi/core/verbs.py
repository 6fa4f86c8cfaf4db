"""A kernel's verbs for compiled search: each is called through an array of their addresses.

`verbs.turn(game, state)` asks the game at hand whose turn it is, where `game` points to the row
of `Kernel.addresses`. That is one word to hand on, and handing it to a compiled function costs
nothing; the same as a `Table` of functions would be three words a verb, and half a millisecond.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types

from wuqi.core.compiling import instruction
from wuqi.core.kernel import SIGNATURES

_GAME = types.CPointer(types.int64)


def _call(verb: str) -> tuple[Any, Callable[..., Any]]:
    """The signature of a verb with the game before it, and the call of what stands in its place."""
    place, asked = list(SIGNATURES).index(verb), SIGNATURES[verb]

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        given = [context.get_value_type(kind) for kind in asked.args]
        shape = ir.FunctionType(context.get_value_type(asked.return_type), given)
        address = builder.load(builder.gep(args[0], [context.get_constant(types.intp, place)]))
        answer = builder.call(builder.inttoptr(address, shape.as_pointer()), args[1:])
        return answer if asked.return_type != types.void else context.get_dummy_value()

    return asked.return_type(_GAME, *asked.args), codegen


def _about_a_state(verb: str) -> Any:
    @instruction
    def call(_context: Any, game: Any, state: Any) -> tuple[Any, Callable[..., Any]]:
        return _call(verb)

    return call


def _with_one_more(verb: str) -> Any:
    @instruction
    def call(_context: Any, game: Any, state: Any, more: Any) -> tuple[Any, Callable[..., Any]]:
        return _call(verb)

    return call


def _with_two_more(verb: str) -> Any:
    @instruction
    def call(
        _context: Any, game: Any, state: Any, more: Any, most: Any
    ) -> tuple[Any, Callable[..., Any]]:
        return _call(verb)

    return call


turn = _about_a_state("turn")
actions = _with_one_more("actions")
count = _with_one_more("count")
chance = _with_two_more("chance")
play = _with_one_more("play")
result = _with_one_more("result")
key = _about_a_state("key")
repeat_key = _about_a_state("repeat_key")
fresh = _about_a_state("fresh")
repeat = _with_one_more("repeat")
judge = _with_one_more("judge")
loud = _about_a_state("loud")
