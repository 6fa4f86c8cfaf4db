"""What a game in Wuqi itself must have beyond what any game needs. It can be played without it."""

import json
from collections.abc import Iterator

from wuqi.core.errors import WuqiError
from wuqi.core.folder.contract import MODULES
from wuqi.core.folder.folders import SHIPPED, Folder
from wuqi.core.folder.loading import parts_of
from wuqi.core.text.words import LANGUAGES

ROOT = SHIPPED.parents[2]
TESTS = ROOT / "tests" / "games"
NOT_IN_ALL = {"tables", "hub"}  # only for solved games, and for the game of the Hub protocol
FILES = ("lessons.json", "puzzles.jsonl", *(f"locales/{tag}.md" for tag in LANGUAGES[1:]))
TEST_FILES = ("expected.py", "reference.py", "comparing.py")


def lacking_inside(folder: Folder) -> Iterator[WuqiError]:
    """What a folder of ours still lacks, in sentences."""
    for module, contract in MODULES.items():
        if not (contract.needed or module in NOT_IN_ALL or folder.has(module)):
            yield WuqiError("game-inside-lacks", file=f"{module}.py")
    for file in FILES:
        if not (folder.path / file).is_file():
            yield WuqiError("game-inside-lacks", file=file)
    if TESTS.is_dir():  # these sources, and not an installed package
        for file in TEST_FILES:
            path = TESTS / folder.name / file
            if not path.is_file():
                yield WuqiError("game-inside-lacks", file=path.relative_to(ROOT).as_posix())


def reasons_without_a_golden_game(folder: Folder) -> Iterator[WuqiError]:
    """The reasons with which no stored game ends. The game must be loaded."""
    if not TESTS.is_dir():
        return
    home = TESTS / folder.name / "golden"
    records = [json.loads(path.read_text("utf-8")) for path in sorted(home.glob("*.json"))]
    stored = {record["result"]["reason"] for record in records if record.get("result")}
    lacking = [reason for reason in parts_of(folder.name).face.REASONS if reason not in stored]
    if lacking:
        where = home.relative_to(ROOT).as_posix()
        yield WuqiError("game-lacks-golden", folder=where, reasons=", ".join(lacking))
