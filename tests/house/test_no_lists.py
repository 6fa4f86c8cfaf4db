"""Tests and benchmarks name a game as an example, but neither list games nor decide by their names.

What is expected of one game lies in `tests/games/NAME` and `benchmarks/games/NAME`. So a game that
is added is tested and measured like the others, without a change anywhere else.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.house.test_no_names import COUNTED
from wuqi.core.folder.folders import shipped

GAMES = set(shipped())


def sources() -> list[Path]:
    found = [path for top in ("tests", "benchmarks") for path in (ROOT / top).rglob("*.py")]
    own = [ROOT / top / "games" / name for top in ("tests", "benchmarks") for name in GAMES]
    return sorted(path for path in found if not any(path.is_relative_to(one) for one in own))


def game_of(node: ast.expr | None) -> str | None:
    """The game that an entry of a list is about: its text, or the first thing in it, names it."""
    match node:
        case ast.Constant(value=str(text)):
            first = re.split(r"\W", text)[0]
            return first if first in GAMES else None
        case (
            ast.Tuple(elts=[first, *_])
            | ast.List(elts=[first, *_])
            | ast.Dict(values=[first, *_])
            | ast.Call(args=[first, *_])
        ):
            return game_of(first)
    return None


def is_name(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value in GAMES


def faults(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Lists of games, tables by game, and decisions by a game's name, with their lines."""
    for node in ast.walk(tree):
        match node:
            case ast.List(elts=entries) | ast.Tuple(elts=entries) | ast.Set(elts=entries):
                if len({game_of(one) for one in entries} - {None}) > 1:
                    yield node.lineno, "a list of games"
            case ast.Dict(keys=keys):
                if any(map(game_of, keys)):
                    yield node.lineno, "a table by game"
            case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
                if names_in_comparisons(test):
                    yield node.lineno, "a decision by name"
            case ast.comprehension(ifs=tests):
                if any(map(names_in_comparisons, tests)):
                    yield tests[0].lineno, "a choice by name"
            case ast.MatchValue(value=value):
                if is_name(value):
                    yield node.lineno, "a case for a game"


def names_in_comparisons(test: ast.expr) -> bool:
    compared = [node for node in ast.walk(test) if isinstance(node, ast.Compare)]
    return any(is_name(part) for one in compared for part in ast.walk(one))


def test_nothing_lists_games_or_decides_by_their_names() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {what}"
        for path in sources()
        for line, what in faults(ast.parse(path.read_text("utf-8")))
    ]
    assert found == []


def test_games_are_not_counted() -> None:
    pattern = ROOT / "tests" / "house" / "test_no_names.py"
    assert [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sources()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if COUNTED.search(line) and path != pattern
    ] == []


def test_no_file_outside_is_named_after_a_game() -> None:
    assert [path for path in sources() if set(re.split(r"[_.]", path.name)) & GAMES] == []


@pytest.mark.parametrize(
    "text",
    [
        "GAMES = {GAMES}",
        "SCENES = [Scene({0!r}, 1), Scene({1!r}, 2)]",
        "MIXED = [{{'name': {0!r}}}, {{'name': {1!r}}}]",
        "EXTRA = {{{0!r}: 3}}",
        "if game == {0!r}: pass",
        "x = 1 if game in ({0!r}, 'chess') else 2",
        "y = [one for one in games if one != {0!r}]",
    ],
)
def test_each_kind_of_list_is_found(text: str) -> None:
    one, other, *_ = sorted(GAMES)
    assert list(faults(ast.parse(text.format(one, other, GAMES=sorted(GAMES)))))


def test_an_example_is_none() -> None:
    one = min(GAMES)
    example = f"game = load({one!r})\nassert name == {one!r}\nplay([{one!r}, 'e2'], {one!r})"
    assert not list(faults(ast.parse(example)))
