"""What is to be seen on the board; `tests.games.scene` explains it."""

from tests.games.scene import Scene

CHAIN = "W:W32:B8,16,18,28"
SCENES = {
    "quiet": Scene("draughts", "W:W32:B1", ("32-28",), ("32 28",), ("step",)),
    "king": Scene("draughts", "W:WK46:B1", ("46-23",), ("46 23",), ("step",)),
    "chain and crown": Scene(
        "draughts",
        CHAIN,
        ("32x3",),
        ("32 23 12 3",),
        ("step", "step", "step", "crown"),
        gone={"28": "take", "18": "take", "8": "take"},
    ),
    "huff": Scene(
        "draughts",
        "W:W32,47:B1,28",
        ("47-42", "huff 32"),
        ("47 42",),
        gone={"32": "huff"},
        signs=("huff",),
        options={"capture": "huff"},
    ),
}
