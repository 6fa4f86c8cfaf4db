"""Runs the tests of core, games and search with the browser's Python.

    node web/tools/device/python.mjs tests/device/suites.py [ARGUMENT OF PYTEST…]

The test runner and what tests need besides are taken from the project's environment; they are
plain Python. Left out is what cannot be so: see LEFT_OUT.
"""

import os
import sys
from pathlib import Path

PROJECT = Path("/project")
SUITES = ("tests/core", "tests/games", "tests/search")

# Files by what they need that a browser does not have.
LEFT_OUT = {
    "a compiler": (
        "core/test_compiling.py",
        "core/test_grid.py",
        "core/test_lasting.py",
        "core/test_sources.py",
        "core/test_subsets.py",
        "search/test_clock.py",
        "search/test_transposition.py",
    ),
    "all of NumPy": (
        "games/*/test_learning.py",
        "games/*/test_encoding.py",
        "games/test_against_reference.py",
        "games/*/test_reference.py",
    ),
    "processes or threads": ("core/test_places.py", "games/test_outside.py"),
    "the sources of the whole project": (
        "core/test_glossary.py",
        "core/test_no_english.py",
        "core/test_no_lists.py",
        "core/test_no_names.py",
        "core/test_sizes.py",
        "core/test_typography.py",
        "core/test_used_words.py",
        "core/test_writing.py",
    ),
}


def main() -> int:
    site = next((PROJECT / ".venv" / "lib").glob("python3*/site-packages"))
    sys.path.append(str(site))  # last: what the page loads comes first
    sys.path.append(str(PROJECT))
    os.chdir(PROJECT)
    os.environ |= {"LANG": "C.UTF-8", "WUQI_DATA": "/tmp/data", "WUQI_CACHE": "/tmp/cache"}
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # some of them are not plain Python
    import pytest

    import wuqi

    wuqi.__path__.append(str(PROJECT / "src" / "wuqi"))  # some tests use the command line's parts
    ignored = [f"--ignore-glob=tests/{file}" for files in LEFT_OUT.values() for file in files]
    plain = ["--noconftest", "-q", "-p", "no:cacheprovider", "-m", "not slow", *ignored]
    return int(pytest.main([*plain, *(sys.argv[1:] or SUITES)]))


if __name__ == "__main__":
    sys.exit(main())
