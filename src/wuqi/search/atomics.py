"""Numbers that several threads change at once, without locks."""

from collections.abc import Callable
from typing import Any

from numba import types

from wuqi.core.native.compiling import instruction

_NUMBERS = types.CPointer(types.int64)


@instruction
def add_to(_context: Any, numbers: Any, index: Any, more: Any) -> tuple[Any, Callable[..., Any]]:
    """Adds to `numbers[index]`; gives what it was before."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        place = builder.gep(args[0], [args[1]])
        return builder.atomic_rmw("add", place, args[2], "monotonic")

    return types.int64(_NUMBERS, types.intp, types.int64), codegen


@instruction
def publish(_context: Any, numbers: Any, index: Any, value: Any) -> tuple[Any, Callable[..., Any]]:
    """Sets `numbers[index]` and returns the old value; a thread that sees the new one sees all
    earlier writes."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        place = builder.gep(args[0], [args[1]])
        return builder.atomic_rmw("xchg", place, args[2], "seq_cst")

    return types.int64(_NUMBERS, types.intp, types.int64), codegen


@instruction
def claim(
    _context: Any, numbers: Any, index: Any, expected: Any, value: Any
) -> tuple[Any, Callable[..., Any]]:
    """Sets `numbers[index]` if it is as expected; of several threads one gets True."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        place = builder.gep(args[0], [args[1]])
        done = builder.cmpxchg(place, args[2], args[3], "seq_cst", "seq_cst")
        return builder.extract_value(done, 1)

    return types.boolean(_NUMBERS, types.intp, types.int64, types.int64), codegen
