"""Bit tricks for compiled code: counting, finding and hashing bits of uint64 words.

Numba turns mixed signed/unsigned arithmetic into floats, so everything here takes and
gives uint64 unless it says otherwise; `at` and `U1` save the casts in game code.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils

from wuqi.core.native.compiling import compiled, instruction, instruction_on_constants

U0 = np.uint64(0)
U1 = np.uint64(1)


@instruction
def popcount(_context: Any, word: Any) -> tuple[Any, Callable[..., Any]]:
    """How many bits of a uint64 are set (int64)."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.uint64), codegen


@instruction
def lowest(_context: Any, word: Any) -> tuple[Any, Callable[..., Any]]:
    """The index of the lowest set bit of a uint64 that is not 0 (int64)."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, True))

    return types.int64(types.uint64), codegen


@instruction
def highest(_context: Any, word: Any) -> tuple[Any, Callable[..., Any]]:
    """The index of the highest set bit of a uint64 that is not 0 (int64)."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        zeros = builder.ctlz(args[0], context.get_constant(types.boolean, True))
        return builder.sub(context.get_constant(types.int64, 63), zeros)

    return types.int64(types.uint64), codegen


@instruction_on_constants
def local_codes(_context: Any, size: Any) -> tuple[Any, Callable[..., Any]]:
    """A bare pointer to `size` (a constant) int64s that live until the function returns.

    Scratch space that costs nothing; a NumPy array would be allocated on the heap.
    """
    pointer = types.CPointer(types.int64)
    length = size.literal_value

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return cgutils.alloca_once(builder, context.get_value_type(types.int64), size=length)

    return pointer(size), codegen


@compiled
def signed(word: np.uint64) -> int:
    """A uint64 as an int64."""
    return np.int64(word)  # type: ignore[return-value]


@compiled
def at(index: int) -> np.uint64:
    """The word with only bit `index` set."""
    return U1 << np.uint64(index)


@compiled
def mixed(key: np.uint64, word: np.uint64) -> np.uint64:
    """`key` with `word` mixed in: apply it to a state's words one by one, from U0, to hash them."""
    key = (key ^ word) * np.uint64(0x9E3779B97F4A7C15)
    return key ^ (key >> np.uint64(29))
