"""How game-blind compiled code calls a game: through an array of addresses (a row).

A row holds the addresses of compiled functions at fixed places: first the verbs of a
game's kernel (`core.verbs`), then what only some callers need, such as how the game is encoded
(`core.encoding`) or how its positions are numbered (`core.numbering`). Compiled code gets a pointer
to the row, which is one word and costs nothing. A tuple of functions would take three words for
each function, and add half a millisecond to every call from Python.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import types

from wuqi.core.native.compiling import native

ROW = types.CPointer(types.int64)

# Never released: an address is invalid once its function has been collected.
_native = cache(native)


def row_of(module: Any, signatures: Mapping[str, Any]) -> npt.NDArray[np.int64]:
    """The addresses of the functions that a module has under these names."""
    found = [address_of(getattr(module, name), kind) for name, kind in signatures.items()]
    return np.array([found], dtype=np.int64)


def address_of(function: Callable[..., Any], signature: Any) -> int:
    """Where the code of a `@compiled` function is, for C; it is compiled or loaded if need be."""
    return int(_native(function, signature).address)


def call(place: int, verb: Any) -> tuple[Any, Callable[..., Any]]:
    """The signature of a call through the row, and the code that makes it."""

    def codegen(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        given = [context.get_value_type(kind) for kind in verb.args]
        shape = ir.FunctionType(context.get_value_type(verb.return_type), given)
        address = builder.load(builder.gep(args[0], [context.get_constant(types.intp, place)]))
        answer = builder.call(builder.inttoptr(address, shape.as_pointer()), args[1:])
        return answer if verb.return_type != types.void else context.get_dummy_value()

    return verb.return_type(ROW, *verb.args), codegen
