"""How compiled code that knows no game calls the one at hand: through a row of addresses.

A row holds the addresses of compiled functions, each in a place of its own: first the verbs of a
game's kernel (`core.verbs`), behind them what some callers need besides, such as how the game is
encoded (`core.encoding`) or its positions numbered (`core.numbering`). Compiled code is handed a
pointer to the row. That is one word, and costs nothing; the same as a tuple of functions would be
three words for each, and half a millisecond a call from Python.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import types

from wuqi.core.compiling import native

ROW = types.CPointer(types.int64)

# Kept for good: an address is worth nothing once its function is gone.
_native = cache(native)


def row_of(module: Any, signatures: Mapping[str, Any]) -> npt.NDArray[np.int64]:
    """The row of what `told` (a module, a kernel) has under these names, compiled or loaded."""
    found = [_native(getattr(module, name), signature) for name, signature in signatures.items()]
    return np.array([[function.address for function in found]], dtype=np.int64)


def call(place: int, signature: Any) -> tuple[Any, Callable[..., Any]]:
    """A signature with the row before it, and the call of what stands in a place."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        given = [context.get_value_type(kind) for kind in signature.args]
        shape = ir.FunctionType(context.get_value_type(signature.return_type), given)
        address = builder.load(builder.gep(args[0], [context.get_constant(types.intp, place)]))
        answer = builder.call(builder.inttoptr(address, shape.as_pointer()), args[1:])
        return answer if signature.return_type != types.void else context.get_dummy_value()

    return signature.return_type(ROW, *signature.args), codegen
