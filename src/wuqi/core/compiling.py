"""`@compiled`: a Numba function whose machine code is kept on disk, keyed by all it is made from.

Numba's own cache looks only at the file a function stands in. When a callee in another file
changes, it would go on computing the old answer. So our functions, and only ours, keep their
code in a folder named by a hash over the function's file and every file that this one imports,
however far away: an edit anywhere among them is a new folder, an edit elsewhere costs nothing.

Nothing is compiled when a module is imported, only when a function is first called or put into
a kernel's table; then one line on stderr says why the program is thinking.

With WUQI_BOUNDSCHECK=1 every array access is checked (slow, for tests). Checked code lives in a
folder of its own, since a warm cache would otherwise silently run unchecked code.
"""

import os
import shutil
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.ccallback import CFunc
from numba.extending import intrinsic

from wuqi.core.places import cache_home, writable
from wuqi.core.sources import source_key

CHECKED = os.environ.get("WUQI_BOUNDSCHECK") == "1"
KEPT_GENERATIONS = 4  # code of older sources that stays: switching between two checkouts is common

F = TypeVar("F", bound=Callable[..., Any])

# Division follows NumPy (no exception for /0): it spares a branch, and no kernel divides by zero.
FLAVOUR: dict[str, Any] = {"error_model": "numpy", "boundscheck": CHECKED}


def compiled(function: F) -> F:
    """The function, compiled for each set of argument types it meets; runs without the GIL."""
    dispatcher = numba.njit(nogil=True, **FLAVOUR)(function)
    dispatcher._cache = _SourceKeyedCache(function)
    return dispatcher  # type: ignore[no-any-return]


@cache
def quick(function: Callable[..., Any]) -> Any:
    """A `@compiled` function for Python to call that is done at once: it keeps the GIL.

    Letting go of it for a microsecond invites every other thread to run first.
    """
    python = function.py_func  # type: ignore[attr-defined]
    dispatcher = numba.njit(nogil=False, **FLAVOUR)(python)
    dispatcher._cache = _QuickCache(python)
    return dispatcher


def instruction(builder: Callable[..., Any]) -> Any:
    """A function told in machine instructions (Numba's `intrinsic`), for other compiled code."""
    return intrinsic(builder)


def instruction_on_constants(builder: Callable[..., Any]) -> Any:
    """The same, for a function that must know its arguments when it is compiled."""
    return intrinsic(prefer_literal=True)(builder)


def native(function: Callable[..., Any], signature: Any) -> Any:
    """A C-callable version of a `@compiled` function, to be put into a table of functions."""
    python = function.py_func  # type: ignore[attr-defined]
    shape = (signature.args, signature.return_type)
    # Inlined into its C wrapper, or every call would be two.
    callable_in_c: Any = CFunc(python, shape, locals={}, options={**FLAVOUR, "forceinline": True})
    callable_in_c._cache = _SourceKeyedCache(python)
    callable_in_c.compile()
    return callable_in_c


@cache
def code_folder(source: Path, module: str) -> Path:
    """Where the machine code of a module's functions lies; the oldest others are removed."""
    home = writable(cache_home() / "code") / module
    folder = home / (source_key(source) + ("-checked" if CHECKED else ""))
    if not folder.is_dir():
        home.mkdir(exist_ok=True)
        generations = sorted(home.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in generations[KEPT_GENERATIONS:]:
            shutil.rmtree(old, ignore_errors=True)
        folder.mkdir(exist_ok=True)
    return folder


@cache
def _announce() -> None:
    """Once a process, when something really has to be compiled."""
    print("wuqi: compiling the rules for this machine (once, some seconds) …", file=sys.stderr)


class _Locator(_CacheLocator):
    """Tells Numba where a function's code lies; the folder's name already says how fresh it is."""

    flavour = ""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._line = function.__code__.co_firstlineno
        self._source = Path(function.__code__.co_filename).resolve()
        self._module = function.__module__

    @classmethod
    def from_function(cls, function: Callable[..., Any], source: str) -> "_Locator":
        return cls(function)

    def get_cache_path(self) -> str:
        return str(code_folder(self._source, self._module))

    def get_source_stamp(self) -> str:
        return code_folder(self._source, self._module).name

    def get_disambiguator(self) -> str:
        return f"{self._line}{self.flavour}"


class _QuickLocator(_Locator):
    flavour = "-quick"


class _Implementation(CompileResultCacheImpl):
    _locator_classes: list[Any] = [_Locator]  # noqa: RUF012 (Numba's own way)


class _QuickImplementation(CompileResultCacheImpl):
    _locator_classes: list[Any] = [_QuickLocator]  # noqa: RUF012


class _SourceKeyedCache(FunctionCache):
    _impl_class: Any = _Implementation

    def load_overload(self, signature: Any, context: Any) -> Any:
        code = super().load_overload(signature, context)  # type: ignore[no-untyped-call]
        if code is None:
            _announce()
        return code


class _QuickCache(_SourceKeyedCache):
    _impl_class = _QuickImplementation
