"""Writes a game's `line.json`: the short game that its board on the home page plays by itself.

    python tools/living.py NAME src/games/NAME/line.json

What it looks like is asked of the real rules, so that the home page needs nobody to answer. The
result is committed, because the page can then be built before the rules are compiled; a test sees
to it that it is what the rules give. An unfinished game has none, and is not shown.
"""

import json
import sys
from pathlib import Path

from wuqi.core.board.showing import line_of
from wuqi.core.errors import WuqiError
from wuqi.core.folder.loading import parts_of
from wuqi.core.registry import names


def line(game: str) -> str:
    """What is written: where the game stands among the others, and its line."""
    found = {"order": parts_of(game).face.ORDER, **line_of(game)}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"), default=list) + "\n"


def main(game: str, target: str) -> None:
    if game not in names():  # which has told what it lacks
        return
    try:
        text = line(game)
    except WuqiError as error:
        sys.exit(str(error))  # it names the game and the file
    path = Path(target)
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
