"""Calls compiled functions by their addresses, as `core.verbs` does for a kernel's own verbs.

For what only some games have, such as the numbering of their tables.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types

from wuqi.core.compiling import instruction
from wuqi.core.kernel import SIGNATURES


def _call(asked: Any) -> tuple[Any, Callable[..., Any]]:
    """The signature of a function with its address before it, and the call."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        given = [context.get_value_type(kind) for kind in asked.args]
        shape = ir.FunctionType(context.get_value_type(asked.return_type), given)
        return builder.call(builder.inttoptr(args[0], shape.as_pointer()), args[1:])

    return asked.return_type(types.int64, *asked.args), codegen


@instruction
def ask(_context: Any, address: Any, state: Any) -> tuple[Any, Callable[..., Any]]:
    """What a function such as `turn` says about a state."""
    return _call(SIGNATURES["turn"])


@instruction
def ask_with(
    _context: Any, address: Any, state: Any, number: Any
) -> tuple[Any, Callable[..., Any]]:
    """What a function such as `judge` says about a state and a number."""
    return _call(SIGNATURES["judge"])
