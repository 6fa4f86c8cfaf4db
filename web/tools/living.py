"""Writes src/home/lines.json: the short games that the home page's boards play by themselves.

    python tools/living.py src/home/lines.json

What they look like is asked of the real rules, so that the home page needs nobody to answer. The
result is committed, because the page can then be built before the rules are compiled; a test sees
to it that it is what the rules give. The games are those that come with Wuqi, in the order they
are shown.
"""

import json
import sys
from pathlib import Path

from wuqi.core.board.showing import line_of
from wuqi.core.errors import WuqiError
from wuqi.core.folder.folders import shipped
from wuqi.core.registry import shown


def lines() -> str:
    """What is written, a game a line."""
    found = {game: line_of(game) for game in shown() if game in shipped()}
    rows = (f"{json.dumps(game)}: {_packed(line)}" for game, line in found.items())
    return "{\n" + ",\n".join(rows) + "\n}\n"


def _packed(line: object) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"), default=list)


def main(target: str) -> None:
    try:
        text = lines()
    except WuqiError as error:
        sys.exit(str(error))  # it names the game and the file
    Path(target).write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
