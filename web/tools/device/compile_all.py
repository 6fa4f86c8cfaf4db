"""Compiles all modules under /files, in Pyodide's Python (`bytecode`)."""

import importlib._bootstrap_external as external
import os
from types import CodeType

# These read their docstrings, or people do; others go without, and without their assertions.
WITH_DOCSTRINGS = ("wuqi/", "pyodide/", "_pyodide/")


def without_lines(code: CodeType) -> CodeType:
    inner = (without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(inner))


def compile_one(file: str) -> None:
    name = os.path.relpath(file, "/files")
    optimize = 0 if name.startswith(WITH_DOCSTRINGS) else 2
    with open(file, "rb") as source:
        code = compile(source.read(), name, "exec", dont_inherit=True, optimize=optimize)
    # It is not checked whether a source has changed: both travel together.
    made = external._code_to_hash_pyc(without_lines(code), bytes(8), False)  # type: ignore[attr-defined]
    with open(f"{file}c", "wb") as compiled:
        compiled.write(made)


for folder, _, names in os.walk("/files"):
    for name in names:
        if name.endswith(".py"):
            compile_one(os.path.join(folder, name))
