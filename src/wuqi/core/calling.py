"""Calls a kernel's verbs by their addresses.

Handing a Table to compiled code costs Python some twenty microseconds a function. That is nothing
before a search, but too much for a quick question: there, an array of addresses is handed over.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types

from wuqi.core.compiling import instruction
from wuqi.core.kernel import SIGNATURES


def _caller(signature: Any) -> Any:
    """An instruction `call(address, …)` for functions of a signature."""

    def build(_context: Any, *args: Any) -> tuple[Any, Callable[..., Any]]:
        def codegen(context: Any, builder: Any, _signature: Any, values: Any) -> Any:
            kinds = [context.get_value_type(argument) for argument in signature.args]
            gives = (
                ir.VoidType()
                if signature.return_type == types.void
                else context.get_value_type(signature.return_type)
            )
            pointer = ir.FunctionType(gives, kinds).as_pointer()
            function = builder.inttoptr(values[0], pointer)
            told = builder.call(function, values[1:])
            return context.get_dummy_value() if signature.return_type == types.void else told

        return signature.return_type(types.int64, *signature.args), codegen

    return build


_turn, _judge, _actions, _play = (
    _caller(SIGNATURES[verb]) for verb in ("turn", "judge", "actions", "play")
)


@instruction
def ask(context: Any, address: Any, state: Any) -> Any:
    """Calls a function such as `turn`: from a state to a number."""
    return _turn(context, address, state)


@instruction
def ask_about(context: Any, address: Any, state: Any, number: Any) -> Any:
    """Calls a function such as `judge`: from a state and a number to a number."""
    return _judge(context, address, state, number)


@instruction
def write(context: Any, address: Any, state: Any, out: Any) -> Any:
    """Calls a function such as `actions` or `result`: fills a buffer, gives a number."""
    return _actions(context, address, state, out)


@instruction
def act(context: Any, address: Any, state: Any, action: Any) -> Any:
    """Calls a function such as `play`: changes a state by a number."""
    return _play(context, address, state, action)
