"""Runs the command line in the test's own process: a start for each case would take minutes."""

import io
import sys
import tempfile
from dataclasses import dataclass
from unittest.mock import patch

from wuqi.cli.main import main


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str


def run(*words: str, stdin: str | None = None) -> Ran:
    """Runs `wuqi WORDS`; with `stdin`, as if that were redirected in, otherwise with none."""
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True) for _ in range(2))
    with tempfile.TemporaryFile("w+", encoding="utf-8") as typed, open("/dev/null") as nothing:
        typed.write(stdin or "")
        typed.seek(0)
        source = nothing if stdin is None else typed
        with (
            patch.multiple(sys, argv=["wuqi", *words], stdin=source, stdout=out, stderr=err),
        ):
            try:
                main()
            except SystemExit as left:
                code = int(left.code or 0)
    return Ran(code, *(stream.buffer.getvalue().decode() for stream in (out, err)))
