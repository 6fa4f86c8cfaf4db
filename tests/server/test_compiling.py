"""The modules that are compiled when a wheel is built, as far as can be told without compiling."""

import tomllib
from importlib import import_module
from pathlib import Path

import pytest
from msgspec import Struct

SETTINGS = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
HOOK = SETTINGS["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]


@pytest.mark.parametrize("name", HOOK["modules"])
def test_no_compiled_module_defines_a_struct(name: str) -> None:
    """mypyc would drop its `tag=` and `frozen=`, and nobody would be told."""
    classes = [one for one in vars(import_module(name)).values() if isinstance(one, type)]
    assert [one for one in classes if one.__module__ == name and issubclass(one, Struct)] == []
