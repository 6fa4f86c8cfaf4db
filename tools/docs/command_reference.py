"""The reference of the command line: what `wuqi COMMAND --help` prints."""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout

from wuqi.cli.main import COMMANDS, main

WIDTH = 88


def command_reference() -> str:
    """Every command with its arguments and options."""
    parts = [
        "# Command line",
        "`wuqi --help` lists the commands. With `--json` a command prints JSON and nothing else;"
        " wrong input ends with exit code 2 and one sentence.",
        _help(),
    ]
    for name in COMMANDS:
        parts += [f"## wuqi {name}", _help(name)]
    return "\n\n".join(parts) + "\n"


def _help(*command: str) -> str:
    """What the command prints, in a block of code."""
    printed = io.BytesIO()
    with io.TextIOWrapper(printed, encoding="utf-8", write_through=True) as out:
        with _called(*command, "--help", "--lang", "en"), redirect_stdout(out):
            try:
                main()
            except SystemExit as end:
                assert end.code == 0, command
        text = printed.getvalue().decode().strip()
    return f"```text\n{text}\n```"


@contextmanager
def _called(*words: str) -> Iterator[None]:
    """Runs the command as in a terminal of the usual width."""
    before, width = sys.argv, os.environ.get("COLUMNS")
    sys.argv, os.environ["COLUMNS"] = ["wuqi", *words], str(WIDTH)
    try:
        yield
    finally:
        sys.argv = before
        os.environ.pop("COLUMNS")
        if width is not None:
            os.environ["COLUMNS"] = width
