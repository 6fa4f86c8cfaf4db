"""How Python calls a function that has been compiled for rows of addresses (`calling`).

One small compiled function for each kind of signature, the same for all games, takes an address and
arrays and calls what is there with bare pointers. So no verb is compiled a second time, for arrays.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import types
from numba.core.errors import TypingError

from wuqi.core.native.compiling import compiled, instruction, quick

Words = npt.NDArray[np.uint64]
Codes = npt.NDArray[np.int64]

_WORDS = types.CPointer(types.uint64)
_CODES = types.CPointer(types.int64)
_INT = types.int64


@instruction
def _first(_context: Any, array: Any) -> tuple[Any, Callable[..., Any]]:
    """A bare pointer to an array's first element, after which the others lie side by side."""
    if array.layout != "C":
        raise TypingError("verbs take arrays without gaps")

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return context.make_array(signature.args[0])(context, builder, args[0]).data

    return types.CPointer(array.dtype)(array), codegen


def _invoking(verb: Any) -> tuple[Any, Callable[..., Any]]:
    """The signature of a call by address, and the code that makes it."""

    def codegen(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        given = [context.get_value_type(kind) for kind in verb.args]
        shape = ir.FunctionType(context.get_value_type(verb.return_type), given)
        answer = builder.call(builder.inttoptr(args[0], shape.as_pointer()), args[1:])
        return answer if verb.return_type != types.void else context.get_dummy_value()

    return verb.return_type(_INT, *verb.args), codegen


def _with_one(verb: Any) -> Any:
    @instruction
    def invoke(_context: Any, address: Any, state: Any) -> tuple[Any, Callable[..., Any]]:
        return _invoking(verb)

    return invoke


def _with_two(verb: Any) -> Any:
    @instruction
    def invoke(
        _context: Any, address: Any, state: Any, more: Any
    ) -> tuple[Any, Callable[..., Any]]:
        return _invoking(verb)

    return invoke


def _with_three(verb: Any) -> Any:
    @instruction
    def invoke(
        _context: Any, address: Any, state: Any, more: Any, most: Any
    ) -> tuple[Any, Callable[..., Any]]:
        return _invoking(verb)

    return invoke


NUMBER_OF, WORD_OF, TRUTH_OF = (kind(_WORDS) for kind in (_INT, types.uint64, types.boolean))
LIST_OF, LISTS_OF = _INT(_WORDS, _CODES), _INT(_WORDS, _CODES, _CODES)
CHANGE, NUMBER_WITH = types.void(_WORDS, _INT), _INT(_WORDS, _INT)
TRUTH_WITH = types.boolean(_WORDS, _INT)

_number_of, _word_of, _truth_of = map(_with_one, (NUMBER_OF, WORD_OF, TRUTH_OF))
_list_of, _change = map(_with_two, (LIST_OF, CHANGE))
_number_with, _truth_with = map(_with_two, (NUMBER_WITH, TRUTH_WITH))
_lists_of = _with_three(LISTS_OF)


@compiled
def number_of(address: int, state: Words) -> int:
    return _number_of(address, _first(state))


@compiled
def word_of(address: int, state: Words) -> np.uint64:
    return _word_of(address, _first(state))


@compiled
def truth_of(address: int, state: Words) -> bool:
    return _truth_of(address, _first(state))


@compiled
def list_of(address: int, state: Words, out: Codes) -> int:
    return _list_of(address, _first(state), _first(out))


@compiled
def lists_of(address: int, state: Words, out: Codes, more: Codes) -> int:
    return _lists_of(address, _first(state), _first(out), _first(more))


@compiled
def change(address: int, state: Words, action: int) -> None:
    _change(address, _first(state), action)


@compiled
def number_with(address: int, state: Words, number: int) -> int:
    return _number_with(address, _first(state), number)


@compiled
def truth_with(address: int, state: Words, number: int) -> bool:
    return _truth_with(address, _first(state), number)


CALLERS = {
    NUMBER_OF: number_of,
    WORD_OF: word_of,
    TRUTH_OF: truth_of,
    LIST_OF: list_of,
    LISTS_OF: lists_of,
    CHANGE: change,
    NUMBER_WITH: number_with,
    TRUTH_WITH: truth_with,
}


def called(address: int, signature: Any) -> Callable[..., Any]:
    """The function at an address, for Python; it keeps the GIL."""
    return partial(quick(CALLERS[signature]), address)
