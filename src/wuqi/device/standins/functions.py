"""Compiled functions, looked up in WebAssembly modules instead of compiled.

There is one module for each game, named after it, with its rules and with search, which calls
them; and one for everything else, `common`. Beside them lies `kernels.json` (`web/tools/device`
writes both):

    functions   by function and by the kinds of its arguments: symbol and kind of the result
    natives     by function and signature: the symbol of its version for arrays of addresses
    lasting     by name: the function that is told where the array lies

A function that is missing there was not called when the pack was built: see
`web/tools/device/rehearsal.py`.

The kind of an argument is written as `struct` does: q an int64, Q a uint64, ? a truth value; of an
array its numbers' kind, its dimensions, and C if they lie side by side, else A: `Q2C`; of a tuple
its parts in brackets.
"""

import ctypes
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from wuqi.device.standins.arrays import Array
from wuqi.device.standins.names import COMMON, home_of, name_of
from wuqi.device.standins.numbers import uint64

KERNELS = Path(__file__).parents[1] / "kernels"

SCALARS = {"q": ctypes.c_int64, "Q": ctypes.c_uint64, "?": ctypes.c_uint8, "v": ctypes.c_int64}
ARRAY = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p)

_result = (ctypes.c_int64 * 4)()  # room for every result: a number, or a few
_error = ctypes.c_void_p(None)
_RESULT, _ERROR = ctypes.addressof(_result), ctypes.addressof(_error)
_TOO_LARGE = 1 << 63  # for an int64


class NotCompiled(LookupError):
    """A function that the modules do not have."""


class CompiledFunction:
    """What `@compiled` makes of a function on the device."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.py_func = function
        self.__name__, self.__doc__ = function.__name__, function.__doc__
        self.__module__, self.__qualname__ = function.__module__, function.__qualname__
        self.__wrapped__ = function
        self._cache: Any = None
        self._name = name_of(function)
        self._home = home_of(self._name)
        self._found: dict[tuple[str, ...], tuple[Any, str]] = {}
        self._searches = self._home == COMMON and not contents(COMMON)["functions"].get(self._name)

    def __call__(self, *args: Any) -> Any:
        # In the module of the game whose verbs are the first argument, or in the function's own.
        kinds: list[str] = [_owner(*args[:1])] if self._searches else []
        flat: list[Any] = [_RESULT, _ERROR]
        for arg in args:
            if type(arg) is Array:
                kinds.append(arg.kind)
                flat += arg.passed
            elif type(arg) is int and arg < _TOO_LARGE:
                kinds.append("q")
                flat.append(arg)
            elif type(arg) is uint64:
                kinds.append("Q")
                flat.append(arg)
            else:
                kinds.append(kind_of(arg))
                _flatten(arg, flat)
        known = tuple(kinds)
        function, result = self._found.get(known) or self._find(known)
        if function(*flat) != 0:
            raise RuntimeError(f"{self.__qualname__} failed")
        if result == "q":
            return _result[0]
        if result.startswith("("):
            parts = zip(result[1:-1].split(), _result, strict=False)
            return tuple([_number(kind, value) for kind, value in parts])
        return _number(result, _result[0])

    def _find(self, kinds: tuple[str, ...]) -> tuple[Any, str]:
        key, library = kinds, self._home
        if self._searches:
            library, kinds = kinds[0], kinds[1:]
        found = contents(library)["functions"].get(self._name, {}).get(",".join(kinds))
        if found is None:
            raise NotCompiled(f"{self._name}({', '.join(kinds)}) is not in the module {library}")
        symbol, result = found
        function = getattr(loaded(library), symbol)
        passed = [kind for one in kinds for kind in _passed_as(one)]
        function.argtypes = [ctypes.c_void_p, ctypes.c_void_p, *passed]
        function.restype = ctypes.c_int32
        self._found[key] = function, result
        return function, result


_owners: dict[int, str] = {}  # by address of a verb: its game


def _owner(row: Any = None) -> str:
    """The game of an array of verbs, or of arrays that begin with one."""
    first: Any = row[0] if isinstance(row, tuple) else row
    return _owners.get(int(first[0, 0]), COMMON) if isinstance(first, Array) else COMMON


def _number(kind: str, value: int) -> Any:
    """A result of a kind."""
    if kind == "?":
        return bool(value & 1)
    if kind == "v":
        return None
    return uint64(value) if kind == "Q" else value


def kind_of(value: Any) -> str:
    """The kind of an argument."""
    if isinstance(value, Array):
        return value.kind
    if isinstance(value, tuple):
        return f"({' '.join(kind_of(one) for one in value)})"
    if isinstance(value, bool):
        return "?"
    return "Q" if isinstance(value, uint64) or value >> 63 > 0 else "q"


def _flatten(value: Any, flat: list[int]) -> None:
    if isinstance(value, tuple):
        for one in value:
            _flatten(one, flat)
    elif isinstance(value, Array):
        flat += value.passed
    else:
        flat.append(value)


def _passed_as(kind: str) -> list[Any]:
    if kind.startswith("("):
        return [one for part in kind[1:-1].split() for one in _passed_as(part)]
    if kind[-1] in "AC":
        return [*ARRAY, *[ctypes.c_int64] * (2 * int(kind[1]))]
    return [SCALARS[kind]]


def address_of(function: Callable[..., Any], signature: str) -> int:
    """The address of a function's version for arrays of addresses: its index in the table of
    functions."""
    name = name_of(function)
    library = home_of(name)
    symbol = contents(library)["natives"].get(name, {}).get(signature)
    if symbol is None:
        raise NotCompiled(f"{name} as {signature} is not in the module {library}")
    found = ctypes.cast(getattr(loaded(library), symbol), ctypes.c_void_p).value
    assert found is not None
    if library != COMMON:
        _owners[found] = library
    return found


def set_address(symbol: str, address: int) -> None:
    """Tells compiled code where one of its lasting arrays lies."""
    for library, content in _all_contents().items():
        if symbol in content["lasting"]:
            setter = getattr(loaded(library), content["lasting"][symbol])
            setter.argtypes, setter.restype = [ctypes.c_void_p], None
            setter(address)


def contents(library: str) -> dict[str, Any]:
    """What is in a module."""
    found: dict[str, Any] = _all_contents()[library]
    return found


@cache
def _all_contents() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((KERNELS / "kernels.json").read_text("utf-8"))
    return found


@cache
def loaded(library: str) -> ctypes.CDLL:
    """A module, ready to be called."""
    return ctypes.CDLL(str(KERNELS / f"{library}.so"))
