"""Files and folders stay small: a file is one idea, a folder a part of the design."""

from collections import Counter
from pathlib import Path

import wuqi

PACKAGE = Path(wuqi.__file__).parent
LONGEST = 400  # lines
LONGER = {"games/sanguo/rules.py"}  # the rules of a game in four modes
MOST_FILES = 15
MORE_FILES = {
    "cli/commands",  # one for each sub-command
    "games/draughts",
}


def test_no_file_is_too_long() -> None:
    lines = {
        path.relative_to(PACKAGE).as_posix(): len(path.read_text().splitlines())
        for path in PACKAGE.rglob("*.py")
    }
    assert {name for name, count in lines.items() if count > LONGEST} <= LONGER


def test_no_folder_has_too_many_files() -> None:
    modules = (path for path in PACKAGE.rglob("*.py") if path.name != "__init__.py")
    files = Counter(path.parent.relative_to(PACKAGE).as_posix() for path in modules)
    assert {name for name, count in files.items() if count > MOST_FILES} <= MORE_FILES
