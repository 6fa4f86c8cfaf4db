"""What a person at a terminal sees while functions are compiled: which, how many of how many."""

import io
import re
from types import SimpleNamespace
from typing import Any

import pytest

from wuqi.core.board.as_text import width_of
from wuqi.core.native import compiling_notice
from wuqi.core.native.compiling import compiled
from wuqi.core.native.compiling_notice import CompilingNotice
from wuqi.core.native.kept_code import KeptCode


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@compiled
def inner(number: int) -> int:
    return number + 1


@compiled
def outer(number: int) -> int:
    return inner(1) + inner(2) + inner(number)


@compiled
def other(number: int) -> int:
    return inner(number) + outer(number)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    shown = Terminal()
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(compiling_notice, "sys", SimpleNamespace(stderr=shown))
    monkeypatch.setattr(compiling_notice, "atexit", SimpleNamespace(register=lambda _: None))
    return shown


def compile_in_turn(notice: CompilingNotice, *functions: Any) -> None:
    """As Numba does: those that are called are begun later and are done before."""
    for function in functions:
        notice.begin(function.py_func)
    for _ in functions:
        notice.end()


def progress(terminal: Terminal) -> list[tuple[int, int]]:
    counts = re.findall(r"(\d+) of (\d+)", terminal.getvalue())
    return [(int(number), int(total)) for number, total in counts]


def test_all_that_is_called_counts(terminal: Terminal) -> None:
    compile_in_turn(CompilingNotice(), outer, inner)
    assert progress(terminal) == [(1, 2), (2, 2)]


def test_what_is_announced_counts_from_the_beginning(terminal: Terminal) -> None:
    notice = CompilingNotice()
    notice.expect(inner, other)
    compile_in_turn(notice, inner)
    compile_in_turn(notice, other, outer)
    assert progress(terminal) == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize("columns", [20, 40, 80])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_line_fits(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, columns: int, language: str
) -> None:
    """A line that is wrapped could not be removed: the terminal would fill with its beginnings."""
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    compile_in_turn(CompilingNotice(), outer, inner)
    lines = [line for line in terminal.getvalue().split(compiling_notice.CLEAR) if line]
    assert len(lines) == 2
    assert all(width_of(line) < columns for line in lines)


def test_a_function_is_compiled_once_for_all_constants(monkeypatch: pytest.MonkeyPatch) -> None:
    for kept in ("load_overload", "save_overload"):
        monkeypatch.setattr(KeptCode, kept, lambda *_: None)
    assert outer(5) == 2 + 3 + 6
    assert len(inner.signatures) == 1  # type: ignore[attr-defined]
