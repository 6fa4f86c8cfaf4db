"""Large arrays that compiled code reads in place.

Numba would copy an array that a function names into the function's machine code, and into that of
every caller. Compiled code knows a lasting array only by its name, which is looked up when the code
is loaded, even from the cache.
"""

from collections.abc import Callable
from typing import Any

import llvmlite.binding
import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import from_dtype, types

from wuqi.core.native.compiling import instruction

_kept: dict[str, npt.NDArray[Any]] = {}  # never released: compiled code has only the address


def lasting(name: str, array: npt.NDArray[Any]) -> Any:
    """A function for compiled code that gives a bare pointer to the array's first element."""
    symbol = f"wuqi.lasting.{name}"
    _kept[symbol] = np.ascontiguousarray(array)
    llvmlite.binding.add_symbol(symbol, _kept[symbol].ctypes.data)
    element = from_dtype(array.dtype)

    @instruction
    def pointer(_context: Any) -> tuple[Any, Callable[..., Any]]:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return pointer_to(context, builder, symbol, element)

        return types.CPointer(element)(), codegen

    return pointer


def pointer_to(context: Any, builder: Any, symbol: str, element: Any) -> Any:
    """The address of the array, as an instruction: a symbol of another module."""
    found = builder.module.globals.get(symbol)
    if found is None:
        found = ir.GlobalVariable(builder.module, context.get_value_type(element), symbol)
    return found
