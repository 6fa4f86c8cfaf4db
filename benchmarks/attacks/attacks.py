"""All attacks, by name."""

from collections.abc import Callable, Coroutine
from types import ModuleType
from typing import Any

from benchmarks.attacks import at_tables, by_connections, by_requests, by_sockets
from benchmarks.attacks.stranger import Stranger

Attack = Callable[[Stranger], Coroutine[Any, Any, None]]


def _of(module: ModuleType) -> dict[str, Attack]:
    """The public functions of a module."""
    own = {key: one for key, one in vars(module).items() if not key.startswith("_")}
    return {
        key: one
        for key, one in own.items()
        if callable(one) and getattr(one, "__module__", "") == module.__name__
    }


ATTACKS: dict[str, Attack] = {
    key: one
    for module in (by_connections, by_sockets, by_requests, at_tables)
    for key, one in _of(module).items()
}


def explained(attack: str) -> str:
    """What an attack does, in a line."""
    return " ".join((ATTACKS[attack].__doc__ or "").split()).rstrip(".")
