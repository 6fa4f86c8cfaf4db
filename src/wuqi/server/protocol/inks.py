"""The colours for the page's build: `python -m wuqi.server.protocol.inks` prints them.

The page's style sheet and its table of who has which ink are made from it, so nothing is typed
twice.
"""

from typing import Any

import msgspec

from wuqi.core.inks import INKS, SAFE_INKS
from wuqi.core.registry import configure, names


def inks() -> dict[str, Any]:
    """The two palettes, and by game which side or camp has which ink, and what is in a camp."""
    faces = {name: configure(name, None, {}).face for name in names()}
    return {
        "palette": INKS,
        "safe": SAFE_INKS,
        "games": {name: dict(face.INKS) for name, face in faces.items()},
        "camps": {name: dict(getattr(face, "CAMP_PIECES", {})) for name, face in faces.items()},
    }


if __name__ == "__main__":
    print(msgspec.json.encode(inks()).decode())
