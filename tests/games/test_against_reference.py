"""Every game against its interpreted reference, position by position.

A game's `comparing.py` has the cases: by name, something to run that compares some games. Those of
games in other packages are in the packages' own tests.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec

import pytest

from wuqi.core.folder.folders import shipped


def cases(name: str) -> Mapping[str, Callable[[], None]]:
    package = f"tests.games.{name}"
    if find_spec(package) is None or find_spec(f"{package}.comparing") is None:
        return {}  # that every game of ours has one is asked in tests/games/test_contract.py
    found: Mapping[str, Callable[[], None]] = import_module(f"tests.games.{name}.comparing").CASES
    return found


ALL = [(name, case) for name in shipped() for case in cases(name)]


@pytest.mark.parametrize(("name", "case"), ALL, ids=[f"{name} {case}" for name, case in ALL])
def test_agrees_with_the_reference(name: str, case: str) -> None:
    cases(name)[case]()
