"""A Python console in the page: runs code and reports what it prints and returns."""

import ast
import doctest
import io
import linecache
import re
import sys
import traceback
from code import InteractiveInterpreter
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from typing import Any, Literal

What = Literal["text", "picture", "error"]
Output = Callable[[What, str], None]  # the kind of output and its text; for pictures, SVG

COOKBOOK = Path(__file__).parent / "library.md"  # docs/library.md, which the pack puts here


class Console(InteractiveInterpreter):
    """Remembers names from one run to the next."""

    def __init__(self, output: Output) -> None:
        super().__init__({"__name__": "__main__"})
        self._output = output
        self._runs = 0
        self._failed = False

    def run(self, source: str) -> None:
        """Runs code, statement by statement. The value of an expression is shown as in Python's own
        console; a position is shown as a picture. Examples may be pasted with their prompts."""
        if source.lstrip().startswith(">>>"):
            source = _typed(source)
        self._runs += 1
        self._failed = False
        name = f"<{self._runs}>"
        linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)
        try:
            statements = ast.parse(source, name).body
        except (SyntaxError, ValueError):
            self.showsyntaxerror(name)
            return
        out, hook = PrintedLines(self._output), sys.displayhook
        sys.displayhook = self._show
        try:
            with redirect_stdout(out), redirect_stderr(out), suppress(SystemExit):
                for statement in statements:
                    self.runcode(compile(ast.Interactive([statement]), name, "single"))
                    out.flush()
                    if self._failed:
                        return
        finally:
            sys.displayhook = hook

    def showtraceback(self) -> None:
        """Shows a traceback that begins at the line that was typed."""
        kind, error, trace = sys.exc_info()
        lines = traceback.format_exception(kind, error, trace.tb_next if trace else None)
        self._fail("".join(lines))

    def showsyntaxerror(self, filename: str | None = None, **_source: Any) -> None:
        """Shows a syntax error."""
        self._fail("".join(traceback.format_exception_only(*sys.exc_info()[:2])))

    def _fail(self, text: str) -> None:
        self._failed = True
        sys.stdout.flush()
        self._output("error", text.rstrip())

    def _show(self, value: Any) -> None:
        if value is None:
            return
        self.locals["_"] = value
        sys.stdout.flush()
        if hasattr(value, "_repr_svg_"):
            self._output("picture", value._repr_svg_())
        else:
            self._output("text", repr(value))


class PrintedLines(io.StringIO):
    """A stream that reports what is printed, line by line."""

    def __init__(self, output: Output) -> None:
        super().__init__()
        self._output = output

    def write(self, text: str) -> int:
        length = super().write(text)
        if text.endswith("\n"):
            self.flush()
        return length

    def flush(self) -> None:
        if text := self.getvalue():
            self.seek(0)
            self.truncate()
            self._output("text", text.removesuffix("\n"))


def examples() -> Iterator[tuple[str, str]]:
    """The examples of the cookbook (docs/library.md): each heading, and the code below it."""
    for section in COOKBOOK.read_text("utf-8").split("\n## ")[1:]:
        title, _, text = section.partition("\n")
        blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
        if blocks:
            code = "\n".join(_typed(block) for block in blocks)
            yield title, code if "import wuqi" in code else f"import wuqi\n{code}"


def _typed(session: str) -> str:
    """The code of a session with prompts and answers."""
    found = doctest.DocTestParser().get_examples(session.strip() + "\n")
    return "".join(one.source for one in found)
