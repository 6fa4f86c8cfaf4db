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

# Tests by what they need that a browser does not have.
LEFT_OUT = {
    "a compiler": (
        "core/test_compiling.py",
        "core/test_grid.py",
        "core/test_lasting.py",
        "core/test_sources.py",
        "core/test_subsets.py",
        "search/test_clock.py",
        "search/test_transposition.py",
        "search/test_mcts.py::test_payoffs_are_shared_out",
        "search/test_playouts.py::test_dice_are_fair",
        "search/test_playouts.py::test_weights_are_kept",
    ),
    "all of NumPy": ("core/test_inks.py", "games/*/test_learning.py"),
    "processes or threads": (
        "core/test_places.py",
        "games/test_outside.py",
        "search/test_alphabeta.py::test_anybody_may_stop_it",
        "search/test_alphabeta.py::test_several_threads_come_to_the_same_truth",
        "search/test_mcts.py::test_anybody_may_stop_it",
        "search/test_perft.py::test_threads_count_the_same",
    ),
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
    "more time than there is": (  # `parity` asks the same of more positions
        "games/test_against_reference.py",
        "games/*/test_reference.py",
        "games/test_every_game.py",
        "search/test_playouts.py::test_games_are_as_long_as_in_python",
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
    left_out = [name for names in LEFT_OUT.values() for name in names]
    ignored = [
        f"--deselect=tests/{name}" if "::" in name else f"--ignore-glob=tests/{name}"
        for name in left_out
    ]
    plain = ["--noconftest", "-q", "-p", "no:cacheprovider", "-m", "not slow", *ignored]
    return int(pytest.main([*plain, *(sys.argv[1:] or SUITES)]))


if __name__ == "__main__":
    sys.exit(main())
