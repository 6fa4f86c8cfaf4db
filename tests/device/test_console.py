"""The console of the page, without a page."""

import pytest

from tests.conftest import ROOT
from wuqi.device.console import Console, examples


@pytest.fixture
def output() -> list[tuple[str, str]]:
    return []


@pytest.fixture
def console(output: list[tuple[str, str]]) -> Console:
    return Console(lambda what, text: output.append((what, text)))


def test_values_prints_and_pictures(console: Console, output: list[tuple[str, str]]) -> None:
    console.run(
        "import wuqi\nposition = wuqi.load('musketeers').start()\nprint(1)\nposition\n2 + 2"
    )
    (text, one), (picture, board), (_, four) = output
    assert (text, one, four) == ("text", "1", "4")
    assert picture == "picture"
    assert board.startswith("<svg")
    output.clear()
    console.run(">>> position.mover, _\n(9, 9)\n")  # names last; pasted with prompts and answers
    assert output == [("text", "(1, 4)")]


def test_errors_are_told_as_python_does(console: Console, output: list[tuple[str, str]]) -> None:
    console.run("print('before')\n1 / 0\nprint('after')")
    assert output[0] == ("text", "before")
    ((what, text),) = output[1:]
    assert what == "error"
    assert "1 / 0" in text
    assert text.endswith("ZeroDivisionError: division by zero")
    output.clear()
    console.run("if True print()")
    assert output[0][0] == "error"
    assert "SyntaxError" in output[0][1]
    output.clear()
    console.run("exit()")
    console.run("6 * 7")
    assert output == [("text", "42")]


def test_examples_are_those_of_the_cookbook(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wuqi.device.console.COOKBOOK", ROOT / "docs" / "library.md")
    found = dict(examples())
    assert next(iter(found)) == "Positions"
    for code in found.values():
        assert "import wuqi" in code
        assert ">>>" not in code
