"""Folders whose sources do not count for the cache of compiled code contain none."""

import re

from wuqi.core.compiling import NEVER_COMPILED, PACKAGE


def test_folders_that_do_not_count_compile_nothing() -> None:
    compiles = re.compile(r"import .*\bcompiled\b|^@compiled|^import numba|^from numba", re.M)
    for folder in NEVER_COMPILED:
        for path in (PACKAGE / folder).rglob("*.py"):
            assert not compiles.search(path.read_text("utf-8")), path
