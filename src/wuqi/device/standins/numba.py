"""The part of Numba that Wuqi uses when its modules are imported.

Nothing is compiled here: functions are found (`functions`), and what would tell the compiler how
to make them is ignored.
"""

from collections.abc import Callable
from typing import Any

from wuqi.device.standins.functions import CompiledFunction, address_of

__version__ = "0"
AHEAD = True  # see `wuqi.core.native.compiling`

PARTS = (
    "core",
    "core.caching",
    "core.ccallback",
    "core.compiler",
    "core.errors",
    "core.serialize",
    "extending",
)


class Type:
    """A type of compiled code, written as in `functions`; called, a signature that gives it."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def __call__(self, *args: "Type") -> "Signature":
        return Signature(self, args)


class Signature:
    """What a function gives and takes."""

    def __init__(self, return_type: Type, args: tuple[Type, ...]) -> None:
        self.return_type, self.args = return_type, args


class Types:
    """`numba.types`."""

    int64 = intp = Type("q")
    uint64 = Type("Q")
    uint8 = Type("B")
    boolean = Type("?")
    void = Type("v")

    @staticmethod
    def CPointer(to: Type) -> Type:  # noqa: N802 (Numba's name)
        return Type(f"*{to.kind}")


types = Types()


def njit(**_options: Any) -> Callable[[Callable[..., Any]], CompiledFunction]:
    return CompiledFunction


def intrinsic(*builder: Any, **_options: Any) -> Any:
    """Machine instructions are for compiled code alone: calling them from Python is a mistake."""
    return builder[0] if builder else intrinsic


class CFunc:
    """A function for rows of addresses."""

    def __init__(self, function: Callable[..., Any], shape: Any, **_options: Any) -> None:
        args, result = shape
        self._function = function
        self._signature = f"{result.kind}({','.join(arg.kind for arg in args)})"
        self._cache: Any = None
        self.address = 0

    def compile(self) -> None:
        self.address = address_of(self._function, self._signature)


class NumbaError(Exception):
    """Never raised: nothing is compiled."""


TypingError = NumbaError


class _Cache:
    """What code kept on disk is derived from; nothing is kept on the device."""


class CompileResult:
    """Likewise."""


def dumps(_value: Any) -> bytes:
    """Never called: it is what code is kept on disk with."""
    raise NotImplementedError


def from_dtype(_kind: Any) -> Type:
    return Type("?")


cgutils: Any = None
