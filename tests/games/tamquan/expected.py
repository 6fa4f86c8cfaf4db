"""What tests of all games expect of this one; `tests.games.expecting` explains it."""

from tests.games.expecting import Exchange

VOCABULARY = (255, 3489413160)
PUZZLES = 200
BODY = ".counter"
SHOWN = 24
SHORT: dict[str, str] = {"pieces": "2"}
HINTED = False  # a zone is chosen first, which is no square
EXCHANGES = (
    Exchange(("zone 1", "@b2", "@c2")),
    Exchange(("xc3", "c4-c3", "b3-a3", "e1-e2"), "5/2A2/1AB2/1BB2/4A 1 phase=take"),
)
