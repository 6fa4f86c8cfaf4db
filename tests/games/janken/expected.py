"""What tests of all games expect of this one; `tests.games.expecting` explains it."""

from tests.games.expecting import Exchange

VOCABULARY = (481, 751642317)
PUZZLES = 200
BODY = ".top"
SHOWN = 12
SHORT: dict[str, str] = {}
HINTED = True
EXCHANGES = (
    Exchange(("a6=RP", "f1=SP")),
    Exchange(("c4~c3-b3", "d4xd3~e3"), "6/6/2RP3/2psRS2/6/6 x"),
)
