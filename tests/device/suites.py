"""Runs tests of core, games and search with the browser's Python.

    node web/tools/device/python.mjs tests/device/suites.py [ARGUMENT OF PYTEST…]

The test runner and what tests need besides are taken from the project's environment; they are
plain Python.
"""

import os
import sys
from pathlib import Path

PROJECT = Path("/project")
SUITES = (
    "core/board/test_editing.py",
    "core/board/test_moving.py",
    "core/board/test_turning.py",
    "core/play/test_*.py",
    "core/test_options.py",
    "core/test_position.py",
    "core/text/test_notation.py",
    "games/*/test_rules.py",
    "games/*/test_text.py",
    "search/test_perft.py",
    "search/test_perils.py",
)

# What is not run, by what it needs that a browser does not have.
LEFT_OUT = {
    "a compiler": (
        "core/native/test_*.py",
        "core/board/test_grid.py",
        "core/test_subsets.py",
        "search/test_clock.py",
        "search/test_transposition.py",
    ),
    "all of NumPy": ("core/board/test_inks.py", "games/*/test_learning.py"),
    "processes or threads": (
        "core/test_places.py",
        "games/test_outside.py",
        "search/test_perft.py::test_threads_count_the_same",
    ),
    "the sources of the whole project": ("core/text/test_*.py", "house/test_*.py"),
    # `parity` compares search, pictures, effects and refusals with those of this machine.
    "more time than there is": (
        "games/test_*.py",
        "games/*/test_reference.py",
        "search/test_alphabeta.py",
        "search/test_analysis.py",
        "search/test_mcts.py",
        "search/test_playouts.py",
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
    left_out = [f"tests/{name}" for names in LEFT_OUT.values() for name in names if "::" in name]
    plain = ["--noconftest", "-q", "-p", "no:cacheprovider", "-m", "not slow"]
    plain += [f"--deselect={name}" for name in left_out]
    files = [str(file) for glob in SUITES for file in sorted((PROJECT / "tests").glob(glob))]
    return int(pytest.main([*plain, *(sys.argv[1:] or files)]))


if __name__ == "__main__":
    sys.exit(main())
