"""Folders whose sources do not count for the cache of compiled code contain none."""

from wuqi.core.compiling import NEVER_COMPILED, PACKAGE


def test_folders_that_do_not_count_compile_nothing() -> None:
    for folder in NEVER_COMPILED:
        for path in (PACKAGE / folder).rglob("*.py"):
            source = path.read_text("utf-8")
            assert "core.compiling" not in source, path
            assert "numba" not in source.replace("NUMBA_NUM_THREADS", ""), path
