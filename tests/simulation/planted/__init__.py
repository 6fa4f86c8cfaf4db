"""Bugs planted on purpose: the simulation must catch every one of them.

Each is a function that changes the real code; its docstring says what is wrong then. `python -m
tests.simulation.planted` finds the first seed that catches each.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

Change = tuple[Any, str, Any]  # the owner, the name, and what takes its place

PLANTED: dict[str, tuple[int, Callable[[], list[Change]]]] = {}


def planted(seed: int) -> Callable[[Callable[[], list[Change]]], Callable[[], list[Change]]]:
    """`seed`: one that is known to catch it."""

    def register(bug: Callable[[], list[Change]]) -> Callable[[], list[Change]]:
        PLANTED[bug.__name__] = (seed, bug)
        return bug

    return register


@contextmanager
def with_bug(name: str) -> Iterator[None]:
    """Inside, the code has this bug."""
    _, bug = PLANTED[name]
    with ExitStack() as stack:
        for owner, attribute, instead in bug():
            stack.enter_context(patch.object(owner, attribute, instead))
        yield


def load() -> dict[str, tuple[int, Callable[[], list[Change]]]]:
    """All of them."""
    from tests.simulation.planted import clocks, room, secrecy, socket, store

    assert all((clocks, room, secrecy, socket, store))
    return PLANTED
