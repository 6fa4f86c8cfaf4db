"""`@compiled`: a Numba function whose machine code is kept on disk (`kept_code`).

Nothing is compiled when a module is imported, only when a function is first called or put into
a kernel's table. One line on stderr then says why the program takes a moment.

With WUQI_BOUNDSCHECK=1 every array access is checked (slow, for tests). Code is kept by how it
was compiled, or a warm cache would silently run unchecked code.
"""

import os
from collections.abc import Callable
from functools import cache, partial
from typing import Any, TypeVar

import numba
from numba import types
from numba.core.ccallback import CFunc
from numba.extending import intrinsic

from wuqi.core.native.kept_code import KeptCode

CHECKED = os.environ.get("WUQI_BOUNDSCHECK") == "1"

# Whether all functions were compiled ahead of time, as on the device, so that calling one while a
# module is imported costs nothing.
AHEAD: bool = getattr(numba, "AHEAD", False)

F = TypeVar("F", bound=Callable[..., Any])

# Division follows NumPy (no exception for /0): it spares a branch, and no kernel divides by zero.
FLAVOUR: dict[str, Any] = {"error_model": "numpy", "boundscheck": CHECKED}


def compiled(function: F) -> F:
    """The function, compiled for each set of argument types it meets; runs without the GIL."""
    return _kept(function, {**FLAVOUR, "nogil": True})  # type: ignore[no-any-return]


@cache
def quick(function: Callable[..., Any]) -> Any:
    """A `@compiled` function that Python calls and that takes very little time: it keeps the GIL.

    Releasing it even for a microsecond would let every other thread run first.
    """
    return _kept(function.py_func, {**FLAVOUR, "nogil": False})  # type: ignore[attr-defined]


def _kept(function: Callable[..., Any], options: dict[str, Any]) -> Any:
    dispatcher = numba.njit(**options)(function)
    dispatcher._cache = KeptCode(function, options)
    if not AHEAD:
        dispatcher.get_call_template = partial(_any_values, dispatcher.get_call_template)
    return dispatcher


def _any_values(resolve: Any, args: Any, kws: Any) -> Any:
    """How a call from other compiled code is typed: by kinds of numbers. Numba would compile a
    function anew for each constant it is called with; LLVM puts constants in where it is worth it.
    """
    kinds = {name: types.unliteral(kind) for name, kind in kws.items()}
    return resolve(tuple(map(types.unliteral, args)), kinds)


def instruction(builder: Callable[..., Any]) -> Any:
    """A function written as machine instructions (Numba's `intrinsic`), for other compiled code."""
    return intrinsic(builder)


def instruction_on_constants(builder: Callable[..., Any]) -> Any:
    """The same, for a function that must know its arguments when it is compiled."""
    return intrinsic(prefer_literal=True)(builder)


def native(function: Callable[..., Any], signature: Any) -> Any:
    """A C-callable version of a `@compiled` function, to be put into a table of functions."""
    python = function.py_func  # type: ignore[attr-defined]
    shape = (signature.args, signature.return_type)
    options = {**FLAVOUR, "forceinline": True}  # into its C wrapper, or every call would be two
    callable_in_c: Any = CFunc(python, shape, locals={}, options=options)
    callable_in_c._cache = KeptCode(python, options)
    callable_in_c.compile()
    return callable_in_c
