"""What tests of all games expect of this one; `tests.games.expecting` explains it."""

from tests.games.expecting import Exchange

VOCABULARY = (2614, 4155398478)
PUZZLES = 200
BODY = ".disc"
SHOWN = 30
SHORT: dict[str, str] = {}
HINTED = True
EXCHANGES = (
    Exchange(("32x3", "16-21", "3x26"), "W:W32:B8,16,18,28"),
    Exchange(("47-42", "huff 32"), "W:W32,47:B1,28", {"capture": "huff"}),
)
