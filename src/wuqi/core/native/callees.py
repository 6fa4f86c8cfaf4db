"""Which compiled functions a compiled function is made of: itself, those it calls, and so on."""

from collections.abc import Callable, Iterable
from typing import Any


def made_of(functions: Iterable[Callable[..., Any]]) -> set[Callable[..., Any]]:
    """The Python functions that are compiled along with these, themselves included.

    Code names what it calls; a name that means a `@compiled` function there is taken for a call.
    """
    found: set[Callable[..., Any]] = set()
    waiting = list(functions)
    while waiting:
        function = waiting.pop()
        if function in found:
            continue
        found.add(function)
        around: dict[str, Any] = function.__globals__
        for name in function.__code__.co_names:
            called = getattr(around.get(name), "py_func", None)
            if called is not None:
                waiting.append(called)
    return found
