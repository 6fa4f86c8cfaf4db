"""Writes src/home/lines.json: the short games that the home page's boards play by themselves.

    python tools/living.py src/home/lines.json

What they look like is asked of the real rules, once, when the page is built, so that the home page
needs nobody to answer. The games are those that come with Wuqi, in the order they are shown.
"""

import json
import sys
from pathlib import Path

from wuqi.core.board.showing import line_of
from wuqi.core.errors import WuqiError
from wuqi.core.folder.folders import shipped
from wuqi.core.registry import shown


def main(target: str) -> None:
    try:
        lines = {game: line_of(game) for game in shown() if game in shipped()}
    except WuqiError as error:
        sys.exit(str(error))  # it names the game and the file
    text = json.dumps(lines, ensure_ascii=False, separators=(",", ":"), default=list)
    Path(target).write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
