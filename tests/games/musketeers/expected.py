"""What tests of all games expect of this one; `tests.games.expecting` explains it."""

from tests.games.expecting import Exchange

VOCABULARY = (100, 3915204512)
PUZZLES = 200
BODY = ".musketeer, .enemy"
SHOWN = 13
SHORT: dict[str, str] = {}
HINTED = True
EXCHANGES = (Exchange(("c3xc4", "b3-c3", "a1xa2")),)
