"""The colours for the page's build: `python -m wuqi.server.protocol.inks` prints them.

The page's style sheet and its table of inks are made from it, so nothing is written twice.
"""

from typing import Any

import msgspec

from wuqi.core.board.inks import INKS, SAFE_INKS
from wuqi.core.board.showing import colours_of
from wuqi.core.folder.folders import shipped
from wuqi.core.registry import names


def inks() -> dict[str, Any]:
    """The two palettes and, for each game: the ink of each side or camp, the pieces of each camp,
    and the ink of its own marks."""
    by_game = {name: colours_of(name) for name in names() if name in shipped()}
    return {
        "palette": INKS,
        "safe": SAFE_INKS,
        "games": {name: colours["inks"] for name, colours in by_game.items()},
        "camps": {name: colours["camps"] for name, colours in by_game.items()},
        "accents": {name: colours["accent"] for name, colours in by_game.items()},
    }


if __name__ == "__main__":
    print(msgspec.json.encode(inks()).decode())
